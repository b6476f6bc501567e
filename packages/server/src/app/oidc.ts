import type { ClientError, Configuration, CustomFetch, IDToken, ServerMetadata } from 'openid-client';
import { Problem } from '../contract/errors.ts';
import type { Identity, IdentityProviders, PendingSignIn } from '../http/settings/identities.ts';
import { isAboutCertificate } from '../lib/certificates.ts';
import type { OidcIssuer } from './oidc-issuer.ts';
import { isInsecure } from './oidc-issuers.ts';

type Library = typeof import('openid-client');

/** Clocks differ by seconds, and by more where nobody sets them. */
const clockToleranceSeconds = 60;
const timeoutSeconds = 10;
/** What a provider sends has a few kilobytes. */
const mostBytes = 1024 * 1024;
/** As OpenID Connect and the API limit it. */
const longestSubject = 255;
/** What a provider publishes about itself changes seldom. Its keys are read with every sign-in. */
const metadataMs = 3_600_000;
/** The addresses without which nobody can sign in with a provider. */
const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

/** Signs people in with OpenID Connect: the authorization code flow with PKCE, `state` and `nonce`. */
export class OidcProviders implements IdentityProviders {
  readonly #issuers: readonly OidcIssuer[];
  readonly #publicUrl: () => string;
  readonly #onError: (error: unknown) => void;
  readonly #metadata = new Map<string, { metadata: ServerMetadata; readAt: number }>();
  #library: Promise<Library> | undefined;

  constructor(issuers: readonly OidcIssuer[], publicUrl: () => string, onError: (error: unknown) => void) {
    this.#issuers = issuers;
    this.#publicUrl = publicUrl;
    this.#onError = onError;
  }

  get shown() {
    return this.#issuers.map(({ id, name }) => ({ id, name }));
  }

  get #redirectUri(): string {
    return `${this.#publicUrl()}/settings/signed-in`;
  }

  async start(id: string, another: boolean): Promise<{ url: string; pending: PendingSignIn }> {
    const issuer = this.#issuer(id);
    const client = await this.#load();
    const config = await this.#configuration(client, issuer);
    const pending = {
      provider: id,
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ...(another && { prompt: 'select_account' }),
    });
    return { url: url.href, pending };
  }

  async finish({ provider, state, nonce, verifier }: PendingSignIn, search: string): Promise<Identity> {
    const issuer = this.#issuer(provider);
    const client = await this.#load();
    const config = await this.#configuration(client, issuer);
    const url = new URL(`${this.#redirectUri}?${search}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    const tokens = await client
      .authorizationCodeGrant(config, url, { ...checks, idTokenExpected: true })
      .catch((error: unknown) => {
        throw this.#failure(client, issuer, error);
      });
    const claims = tokens.claims();
    if (!claims) throw refused(issuer, 'it sent no identity');
    const { iss, sub } = claims;
    if (sub.length === 0 || sub.length > longestSubject)
      throw notAccepted(issuer, `a subject of ${sub.length} characters`);
    const { email, email_verified } = await this.#profile(client, config, claims, tokens.access_token);
    const address = typeof email === 'string' ? email : null;
    const verified = email_verified === true ? address : null;
    return { provider, issuer: iss, subject: sub, email: verified, shownEmail: address };
  }

  /** The claims about the person: a provider sends them with the identity, or only to those who ask. */
  async #profile(
    client: Library,
    config: Configuration,
    claims: IDToken,
    token: string,
  ): Promise<Record<string, unknown>> {
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
    try {
      return await client.fetchUserInfo(config, token, claims.sub);
    } catch (error) {
      // The identity is known without them.
      this.#onError(error);
      return claims;
    }
  }

  async signOutUrl(id: string): Promise<string | null> {
    const issuer = this.#issuers.find((each) => each.id === id);
    if (!issuer) return null;
    try {
      const client = await this.#load();
      const config = await this.#configuration(client, issuer);
      if (!config.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config).href;
    } catch (error) {
      // Somebody who signs out is signed out here, whatever the provider does.
      this.#onError(error);
      return null;
    }
  }

  #issuer(id: string): OidcIssuer {
    const issuer = this.#issuers.find((each) => each.id === id);
    if (!issuer) throw new Problem('not_found', 'This server has no such identity provider.');
    return issuer;
  }

  /** Most processes sign nobody in while they start. */
  #load(): Promise<Library> {
    this.#library ??= import('openid-client');
    return this.#library;
  }

  /** A new one for each step, with the keys that the provider has now: a rotation must keep nobody out. */
  async #configuration(client: Library, issuer: OidcIssuer): Promise<Configuration> {
    const metadata = await this.#describe(client, issuer);
    const config = new client.Configuration(
      metadata,
      issuer.clientId,
      { [client.clockTolerance]: clockToleranceSeconds },
      authentication(client, metadata, issuer),
    );
    return prepared(client, config, issuer);
  }

  async #describe(client: Library, issuer: OidcIssuer): Promise<ServerMetadata> {
    const known = this.#metadata.get(issuer.id);
    if (known && Date.now() - known.readAt < metadataMs) return known.metadata;
    const execute = isInsecure(issuer.issuer) ? [client.allowInsecureRequests] : [];
    const found = await client
      .discovery(new URL(issuer.issuer), issuer.clientId, undefined, undefined, {
        execute,
        timeout: timeoutSeconds,
        [client.customFetch]: fetchSome,
      })
      .catch((error: unknown) => {
        throw this.#failure(client, issuer, error);
      });
    const metadata = found.serverMetadata();
    const missing = needed.find((name) => !URL.canParse(String(metadata[name])));
    if (missing) throw notAccepted(issuer, `it publishes no ${missing}`);
    this.#metadata.set(issuer.id, { metadata, readAt: Date.now() });
    return metadata;
  }

  #failure(client: Library, issuer: OidcIssuer, error: unknown): Problem {
    if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
      return refused(issuer, reasonOf(error));
    // What the library could not accept, such as a token for another client, or a provider that cannot be reached.
    this.#onError(error);
    const certificate = certificateCode(error);
    if (certificate !== undefined)
      return notAccepted(issuer, certificate, 'this server does not accept its certificate');
    const { code } = Object(error) as Partial<ClientError>;
    const outage = outageOf(error) ?? (code === undefined ? 'it could not be reached' : undefined);
    return outage === undefined ? notAccepted(issuer, String(code)) : refused(issuer, outage);
  }
}

/** What is wrong with a provider that has not responded, or with an error of its own: it can be gone with the next attempt. */
function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, cause } = error;
  if (name === 'TimeoutError') return `it did not respond within ${timeoutSeconds} seconds`;
  if (cause instanceof Response && cause.status >= 500) return `it has a problem (status ${cause.status})`;
  return outageOf(cause);
}

/** What is wrong with the certificate of a provider, if something is. */
function certificateCode(error: unknown): string | undefined {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return undefined;
  const { code } = error.cause as NodeJS.ErrnoException;
  return code !== undefined && isAboutCertificate(code) ? code : undefined;
}

/** Fetches from a provider, and reads no more of a response than one that is in order has. */
const fetchSome: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new RangeError(`The response of ${url} is larger than ${mostBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
  return response.body ? new Response(response.body.pipeThrough(counting), response) : response;
};

/** `client_secret_basic` is what a provider supports that names no methods. */
const authentication = (client: Library, metadata: ServerMetadata, { clientSecret }: OidcIssuer) =>
  metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret);

function prepared(client: Library, config: Configuration, { issuer }: OidcIssuer): Configuration {
  config.timeout = timeoutSeconds;
  config[client.customFetch] = fetchSome;
  client.enableNonRepudiationChecks(config);
  if (isInsecure(issuer)) client.allowInsecureRequests(config);
  return config;
}

const refused = ({ name }: OidcIssuer, reason: string): Problem =>
  new Problem('sign_in_failed', `You were not signed in with ${name}: ${reason}. Try again.`);

/** Trying again does not help: the clocks or the configuration of the server and the provider do not agree. */
function notAccepted(
  { name }: OidcIssuer,
  code: string,
  reason = 'this server does not accept its response',
): Problem {
  const why =
    code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'
      ? 'according to the clock of this server, its response has expired or is not valid yet'
      : reason;
  return new Problem(
    'sign_in_failed',
    `You were not signed in with ${name}: ${why}. Tell whoever operates this server (${code}).`,
  );
}

/** In the provider's words, which are for developers, if it gives any. */
const reasonOf = ({
  error,
  error_description,
}: {
  error: string;
  error_description?: string | undefined;
}): string =>
  error === 'access_denied'
    ? 'the sign-in was cancelled or refused'
    : (error_description ?? error).replace(/\.$/, '');
