import type { Event } from '@rollbook/sdk';
import type { AttemptResult } from '../../webhooks/sender/deliver.ts';
import { failureOf, responseLines } from '../delivery.ts';
import { type Line, line, paint, print } from '../output.ts';

export interface Start {
  school: string;
  name: string;
  mode: string;
  secret: string;
  url: string;
  types: string[] | undefined;
  from: 'time' | 'previous' | 'now';
  at: string;
}

/** What `rollbook listen` prints: lines for people, or one JSON object per line. */
export class ListenOutput {
  readonly #json: boolean;
  #succeeded = 0;
  #failed = 0;
  /** The time of the oldest event whose delivery failed. */
  #failedAt: string | undefined;

  constructor({ json = false }: { json?: boolean }) {
    this.#json = json;
  }

  started({ school, name, mode, secret, url, types, from, at }: Start): void {
    const { hostname } = new URL(url);
    const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');
    const starts = {
      time: `events created after ${at}`,
      previous: `where the previous run ended (${at}); --since now skips what happened since`,
      now: 'new events',
    };
    this.#print(
      { kind: 'started', school_id: school, mode, forward_to: url, secret, events: types ?? ['*'], from, at },
      [
        `Forwarding events of ${name} (${mode} mode) to ${url}`,
        '',
        `  Signing secret  ${secret}`,
        '                  the same in every run: set it in your receiver',
        `  Events          ${types?.join(', ') ?? 'all types'}`,
        `  Starting with   ${starts[from]}`,
        ...(isLocal
          ? []
          : [
              paint(
                'yellow',
                `  ${hostname} is not this machine: the events are sent to it over the network.`,
              ),
            ]),
        '',
        'Press Ctrl-C to stop.',
        '',
      ],
    );
  }

  delivered(event: Event, result: AttemptResult & { deliveryId: string }): void {
    const { ok, status, body, error, timings, deliveryId } = result;
    if (ok) this.#succeeded += 1;
    else {
      this.#failed += 1;
      if (this.#failedAt === undefined || event.created_at < this.#failedAt)
        this.#failedAt = event.created_at;
    }
    const ms = Math.round(timings.totalMs);
    const shownStatus = paint(ok ? 'green' : 'red', String(status ?? 'ERR').padEnd(3));
    const columns = line`${timeOfDay()} ${event.type.padEnd(26)} ${event.id} ${shownStatus} ${`${ms} ms`.padStart(7)}`;
    this.#print(
      {
        kind: 'delivery',
        event_id: event.id,
        event_type: event.type,
        created_at: event.created_at,
        delivery_id: deliveryId,
        ok,
        status,
        error,
        ms,
        response_body: body,
      },
      [columns, ...(ok ? [] : [`         ${failureOf(result)}`]), ...responseLines(result, 9)],
    );
  }

  disconnected(error: Error): void {
    this.#notice('disconnected', `The server cannot be read (${error.message}). Trying again until it can …`);
  }

  connected(): void {
    this.#notice('connected', 'The server can be read again.');
  }

  unknownPosition(at: string): void {
    this.#notice(
      'position_unknown',
      `The server does not know the event after which this run continues: its data was replaced or deleted. Continuing with events created after ${at}.`,
    );
  }

  ended(): void {
    const since =
      this.#failedAt === undefined ? null : new Date(Date.parse(this.#failedAt) - 1).toISOString();
    this.#print({ kind: 'ended', succeeded: this.#succeeded, failed: this.#failed, since }, [
      '',
      `${this.#succeeded} delivered, ${this.#failed} failed`,
      ...(since === null ? [] : [`Send them again, from the first that failed: --since ${since}`]),
    ]);
  }

  #notice(kind: string, message: string): void {
    this.#print({ kind, message }, [`${timeOfDay()} ${message}`]);
  }

  #print(result: Record<string, unknown>, lines: readonly (string | Line)[]): void {
    print(result, { json: this.#json }, lines);
  }
}

const timeOfDay = (): string => new Date().toTimeString().slice(0, 8);
