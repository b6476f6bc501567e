// An OpenID Connect provider as a process of its own. Its settings are in the environment: see oidc.ts.
import { createServer } from 'node:http';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';

const { OIDC_PORT = '', OIDC_REDIRECT_URI = '', OIDC_KEYS = '', OIDC_CLIENTS = '' } = process.env;
const issuer = `http://127.0.0.1:${OIDC_PORT}`;

/** Anybody can sign in, by any name. */
const claimsOf = (sub: string) => ({
  sub,
  name: `${sub} Example`,
  email: `${sub.replace(/^unverified-/, '')}@example.org`,
  email_verified: !sub.startsWith('unverified-'),
});

const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

const configuration: Configuration = {
  clients: OIDC_CLIENTS.split(',').map((client_id) => ({
    client_id,
    client_secret: 'secret',
    redirect_uris: [OIDC_REDIRECT_URI],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  })),
  jwks: JSON.parse(OIDC_KEYS),
  cookies: { keys: ['example'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
  // Nobody is asked for consent.
  async loadExistingGrant({ oidc }) {
    const { client, session, provider } = oidc;
    const grant = new provider.Grant({
      ...(client && { clientId: client.clientId }),
      ...(session?.accountId && { accountId: session.accountId }),
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
};

const provider = new Provider(issuer, configuration);
const handle = provider.callback();

const form = (action: string) => `<!doctype html><html lang="en"><title>Example identity provider</title>
<form action="${action}"><label>Account <input name="account"></label> <button>Continue</button></form></html>`;

createServer(async (request, response) => {
  const url = new URL(request.url ?? '', issuer);
  if (!url.pathname.startsWith('/interaction/')) return handle(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const account = url.searchParams.get('account') ?? params.login_hint;
  if (account === 'refuse')
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (typeof account === 'string')
    return provider.interactionFinished(request, response, {
      select_account: {},
      login: { accountId: account },
    });
  response.setHeader('Content-Type', 'text/html');
  response.end(form(url.pathname));
}).listen(Number(OIDC_PORT), '127.0.0.1', () => process.stdout.write('listening\n'));
