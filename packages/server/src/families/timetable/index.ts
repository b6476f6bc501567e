import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { calendarFeedOf, calendarFeeds } from './calendar-feeds.ts';
import { calendar, lessons } from './lessons.ts';
import { reactions } from './reactions.ts';
import { slotPlaces } from './settle.ts';
import { periods, roomAssignments, slots, teacherAllocations } from './slots.ts';
import * as tables from './tables.ts';
import { timetables } from './timetables.ts';

export const timetableFamily = {
  name: 'timetable',
  resources: [
    tables.timetables,
    tables.periods,
    tables.slots,
    tables.roomAssignments,
    tables.teacherAllocations,
    tables.calendarFeeds,
  ],
  handlers: {
    timetables,
    periods,
    slots,
    'room-assignments': roomAssignments,
    'teacher-allocations': teacherAllocations,
    lessons,
    'calendar-feeds': calendarFeeds,
    calendar,
  },
  raises: [tables.lessonsEnding],
  reactions,
  tokenHolders: { calendar_feed: calendarFeedOf },
  // Any two slots can conflict with each other.
  importTargets: { slots: { ...importTarget('slots', tables.slots), inOrder: true, places: slotPlaces } },
} satisfies Family;
