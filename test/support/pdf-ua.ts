import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** What PDF.js returns of the structure of a page. */
interface Node {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  bbox?: number[];
  children?: Node[];
}

/** The kinds of elements that each kind contains; text is in those that are listed without any. */
const inside: Readonly<Record<string, readonly string[]>> = {
  Root: ['Document'],
  Document: ['P', 'H1', 'H2', 'Figure', 'L', 'Table'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['THead', 'TBody'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  ...Object.fromEntries(['P', 'H1', 'H2', 'Lbl', 'LBody', 'TH', 'TD'].map((role) => [role, ['Span']])),
  Span: [],
  Figure: [],
};

/**
 * What a program can check of ISO 14289-1 (PDF/UA-1) in a document without links, forms and attachments: the failure
 * conditions of the Matterhorn Protocol, by their numbers. Returns those that were found.
 */
export async function failuresOf(bytes: Uint8Array): Promise<string[]> {
  const failures: string[] = [];
  const check = (holds: unknown, failure: string) => {
    if (!holds) failures.push(failure);
  };
  const { source, streams } = objectsOf(bytes);
  check(source.includes('/Marked true'), '06: not marked as tagged');
  check(!source.includes('/Suspects true'), '06: tags are suspect');
  check(source.includes('/DisplayDocTitle true'), '07-001: the title is not shown');
  check(/\/Lang \([a-z]/.test(source), '11-006: no language');
  const metadata = streams.find(({ dictionary }) => dictionary.includes('/Type /Metadata'))?.text ?? '';
  check(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), '06-002: no identification');
  check(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(metadata), '06-003: no title');
  for (const outside of ['/Annots', '/AcroForm', '/EmbeddedFiles', '/Encrypt', '/OCProperties', '/XFA'])
    check(!source.includes(outside), `not covered: ${outside}`);
  fontFailures(source, streams, check);
  const contents = streams.map(({ text }) => text).filter((text) => / (BDC|BMC)\b/.test(text));
  for (const text of contents) contentFailures(text, check);
  await structureFailures(bytes, check);
  return failures;
}

type Check = (holds: unknown, failure: string) => void;
interface Stream {
  dictionary: string;
  text: string;
}

function objectsOf(bytes: Uint8Array): { source: string; streams: Stream[] } {
  const file = Buffer.from(bytes);
  const source = file.toString('latin1');
  const streams: Stream[] = [];
  for (let at = source.indexOf('\nstream\n'); at !== -1; at = source.indexOf('\nstream\n', at + 8)) {
    const dictionary = source.slice(source.lastIndexOf(' obj\n', at), at);
    const length = Number(/\/Length (\d+)/i.exec(dictionary)?.[1]);
    const content = file.subarray(at + 8, at + 8 + length);
    const isText = dictionary.includes('/FlateDecode') && !/\/(Length1|Width) /.test(dictionary);
    const text = (isText ? inflateSync(content) : content).toString('latin1');
    streams.push({ dictionary, text });
    at += length;
  }
  return { source, streams };
}

/** Every font is embedded, and every code of it stands for a character. */
function fontFailures(source: string, streams: readonly Stream[], check: Check): void {
  const dictionaries = [...source.matchAll(/\d+ 0 obj\n(<<[\s\S]*?>>)\nendobj/g)].map(
    ([, text = '']) => text,
  );
  const fonts = dictionaries.filter(
    (text) => /\/Type \/Font\n/.test(text) && text.includes('/Subtype /Type0'),
  );
  check(fonts.length > 0, 'no font was found');
  check(!/\/BaseFont \/(Helvetica|Times|Courier|Symbol|Zapf)/.test(source), '31-009: a font is not embedded');
  for (const font of fonts) {
    check(font.includes('/ToUnicode '), '31-027: a font has no ToUnicode');
    check(font.includes('/Encoding /Identity-H'), '31-006: another encoding than that of its glyphs');
  }
  for (const text of dictionaries.filter((each) => each.includes('/Type /FontDescriptor'))) {
    check(/\/FontFile[23] /.test(text), '31-009: a font is not embedded');
    check(!text.includes('/CIDSet'), '31-014: a list of glyphs, which can be incomplete');
  }
  for (const text of dictionaries.filter((each) => each.includes('/Subtype /CIDFontType2')))
    check(text.includes('/CIDToGIDMap /Identity'), '31-008: no map from codes to glyphs');
  for (const { text } of streams.filter((each) => each.text.includes('beginbfrange')))
    for (const [, list = ''] of text.matchAll(/\[([^\]]*)\]/g))
      for (const [, value = ''] of list.matchAll(/<([^>]*)>/g)) {
        check(value !== '', '31-027: a code stands for no character');
        check(!/^(0000|feff|fffe)$/i.test(value), `31-028: a code stands for U+${value}`);
      }
}

const painting = /^(Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|Do|sh|BI)$/;

/** Everything that is painted is content of the structure or an artifact, and never both. */
function contentFailures(text: string, check: Check): void {
  const open: string[] = [];
  const tokens =
    /\/(\w+) (?:<<([\s\S]*?)>> )?(BDC|BMC)\b|\b(EMC)\b|<([0-9a-f]*)>|(?<=[\s\])>])([A-Za-z'"*]+)(?=\s|$)/g;
  for (const [, tag = '', properties = '', begins, ends, codes, operator] of text.matchAll(tokens)) {
    if (begins) {
      const kind = tag === 'Artifact' ? 'artifact' : properties.includes('/MCID') ? 'content' : 'mark';
      check(!(kind === 'artifact' && open.includes('content')), '01-001: an artifact in content');
      check(!(kind === 'content' && open.includes('artifact')), '01-002: content in an artifact');
      open.push(kind);
    } else if (ends) open.pop();
    else if (codes !== undefined)
      check(!/^(?:[0-9a-f]{4})*?0000/.test(codes), '31-030: a missing glyph is shown');
    else if (operator && painting.test(operator))
      check(
        open.some((kind) => kind !== 'mark'),
        `01-003: ${operator} paints what is neither content nor an artifact`,
      );
  }
  check(open.length === 0, 'marked content has no end');
}

async function structureFailures(bytes: Uint8Array, check: Check): Promise<void> {
  const document = await getDocumentProxy(bytes.slice());
  const headings: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Set(items.flatMap((item) => ('id' in item && item.id ? [item.id] : [])));
    const used: string[] = [];
    const walk = (node: Node): void => {
      const { role = '', children = [] } = node;
      check(role in inside, `02-001: ${role} is no kind of element`);
      if (/^H\d$/.test(role)) headings.push(role);
      if (role === 'Figure') check(node.alt, '13-004: a figure without a text');
      for (const child of children) {
        if (child.role === undefined) used.push(child.id ?? '');
        else {
          check(inside[role]?.includes(child.role), `09-004: ${child.role} in ${role}`);
          walk(child);
        }
      }
      const isContainer = (inside[role] ?? []).some((each) => each !== 'Span');
      check(!isContainer || children.every((child) => child.role), `09-004: text in ${role}`);
    };
    const tree = (await page.getStructTree()) as Node | null;
    check(tree, '01-006: a page without a structure');
    if (tree) walk(tree);
    check(new Set(used).size === used.length, '01-005: content that is in two elements');
    for (const id of marked) check(used.includes(id), `01-005: ${id} is in no element`);
  }
  check(headings[0] === 'H1', '14-002: the first heading is not H1');
  check(headings.filter((heading) => heading === 'H1').length === 1, '14-003: several headings H1');
  await document.loadingTask.destroy();
}
