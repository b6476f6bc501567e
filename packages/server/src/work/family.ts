import type { RawBuilder } from 'kysely';
import type { OperationId, RetentionFamily } from '../contract/schemas.ts';
import type { Operation } from '../generated/operations.ts';
import type { Database } from '../sql/database.ts';
import type { Tables } from '../sql/tables.ts';
import type { AnyResource } from '../store/resource.ts';
import type { DomainChange } from '../store/rules.ts';
import type { Holder } from './caller.ts';
import type { HasRoom, ImportKind, ImportTarget } from './import-target.ts';
import type { AllHandlers, Body, Representations } from './operation.ts';
import type { Services } from './services.ts';
import type { BackgroundTask, DailyTask } from './tasks.ts';
import type { ReadWork, UnitOfWork } from './unit-of-work.ts';

export type TokenKind = NonNullable<Operation['token']>;
export type QueryTokenKind = NonNullable<Operation['queryToken']>;
/** Finds the caller that a token identifies, by its hash. */
export type FindTokenHolder = (db: Database, hash: string) => Promise<Holder>;
/** Who sent a body that is prepared. */
export interface Preparation {
  /** Whose turns work takes that waits for others: the school of the caller, or the address of an unknown one. */
  turn: string;
  /** The API version of the request. */
  version: string;
}

type Prepare = {
  [K in OperationId]?: (body: Body<K>, services: Services, by: Preparation) => Promise<Body<K>>;
};

/** Rows that are not records and contain personal values of the people or records that they refer to. */
export interface PersonalTable {
  readonly table: keyof Tables;
  readonly family: RetentionFamily;
  /** The resource whose ids the rows refer to. */
  readonly root: string;
  /** The column with the id. */
  readonly column?: string;
  /** What finds the rows of an id, if they do not refer to it in a column. */
  readonly rows?: RowsAbout;
  /** The columns with personal values, and what they contain after these were erased. */
  readonly erased: Readonly<Record<string, string | null>>;
  /**
   * The rows in a data export; the default is the same rows, with all columns that are not encrypted. False if they are
   * in data exports in another way.
   */
  readonly exported?: false | ExportedRows;
}

/** The condition that rows concern the person or record with an id. */
export type RowsAbout = (p: { school: unknown; id: unknown }) => RawBuilder<boolean>;

/** The rows of a table in a data export. */
interface ExportedRows {
  readonly rows: RowsAbout;
  shown(work: ReadWork, rows: readonly Record<string, unknown>[]): Promise<Record<string, unknown>[]>;
}

/** The definition of a family of records. */
export interface Family {
  readonly name: string;
  readonly resources: readonly AnyResource[];
  /** The operations that it carries out, those on records of earlier families included. */
  readonly handlers: { [R in keyof AllHandlers]?: Partial<AllHandlers[R]> };
  /** What operations do with their validated bodies before their transactions start. */
  readonly prepare?: Prepare;
  /** Creates the records with which a new school begins. */
  seed?(work: UnitOfWork): Promise<void>;
  /** Other media types than JSON in which its operations return records. */
  readonly representations?: Representations;
  /** Changes that later families can react to. */
  readonly raises?: readonly DomainChange<unknown>[];
  readonly reactions?: readonly Reaction[];
  /** Its tables with personal values that are not tables of records. */
  readonly personalTables?: readonly PersonalTable[];
  readonly dailyTasks?: readonly DailyTask[];
  readonly backgroundTasks?: readonly BackgroundTask[];
  readonly importTargets?: Partial<Record<ImportKind, ImportTarget>>;
  /**
   * Whether a record has room for a number of import rows, by the field that refers to it: then no two of the rows
   * affect each other through it.
   */
  readonly importRoom?: Readonly<Record<string, HasRoom>>;
  readonly tokenHolders?: Partial<Record<TokenKind | QueryTokenKind, FindTokenHolder>>;
}

export const defineChange = <P>(name: string): DomainChange<P> => ({ name });

export interface Reaction {
  readonly to: string;
  /** Description of the reaction, for `docs/guides/reactions.md`. */
  readonly follows: string;
  run(work: UnitOfWork, payload: unknown): Promise<void>;
}

/** Runs work in the transaction of a change. An error that it throws rolls the change back. */
export const reactTo = <P>(
  { name }: DomainChange<P>,
  follows: string,
  run: (work: UnitOfWork, payload: P) => Promise<void>,
): Reaction => ({ to: name, follows, run: (work, payload) => run(work, payload as P) });

/** The reactions of all families, each list in the order of the families. */
export class Reactions {
  readonly #byName: ReadonlyMap<string, readonly Reaction[]>;

  constructor(reactions: readonly Reaction[]) {
    this.#byName = Map.groupBy(reactions, ({ to }) => to);
  }

  async run<P>(work: UnitOfWork, { name }: DomainChange<P>, payload: P): Promise<void> {
    for (const reaction of this.#byName.get(name) ?? []) await reaction.run(work, payload);
  }
}
