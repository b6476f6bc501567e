import * as spine from './0001-spine.ts';
import * as gradeLevelsAndSubjects from './0002-grade-levels-and-subjects.ts';
import * as academicYearsAndTerms from './0003-academic-years-and-terms.ts';
import * as staff from './0004-staff.ts';
import * as calendar from './0005-calendar.ts';
import * as learnersAndClasses from './0006-learners.ts';
import * as imports from './0007-imports.ts';
import * as storedResponses from './0008-stored-responses.ts';
import * as webhookLeases from './0010-webhook-leases.ts';
import * as auditHeads from './0011-audit-heads.ts';
import * as importAttempts from './0012-import-attempts.ts';
import * as encryptedFields from './0014-encrypted-fields.ts';
import * as plainFieldsDropped from './0014-plain-fields-dropped.ts';
import * as plannedLeaves from './0015-planned-leaves.ts';
import * as auditFilters from './0016-audit-filters.ts';
import * as textKeys from './0017-text-keys.ts';
import * as textKeysUnique from './0017-text-keys-unique.ts';
import * as subjectIds from './0018-subject-ids.ts';
import * as referenceIndexes from './0019-reference-indexes.ts';
import * as plannedEnds from './0020-planned-ends.ts';
import * as labelKeys from './0021-label-keys.ts';
import * as labelKeysFilled from './0022-label-keys-filled.ts';
import * as timetable from './0030-timetable.ts';
import * as attendance from './0035-attendance.ts';
import * as excusesEncrypted from './0036-excuses-encrypted.ts';
import * as registersOfLessons from './0037-registers-of-lessons.ts';
import * as assessments from './0040-assessments.ts';
import * as termReports from './0041-term-reports.ts';
import * as discipline from './0045-discipline.ts';
import * as fees from './0050-fees.ts';
import * as calendarFeeds from './0060-calendar-feeds.ts';
import * as schoolLogos from './0061-school-logos.ts';
import * as messageTemplates from './0070-message-templates.ts';
import * as messages from './0071-messages.ts';
import * as announcements from './0072-announcements.ts';
import * as parentNotifications from './0073-parent-notifications.ts';
import * as suspensionDays from './0074-suspension-days.ts';
import * as deliveryCounts from './0080-delivery-counts.ts';
import * as personalValues from './0085-personal-values.ts';
import * as webhookRecoveries from './0090-webhook-recoveries.ts';
import * as testClocks from './0091-test-clocks.ts';
import * as concernedLearners from './0095-concerned-learners.ts';
import * as erasingIndexes from './0096-erasing-indexes.ts';
import * as masterKeys from './0097-master-keys.ts';
import * as eventsByRowid from './0098-events-by-rowid.ts';
import * as importSources from './0103-import-sources.ts';
import * as logRetention from './0104-log-retention.ts';
import * as indexSizes from './0105-index-sizes.ts';
import * as searchedNames from './0106-searched-names.ts';
import * as reencodedLogos from './0110-reencoded-logos.ts';
import * as auditResourceTypes from './0120-audit-resource-types.ts';
import type { Migration } from './define.ts';

/**
 * All migrations by name; each runs once, in the order of the names. A new one is the last: a database that has run a
 * later one would reject it.
 */
export const migrations: Record<string, Migration> = {
  '0001-spine': spine,
  '0002-grade-levels-and-subjects': gradeLevelsAndSubjects,
  '0003-academic-years-and-terms': academicYearsAndTerms,
  '0004-staff': staff,
  '0005-calendar': calendar,
  '0006-learners': learnersAndClasses,
  '0007-imports': imports,
  '0008-stored-responses': storedResponses,
  '0010-webhook-leases': webhookLeases,
  '0011-audit-heads': auditHeads,
  '0012-import-attempts': importAttempts,
  '0014-encrypted-fields': encryptedFields,
  '0014-plain-fields-dropped': plainFieldsDropped,
  '0015-planned-leaves': plannedLeaves,
  '0016-audit-filters': auditFilters,
  '0017-text-keys': textKeys,
  '0017-text-keys-unique': textKeysUnique,
  '0018-subject-ids': subjectIds,
  '0019-reference-indexes': referenceIndexes,
  '0020-planned-ends': plannedEnds,
  '0021-label-keys': labelKeys,
  '0022-label-keys-filled': labelKeysFilled,
  '0030-timetable': timetable,
  '0035-attendance': attendance,
  '0036-excuses-encrypted': excusesEncrypted,
  '0037-registers-of-lessons': registersOfLessons,
  '0040-assessments': assessments,
  '0041-term-reports': termReports,
  '0045-discipline': discipline,
  '0050-fees': fees,
  '0060-calendar-feeds': calendarFeeds,
  '0061-school-logos': schoolLogos,
  '0070-message-templates': messageTemplates,
  '0071-messages': messages,
  '0072-announcements': announcements,
  '0073-parent-notifications': parentNotifications,
  '0074-suspension-days': suspensionDays,
  '0080-delivery-counts': deliveryCounts,
  '0085-personal-values': personalValues,
  '0090-webhook-recoveries': webhookRecoveries,
  '0091-test-clocks': testClocks,
  '0095-concerned-learners': concernedLearners,
  '0096-erasing-indexes': erasingIndexes,
  '0097-master-keys': masterKeys,
  '0098-events-by-rowid': eventsByRowid,
  '0103-import-sources': importSources,
  '0104-log-retention': logRetention,
  '0105-index-sizes': indexSizes,
  '0106-searched-names': searchedNames,
  '0110-reencoded-logos': reencodedLogos,
  '0120-audit-resource-types': auditResourceTypes,
};
