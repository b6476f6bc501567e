import type { RollbookServer } from '@rollbook/server';
import ICAL from 'ical.js';
import { raw } from '../support/server.ts';

export interface CalendarEvent {
  uid: string;
  sequence: number;
  modified: string;
  summary: string;
  location: string;
  description: string;
  /** A time in UTC, or a day if the event lasts whole days. */
  start: string;
  end: string;
}

/** A calendar as another library reads it. */
export function parsed(file: string): { name: string; events: CalendarEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const text = (component: ICAL.Component, name: string) =>
    String(component.getFirstPropertyValue(name) ?? '');
  const written = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      modified: text(component, 'last-modified'),
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      start: written(event.startDate),
      end: written(event.endDate),
    };
  });
  return { name: text(calendar, 'x-wr-calname'), events };
}

/** Reads a feed as a calendar application does. */
export const read = ({ server }: { server: RollbookServer }, url: string, headers = {}) =>
  raw(server.url, null, 'GET', url.slice(server.url.length), { headers });
