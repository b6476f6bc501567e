import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { StaticDocument } from '../static-document.ts';

// Everything comes from this server, and nothing is written into the page.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'clipboard-write=(self)',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The files of the screen: next to the code in a package, in the folder of its own package in the repository. */
const places = [new URL('console/', import.meta.url), new URL('../../../../console/dist/', import.meta.url)];

const missing = `<!doctype html><html lang="en"><title>Rollbook settings</title>
<h1>The settings screen has not been built</h1>
<p>Run <code>npx -y pnpm@12 build</code> in the repository, and start the server again.</p></html>
`;

/** The page of the settings screen, for all of its paths, and its other files by path. */
export interface Screen {
  page: StaticDocument;
  files: Map<string, StaticDocument>;
}

export function settingsScreen(): Screen {
  const folder = places.find((place) => existsSync(new URL('index.html', place)));
  const html = 'text/html; charset=utf-8';
  if (!folder) return { page: new StaticDocument(html, () => missing, headers), files: new Map() };
  const read = (name: string) => readFileSync(new URL(name, folder));
  const lasting = { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' };
  const files = readdirSync(new URL('assets/', folder)).map((name) => {
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return [
      `/settings/assets/${name}`,
      new StaticDocument(type, async () => read(`assets/${name}`), lasting),
    ] as const;
  });
  return { page: new StaticDocument(html, async () => read('index.html'), headers), files: new Map(files) };
}
