import { school } from './school.ts';

/** The time zone of the school. */
export const zone = (): string => school.value?.time_zone ?? 'UTC';

/** A time in the time zone of the school, to the second. */
export const exactTime = (iso: string): string =>
  `${new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: zone(),
  }).format(new Date(iso))} (${zone()})`;

export const hourOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone() }).format(
    new Date(iso),
  );

export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: zone(),
  }).format(new Date(iso));

/** The time a minute before another one: what is filtered by it has what led to that. */
export const minuteBefore = (at: string): string => new Date(Date.parse(at) - 60_000).toISOString();

export const number = (value: number): string => new Intl.NumberFormat('en').format(value);

/** `1 delivery`, `2 deliveries`. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`;

export function duration(ms: number | null): string {
  if (ms === null) return '–';
  if (ms < 10) return `${Math.round(ms * 10) / 10} ms`;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/** A duration that is accurate to about 10 %, as those of statistics are. */
export function roughDuration(ms: number | null): string {
  if (ms === null) return '–';
  const two = (value: number): string => number(Number(value.toPrecision(2)));
  return ms < 1000 ? `≈ ${two(ms)} ms` : `≈ ${two(ms / 1000)} s`;
}

export const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${(Math.floor((part / all) * 1000) / 10).toFixed(part === all || part === 0 ? 0 : 1)} %`;

/** What a code stands for, in English; undefined while it stands for nothing. */
export function nameOfCode(type: 'region' | 'language' | 'currency', code: string | null | undefined) {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code ?? '');
  } catch {
    // It is not complete yet.
    return undefined;
  }
}

/** A name in a text that has no elements, such as a title: its direction changes nothing around it. `<bdi>` elsewhere. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A name in a sentence that may be of another direction. */
export const isolatedIn = (name: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? isolated(name) : name;

/** An id with its prefix, its start and its end. */
export const shortId = (id: string): string => {
  const mark = id.indexOf('_') + 1;
  return id.length - mark <= 12 ? id : `${id.slice(0, mark)}${id.slice(mark, mark + 4)}…${id.slice(-6)}`;
};
