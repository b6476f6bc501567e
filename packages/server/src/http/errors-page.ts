import { openapi } from '../contract.ts';

interface Entry {
  status: number;
  title: string;
  description: string;
}

/** The page that the `type` of every problem points at. */
export function errorsPage(): string {
  const { 'x-errors': catalog } = openapi as { 'x-errors': Record<string, Entry> };
  const sections = Object.entries(catalog).map(
    ([code, { status, title, description }]) =>
      `<section id="${code}"><h2><code>${code}</code> <small>${status}</small></h2><p><b>${escapeHtml(title)}.</b> ${escapeHtml(description)}</p></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rollbook errors</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2433}h2{font-size:1.1rem;margin:1.6rem 0 .2rem}p{margin:0}small{color:#667}:target{background:#fff6d6}</style>
</head><body><h1>Errors</h1><p>Every error is <code>application/problem+json</code>; its <code>code</code> is one of these.</p>
${sections.join('\n')}
</body></html>
`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
