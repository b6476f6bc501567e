import { getDocumentProxy } from 'unpdf';

/** An element of the structure of a PDF, as a program reads it aloud: its kind, and its text or its elements. */
export interface Element {
  role: string;
  alt?: string;
  text: string;
  children: Element[];
}

/** What PDF.js returns: an element, or the number of a part of the content of its page. */
interface Node {
  role?: string;
  alt?: string;
  id?: string;
  children?: Node[];
}

/** The structure of each page of a PDF. */
export async function structureOf(bytes: Uint8Array): Promise<Element[]> {
  const document = await getDocumentProxy(bytes.slice());
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return Promise.all(
    pages.map(async (loading) => {
      const page = await loading;
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const texts = new Map<string, string>();
      const open: (string | undefined)[] = [];
      for (const item of items) {
        if ('str' in item) {
          const id = open.findLast((one) => one !== undefined) ?? 'decoration';
          texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
        } else if (item.type === 'endMarkedContent') open.pop();
        else open.push(item.id);
      }
      const elementOf = ({ role = '', alt, children = [] }: Node): Element => ({
        ...{ role, ...(alt === undefined ? {} : { alt }) },
        text: children
          .map(({ id }) => (id === undefined ? '' : (texts.get(id) ?? '')))
          .join('')
          .trim(),
        children: children
          .filter(({ role }) => role !== undefined)
          .map((child) => ({ isLeaf: !child.children?.some(({ role }) => role), element: elementOf(child) }))
          // Without what a table has on other pages.
          .flatMap(({ isLeaf, element }) => (isLeaf || hasText(element) ? [element] : [])),
      });
      return elementOf((await page.getStructTree()) as Node);
    }),
  );
}

const hasText = ({ text, children }: Element): boolean => text !== '' || children.some(hasText);

/** All elements of a kind, in the order in which they are read. */
export const elementsOf = (element: Element, role: string): Element[] => [
  ...(element.role === role ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, role)),
];

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The texts that a PDF gives in place of what is drawn, in the order of the file. */
export function actualTexts(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1');
  return [...source.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => {
    const raw = text.replaceAll(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);
    if (!raw.startsWith('\u00fe\u00ff')) return raw;
    return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
  });
}
