/** How often calendar applications are asked to read a calendar again. */
const refreshSeconds = 3600;

export interface CalendarFile {
  name: string;
  /** What kind of calendar this is, in one word. */
  product: string;
  timeZone: string;
  events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  /** It is the same as long as the event is about the same. */
  uid: string;
  /** When its record was created, and when something that it shows last changed. */
  created: string;
  changed: string;
  /** The time of the event, or its first day and the day after its last one (`YYYY-MM-DD`). */
  start: Date | string;
  end: Date | string;
  summary: string;
  location?: string | undefined;
  /** Can have several lines. */
  description?: string | undefined;
}

/**
 * Events as an iCalendar file. Times are in UTC, so no rule for a time zone is needed to find them, and applications show
 * them in the time zone of their user. Events of whole days keep nobody busy.
 */
export async function calendarFile({ name, product, timeZone, events }: CalendarFile): Promise<string> {
  // Loaded with the first calendar: most processes write none.
  const { default: ical, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'Rollbook', product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { uid, start, end, summary, location = '', description = '', ...times } of events) {
    const [created, changed] = [new Date(times.created), new Date(times.changed)];
    calendar.createEvent({
      id: `${uid}@rollbook`,
      // An integer that increases with every change. It has 31 bits, which is 68 years in seconds.
      sequence: Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000)),
      // In a published calendar this is the time of the last change, so an unchanged calendar is the same file.
      stamp: changed,
      lastModified: changed,
      start,
      end,
      ...(typeof start === 'string' ? { allDay: true, transparency: ICalEventTransparency.TRANSPARENT } : {}),
      summary: oneLine(summary),
      ...(location === '' ? {} : { location: oneLine(location) }),
      ...(description === '' ? {} : { description: linesOf(description) }),
    });
  }
  // The library writes further properties below the events, where RFC 5545 (3.4, 3.6) allows none, and no last line break.
  const method = `METHOD:${ICalCalendarMethod.PUBLISH}\r\n`;
  return `${calendar.toString().replace(method, `${method}X-WR-TIMEZONE:${timeZone}\r\n`)}\r\n`;
}

/** The last of some times. */
export const lastOf = (times: readonly (string | null | undefined)[]): string =>
  times
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1) ?? '1970-01-01T00:00:00.000Z';

/** Text without line breaks and other control characters, which iCalendar does not allow. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const linesOf = (text: string): string =>
  text.replace(/\p{Cc}+/gu, (found) => (found.includes('\n') ? '\n' : ' ')).trim();
