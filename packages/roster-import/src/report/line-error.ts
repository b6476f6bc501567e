import type { Reason, Severity } from './item.ts';

/** Thrown if a line, or a cell of it, cannot be used; the reader of the line catches it. */
export class LineError extends Error {
  readonly column: string | null;
  readonly reason: Reason;
  readonly severity: Severity;

  constructor(column: string | null, reason: Reason, severity: Severity = 'error') {
    super(reason.text);
    this.column = column;
    this.reason = reason;
    this.severity = severity;
  }
}
