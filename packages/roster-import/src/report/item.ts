import type { Kind } from '../build/roster.ts';

/** An `error` needs attention; a `notice` does not. */
export type Severity = 'error' | 'notice';

/** The text of an item. Texts with the same pattern differ only in their values, so that they can be grouped. */
export interface Reason {
  text: string;
  pattern: string;
}

/** Template tag for reasons. */
export const because = (parts: TemplateStringsArray, ...values: unknown[]): Reason => ({
  text: parts.reduce((text, part, index) => `${text}${values[index - 1]}${part}`),
  pattern: parts.join('…'),
});

/** The result of an item. */
export type ItemResult =
  /** The line is not part of any record. */
  | 'left_out'
  /** The line is part of a record, but another record that it describes was left out. */
  | 'partly_left_out'
  /** The record of the line does not have this value. */
  | 'value_left_out'
  /** A value in the record of the line is not in the file, or is different there. */
  | 'assumed'
  /** The record was imported, and somebody should look at it. */
  | 'warning'
  /** The server rejected the record. */
  | 'rejected'
  /** The run ended before the record was sent. */
  | 'not_sent'
  /** The record was sent, and the run ended before its result was known. */
  | 'unconfirmed'
  /** A file or column that is not read. */
  | 'not_read'
  /** The run ended early. */
  | 'stopped';

/** An item of the report. */
export interface Item {
  severity: Severity;
  result: ItemResult;
  /** Null if the item is not about a file. */
  file: string | null;
  /** Null if the item is about the whole file. */
  line: number | null;
  column: string | null;
  reason: Reason;
  kind?: Kind | undefined;
  external_id?: string | null | undefined;
}
