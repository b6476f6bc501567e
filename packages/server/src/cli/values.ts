import { Argument, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { type Schema, schemaOf } from '../contract/schemas.ts';

/** An argument with values that shells complete. Other values are rejected by the command itself, which says more. */
export class SuggestedArgument extends Argument {
  readonly values: readonly string[];

  constructor(name: string, description: string, values: readonly string[]) {
    super(name, description);
    this.values = values;
  }
}

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** An option with a time: an ISO 8601 time, a duration before now, or `now`. The value is the time in ISO 8601. */
export const timeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text: string) => {
    if (text === 'now') return text;
    const time = parse(text, -1);
    if (time === undefined)
      throw new InvalidArgumentError('must be `now`, a duration such as 10m, 2h or 3d, or an ISO 8601 time');
    return time;
  });

/** An option with a time to come: an ISO 8601 time, or a duration from now. The value is the time in ISO 8601. */
export const laterOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text: string) => {
    const time = parse(text, 1);
    if (time === undefined)
      throw new InvalidArgumentError('must be a duration such as 12h or 90d, or an ISO 8601 time');
    return time;
  });

/** The time in ISO 8601; undefined if the text is neither a time nor a duration. */
function parse(text: string, direction: 1 | -1): string | undefined {
  const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (amount !== undefined)
    return new Date(Date.now() + direction * Number(amount) * (units[unit] ?? 0)).toISOString();
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The value of a field from the command line: text where the field is one, otherwise JSON. The server checks the rest. */
export function fieldValue(option: string, text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (text === 'null' && types.includes('null')) return null;
  if (types.includes('string')) return text;
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    throw new UsageError(`${option}: the value must be JSON of the type ${types.join(' or ')}.`);
  }
}

function typesOf({ $ref, anyOf, type, enum: values }: Schema): string[] {
  if ($ref !== undefined) return typesOf(schemaOf($ref.slice($ref.lastIndexOf('/') + 1)));
  if (anyOf) return anyOf.flatMap(typesOf);
  return type === undefined ? (values ?? []).map((value) => typeof value) : [type].flat();
}
/** An option with a duration, such as 15m. The value is in milliseconds. */
export const durationOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text: string) => {
    const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
    const ms = Number(amount) * (units[unit] ?? 0);
    if (amount === undefined || ms === 0 || ms > longestTimerMs)
      throw new InvalidArgumentError('must be a duration from 1s to 24d, such as 15m, 2h or 1d');
    return ms;
  });

// A longer one would end at once.
const longestTimerMs = 2 ** 31 - 1;

export const countOption = (flags: string, description: string, least: number): Option =>
  new Option(flags, description).argParser((text: string) => {
    if (!/^\d{1,6}$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`must be an integer of at least ${least}`);
    return Number(text);
  });

/** Number of learners in each class of a demo school, unless another is asked for. */
export const usualClassSize = 38;
const mostInClass = 60;

/** How many learners a class of a demo school has. */
export const classSizeOption = (description: string): Option =>
  new Option('--class-size <n>', description).argParser(classSize).default(usualClassSize);

function classSize(text: string): number {
  const size = Number(text);
  if (!/^\d+$/.test(text) || size < 1 || size > mostInClass)
    throw new InvalidArgumentError(`must be an integer from 1 to ${mostInClass}`);
  return size;
}
