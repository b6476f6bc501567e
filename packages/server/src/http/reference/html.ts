const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:58rem;margin:2rem auto;padding:0 1rem;color:#1d2433}
h2{font-size:1.2rem;margin:2rem 0 .2rem}p{margin:0 0 .6rem}small{color:#667}a{color:#1450b8}:target{background:#fff6d6}
table{border-collapse:collapse;table-layout:fixed;width:100%}td{padding:.15rem .6rem .15rem 0;vertical-align:top;border-top:1px solid #e6e8ee}
.method{font:600 .75rem/1.9 ui-monospace,monospace;width:4rem}.path{font:.85rem/1.7 ui-monospace,monospace;overflow-wrap:anywhere;width:58%}`;

/** A page that needs neither script nor network. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">
<style>${style}</style>
</head><body><h1>${title}</h1>
${body}
</body></html>
`;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text on one line, with its `code`. */
export const codeHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The little Markdown of the document's short texts: paragraphs and `code`. */
export const textHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => `<p>${codeHtml(paragraph)}</p>`)
    .join('\n');
