import { yieldToEventLoop } from '../lib/timers.ts';
import { chained } from '../schedule/background.ts';

/** Number of rows of a dry run that are tried in one transaction, unless a larger group affects each other. */
const rowsTogether = 50;
const rowsNamedInATurn = 500;
const namedSideBySide = 8;
// Plans of imports that other processes have taken over are dropped from here.
const mostPlans = 100;

interface NumberedRow {
  number: number;
}

/** The input of the plan of a dry run. */
export interface DryRunRows<R extends NumberedRow> {
  after(number: number, limit: number): Promise<R[]>;
  /** The names by which a row can affect another row. */
  namesOf(row: R): Promise<string[]> | string[];
  /** Whether a record that this number of rows refer to has room for all of them. */
  hasRoom(field: string, id: string, rows: number): Promise<boolean>;
  areRemovals: boolean;
}

interface Plan {
  names: Map<number, string[]>;
  /** Numbers of the rows that are tried together. Undefined until all rows have been read. */
  groups: number[][] | undefined;
}

/**
 * Plans dry runs. Rows that can affect each other are tried in one transaction, which is rolled back; other rows are
 * tried in other transactions. Transactions stay short, and each row still sees the changes of the rows before it.
 */
export class DryRuns {
  readonly #plans = new Map<string, Plan>();

  /** The numbers of the rows to try next; undefined after the last row, `later` while the plan is not complete. */
  async next<R extends NumberedRow>(
    id: string,
    rows: DryRunRows<R>,
  ): Promise<number[] | 'later' | undefined> {
    const plan = this.#plans.get(id) ?? { names: new Map(), groups: undefined };
    this.#plans.set(id, plan);
    if (this.#plans.size > mostPlans) this.forget(this.#plans.keys().next().value ?? '');
    if (plan.groups) return plan.groups.shift();
    const last = [...plan.names.keys()].at(-1) ?? 0;
    const more = await rows.after(last, rowsNamedInATurn);
    for (let from = 0; from < more.length; from += namedSideBySide) {
      await yieldToEventLoop();
      const named = more.slice(from, from + namedSideBySide).map(async (row) => {
        return [row.number, rows.areRemovals ? ['any'] : await rows.namesOf(row)] as const;
      });
      for (const [number, names] of await Promise.all(named)) plan.names.set(number, names);
    }
    if (more.length === rowsNamedInATurn) return 'later';
    plan.groups = packed(chained(await binding(plan.names, rows)));
    return plan.groups.shift();
  }

  forget(id: string): void {
    this.#plans.delete(id);
  }
}

/**
 * The names, without those of records that have room for every row: rows do not depend on each other through them.
 */
async function binding(
  names: ReadonlyMap<number, string[]>,
  { hasRoom }: Pick<DryRunRows<NumberedRow>, 'hasRoom'>,
): Promise<Map<number, string[]>> {
  const counts = new Map<string, number>();
  for (const own of names.values())
    for (const name of new Set(own)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const loose = new Set<string>();
  for (const [name, count] of counts) {
    const [field = '', id = ''] = name.split(' ', 2);
    if (count > 1 && (await hasRoom(field, id, count))) loose.add(name);
  }
  return new Map(
    [...names].map(([number, own]) => [number, own.filter((name) => !loose.has(name))] as const),
  );
}

/** Combines small groups, in order, to save transactions. */
function packed(chains: readonly number[][]): number[][] {
  const groups: number[][] = [];
  for (const chain of chains) {
    const last = groups.at(-1);
    if (last && last.length + chain.length <= rowsTogether) last.push(...chain);
    else groups.push([...chain]);
  }
  return groups.map((group) => group.toSorted((one, other) => one - other));
}
