export type Status = 'ok' | 'warning' | 'failed' | 'skipped';

/** What a check of `rollbook doctor` has found. */
export interface Finding {
  status: Status;
  detail: string;
  /** What to do. */
  advice: string | null;
}

export const ok = (detail: string): Finding => ({ status: 'ok', detail, advice: null });
export const skipped = (detail: string): Finding => ({ status: 'skipped', detail, advice: null });
export const warning = (detail: string, advice: string): Finding => ({ status: 'warning', detail, advice });
export const failed = (detail: string, advice: string | null = null): Finding => ({
  status: 'failed',
  detail,
  advice,
});

/** A message with that of its cause, which has the reason why a connection failed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause === '' || error.message.includes(cause) ? error.message : `${error.message}: ${cause}`;
}
