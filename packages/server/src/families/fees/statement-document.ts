import type { Fonts } from '../../documents/pdf-fonts.ts';
import type { TextStyle } from '../../documents/pdf-text.ts';
import { accent, bold, inner, normal, page, Sheet, small } from '../../documents/sheet.ts';
import {
  cellsOf,
  columnTitles,
  type StatementInput,
  type StatementRow,
  type StatementText,
  statementText,
} from './statement-text.ts';

const widths = [68, inner - 68 - 3 * 78, 78, 78, 78];
const columns = columnTitles.map((title, index) => ({
  title,
  width: widths[index] ?? 0,
  align: index > 1 ? ('end' as const) : ('start' as const),
}));

/** A statement as an A4 document. */
export function statementDocument(
  { createdAt, ...input }: StatementInput & { createdAt: Date },
  fonts: Fonts,
  mostPages: number,
): Promise<Uint8Array> {
  fonts.writtenIn(input.school.locale);
  const text = statementText(input);
  const title = `${text.title}: ${text.account}, ${text.period}`;
  const about = { title, author: text.letterhead.name, createdAt };
  return new StatementDocument(about, fonts, mostPages).layOut(text).finish();
}

class StatementDocument extends Sheet {
  #drawn = 0;

  layOut(text: StatementText): this {
    const { letterhead, title, account, period, facts, opening, lines, closing } = text;
    this.newPage();
    this.header(letterhead, [title, account, period]);
    this.facts(facts);
    const rows = () => {
      this.#row(opening, bold);
      for (const line of lines) this.#row(line, normal);
      this.#row(closing, bold, accent);
    };
    this.table(columns, rows, () => {
      const at = { x: page.margin, y: this.y, width: inner };
      this.y = this.write(`${letterhead.name} · ${account}`, small, at) + 4;
    });
    this.y += 8;
    this.place(this.strips([{ text: text.note, style: small, x: page.margin, width: inner }]));
    this.missing('statement');
    this.footers(text.footer);
    return this;
  }

  #row(row: StatementRow, style: TextStyle, above?: string): void {
    const strips = this.row(columns, cellsOf(row), () => style);
    if (above !== undefined) {
      this.reserve(this.writer.lineHeight(style) + 8);
      this.rule(1.5, above);
    }
    const isShaded = above === undefined && this.#drawn++ % 2 === 1;
    this.place(strips, { space: 4, background: isShaded ? '#f3f6f9' : undefined });
    this.rule(0.5, '#d5dbe3');
  }
}
