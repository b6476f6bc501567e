import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../sql/database.ts';
import { type Params, type Query, statement } from '../sql/query.ts';
import { type KeyRing, keyNameLength, keyOf } from './master-keys.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** The key of a row, and its value. */
export type SealedRow = Record<string, string> & { value: string };

const listed = (value: string) => JSON.parse(value) as { sealed: string }[];

/** The values of a column that are encrypted with a master key. */
export class SealedValues {
  readonly column: SealedColumn;
  readonly #start: Query<Params, SealedRow>;
  readonly #whole: Query<Params, SealedRow>;
  readonly #replace: Query<Params, unknown>;

  constructor(column: SealedColumn) {
    this.column = column;
    const { key, isList } = column;
    const table = sql.table(column.table);
    const value = sql.id(column.column);
    const keys = sql.join(key.map((name) => sql.id(name)));
    const where = sql.raw(column.where);
    const page = (selected: RawBuilder<unknown>, condition: (p: Params) => RawBuilder<unknown>) =>
      statement<Params, SealedRow>(
        (p) => sql`select ${keys}, ${selected} as value from ${table}
          where ${where} ${condition(p)} and (${keys}) > (${sql.join(key.map((name) => sql`${p[name]}`))})
          order by ${keys} limit ${p.limit}`,
      );
    const start = sql`substr(${value}, 1, ${sql.lit(keyNameLength)})`;
    this.#start = page(isList ? value : start, () => sql``);
    this.#whole = page(value, (p) => (isList ? sql`` : sql`and ${start} <> ${p.current}`));
    this.#replace = statement(
      (p) => sql`update ${table} set ${value} = ${p.after}
        where ${sql.join(
          key.map((name) => sql`${sql.id(name)} = ${p[name]}`),
          sql` and `,
        )} and ${value} = ${p.before}`,
    );
  }

  /** The number of values by the name of their key; the name is null for damaged values. */
  async count(db: Reader): Promise<Map<string | null, number>> {
    const counts = new Map<string | null, number>();
    for await (const rows of this.#pages(db, this.#start, {}, 2000)) {
      for (const { value } of rows) {
        for (const sealed of this.column.isList ? listed(value).map((each) => each.sealed) : [value]) {
          const name = keyOf(sealed) ?? null;
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
      }
    }
    return counts;
  }

  /** The rows with values that are not encrypted with the current key, in pages. */
  async *outdated(db: Reader, ring: KeyRing): AsyncGenerator<SealedRow[]> {
    const current = `${ring.current.name}:`;
    for await (const rows of this.#pages(db, this.#whole, { current }, 100)) {
      yield this.column.isList
        ? rows.filter(({ value }) => listed(value).some(({ sealed }) => !ring.isCurrent(sealed)))
        : rows;
    }
  }

  /** The value of a row, encrypted with the current key; throws if it cannot be decrypted. */
  renewed(ring: KeyRing, row: SealedRow): string {
    const context = this.column.contextOf(row);
    if (!this.column.isList) return ring.renew(row.value, context);
    return JSON.stringify(
      listed(row.value).map((each) => ({ ...each, sealed: ring.renew(each.sealed, context) })),
    );
  }

  /** Replaces the value of a row; returns false if the row has another value by now. */
  async replace(tx: Transaction, { value: before, ...key }: SealedRow, after: string): Promise<boolean> {
    return (await tx.run(this.#replace, { ...key, before, after })) > 0;
  }

  /** The columns that identify a row. */
  keyOf({ value: _value, ...key }: SealedRow): Record<string, string> {
    return key;
  }

  async *#pages(
    db: Reader,
    query: Query<Params, SealedRow>,
    params: Params,
    limit: number,
  ): AsyncGenerator<SealedRow[]> {
    const { key } = this.column;
    let last: Record<string, string> = Object.fromEntries(key.map((name) => [name, '']));
    for (;;) {
      const rows = await db.all(query, { ...params, ...last, limit });
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      if (!end || rows.length < limit) return;
      last = Object.fromEntries(key.map((name) => [name, end[name] ?? '']));
    }
  }
}
