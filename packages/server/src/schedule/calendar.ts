import { sha256 } from '../crypto/cipher.ts';
import type { Clock } from '../lib/clock.ts';
import { dayIn, hasDates } from '../lib/dates.ts';
import { type Job, sideBySide, WorkFailed } from '../lib/jobs.ts';
import { isPassing } from '../pipeline/problem.ts';
import { ConnectionLost, type Database } from '../sql/database.ts';
import { type DailyLook, lastLook, noteLook } from '../store/daily-looks.ts';
import { SchoolClocks, type SchoolTimes, timeZones } from '../store/school-clocks.ts';
import type { Services } from '../work/services.ts';
import type { DailyTask, DueRecord } from '../work/tasks.ts';
import { systemAuthor, type UnitsOfWork, type ZonedSchool } from '../work/unit-of-work.ts';

const batch = 200;
const minuteMs = 60_000;
const hourMs = 3_600_000;

export interface CalendarJobParts {
  db: Database;
  clock: Clock;
  works: UnitsOfWork;
  services: Services;
  tasks: readonly DailyTask[];
  onError: (error: unknown) => void;
}

/** Runs the daily tasks in each time zone when the day begins there. */
export class CalendarJob implements Job {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #clocks: SchoolClocks;
  readonly #works: UnitsOfWork;
  readonly #onError: (error: unknown) => void;
  /** For each time zone: the days of its schools whose tasks are done, and when they were done, by any process. */
  readonly #seen = new Map<string, DailyLook>();
  /** The schools whose tasks of the day are repeated, by their ids. */
  readonly #again = new Map<string, ZonedSchool>();
  /** Time zones and records that failed: until when they are skipped, and the school of a record. */
  readonly #setAside = new Map<string, { until: number; school: ZonedSchool | undefined }>();
  /** Time zones that do not exist and have been reported. */
  readonly #unknown = new Set<string>();
  readonly #services: Services;
  readonly #tasks: readonly DailyTask[];

  constructor({ db, clock, works, services, tasks, onError }: CalendarJobParts) {
    this.#db = db;
    this.#services = services;
    this.#tasks = tasks;
    this.#clock = clock;
    this.#clocks = new SchoolClocks(clock);
    this.#works = works;
    this.#onError = onError;
  }

  /** Repeats the tasks of the day of a school to find records that were added later, for example by an import. */
  lookAgain(school: ZonedSchool): void {
    this.#again.set(school.id, school);
  }

  /**
   * Runs the tasks of the day of one school, also if it is not in use, until none is due. Returns for how many records they
   * have failed.
   */
  async runFor(school: ZonedSchool): Promise<number> {
    await this.#clocks.read(this.#db);
    while (await this.#runSchool(school, new AbortController().signal));
    return [...this.#setAside.values()].filter((one) => one.school?.id === school.id).length;
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    let more = false;
    const now = this.#clock.now();
    for (const [name, { until, school }] of this.#setAside) {
      if (until > now) continue;
      this.#setAside.delete(name);
      if (school) this.lookAgain(school);
    }
    await this.#clocks.read(this.#db);
    for (const { time_zone: zone } of await this.#db.all(timeZones, {})) {
      if (this.#setAside.has(zone)) continue;
      this.#reportUnknown(zone);
      try {
        if (await this.#runZone(zone, now, stopping)) more = true;
      } catch (error) {
        this.#passOver(zone, error);
      }
    }
    for (const school of [...this.#again.values()]) {
      this.#again.delete(school.id);
      try {
        if (!(await this.#runSchool(school, stopping))) continue;
        this.lookAgain(school);
        more = true;
      } catch (error) {
        this.#passOver(school.id, error, school);
      }
    }
    return more;
  }

  async #runZone(zone: string, now: number, stopping: AbortSignal): Promise<boolean> {
    const times = this.#timesIn(zone);
    // A test clock that was advanced by an hour is a reason to look again, as an hour of the server is.
    const days = sha256(JSON.stringify([times, this.#clocks.hoursAhead]));
    if (await this.#isDone(zone, days, now)) return false;
    const due = { ...times, zone };
    const more = await this.#runTasks(zone, stopping, (task, limit) =>
      this.#db.all(task.due.inZone, { ...due, limit }),
    );
    if (more) return true;
    const look = { days, at: now };
    this.#seen.set(zone, look);
    await noteLook(this.#db, zone, look);
    return false;
  }

  #runSchool({ id: school, timeZone }: ZonedSchool, stopping: AbortSignal): Promise<boolean> {
    const due = { ...this.#timesIn(timeZone), school };
    return this.#runTasks(timeZone, stopping, (task, limit) =>
      this.#db.all(task.due.inSchool, { ...due, limit }),
    );
  }

  #timesIn(zone: string): SchoolTimes {
    return this.#clocks.times((ms) => dayIn(zone, ms));
  }

  /** Runs each task for the records that are found for it. Returns whether any were found. */
  async #runTasks(
    timeZone: string,
    stopping: AbortSignal,
    find: (task: DailyTask, limit: number) => Promise<DueRecord[]>,
  ): Promise<boolean> {
    let done = 0;
    for (const task of this.#tasks) {
      const found = await find(task, batch + this.#setAside.size);
      done += await this.#each(found, timeZone, stopping, task.run);
    }
    return done > 0;
  }

  /**
   * Daily tasks run when the day begins. Records that become due later that day are found within the hour, by one of the
   * processes: each look reads the records of all schools.
   */
  async #isDone(zone: string, days: string, now: number): Promise<boolean> {
    const seen = this.#seen.get(zone);
    if (seen && seen.days === days && now - seen.at < hourMs) return true;
    const look = await lastLook(this.#db, zone);
    if (look?.days !== days || now - look.at >= hourMs) return false;
    // The clock of the other process may be ahead, but not by much.
    if (look.at - now > minuteMs) return false;
    this.#seen.set(zone, look);
    return true;
  }

  #reportUnknown(zone: string): void {
    if (this.#unknown.has(zone) || hasDates(zone)) return;
    this.#unknown.add(zone);
    this.#onError(
      new Error(`The time zone ${zone} does not exist; UTC is used for the dates of its schools`),
    );
  }

  /** Runs a task for each due record that is not skipped, until the process stops. Returns how many there are. */
  async #each(
    found: DueRecord[],
    timeZone: string,
    stopping: AbortSignal,
    work: DailyTask['run'],
  ): Promise<number> {
    // Several rows can be about one record.
    const records = new Map(found.map((one) => [nameOf(one), one]));
    const due = [...records.values()].filter((one) => !this.#setAside.has(nameOf(one)));
    const change = async (one: DueRecord) => {
      const author = systemAuthor(
        { id: one.school_id, timeZone },
        'Calendar',
        this.#clocks.of(one.school_id),
      );
      try {
        await this.#db
          .forSchool(one.school_id)
          .transact((tx) =>
            this.#works.run(tx, author, (changing) => work(changing, one.id, this.#services)),
          );
      } catch (error) {
        this.#passOver(nameOf(one), error, { id: one.school_id, timeZone });
      }
    };
    const window = sideBySide[this.#db.dialect];
    for (let start = 0; start < due.length; start += window) {
      if (stopping.aborted) break;
      await Promise.all(due.slice(start, start + window).map(change));
    }
    return due.length;
  }

  /** A record that fails must not stop the others, and is not reported again on every run. */
  #passOver(name: string, error: unknown, school?: ZonedSchool): void {
    if (error instanceof ConnectionLost) throw error;
    const until = this.#clock.now() + (isPassing(error) ? minuteMs : hourMs);
    this.#setAside.set(name, { until, school });
    this.#onError(new WorkFailed(`The daily tasks for ${name} failed and are skipped for a while`, error));
  }
}

const nameOf = ({ school_id, id }: DueRecord): string => `${school_id} ${id}`;
