import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Visitor } from './visitor.ts';

const program = join(import.meta.dirname, 'oidc-process.ts');

export const issuerOn = (port: number, id = 'example') => ({
  ...{ id, name: 'Example ID', issuer: `http://127.0.0.1:${port}` },
  ...{ clientId: 'rollbook', clientSecret: 'secret' },
});

interface ProviderOptions {
  port: number;
  /** The server whose people sign in. */
  server: { url: string };
  /** By how much its clock is ahead. */
  aheadMs?: number;
}

/** Starts an OpenID Connect provider with new keys, as a process of its own, which ends with the test. */
export async function startProvider({
  port,
  server,
  aheadMs = 0,
}: ProviderOptions): Promise<() => Promise<void>> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
  const clock = `const now=Date.now;Date.now=()=>now()+${aheadMs}`;
  const child = spawn(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(clock)}`, program],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        OIDC_PORT: String(port),
        OIDC_REDIRECT_URI: `${server.url}/settings/signed-in`,
        OIDC_CLIENTS: 'rollbook,another',
        OIDC_KEYS: JSON.stringify({ keys: [key] }),
      },
    },
  );
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  onTestFinished(stop);
  await once(child.stdout, 'data');
  return stop;
}

/** Signs in at the provider as an account, as a browser without a page does; returns the query that it sends back. */
export async function atProvider(url: string, account: string): Promise<string> {
  let next = new URL(url);
  next.searchParams.set('login_hint', account);
  const cookies = new Map<string, string>();
  for (let hop = 0; hop < 10; hop++) {
    const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { Cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${await response.text()}`);
    next = new URL(location, next);
    if (next.pathname === '/settings/signed-in') return next.search.slice(1);
  }
  throw new Error('The provider redirects without an end');
}

/** Signs in with a provider, from the button to the response to what the provider sent back. */
export async function signInWith(visitor: Visitor, account: string, provider = 'example') {
  const { json } = await visitor.send('POST', '/settings/session/provider', { provider });
  const callback = await atProvider(json.url, account);
  return visitor.loaded(await visitor.send('POST', '/settings/session', { callback }));
}
