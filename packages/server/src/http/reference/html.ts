/** Markup that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | false | undefined | readonly Part[];

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Creates markup. Values in `${}` are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, i) => text + render(parts[i])).join(''));
