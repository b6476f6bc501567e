/** What a document says about a part of it to its readers. */
export interface TagOptions {
  /** BCP 47 tag, if its language is not that of the document. */
  lang?: string | undefined;
  /** What a picture shows. */
  alt?: string;
  /** The text, if what is drawn does not say it in its order. */
  actual?: string;
  /** What a head of a table is the head of. */
  scope?: 'Column' | 'Row';
  columns?: number;
  /** Where a picture is: left, top, right and bottom. */
  bbox?: [number, number, number, number];
}

/** What PDFKit does not declare: the attributes of an element. */
interface Columns {
  dictionary: { data: { A?: { O: 'Table'; ColSpan: number } } };
}

/**
 * A part of the structure of a document, such as a heading or a cell: programs that read a document aloud present it, in
 * the order of the structure and not that of the drawing. What is in no tag is decoration.
 */
export class Tag {
  readonly type: string;
  readonly #options: TagOptions;
  readonly #children: Tag[] = [];
  /** What is drawn of it, on one page or on several. */
  readonly #contents: PDFKit.PDFStructureContent[] = [];

  constructor(type: string, options: TagOptions = {}) {
    this.type = type;
    this.#options = options;
  }

  add(tag: Tag): Tag {
    this.#children.push(tag);
    return tag;
  }

  /** Begins a part of a page that shows it. */
  begin(doc: PDFKit.PDFDocument): void {
    this.#contents.push(doc.markStructureContent(this.type));
  }

  /** The element of the document, when everything has been drawn. */
  element(doc: PDFKit.PDFDocument): PDFKit.PDFStructureElement {
    const { lang, columns, ...others } = this.#options;
    const element = doc.struct(this.type, lang === undefined ? others : { ...others, lang }, [
      ...this.#contents,
      ...this.#children.map((child) => child.element(doc)),
    ]);
    if (columns !== undefined)
      (element as unknown as Columns).dictionary.data.A = { O: 'Table', ColSpan: columns };
    return element;
  }
}
