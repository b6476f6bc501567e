import type { Started } from './server.ts';

/** What the page of the settings screen sends with its requests. */
export const ownHeaders = { 'Rollbook-Settings': '1', 'Sec-Fetch-Site': 'same-origin' };

/** The token of the URL of a link. */
export const tokenOf = (url: string): string => new URL(url).hash.slice(1);

/** A browser that is signed in, or not: it sends the cookie that it got last. */
export class Visitor {
  readonly #url: string;
  /** The cookie of the session, and those of sign-ins on their way. */
  cookie = '';
  readonly #others = new Map<string, string>();
  headers: Record<string, string> = ownHeaders;

  constructor({ server }: { server: Pick<Started['server'], 'url'> }) {
    this.#url = server.url;
  }

  async send(method: string, path: string, body?: object) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.headers,
        Cookie: [this.cookie, ...this.#others.values()].filter(Boolean).join('; '),
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const all = response.headers.getSetCookie();
    const set = all.find((each) => /^(__Secure-)?rollbook_session=/.test(each));
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    for (const each of all) {
      const [pair = '', ...attributes] = each.split('; ');
      const [name = ''] = pair.split('=', 1);
      if (each === set || name.endsWith('rollbook_session')) continue;
      if (attributes.includes('Max-Age=0')) this.#others.delete(name);
      else this.#others.set(name, pair);
    }
    // biome-ignore lint/suspicious/noExplicitAny: whatever the server returned is checked by the test.
    const json: any = await response.json();
    return { status: response.status, set, headers: response.headers, json };
  }

  /** Signs in, and loads the page of the school. */
  async signIn(apiKey: string) {
    return this.loaded(await this.send('POST', '/settings/session', { api_key: apiKey }));
  }

  /** Uses the URL of a link, as its page does. */
  async useLink(url: string) {
    return this.loaded(await this.send('POST', '/settings/session', { link: tokenOf(url) }));
  }

  /** The page of the school of a response, if it has one, is loaded. */
  loaded(signedIn: Awaited<ReturnType<Visitor['send']>>) {
    const { school_id: school, mode, actor } = signedIn.json;
    if (school) this.headers = { ...this.headers, 'Rollbook-Settings': `${school} ${mode} ${actor.id}` };
    return signedIn;
  }

  async school(): Promise<number> {
    return (await this.send('GET', '/settings/api/v1/school')).status;
  }
}
