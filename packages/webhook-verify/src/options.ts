import { type Moment, unixSeconds } from './input.ts';

/** What an option accepts, as text and as a test. */
export type Check = readonly [accepted: string, test: (value: unknown) => boolean];

export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** A number from `least`, without NaN and without numbers as text. */
export const numberFrom = (least: number, unit: string): Check => [
  `a number of ${unit}, ${least} or more`,
  (value) => typeof value === 'number' && value >= least,
];

/** A number greater than 0, without NaN and without numbers as text. */
export const positive = (unit: string): Check => [
  `a number of ${unit} greater than 0`,
  (value) => typeof value === 'number' && value > 0,
];

/** An object with these methods. */
export const withMethods = (...names: readonly string[]): Check => [
  `an object with the methods ${names.join(' and ')}`,
  (value) => names.every((name) => isFunction(Object(value)[name])),
];

const anything: Check = ['', () => true];

export const verifierChecks: Record<string, Check> = {
  // Its error is that of `secretList`.
  secret: anything,
  toleranceSeconds: numberFrom(0, 'seconds'),
  clock: ['a function', isFunction],
};

/** A verifier can also be made from the input of `verify()`, of which it uses these options. */
export const verifierInputChecks: Record<string, Check> = {
  ...verifierChecks,
  body: anything,
  headers: anything,
  now: anything,
};

/** @throws TypeError that names the first option that is unknown or has an invalid value, without the value. */
export function checkOptions(options: object, checks: Record<string, Check>): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('options must be an object');
  for (const [name, value] of Object.entries(options)) {
    const check = checks[name];
    if (!check)
      throw new TypeError(`${name} is not an option; the options are ${Object.keys(checks).join(', ')}`);
    if (value !== undefined && !check[1](value)) throw new TypeError(`${name} must be ${check[0]}`);
  }
}

/**
 * The time of a verifier's clock.
 *
 * @throws TypeError for a clock that returns anything but a Date or Unix seconds.
 */
export function timeOf(clock: (() => Moment) | undefined): Moment | undefined {
  if (!clock) return undefined;
  const moment: unknown = clock();
  const wrong = (what: string) =>
    new TypeError(`clock must return a Date or Unix seconds; it returned ${what}`);
  if (typeof moment === 'number' && moment >= 1e11)
    throw wrong('milliseconds. Use () => new Date(milliseconds)');
  if (typeof moment !== 'number' && {}.toString.call(moment) !== '[object Date]')
    throw wrong(moment === null ? 'null' : `a value of the type ${typeof moment}`);
  // Checked above to be one of the two.
  const time = moment as Moment;
  if (Number.isNaN(+time)) throw wrong(typeof time === 'number' ? 'NaN' : 'an invalid Date');
  unixSeconds(time);
  return time;
}

/** Checks a clock when it is passed. One that throws may depend on something that starts later, and is checked then. */
export function checkClock(clock: (() => Moment) | undefined): void {
  let time: Moment | undefined;
  try {
    time = clock?.();
  } catch (_notStarted) {
    return;
  }
  if (clock) timeOf(() => time as Moment);
}
