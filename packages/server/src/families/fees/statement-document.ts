import type { Representation } from '../../core/representation.ts';
import type { TextStyle } from '../../documents/pdf-text.ts';
import { accent, bold, inner, normal, page, Sheet, small } from '../../documents/sheet.ts';
import { yieldPeriodically } from '../../lib/event-loop.ts';
import { cellsOf, columnTitles, type StatementRow, type StatementText } from './statement-text.ts';

const widths = [68, inner - 68 - 3 * 78, 78, 78, 78];
const columns = columnTitles.map((title, index) => ({
  title,
  width: widths[index] ?? 0,
  align: index > 1 ? ('end' as const) : ('start' as const),
}));

/** A statement as an A4 document. */
export async function statementDocument(text: StatementText, createdAt: Date): Promise<Representation> {
  const title = `${text.title}: ${text.account}, ${text.period}`;
  const document = new StatementDocument({ title, author: text.letterhead.name, createdAt });
  await document.draw(text);
  return document.finish();
}

class StatementDocument extends Sheet {
  #drawn = 0;

  async draw(text: StatementText): Promise<void> {
    const { letterhead, title, account, period, facts, opening, lines, closing } = text;
    this.newPage();
    this.header(letterhead, [title, account, period]);
    this.facts(facts);
    this.tableHead(columns);
    this.#row(text, opening, bold);
    for (const [index, line] of lines.entries()) {
      await yieldPeriodically(index);
      this.#row(text, line, normal);
    }
    this.#row(text, closing, bold, accent);
    this.y += 8;
    this.reserve(this.writer.lineHeight(small));
    this.y = this.writer.write(text.note, small, { x: page.margin, y: this.y, width: inner });
    this.missing('statement');
    this.footers(text.footer);
  }

  #row({ letterhead, account }: StatementText, row: StatementRow, style: TextStyle, above?: string): void {
    const cells = cellsOf(row);
    const height = this.rowHeight(columns, cells, () => style) + 2 * 4;
    if (this.reserve(height)) {
      const at = { x: page.margin, y: this.y, width: inner };
      this.y = this.writer.write(`${letterhead.name} · ${account}`, small, at) + 4;
      this.tableHead(columns);
    }
    if (above !== undefined) this.rule(1.5, above);
    else if (this.#drawn++ % 2 === 1) this.doc.rect(page.margin, this.y, inner, height).fill('#f3f6f9');
    this.cells(columns, cells, () => style, this.y + 4);
    this.y += height;
    this.rule(0.5, '#d5dbe3');
  }
}
