const parts = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** A time as it is written in a time zone, in the form of an input: `2026-11-22T08:30`. */
export const localOf = (iso: string, zone: string): string =>
  parts(zone).format(new Date(iso)).replace(' ', 'T').slice(0, 16);

/** The time that is written so in a time zone. If clocks skip it, the time that is as much later. */
export function instantOf(local: string, zone: string): string {
  const written = Date.parse(`${local}:00Z`);
  const offsetAt = (ms: number) => Date.parse(`${localOf(new Date(ms).toISOString(), zone)}:00Z`) - ms;
  const first = written - offsetAt(written);
  const second = written - offsetAt(first);
  const isSkipped = localOf(new Date(second).toISOString(), zone) !== local;
  return new Date(isSkipped ? Math.max(first, second) : second).toISOString();
}
