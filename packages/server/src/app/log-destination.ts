import { fstatSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import { systemMs } from '../lib/platform.ts';
import { visibleLines } from '../lib/text.ts';
import { openTracing, type Tracing } from '../lib/tracing.ts';

/** The log of a server, whose lines name the span in which they were written, and the tracing that is registered. */
export async function openLog(level: string): Promise<{ log: Logger; tracing: Tracing | undefined }> {
  const { tracing, problem } = await openTracing(manifest.version);
  const log = pino({ level, ...(tracing && { mixin: () => tracing.logFields() }) }, logDestination());
  if (problem !== undefined) log.warn(problem);
  return { log, tracing };
}

/** Maximum number of bytes of log lines that wait to be written. */
const mostWaiting = 1_048_576;

/**
 * The destination of the log. A pipe that is not read, or a full disk, neither delays the server nor costs more
 * memory than `mostWaiting`: lines are dropped, and their number is logged afterwards.
 */
export function logDestination(): DestinationStream {
  const kind = fstatSync(2);
  const stream = kind.isFIFO() || kind.isSocket() ? pipeDestination(process.stderr) : fileDestination(2);
  // Lines contain names and texts of others, and may be read on a terminal.
  return { write: (line) => stream.write(visibleLines(line)) };
}

/**
 * On a pipe, pino's own destination would block a thread, and with it the exit of the process, until the pipe is
 * read; Node's stream does not block.
 */
function pipeDestination(stream: NodeJS.WriteStream): DestinationStream {
  const dropped = new Dropped((line) => stream.write(line));
  // All servers of a process share the stream.
  if (stream.listenerCount('error', ignoreClosedReader) === 0) stream.on('error', ignoreClosedReader);
  return {
    write(line) {
      if (stream.writableLength + line.length <= mostWaiting) {
        if (!stream.destroyed) stream.write(line);
      } else if (dropped.count() === 1) {
        stream.once('drain', () => dropped.report());
      }
    },
  };
}

const ignoreClosedReader = (): void => {};

function fileDestination(fd: number): DestinationStream {
  const file = pino.destination({ dest: fd, sync: false, maxLength: mostWaiting });
  const dropped = new Dropped((line) => file.write(line));
  file.on('drop', () => dropped.count());
  file.on('error', () => dropped.count());
  file.on('drain', () => dropped.report());
  return file;
}

class Dropped {
  readonly #write: (line: string) => void;
  #lines = 0;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  count(): number {
    return ++this.#lines;
  }

  report(): void {
    if (this.#lines === 0) return;
    const lines = this.#lines;
    this.#lines = 0;
    const entry = { level: pino.levels.values.warn, time: systemMs(), lines, msg: 'log lines were dropped' };
    this.#write(`${JSON.stringify(entry)}\n`);
  }
}
