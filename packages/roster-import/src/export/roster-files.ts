import { cellsOf, csvLine } from './csv.ts';
import type { ExportReport } from './export-report.ts';
import type { Format, Row } from './formats.ts';
import type { Kinds, Org } from './model.ts';
import type { ExportOptions } from './options.ts';
import type { ZipFile } from './zip-file.ts';

/** The file that the ids in a column are of. */
const referenced: Readonly<Record<string, string>> = {
  orgSourcedId: 'orgs',
  orgSourcedIds: 'orgs',
  schoolSourcedId: 'orgs',
  primaryOrgSourcedId: 'orgs',
  parentSourcedId: 'academicSessions',
  termSourcedIds: 'academicSessions',
  sessionSourcedIds: 'academicSessions',
  courseSourcedId: 'courses',
  classSourcedId: 'classes',
  userSourcedId: 'users',
  relationshipUserSourcedId: 'users',
  agentSourcedIds: 'users',
};

/** The files of a zip, in the order in which they are begun. They have no line whose references lead nowhere. */
export class RosterFiles {
  readonly #zip: ZipFile;
  readonly #format: Format;
  readonly #org: Org;
  readonly #report: ExportReport;
  /** The ids of the lines of each file, and those that lines refer to, with the place of the first. */
  readonly #ids = new Map<string, Set<string>>();
  readonly #references = new Map<string, Map<string, string>>();
  readonly #begun = new Set<string>();
  readonly #onProgress: ExportOptions['onProgress'];
  #lines = 0;

  constructor(
    zip: ZipFile,
    format: Format,
    org: Org,
    report: ExportReport,
    onProgress: ExportOptions['onProgress'],
  ) {
    this.#onProgress = onProgress;
    this.#zip = zip;
    this.#format = format;
    this.#org = org;
    this.#report = report;
  }

  /** Begins files with their headers. A file without lines has a header too. */
  async begin(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const columns = this.#format.columns[name];
      if (columns === undefined || this.#begun.has(name)) continue;
      this.#begun.add(name);
      this.#report.rows.set(name, 0);
      this.#zip.begin(`${name}.csv`);
      await this.#zip.write(`${name}.csv`, csvLine(columns));
    }
  }

  async end(names: readonly string[]): Promise<void> {
    for (const name of names) if (this.#begun.has(name)) await this.#zip.end(`${name}.csv`);
  }

  async add<K extends keyof Kinds>(kind: K, record: Kinds[K]): Promise<void> {
    for (const [file, row] of this.#format.rows[kind](record, this.#org)) {
      if (!this.#begun.has(file)) continue;
      const columns = this.#format.columns[file] ?? [];
      const id = String(row.sourcedId ?? row.userSourcedId ?? '');
      this.#remember(file, row, id);
      const cells = cellsOf(row, columns, (column, what) =>
        this.#report.notice(
          file,
          what === 'line_break'
            ? `${column} has line breaks or control characters, which are replaced by spaces`
            : `${column} is a list, and an item with a comma cannot be in it`,
          id,
        ),
      );
      await this.#zip.write(`${file}.csv`, csvLine(cells));
      this.#report.written(file);
      this.#onProgress?.(++this.#lines);
    }
  }

  /** Writes the manifest, and reports the references to lines that no file has. */
  async finish(): Promise<void> {
    const lines = this.#format.manifest?.(this.#begun, this.#org);
    if (lines) {
      this.#zip.begin('manifest.csv');
      await this.#zip.write('manifest.csv', lines.map(csvLine).join(''));
      await this.#zip.end('manifest.csv');
    }
    for (const [file, references] of this.#references)
      for (const [id, place] of references)
        if (!this.#ids.get(file)?.has(id))
          this.#report.dangle(place, `refers to a line that ${file}.csv does not have`, id);
  }

  #remember(file: string, row: Row, id: string): void {
    const own = this.#ids.get(file) ?? new Set();
    this.#ids.set(file, own);
    if (row.sourcedId !== undefined && file !== 'enrollments') {
      if (own.has(id)) this.#report.dangle(file, 'has two lines with the same sourcedId', id);
      own.add(id);
    }
    if (file === 'demographics') this.#refer('users', id, file);
    for (const [column, target] of Object.entries(referenced)) {
      const cell = row[column];
      if (cell === undefined || cell === null || typeof cell === 'boolean') continue;
      for (const one of typeof cell === 'string' ? [cell] : cell)
        this.#refer(target, one, `${file} ${column}`);
    }
  }

  #refer(file: string, id: string, place: string): void {
    const known = this.#references.get(file) ?? new Map<string, string>();
    this.#references.set(file, known);
    if (!known.has(id)) known.set(id, place);
  }
}
