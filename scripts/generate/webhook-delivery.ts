import type { Node } from './source.ts';

/** A text with the limits of deliveries in place of its placeholders. */
export function describeDelivery(text: string, delivery: Node): string {
  const delays = delivery.retry_delays_seconds.map(duration);
  const values: Record<string, string> = {
    timeout: duration(delivery.timeout_seconds),
    retries: `${delays.slice(0, -1).join(', ')} and ${delays.at(-1)}`,
    window: duration(delivery.retry_window_seconds),
  };
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

const duration = (seconds: number): string =>
  seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
