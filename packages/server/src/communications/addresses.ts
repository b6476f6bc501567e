import type { OutgoingChannel } from './channels.ts';

/** How a person can be reached. */
export interface Reachable {
  id: string;
  email: string | null;
  phone: string | null;
  /** The postal address, as JSON. */
  address: string | null;
}

const addressLines = ['line1', 'line2', 'suburb', 'city', 'province', 'postal_code', 'country'];

/** The address of a person on a channel, if there is one. */
export function addressOn(channel: OutgoingChannel | 'portal', person: Reachable): string | null {
  if (channel === 'email') return person.email;
  if (channel === 'sms') return person.phone;
  if (channel !== 'letter') return person.id;
  const address = person.address === null ? null : (JSON.parse(person.address) as Record<string, unknown>);
  if (!address?.line1) return null;
  return addressLines.flatMap((line) => (address[line] ? [String(address[line])] : [])).join('\n');
}

/** An address as it is shown and logged: enough to recognise it, not enough to use it. */
export function masked(channel: string, address: string): string {
  if (channel === 'email') return address.replace(/^(.)[^@]*/su, '$1***');
  if (channel === 'sms')
    return address.replace(/(?<=^.{5}).*(?=..$)/s, (hidden) => '*'.repeat(hidden.length));
  if (channel === 'letter') return `***, ${address.split('\n').at(-1)}`;
  return address;
}
