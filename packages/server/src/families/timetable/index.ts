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
  importTargets: {
    slots: {
      ...importTarget('slots', tables.slots),
      // Any two slots can conflict with each other.
      inOrder: true,
      places: slotPlaces,
      open: ['draft'],
      // A source can use the ids of lessons again in the next timetable.
      isOver: ({ status, timetable_id: own }, { timetable_id: sent }) =>
        status !== 'draft' && sent !== undefined && sent !== own,
    },
  },
} satisfies Family;
