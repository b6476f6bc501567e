import { compile, type DomNode, type FormatCallback } from 'html-to-text';

const oneLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const heading = { options: { uppercase: false, leadingLineBreaks: 2 } };

/**
 * Lays out a table in columns if that is cheap: the library takes as many places as cells span, and pads each line to the
 * width of what is before it. Otherwise each cell is a line.
 */
const table: FormatCallback = (element, walk, builder, options) => {
  const { dataTable, block } = builder.options.formatters;
  const format = isSmall(element) ? dataTable : block;
  format?.(element, walk, builder, options);
};

const most = { cells: 500, span: 20, characters: 10_000 };

/** Whether a table is one that a person would have written, and has no table in it. */
function isSmall(element: DomNode): boolean {
  let cells = 0;
  let characters = 0;
  const open = [...(element.children ?? [])];
  for (let node = open.pop(); node; node = open.pop()) {
    const { name, data = '', attribs = {}, children = [] } = node;
    if (name === 'td' || name === 'th') cells++;
    characters += data.length;
    const spans = [attribs.colspan, attribs.rowspan].map((span) => Number(span ?? 1));
    if (name === 'table' || cells > most.cells || characters > most.characters) return false;
    if (spans.some((span) => span > most.span || !Number.isInteger(span))) return false;
    for (const child of children) open.push(child);
  }
  return true;
}

/** Numbers the items of a list, in the way that it asks for unless the library cannot count as far. */
const list: FormatCallback = (element, walk, builder, options) => {
  const { attribs = {}, children = [] } = element;
  const isShort = Math.abs(Number(attribs.start ?? 1)) <= 1000 && children.length <= 2000;
  const counted = isShort ? element : { ...element, attribs: {} };
  builder.options.formatters.orderedList?.(counted, walk, builder, options);
};

/**
 * The address of a link as mail programs find it in a text: without what would end it, such as spaces. None of a link that
 * would run a script.
 */
const addressOf = (href: string): string =>
  /^\s*(?:javascript|vbscript|data):/i.test(href)
    ? ''
    : href.trim().replaceAll(/[\s"<>\\^`{|}]/g, (character) => encodeURIComponent(character));

/** The text of HTML: links with their addresses, and tables as tables. */
export const plainTextOf: (html: string) => string = compile({
  wordwrap: false,
  // No email that a person has written is nested as deeply, and the library calls itself for each level.
  limits: { maxDepth: 200, ellipsis: '…' },
  selectors: [
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], pathRewrite: addressOf },
    },
    { selector: 'table', format: 'boundedTable', options: { uppercaseHeaderCells: false } },
    { selector: 'table[role="presentation"]', format: 'block' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'block', options: oneLine })),
    { selector: 'ol', format: 'boundedList' },
    { selector: 'img', format: 'alt' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
  ],
  formatters: {
    boundedTable: table,
    boundedList: list,
    alt: (element, _walk, builder) => {
      builder.addInline(element.attribs?.alt ?? '', { noWordTransform: true });
    },
  },
});
