import type { Delivery } from '@rollbook/sdk';
import { duration } from '../../../lib/format.ts';

/** How long each part of an attempt took. */
export function Timings({ delivery }: { delivery: Delivery }) {
  const { dns_ms: dns, connect_ms: connect, first_byte_ms: firstByte, total_ms: total } = delivery;
  if (total === null) return null;
  const before = (dns ?? 0) + (connect ?? 0);
  const parts: [string, string, number | null][] = [
    ['DNS', 'dns', dns],
    ['Connect, TLS', 'connect', connect],
    ['Waiting', 'wait', firstByte],
    ['Body', 'body', firstByte === null ? null : Math.max(0, total - before - firstByte)],
  ];
  const known = parts.filter((part): part is [string, string, number] => part[2] !== null);
  const sum = Math.max(0.001, ...[known.reduce((all, [, , ms]) => all + ms, 0)]);
  return (
    <div class="timings">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {known.map(([, name, ms], index) => {
          const left = known.slice(0, index).reduce((all, [, , each]) => all + each, 0);
          return (
            <rect key={name} class={`t-${name}`} x={(left / sum) * 100} width={(ms / sum) * 100} height="6" />
          );
        })}
      </svg>
      <dl>
        {known.map(([label, name, ms]) => (
          <div key={name}>
            <dt>
              <span class={`key t-${name}`} />
              {label}
            </dt>
            <dd>{duration(ms)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>
            <strong>{duration(total)}</strong>
          </dd>
        </div>
      </dl>
    </div>
  );
}
