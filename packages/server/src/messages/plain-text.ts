const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const tagName = /^<\/?[a-z][a-z0-9]{0,9}/i;
const endOfHidden: Record<string, RegExp> = { '<script': /<\/script\b/gi, '<style': /<\/style\b/gi };
const lineBreaks = new Map([
  ['<br', '\n'],
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr'].map(
    (name) => [`</${name}`, '\n\n'] as const,
  ),
]);

/**
 * The text of HTML, for recipients whose mail program shows no HTML. It reads the tags once, from the first to the last,
 * and looks for nothing twice, so its time is linear whatever the HTML is.
 */
export function plainTextOf(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    // A bracket that begins no tag is text.
    if (close < 0) break;
    const [tag = ''] = tagName.exec(html.slice(open, Math.min(close, open + 12))) ?? [];
    const name = tag.toLowerCase();
    text += html.slice(at, open).replaceAll('\n', ' ') + (lineBreaks.get(name) ?? '');
    at = Math.max(close + 1, hiddenUntil(html, name, close));
  }
  text += html.slice(at).replaceAll('\n', ' ');
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r\f]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

/** Where the content of a script or a style ends: at its end tag, otherwise with the text. */
function hiddenUntil(html: string, name: string, from: number): number {
  const end = endOfHidden[name];
  if (!end) return from;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
