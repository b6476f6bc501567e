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
