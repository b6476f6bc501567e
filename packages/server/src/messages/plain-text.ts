import { compile } from 'html-to-text';

const heading = { options: { uppercase: false, leadingLineBreaks: 2 } };

/** The text of HTML: links with their addresses, and tables as tables. */
export const plainTextOf: (html: string) => string = compile({
  wordwrap: false,
  // No email that a person has written is nested as deeply, and the library calls itself for each level.
  limits: { maxDepth: 200, ellipsis: '…' },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['table[role="presentation"]', 'td'].map((selector) => ({ selector, format: 'block' })),
    { selector: 'img', format: 'alt' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
  ],
  formatters: {
    alt: (element, _walk, builder) => {
      builder.addInline(element.attribs?.alt ?? '', { noWordTransform: true });
    },
  },
});
