import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { writePrivate } from '../private-file.ts';
import type { FeedPosition } from './feed.ts';

/** The folder for what the commands remember between runs. */
export const stateFolder = (): string =>
  join(
    process.env.XDG_STATE_HOME ??
      (process.platform === 'win32' ? process.env.LOCALAPPDATA : undefined) ??
      join(homedir(), '.local', 'state'),
    'rollbook',
  );

const nameOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writePrivate(path, text);
}

/** The signing secret for events of a school; the same in every run on this machine. */
export function listenSecret(folder: string, server: string, school: string): string {
  const path = join(folder, `secret-${nameOf(server, school)}`);
  if (!existsSync(path)) writeWhole(path, `whsec_${randomBytes(32).toString('base64')}`);
  return readFileSync(path, 'utf8').trim();
}

/**
 * Where a run continues that forwards the events of a school to a URL. The first line of the file is the position; each
 * further line is the id of an event that was handled since it was written, so that recording one is a single append.
 */
export class ListenState {
  readonly #path: string;
  readonly position: (FeedPosition & { at: string }) | undefined;

  constructor(folder: string, server: string, school: string, forwardTo: string) {
    this.#path = join(folder, `listen-${nameOf(server, school, forwardTo)}`);
    this.position = existsSync(this.#path) ? parse(readFileSync(this.#path, 'utf8')) : undefined;
  }

  handled(id: string): void {
    appendFileSync(this.#path, `${id}\n`);
  }

  /** `at` is the time of the newest event that was handled, or of the start. */
  save(position: FeedPosition, at: string): void {
    writeWhole(this.#path, `${JSON.stringify({ ...position, at })}\n`);
  }
}

function parse(text: string): ListenState['position'] {
  const [first = '', ...ids] = text.split('\n').filter(Boolean);
  const { after, since, at } = JSON.parse(first) as FeedPosition & { at: string };
  return { after: ids.at(-1) ?? after, since, at };
}
