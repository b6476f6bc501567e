import PDFDocument from 'pdfkit';
import { escapeHtml } from '../lib/text.ts';
import { readable } from './paragraph.ts';
import type { Fonts } from './pdf-fonts.ts';
import { type Line, type Paint, type TextStyle, TextWriter } from './pdf-text.ts';
import { Tag, type TagOptions } from './tags.ts';
import { Refused } from './workers.ts';

export const page = { width: 595.28, height: 841.89, margin: 42, footer: 30 };
export const inner = page.width - 2 * page.margin;
export const accent = '#1f4e79';
const muted = '#55606d';
export const alarm = '#a4262c';

export const small: TextStyle = { size: 8, color: muted };
export const normal: TextStyle = { size: 9.5 };
export const bold: TextStyle = { ...normal, weight: 700 };
export const padding = 5;

export interface Column {
  title: string;
  width: number;
  align: 'start' | 'end';
}

/** An image of a letterhead: its bytes in base64, and its size in pixels. */
export interface Image {
  media_type: 'image/png' | 'image/jpeg';
  data: string;
  width: number;
  height: number;
}

/** Whose a document is. */
export interface Letterhead {
  name: string;
  /** What is below the name. */
  lines: readonly string[];
  logo?: Image | undefined;
}

/** Text in a column. */
export interface Cell {
  text: string;
  style: TextStyle;
  x: number;
  width: number;
  align?: Column['align'] | 'center';
  /** The kind of its part of the document; a paragraph, if it is not given. */
  tag?: string;
  about?: TagOptions;
}

/** Text in a column, and the part of the document that it is; undefined if it is decoration. */
interface TaggedCell extends Cell {
  part: Tag | undefined;
}

/** A part of a page that is never divided: a line in each column that has one. */
interface Strip {
  height: number;
  lines: readonly (Line | undefined)[];
  /** The columns, which strips of the same text have in common. */
  cells: readonly TaggedCell[];
}

/** How strips are placed below one another. */
interface Placing {
  /** Space above and below each part of them that is on one page. */
  space?: number;
  /** The height of what is drawn next, and must not be alone on a page. */
  next?: number;
  background?: string | undefined;
}

const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0);

/** Strips that are on the same page: the first two, and the last two, so that no line is alone on a page. */
const groupsOf = (strips: readonly Strip[]): Strip[][] =>
  strips.length < 4
    ? [[...strips]]
    : [strips.slice(0, 2), ...strips.slice(2, -2).map((strip) => [strip]), strips.slice(-2)];

/** The box of the logo. */
const logoSize = { width: 70, height: 56 };
const bottom = page.height - page.margin - page.footer;
/** What is higher than this is divided, even if it would fit on a page of its own. */
const mostUndivided = (bottom - page.margin) * 0.8;

interface About {
  title: string;
  author: string;
  /** Whose it is, at the top of each page after the first. */
  continued: string;
  /** When what it shows was made. */
  createdAt: Date;
}

/** What is drawn on a page, and of which part of the document; undefined for decoration. */
interface Drawn {
  part: Tag | undefined;
  paint: Paint;
}

const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** PDFKit writes the texts of `info` into XML as they are, after it has written them into the document. */
class Document extends PDFDocument {
  /** Whether all that is written stands for characters, as PDF/UA requires. */
  isNamed = true;

  override endMetadata(): void {
    const { info } = this;
    this.info = { ...info, Title: escapeHtml(info.Title ?? ''), Author: escapeHtml(info.Author ?? '') };
    // PDFKit's own option would also add a list of glyphs, which is incomplete.
    if (this.isNamed) this.appendXML(accessible);
    super.endMetadata();
  }
}

/**
 * An A4 document that is laid out from top to bottom. It is drawn when it is finished, so a layout that is not used costs
 * little.
 */
export class Sheet {
  protected readonly writer: TextWriter;
  readonly #about: About;
  readonly #fonts: Fonts;
  readonly #mostPages: number;
  readonly #pages: Drawn[][] = [];
  readonly #structure = new Tag('Document');
  /** The part of the document that is laid out; undefined for decoration. */
  #part: Tag | undefined = this.#structure;
  /** What is repeated at the top of each page while a table continues. */
  #head: (() => void) | undefined;
  /** Where the content of the page begins. */
  #top = 0;
  /** How far the page is filled. */
  protected y = 0;

  /** Text is written in the sizes of its styles multiplied by `scale`. */
  constructor(about: About, fonts: Fonts, mostPages: number, scale = 1) {
    this.writer = new TextWriter(fonts, scale);
    this.#about = about;
    this.#fonts = fonts;
    this.#mostPages = mostPages;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /**
   * Draws the document, with its structure. It says that it is PDF/UA-1, unless a glyph stands for no character of its own, which
   * happens in writing whose letters are several glyphs.
   */
  async finish(): Promise<Uint8Array> {
    const { title, author, createdAt } = this.#about;
    const doc = new Document({
      size: 'A4',
      // Text below a margin would begin another page.
      margin: 0,
      autoFirstPage: false,
      ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: 'en' },
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
    const onUnnamed = () => {
      doc.isNamed = false;
    };
    for (const face of this.#fonts.used) face.register(doc, onUnnamed);
    for (const drawn of this.#pages) {
      doc.addPage();
      drawPage(doc, drawn);
    }
    doc.addStructure(this.#structure.element(doc));
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  /** Draws lines and colors, which are decoration. */
  protected paint(paint: Paint, at = this.#pages.length - 1): void {
    this.#draw(undefined, paint, at);
  }

  #draw(part: Tag | undefined, paint: Paint, at = this.#pages.length - 1): void {
    this.#pages[at]?.push({ part, paint });
  }

  /** Lays out a part of the document, such as a table, which has parts of its own. */
  protected within<T>(tag: string, work: () => T): T {
    return this.#inside(this.#part?.add(new Tag(tag)), work);
  }

  /** Lays out what is repeated on each page or is not read. */
  protected decoration<T>(work: () => T): T {
    return this.#inside(undefined, work);
  }

  #inside<T>(part: Tag | undefined, work: () => T): T {
    const before = this.#part;
    this.#part = part;
    try {
      return work();
    } finally {
      this.#part = before;
    }
  }

  /** Adds the part of the document that a text is. */
  #partOf({ text, style, tag = 'P', about }: Cell): Tag | undefined {
    const part = this.#part?.add(new Tag(tag, about));
    if (text === '' || this.writer.isPlain(text, style)) return part;
    return part?.add(new Tag('Span', { actual: readable(text) }));
  }

  protected newPage(): void {
    if (this.#pages.length >= this.#mostPages)
      throw new Refused('too_many_pages', `it needs more pages than the limit of ${this.#mostPages}`);
    this.#pages.push([]);
    this.y = page.margin;
    this.decoration(() => {
      if (this.#pages.length > 1) this.#runningHead();
      this.#head?.();
    });
    this.#top = this.y;
  }

  #runningHead(): void {
    const at = { x: page.margin, y: this.y, width: inner };
    this.y = this.write({ text: this.#about.continued, style: small, ...at }) + 4;
  }

  /** Draws a table, whose head is repeated at the top of each page on which it continues. */
  protected table(columns: readonly Column[], rows: () => void): void {
    const style: TextStyle = { ...bold, size: 9, color: '#ffffff' };
    const titles = columns.map(({ title }) => title);
    const head = () => {
      const row = this.row(columns, titles, { styleOf: () => style, heads: 'column' });
      this.fill(accent, heightOf(row) + 8);
      this.#placePart(row, 4, undefined);
    };
    // The head is not alone at the end of a page.
    this.reserve(3 * (this.writer.lineHeight(style) + 8));
    this.within('Table', () => {
      this.within('THead', head);
      this.#head = head;
      this.within('TBody', rows);
      this.#head = undefined;
    });
  }

  /** Continues on the next page unless there is room for a part that is not divided. */
  protected reserve(height: number): void {
    if (this.y + height > bottom && this.y > this.#top) this.newPage();
  }

  /** Writes text that is on one page, in a column whose top is at `y`; returns the end of the column. */
  protected write(cell: Cell & { y: number }, onPage?: number): number {
    const { text, style, width, y } = cell;
    const part = this.#partOf(cell);
    const height = this.writer.lineHeight(style);
    const lines = this.writer.lines(text, style, width);
    for (const [index, line] of lines.entries())
      this.#draw(part, this.writer.paint(line, style, { ...cell, y: y + index * height }), onPage);
    return y + lines.length * height;
  }

  /** The lines of columns beside one another. */
  protected strips(cells: readonly Cell[]): Strip[] {
    const columns = cells.map(({ text, style, width }) => this.writer.lines(text, style, width));
    const count = Math.max(...columns.map(({ length }) => length));
    const height = Math.max(...cells.map(({ style }) => this.writer.lineHeight(style)));
    const tagged = cells.map((cell) => ({ ...cell, part: this.#partOf(cell) }));
    return Array.from({ length: count }, (_, index) => ({
      height,
      lines: columns.map((lines) => lines[index]),
      cells: tagged,
    }));
  }

  /** The lines of a row of a table; its heads are all of its cells, or the first one. */
  protected row(
    columns: readonly Column[],
    texts: readonly string[],
    { styleOf, heads }: { styleOf: (column: number) => TextStyle; heads: 'column' | 'row' },
  ): Strip[] {
    let x = page.margin;
    const cells = columns.map(({ width, align }, index): Cell => {
      const left = x + padding;
      x += width;
      const at = { x: left, width: width - 2 * padding, align };
      const cell = { text: texts[index] ?? '', style: styleOf(index), ...at };
      if (heads === 'column') return { ...cell, tag: 'TH', about: { scope: 'Column' } };
      return index === 0 ? { ...cell, tag: 'TH', about: { scope: 'Row' } } : { ...cell, tag: 'TD' };
    });
    return this.within('TR', () => this.strips(cells));
  }

  /**
   * Draws strips below one another: together on a page if they are not too high, and otherwise continued on the next pages.
   */
  protected place(strips: readonly Strip[], { space = 0, next = 0, background }: Placing = {}): void {
    const whole = heightOf(strips) + 2 * space + next;
    if (whole <= mostUndivided) this.reserve(whole);
    const groups = groupsOf(strips);
    while (groups.length > 0) {
      const part: Strip[] = [];
      for (let [group] = groups; group; [group] = groups) {
        const needed = heightOf([...part, ...group]) + 2 * space + (groups.length === 1 ? next : 0);
        const isForced = part.length === 0 && this.y <= this.#top;
        if (this.y + needed > bottom && !isForced) break;
        part.push(...group);
        groups.shift();
      }
      if (part.length > 0) this.#placePart(part, space, background);
      if (groups.length > 0) this.newPage();
    }
  }

  #placePart(part: readonly Strip[], space: number, background: string | undefined): void {
    if (background !== undefined) this.fill(background, heightOf(part) + 2 * space);
    this.y += space;
    for (const cells of new Set(part.map((strip) => strip.cells))) {
      const strips = part.filter((strip) => strip.cells === cells);
      // Column by column: text is read and copied in the order in which it is drawn.
      for (const [column, cell] of cells.entries()) this.#column(strips, column, cell);
      this.y += heightOf(strips);
    }
    this.y += space;
  }

  #column(strips: readonly Strip[], column: number, cell: TaggedCell): void {
    let { y } = this;
    for (const { lines, height } of strips) {
      const line = lines[column];
      if (line) this.#draw(cell.part, this.writer.paint(line, cell.style, { ...cell, y }));
      y += height;
    }
  }

  /** The top of the document: whose it is, and what it is. */
  protected header({ name, lines: below, logo }: Letterhead, what: readonly string[]): void {
    const [title = '', ...lines] = what;
    const indent = logo ? this.#logo(logo, name) + 10 : 0;
    const left = { x: page.margin + indent, width: 330 - indent, align: 'start' as const };
    const school: TextStyle = { size: 18, weight: 700, color: accent };
    let end = this.write({ ...left, text: name, style: school, y: page.margin });
    for (const text of below) end = this.write({ ...left, text, style: small, y: end });
    const right = { x: page.margin + 340, width: inner - 340, align: 'end' as const };
    const first: TextStyle = { size: 13, weight: 700 };
    let other = this.write({ ...right, text: title, style: first, y: page.margin + 3, tag: 'H1' });
    for (const [index, text] of lines.entries())
      other = this.write({ ...right, text, style: index === 0 ? bold : small, y: other });
    this.y = Math.max(end, other, logo ? page.margin + logoSize.height : 0) + 7;
    this.rule(2.5, accent);
    this.y += 10;
  }

  /** Draws the logo in the corner, and returns its width. */
  #logo({ data, width, height }: Image, school: string): number {
    const scale = Math.min(logoSize.width / width, logoSize.height / height);
    const [left, top] = [page.margin, page.margin + (logoSize.height - height * scale) / 2];
    const file = Buffer.from(data, 'base64');
    const bbox: TagOptions['bbox'] = [left, top, left + width * scale, top + height * scale];
    const part = this.#part?.add(new Tag('Figure', { alt: `Logo of ${school}`, bbox }));
    this.#draw(part, (doc) => doc.image(file, left, top, { width: width * scale }));
    return width * scale;
  }

  /** Facts with their labels, in two columns. */
  protected facts(facts: readonly { label: string; value: string }[]): void {
    const half = (inner - 20) / 2;
    this.within('L', () => {
      for (let index = 0; index < facts.length; index += 2) {
        const items = facts.slice(index, index + 2).map(({ label, value }, column) => {
          const x = page.margin + column * (half + 20);
          const name: Cell = { text: label, style: { ...normal, color: muted }, x, width: 92, tag: 'Lbl' };
          const at = { x: x + 96, width: half - 96, align: 'start' as const };
          return [name, { text: value, style: bold, ...at, tag: 'LBody' }];
        });
        this.place(this.#beside(items.map((cells) => this.within('LI', () => this.strips(cells)))));
        this.y += 1;
      }
    });
    this.y += 10;
  }

  /** Strips of several parts as strips beside one another. */
  #beside(parts: readonly Strip[][]): Strip[] {
    const cells = parts.flatMap(([first]) => first?.cells ?? []);
    return Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, index) => ({
      height: Math.max(...parts.map(([first]) => first?.height ?? 0)),
      lines: parts.flatMap((strips) => strips[index]?.lines ?? (strips[0]?.cells ?? []).map(() => undefined)),
      cells,
    }));
  }

  /** Names the characters that no font has: each is shown as a question mark. */
  protected missing(what: string): void {
    if (this.#fonts.missing.size === 0) return;
    const points = [...this.#fonts.missing]
      .slice(0, 20)
      .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    const note = `This document has no font for these characters, which are shown as "?": ${points.join(', ')}. The web page of the ${what} shows them.`;
    this.y += 8;
    this.place(this.strips([{ text: note, style: small, x: page.margin, width: inner }]));
  }

  /** The last line of each page. It is read once. */
  protected footers(text: string): void {
    const { pages } = this;
    const style: TextStyle = { size: 7, color: '#6b7684' };
    const y = page.height - page.margin - 8;
    this.write({ text, style, x: page.margin, y, width: inner - 70 }, 0);
    this.decoration(() => {
      for (let index = 0; index < pages; index++) {
        if (index > 0) this.write({ text, style, x: page.margin, y, width: inner - 70 }, index);
        const at = { x: page.width - page.margin - 70, y, width: 70, align: 'end' as const };
        this.write({ text: `Page ${index + 1} of ${pages}`, style, ...at }, index);
      }
    });
  }

  /** Fills the next part of the page, in its whole width. */
  protected fill(color: string, height: number): void {
    const { y } = this;
    this.paint((doc) => doc.rect(page.margin, y, inner, height).fill(color));
  }

  protected rule(width: number, color: string): void {
    this.line({ x: page.margin, width: inner }, width, color);
  }

  protected line({ x, width }: { x: number; width: number }, thickness: number, color: string): void {
    const { y } = this;
    this.paint((doc) => {
      doc.lineWidth(thickness).strokeColor(color);
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }
}

/** Draws a page. What is drawn of one part without interruption is marked together. */
function drawPage(doc: PDFKit.PDFDocument, drawn: readonly Drawn[]): void {
  for (const [index, { part, paint }] of drawn.entries()) {
    const before = drawn[index - 1];
    if (!before || before.part !== part) {
      if (before) doc.endMarkedContent();
      if (part) part.begin(doc);
      else doc.markContent('Artifact', { type: 'Layout' });
    }
    paint(doc);
  }
  if (drawn.length > 0) doc.endMarkedContent();
}
