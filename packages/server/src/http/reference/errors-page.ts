import { openapi } from '../../contract.ts';
import { codeHtml, htmlPage } from './html.ts';

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
      `<section id="${code}"><h2><code>${code}</code> <small>${status}</small></h2><p><b>${codeHtml(title)}.</b> ${codeHtml(description)}</p></section>`,
  );
  return htmlPage(
    'Rollbook errors',
    `<p>Every error is <code>application/problem+json</code>; its <code>code</code> is one of these.</p>
${sections.join('\n')}`,
  );
}
