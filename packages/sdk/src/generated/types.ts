// Generated from openapi/ by `pnpm generate`. Do not edit.
import type * as records from "./records.ts";
export interface paths {
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns the API keys of the school one page at a time, oldest first.
         */
        get: operations["api-keys.list"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key for the school. Only this response contains `secret`; the server stores only a hash of it.
         */
        post: operations["api-keys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{api_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Returns an API key. Archived records are returned too.
         */
        get: operations["api-keys.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["api-keys.update"];
        trace?: never;
    };
    "/v1/api-keys/{api_key_id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll an API key
         * @description Creates a new key with the same name, scopes and version. The old key expires after `expires_in` seconds.
         */
        post: operations["api-keys.roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{api_key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Revokes the key permanently. It stops working immediately in the process that receives the request, and within a second in other processes on the same database. Revoking again has no effect.
         */
        post: operations["api-keys.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grading-scales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grading scales
         * @description Returns the grading scales of the school one page at a time, oldest first.
         */
        get: operations["grading-scales.list"];
        put?: never;
        /**
         * Create a grading scale
         * @description Creates a grading scale. If it is the default, the previous default scale no longer is.
         */
        post: operations["grading-scales.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grading-scales/{grading_scale_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a grading scale
         * @description Returns a grading scale. Archived records are returned too.
         */
        get: operations["grading-scales.get"];
        put?: never;
        post?: never;
        /**
         * Archive a grading scale
         * @description Archives the grading scale. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["grading-scales.archive"];
        options?: never;
        head?: never;
        /**
         * Update a grading scale
         * @description Changes a grading scale. The name and the levels of a scale that a published assessment uses cannot be changed; clone the scale instead. To change the default scale, make another scale the default.
         */
        patch: operations["grading-scales.update"];
        trace?: never;
    };
    "/v1/grading-scales/{grading_scale_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a grading scale
         * @description Restores an archived grading scale. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["grading-scales.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grading-scales/{grading_scale_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a grading scale
         * @description Creates a grading scale with the same levels. The new scale is not the default.
         */
        post: operations["grading-scales.clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assessments
         * @description Returns the assessments of the school one page at a time, oldest first.
         */
        get: operations["assessments.list"];
        put?: never;
        /**
         * Create an assessment
         * @description Creates an assessment of a class for a term in which the class is offered. Grades can be entered once it is open.
         */
        post: operations["assessments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assessment
         * @description Returns an assessment. Archived records are returned too.
         */
        get: operations["assessments.get"];
        put?: never;
        post?: never;
        /**
         * Archive an assessment
         * @description Archives an assessment. A published assessment must be reopened first.
         */
        delete: operations["assessments.archive"];
        options?: never;
        head?: never;
        /**
         * Update an assessment
         * @description Changes an assessment. Once it is published, only `description`, `external_ids` and `metadata` can be changed.
         *     Once a learner has a mark, `max_mark` cannot be lowered.
         */
        patch: operations["assessments.update"];
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an assessment
         * @description Restores an archived assessment. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["assessments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an assessment
         * @description Opens a draft assessment so that grades can be entered. Requires the status `draft` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["assessments.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an assessment
         * @description Publishes an assessment: its grades and statistics are frozen and count towards the term results. Every learner
         *     who is enrolled in the class needs a grade that is not `pending`. A learner without a mark is `absent`, `exempt`
         *     or `withheld`. Requires the status `open` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["assessments.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen an assessment
         * @description Opens a published assessment again, so that its grades can be corrected. Until it is published again, it does not
         *     count towards the term results. The reason is recorded in the audit log. Requires the status `published` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["assessments.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an assessment
         * @description Cancels an assessment. Requires the status `draft` or `open` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["assessments.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grades
         * @description Returns the grades of the assessment one page at a time, oldest first.
         */
        get: operations["grades.list"];
        /**
         * Enter the grades of many learners
         * @description Enters or changes the grades of up to 200 learners of an open assessment: all of them, or none if one is invalid.
         *     `errors` lists the field errors of every grade. Grades of other learners stay as they are. Grades that do not
         *     differ are left unchanged, so it is safe to send the request again.
         */
        put: operations["grades.put"];
        /**
         * Create a grade
         * @description Enters the grade of a learner for an open assessment. The learner needs an enrollment in the class for the term.
         */
        post: operations["grades.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/grades/{grade_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a grade
         * @description Returns a grade. Archived records are returned too.
         */
        get: operations["grades.get"];
        put?: never;
        post?: never;
        /**
         * Archive a grade
         * @description Archives a grade that was entered by mistake. The assessment must be open.
         */
        delete: operations["grades.archive"];
        options?: never;
        head?: never;
        /**
         * Update a grade
         * @description Changes a grade of an open assessment. A mark sets the status to `graded`; any other status removes the mark.
         */
        patch: operations["grades.update"];
        trace?: never;
    };
    "/v1/assessments/{assessment_id}/grades/{grade_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a grade
         * @description Restores an archived grade. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["grades.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List term reports
         * @description Returns the term reports of the school one page at a time, oldest first.
         */
        get: operations["term-reports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-reports/{term_report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a term report
         * @description Returns a term report: as JSON, as a page to read and print (`Accept: text/html`), or as an A4 document
         *     (`Accept: application/pdf`). Page and document contain the same as the JSON, in English, and say if the report is a
         *     draft, superseded or withdrawn. The document has fonts for Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and
         *     simplified Chinese; it lists characters that it cannot show.
         */
        get: operations["term-reports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a term report
         * @description Changes the comments, the conduct or the decision of a draft. The decision is made in the last term of the academic year.
         */
        patch: operations["term-reports.update"];
        trace?: never;
    };
    "/v1/term-reports/{term_report_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a term report
         * @description Publishes a draft to the learner's family. The previously published report of the learner for the term, if any, is
         *     superseded. Whether fees are owed does not matter: a school may not withhold a report. Requires the status `draft` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["term-reports.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-reports/{term_report_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a term report
         * @description Withdraws a published report. The reason is recorded in the audit log. Requires the status `published` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["term-reports.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get term results
         * @description Computes the results of learners in a term: for each subject, the weighted mean of the percentages of its published assessments that count, as the exact fraction rounded once, half up. `absent` is a mark of 0; `exempt` and `withheld` are left out. Send `class_id`, `learner_id` or both.
         */
        get: operations["term-results.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-reports/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate term reports
         * @description Generates the reports of a class, a grade level or some learners for a term: exactly one of `class_id`,
         *     `grade_level_id` and `learner_ids`. Each learner without a report gets a draft. A draft is rebuilt from the current
         *     results and keeps its comments, conduct and decision; if nothing has changed, it stays as it is. A published report
         *     is left unchanged unless `supersede` is sent: then a draft of the next version is made, which supersedes it when it
         *     is published. The next version of a withdrawn report is made in any case.
         */
        post: operations["term-reports.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/term-reports/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the term reports of a class
         * @description Publishes all drafts of a class for a term. The result of each learner is in the response: a learner without a report
         *     does not stop the others. Reports that are published already stay as they are, so it is safe to send the request
         *     again.
         */
        post: operations["term-reports.publish-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search grades
         * @description Returns the grades of the school one page at a time, oldest first, whichever assessment they belong to.
         */
        get: operations["grades.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registers
         * @description Returns the registers of the school one page at a time, oldest first.
         */
        get: operations["registers.list"];
        put?: never;
        /**
         * Create a register
         * @description Takes the register of a class: one request with the marks of all learners. The roll consists of the learners
         *     with an enrollment in the class on the day of the register, which can be in the past. Enrollments that are
         *     pending, cancelled or archived do not count. A learner without a mark gets `default_status`; if it is not sent,
         *     the response is 422 `incomplete_register`.
         *
         *     A register is taken on a school day of the class, in a term that is not closed, and not in advance. With `slot_id`
         *     it is for the lesson that the class has in that slot on that day.
         */
        post: operations["registers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers/{register_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a register
         * @description Returns a register. Archived records are returned too.
         */
        get: operations["registers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a register
         * @description Amends a register. Each mark that is sent replaces the mark of its learner; other learners keep theirs. A learner
         *     who was enrolled after the register was taken, with a start in the past, gets their first mark in this way. If a
         *     mark changes, `revision` is increased by 1 and the status becomes `amended`.
         */
        patch: operations["registers.update"];
        trace?: never;
    };
    "/v1/registers/{register_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a register
         * @description Voids a register that should not exist. Its marks can still be read, and count nowhere. Another register can be taken in its place. Requires the status `recorded` or `amended` and sets it to `void`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["registers.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/excuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List excuses
         * @description Returns the excuses of the school one page at a time, oldest first.
         */
        get: operations["excuses.list"];
        put?: never;
        /**
         * Create an excuse
         * @description Submits an excuse for a learner, in advance or afterwards. It excuses nothing until it is approved; send `status` as `approved` to approve it at once.
         */
        post: operations["excuses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/excuses/{excuse_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an excuse
         * @description Returns an excuse. Archived records are returned too.
         */
        get: operations["excuses.get"];
        put?: never;
        post?: never;
        /**
         * Archive an excuse
         * @description Archives the excuse. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["excuses.archive"];
        options?: never;
        head?: never;
        /**
         * Update an excuse
         * @description Changes an excuse. Once it is approved or rejected, its days, its reason and who submitted it can no longer be changed.
         */
        patch: operations["excuses.update"];
        trace?: never;
    };
    "/v1/excuses/{excuse_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an excuse
         * @description Restores an archived excuse. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["excuses.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/excuses/{excuse_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an excuse
         * @description Approves an excuse. From then on the marks of its days are excused, in all registers and summaries. Requires the status `submitted` and sets it to `approved`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["excuses.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/excuses/{excuse_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an excuse
         * @description Rejects an excuse. Requires the status `submitted` and sets it to `rejected`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["excuses.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/excuses/{excuse_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an excuse
         * @description Withdraws an approved excuse. The marks of its days are no longer excused, unless another excuse covers them. Requires the status `approved` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["excuses.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/attendance/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attendance of a day
         * @description Returns one line for each learner who has a mark in a register of the day, in the order of their ids. Its status is the worst of the day: `absent`, then `left_early`, `late`, `offsite` and `present`.
         */
        get: operations["attendance.daily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/attendance/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attendance of a term
         * @description Returns the attendance of a learner in a term, or of each learner who is or was enrolled in a class in the term. Either `learner_id` or `class_id` is required. Summaries are computed when they are read, until today.
         */
        get: operations["attendance.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/attendance/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the missing registers of a day
         * @description Returns the registers that classes with learners are expected to take on a school day and have not taken, as the school's `attendance_mode` says: one a day, one in the morning and one in the afternoon, or one for each lesson of the published timetable. On a half day none is expected in the afternoon. Also returns registers that lack learners, because they were enrolled after the register was taken. Nothing is missing in advance.
         */
        get: operations["attendance.missing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/attendance/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts about attendance
         * @description Returns active learners whose attendance needs attention. A learner has the alert `continuous_absence` if they were absent without an approved excuse on ten or more school days in a row, and have not been present or excused since. Days on which no register was taken do not interrupt the absence.
         */
        get: operations["attendance.alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Returns the changes made in the school, newest first.
         */
        get: operations["audit-log.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Recomputes the hash chain over a range of sequence numbers and reports whether every entry is unchanged since it was written. The hashes are compared with those that the server signed: the checkpoints in the range, and the head if the range includes the newest entry. Entries that were rewritten after the last checkpoint of a range are detected only if the range extends to the newest entry. Only one verification of a school runs at a time: a request for a range that is already being verified gets the same result, and other requests wait. If four ranges of a school are running or waiting, another request is rejected with 503 `unavailable` and `Retry-After`.
         */
        get: operations["audit-log.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log/head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed head of the audit log
         * @description Returns the sequence number and the hash of the newest entry, signed by the server. Keep copies of heads outside of the
         *     server. The log must always contain an entry with that number and hash, so a kept head reveals a log that was
         *     rolled back or rewritten, even if the database and its heads were restored together. To make the comparison, run
         *     `rollbook audit verify --anchor`.
         *
         *     The signature is ed25519 (RFC 8032, without a context) over these lines in UTF-8, where each line, including the
         *     last, ends with one line feed (0x0A):
         *
         *     ```
         *     rollbook audit head v1
         *     <school_id>
         *     <sequence>
         *     <hash>
         *     <signed_at>
         *     ```
         *
         *     Each value is written as in the response, with `sequence` in decimal. `public_key` and `signature` are the base64
         *     encoding of 32 and 64 bytes. The key belongs to the database and never changes, also not when the master key of the
         *     server is rotated.
         *
         *     The response is 409 `audit_log_broken` if the log has no head with a valid signature of this server.
         */
        get: operations["audit-log.head"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log/{audit_entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an audit entry
         * @description Returns one entry of the audit log.
         */
        get: operations["audit-log.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/academic-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List academic years
         * @description Returns the academic years of the school one page at a time, oldest first.
         */
        get: operations["academic-years.list"];
        put?: never;
        /**
         * Create an academic year
         * @description Creates an academic year and returns it.
         */
        post: operations["academic-years.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/academic-years/{academic_year_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an academic year
         * @description Returns an academic year. Archived records are returned too.
         */
        get: operations["academic-years.get"];
        put?: never;
        post?: never;
        /**
         * Archive an academic year
         * @description Archives the academic year. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["academic-years.archive"];
        options?: never;
        head?: never;
        /**
         * Update an academic year
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["academic-years.update"];
        trace?: never;
    };
    "/v1/academic-years/{academic_year_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an academic year
         * @description Restores an archived academic year. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["academic-years.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/academic-years/{academic_year_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an academic year
         * @description Makes a planned year the current one. At most one year is current. Requires the status `planned` and sets it to `current`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["academic-years.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/academic-years/{academic_year_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an academic year
         * @description Closes the current year permanently. Its terms must be closed first. Requires the status `current` and sets it to `closed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["academic-years.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List terms
         * @description Returns the terms of the school one page at a time, oldest first.
         */
        get: operations["terms.list"];
        put?: never;
        /**
         * Create a term
         * @description Creates a term and returns it.
         */
        post: operations["terms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms/{term_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a term
         * @description Returns a term. Archived records are returned too.
         */
        get: operations["terms.get"];
        put?: never;
        post?: never;
        /**
         * Archive a term
         * @description Archives the term. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["terms.archive"];
        options?: never;
        head?: never;
        /**
         * Update a term
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["terms.update"];
        trace?: never;
    };
    "/v1/terms/{term_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a term
         * @description Restores an archived term. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["terms.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms/{term_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a term
         * @description Opens a planned term. Requires the status `planned` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["terms.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms/{term_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a term
         * @description Closes an open term. A closed term cannot be changed until it is reopened. Requires the status `open` and sets it to `closed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["terms.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms/{term_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a term
         * @description Opens a closed term again. Requires the status `closed` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["terms.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar exceptions
         * @description Returns the calendar exceptions of the school one page at a time, oldest first.
         */
        get: operations["calendar-exceptions.list"];
        put?: never;
        /**
         * Create a calendar exception
         * @description Creates a calendar exception and returns it.
         */
        post: operations["calendar-exceptions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar-exceptions/{calendar_exception_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar exception
         * @description Returns a calendar exception. Archived records are returned too.
         */
        get: operations["calendar-exceptions.get"];
        put?: never;
        post?: never;
        /**
         * Archive a calendar exception
         * @description Archives the calendar exception. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["calendar-exceptions.archive"];
        options?: never;
        head?: never;
        /**
         * Update a calendar exception
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["calendar-exceptions.update"];
        trace?: never;
    };
    "/v1/calendar-exceptions/{calendar_exception_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a calendar exception
         * @description Restores an archived calendar exception. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["calendar-exceptions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grade-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grade levels
         * @description Returns the grade levels of the school one page at a time, oldest first.
         */
        get: operations["grade-levels.list"];
        put?: never;
        /**
         * Create a grade level
         * @description Creates a grade level and returns it.
         */
        post: operations["grade-levels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grade-levels/{grade_level_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a grade level
         * @description Returns a grade level. Archived records are returned too.
         */
        get: operations["grade-levels.get"];
        put?: never;
        post?: never;
        /**
         * Archive a grade level
         * @description Archives the grade level. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["grade-levels.archive"];
        options?: never;
        head?: never;
        /**
         * Update a grade level
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["grade-levels.update"];
        trace?: never;
    };
    "/v1/grade-levels/{grade_level_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a grade level
         * @description Restores an archived grade level. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["grade-levels.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subjects
         * @description Returns the subjects of the school one page at a time, oldest first.
         */
        get: operations["subjects.list"];
        put?: never;
        /**
         * Create a subject
         * @description Creates a subject and returns it.
         */
        post: operations["subjects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subjects/{subject_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subject
         * @description Returns a subject. Archived records are returned too.
         */
        get: operations["subjects.get"];
        put?: never;
        post?: never;
        /**
         * Archive a subject
         * @description Archives the subject. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["subjects.archive"];
        options?: never;
        head?: never;
        /**
         * Update a subject
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["subjects.update"];
        trace?: never;
    };
    "/v1/subjects/{subject_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a subject
         * @description Restores an archived subject. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["subjects.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rooms
         * @description Returns the rooms of the school one page at a time, oldest first.
         */
        get: operations["rooms.list"];
        put?: never;
        /**
         * Create a room
         * @description Creates a room and returns it.
         */
        post: operations["rooms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rooms/{room_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a room
         * @description Returns a room. Archived records are returned too.
         */
        get: operations["rooms.get"];
        put?: never;
        post?: never;
        /**
         * Archive a room
         * @description Archives the room. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["rooms.archive"];
        options?: never;
        head?: never;
        /**
         * Update a room
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["rooms.update"];
        trace?: never;
    };
    "/v1/rooms/{room_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a room
         * @description Restores an archived room. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["rooms.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List classes
         * @description Returns the classes of the school one page at a time, oldest first.
         */
        get: operations["classes.list"];
        put?: never;
        /**
         * Create a class
         * @description Creates a class and returns it.
         */
        post: operations["classes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/classes/{class_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a class
         * @description Returns a class. Archived records are returned too.
         */
        get: operations["classes.get"];
        put?: never;
        post?: never;
        /**
         * Archive a class
         * @description Archives the class. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["classes.archive"];
        options?: never;
        head?: never;
        /**
         * Update a class
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["classes.update"];
        trace?: never;
    };
    "/v1/classes/{class_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a class
         * @description Restores an archived class. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["classes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar
         * @description Returns each day in a date range of at most 366 days: whether it is a school day, and why. A day in a term is a school day if it is a make-up day, or if the school is open on that day of the week and there is no public holiday, closure or staff-only day. A day outside of a term is never a school day.
         */
        get: operations["calendar.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message templates
         * @description Returns the message templates of the school one page at a time, oldest first.
         */
        get: operations["message-templates.list"];
        put?: never;
        /**
         * Create a message template
         * @description Creates a draft. Every placeholder in its texts must be in `variables`, or be one that the server fills in.
         */
        post: operations["message-templates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-templates/{message_template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message template
         * @description Returns a message template. Archived records are returned too.
         */
        get: operations["message-templates.get"];
        put?: never;
        post?: never;
        /**
         * Archive a message template
         * @description Archives the message template. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["message-templates.archive"];
        options?: never;
        head?: never;
        /**
         * Update a message template
         * @description Changes a draft or an active template. If the texts, the variables, the channel or the locale of an active template change, its `template_version` increases; messages that were created before keep their text.
         */
        patch: operations["message-templates.update"];
        trace?: never;
    };
    "/v1/message-templates/{message_template_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a message template
         * @description Restores an archived message template. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["message-templates.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-templates/{message_template_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a message template
         * @description Activates a draft, so that messages can use it. Requires the status `draft` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["message-templates.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-templates/{message_template_id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a message template
         * @description Retires an active template. It cannot be changed or used any more, and its `key` becomes free. Requires the status `active` and sets it to `retired`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["message-templates.retire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-templates/{message_template_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a message template
         * @description Returns the texts of a template, filled in with `context`. For a variable that is not in `context`, its `sample` is
         *     used, and for one that the server fills in, an example. Nothing is sent or stored.
         */
        post: operations["message-templates.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Returns the messages of the school one page at a time, oldest first.
         */
        get: operations["messages.list"];
        put?: never;
        /**
         * Create a message
         * @description Creates a message, and determines its recipients: the guardians in `guardian_ids`, the guardians of the learners in
         *     `learner_ids` who may receive it, and the staff members in `staff_ids`. Each person gets one copy. The message is
         *     sent soon, or at `send_at`.
         *
         *     Placeholders in the texts are filled in for each recipient, with `context` and what the server knows. For a guardian
         *     of several of the learners, `learner.name` lists these learners.
         */
        post: operations["messages.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Returns a message. Archived records are returned too.
         */
        get: operations["messages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{message_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a message
         * @description Cancels a message that is still queued. Requires the status `queued` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["messages.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List announcements
         * @description Returns the announcements of the school one page at a time, oldest first.
         */
        get: operations["announcements.list"];
        put?: never;
        /**
         * Create an announcement
         * @description Creates a draft.
         */
        post: operations["announcements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{announcement_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an announcement
         * @description Returns an announcement. Archived records are returned too.
         */
        get: operations["announcements.get"];
        put?: never;
        post?: never;
        /**
         * Archive an announcement
         * @description Archives the announcement. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["announcements.archive"];
        options?: never;
        head?: never;
        /**
         * Update an announcement
         * @description Changes an announcement that is a draft or scheduled.
         */
        patch: operations["announcements.update"];
        trace?: never;
    };
    "/v1/announcements/{announcement_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an announcement
         * @description Restores an archived announcement. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["announcements.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{announcement_id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule an announcement
         * @description Schedules a draft: it is published at `publish_at`, which must be in the future. Requires the status `draft` and sets it to `scheduled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["announcements.schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{announcement_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an announcement
         * @description Publishes an announcement now. Its recipients are determined now and do not change afterwards. For each channel, one
         *     message is created, with one copy for each person, however many of the learners are theirs. Requires the status `draft` or `scheduled` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["announcements.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{announcement_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an announcement
         * @description Cancels an announcement that is not published. Requires the status `draft` or `scheduled` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["announcements.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{announcement_id}/retract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retract an announcement
         * @description Retracts a published announcement. Copies that were not sent are suppressed; what was sent cannot be taken back. Requires the status `published` and sets it to `retracted`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["announcements.retract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{message_id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipients of a message
         * @description Returns the recipients of a message and what became of their copies, newest first. The texts are in the response of `message-recipients.get`.
         */
        get: operations["message-recipients.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{message_id}/recipients/{message_recipient_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recipient of a message
         * @description Returns the recipient with the text of the copy, as it was sent.
         */
        get: operations["message-recipients.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{message_id}/recipients/{message_recipient_id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a receipt
         * @description Records what the provider of the channel reported about a copy: `delivered`, `read` or `bounced`. A copy that was sent
         *     can be delivered, read or bounced; one that was delivered can be read.
         */
        post: operations["message-recipients.receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List incidents
         * @description Returns the incidents of the school one page at a time, oldest first.
         */
        get: operations["incidents.list"];
        put?: never;
        /**
         * Create an incident
         * @description Logs an incident of one learner. To log an incident with several learners, use `incidents.bulk`.
         */
        post: operations["incidents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an incident
         * @description Returns an incident. Archived records are returned too.
         */
        get: operations["incidents.get"];
        put?: never;
        post?: never;
        /**
         * Archive an incident
         * @description Archives the incident. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["incidents.archive"];
        options?: never;
        head?: never;
        /**
         * Update an incident
         * @description Changes an incident. `description` can be changed within 24 hours; afterwards, add notes.
         */
        patch: operations["incidents.update"];
        trace?: never;
    };
    "/v1/incidents/{incident_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an incident
         * @description Restores an archived incident. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["incidents.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review an incident
         * @description Starts the review of an incident. Requires the status `logged` and sets it to `under_review`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["incidents.review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an incident
         * @description Resolves an incident under review. Its follow-ups must be done or cancelled. Requires the status `under_review` and sets it to `resolved`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["incidents.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss an incident
         * @description Dismisses an incident under review, because it did not happen or is no offence. Its points no longer count, and its follow-ups must be done or cancelled. Requires the status `under_review` and sets it to `dismissed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["incidents.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen an incident
         * @description Puts a resolved incident under review again. Requires the status `resolved` and sets it to `under_review`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["incidents.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/add-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add-note an incident
         * @description Adds a note to an incident. Notes cannot be changed or removed.
         */
        post: operations["incidents.add-note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List follow-ups
         * @description Returns the follow-ups of the incident one page at a time, oldest first.
         */
        get: operations["follow-ups.list"];
        put?: never;
        /**
         * Create a follow-up
         * @description Adds a follow-up to an incident. A suspension creates an approved excuse with the reason `suspension` for its
         *     days, so the learner's absences are excused.
         */
        post: operations["follow-ups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/follow-ups/{follow_up_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a follow-up
         * @description Returns a follow-up. Archived records are returned too.
         */
        get: operations["follow-ups.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a follow-up
         * @description Changes an open follow-up. The excuse of a suspension changes with its days.
         */
        patch: operations["follow-ups.update"];
        trace?: never;
    };
    "/v1/incidents/{incident_id}/follow-ups/{follow_up_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a follow-up
         * @description Completes a follow-up. Requires the status `open` and sets it to `done`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["follow-ups.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/follow-ups/{follow_up_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a follow-up
         * @description Cancels a follow-up. The excuse of a suspension is withdrawn. Requires the status `open` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["follow-ups.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the notifications of the incident one page at a time, oldest first.
         */
        get: operations["parent-notifications.list"];
        put?: never;
        /**
         * Create a notification
         * @description Notifies the guardians of the learner who have access to the learner and receive discipline notices: one message with
         *     a copy for each of them, or for those in `guardian_ids`. The text is that of a template, or `body`, or a sentence that
         *     names the learner and the day. It can have the placeholders `incident.occurred_on`, `incident.category`,
         *     `incident.level` and `incident.points`, in addition to those that the server fills in for all messages. A text that
         *     names another learner of the incident is rejected.
         */
        post: operations["parent-notifications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/notifications/{parent_notification_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a notification
         * @description Returns a notification. Archived records are returned too.
         */
        get: operations["parent-notifications.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/{incident_id}/notifications/{parent_notification_id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a notification
         * @description Records that the guardians have acknowledged the notification. Acknowledging again has no effect.
         */
        post: operations["parent-notifications.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incidents/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an incident of several learners
         * @description Logs one incident for each of up to 100 learners, all of them or none. The incidents have the same `group_id`.
         */
        post: operations["incidents.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/discipline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the points of a learner
         * @description Returns the points of a learner and the number of incidents in a range of times. Incidents that are archived or dismissed do not count, and confidential incidents only if the API key has the scope `read:sensitive`.
         */
        get: operations["learners.discipline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enrollments
         * @description Returns the enrollments of the school one page at a time, oldest first.
         */
        get: operations["enrollments.list"];
        put?: never;
        /**
         * Create an enrollment
         * @description Enrolls an active learner in a class for a term in which the class is offered. The enrollment is active
         *     immediately unless `pending` is sent. An active primary enrollment that covers today sets the learner's class.
         */
        post: operations["enrollments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an enrollment
         * @description Returns an enrollment. Archived records are returned too.
         */
        get: operations["enrollments.get"];
        put?: never;
        post?: never;
        /**
         * Archive an enrollment
         * @description Archives an enrollment. If it is the pending one of a planned transfer, the transfer is taken back. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["enrollments.archive"];
        options?: never;
        head?: never;
        /**
         * Update an enrollment
         * @description Changes an enrollment. Its dates can be changed while it is active or pending; the rules for a new enrollment
         *     apply.
         *
         *     `ends_on` of an active enrollment is also the day of a planned withdrawal or transfer (`ends_as`): another day
         *     changes the plan, and null takes it back. The day of a planned transfer changes in both enrollments,
         *     whichever of them is sent, and has to be later than today; the pending one is canceled if the transfer is taken
         *     back. A later `ends_on`, or
         *     null, needs a place in the class after the previous one.
         */
        patch: operations["enrollments.update"];
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an enrollment
         * @description Restores an archived enrollment. The rules for a new enrollment apply again. If it is the pending one of a planned transfer, the transfer is planned again. Restoring again has no effect.
         */
        post: operations["enrollments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an enrollment
         * @description Activates a pending enrollment. The pending enrollment of a planned transfer becomes active by itself on its first day. Requires the status `pending` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["enrollments.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an enrollment
         * @description Ends an enrollment before the end of the term. If `ends_on` is today or earlier, or is not sent, the enrollment is
         *     withdrawn immediately. If it is a later day, the enrollment stays active with this `ends_on` and `ends_as`
         *     `withdrawn`, and is withdrawn when that day is over in the school's time zone.
         *
         *     The request replaces an earlier plan: the pending enrollment of a planned transfer is canceled. To change the
         *     day, send the request again or change `ends_on`; to take the withdrawal back, set `ends_on` to null. Requires the status `active` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["enrollments.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer an enrollment
         * @description Moves the learner to another class of the term. This enrollment ends on the day before `on`, and a new one starts
         *     on `on`. The response is the new enrollment.
         *
         *     If `on` is a later day, this enrollment stays active until then, with `ends_as` `transferred`. The new one is
         *     pending, takes its place in the class from that day on, and becomes active when the day begins in the school's
         *     time zone. To change the day, send the request again or change `ends_on`; to take the transfer back, set
         *     `ends_on` to null or cancel the new enrollment. A request for another class, or to withdraw, replaces the plan. Requires the status `active` and sets it to `transferred`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["enrollments.transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/enrollments/{enrollment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an enrollment
         * @description Cancels a pending enrollment. If it is the new one of a planned transfer, the transfer is taken back: the other enrollment loses its last day. Requires the status `pending` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["enrollments.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a learner's enrollments
         * @description Returns the enrollments of a learner one page at a time, oldest first.
         */
        get: operations["learners.enrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/classes/{class_id}/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the enrollments in a class
         * @description Returns the enrollments in a class one page at a time, oldest first.
         */
        get: operations["classes.enrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/classes/{class_id}/enrollments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enroll many learners in a class
         * @description Enrolls up to 200 learners. A learner who cannot be enrolled does not stop the others. Learners who are already enrolled are left unchanged, so it is safe to send the request again.
         */
        post: operations["classes.enroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/terms/{term_id}/rollover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy enrollments from another term
         * @description Copies the enrollments that were active until the end of another term of the same academic year, or will be as planned today. Learners who are already enrolled are left unchanged, so it is safe to send the request again.
         */
        post: operations["terms.rollover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fee-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fee accounts
         * @description Returns the fee accounts of the school one page at a time, oldest first.
         */
        get: operations["fee-accounts.list"];
        put?: never;
        /**
         * Create a fee account
         * @description Creates a fee account: what a family owes and has paid, in one currency. A learner is on one account per currency;
         *     siblings share one. An account is also created by the first invoice or payment of a learner who has none.
         */
        post: operations["fee-accounts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fee-accounts/{fee_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a fee account
         * @description Returns a fee account. Archived records are returned too.
         */
        get: operations["fee-accounts.get"];
        put?: never;
        post?: never;
        /**
         * Archive a fee account
         * @description Archives an account on which nothing is due and no credit is left. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["fee-accounts.archive"];
        options?: never;
        head?: never;
        /**
         * Update a fee account
         * @description Changes the name, the learners or the payers of an account. Invoices that were issued stay on the account on which they were issued.
         */
        patch: operations["fee-accounts.update"];
        trace?: never;
    };
    "/v1/fee-accounts/{fee_account_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a fee account
         * @description Restores an archived account. Its learners must not be on another account by now. Restoring again has no effect.
         */
        post: operations["fee-accounts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fee-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fee items
         * @description Returns the fee items of the school one page at a time, oldest first.
         */
        get: operations["fee-items.list"];
        put?: never;
        /**
         * Create a fee item
         * @description Creates a fee item and returns it.
         */
        post: operations["fee-items.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fee-items/{fee_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a fee item
         * @description Returns a fee item. Archived records are returned too.
         */
        get: operations["fee-items.get"];
        put?: never;
        post?: never;
        /**
         * Archive a fee item
         * @description Archives the fee item. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["fee-items.archive"];
        options?: never;
        head?: never;
        /**
         * Update a fee item
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["fee-items.update"];
        trace?: never;
    };
    "/v1/fee-items/{fee_item_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a fee item
         * @description Restores an archived fee item. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["fee-items.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns the invoices of the school one page at a time, oldest first.
         */
        get: operations["invoices.list"];
        put?: never;
        /**
         * Create an invoice
         * @description Creates a draft. Nothing is owed until it is issued. A line with a `fee_item_id` takes its description, its price
         *     and its category from the fee item, unless it has its own.
         */
        post: operations["invoices.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns an invoice. Archived records are returned too.
         */
        get: operations["invoices.get"];
        put?: never;
        post?: never;
        /**
         * Archive an invoice
         * @description Archives a draft. An invoice that was issued is not archived: void it. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["invoices.archive"];
        options?: never;
        head?: never;
        /**
         * Update an invoice
         * @description Changes an invoice. A draft can be changed; of an issued invoice only `due_date`, `metadata` and `external_ids`. If
         *     `lines` is sent, it replaces all lines.
         */
        patch: operations["invoices.update"];
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an invoice
         * @description Restores an archived invoice. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["invoices.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an invoice
         * @description Issues a draft: it gets the next number of the year and today's date, and is owed on the fee account of the learner,
         *     which is created if there is none. Active bursaries of the learner are applied as credit notes: exemptions first,
         *     then percentages, then fixed amounts. If nothing remains due, the status becomes `paid`, and if bursaries cover a
         *     part, `partly_paid`. Requires the status `draft` and sets it to `issued`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["invoices.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Voids an invoice that should not exist. Its credit notes are reversed. Payments must not be allocated to it: reverse
         *     the allocations first. The invoice keeps its number. Requires the status `issued`, `partly_paid` or `paid` and sets it to `void`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["invoices.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write-off an invoice
         * @description Writes off what is still due, as a credit note of the kind `write_off`. Reverse the credit note if the debt is paid after all. Requires the status `issued` or `partly_paid` and sets it to `paid`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["invoices.write-off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Returns the credit notes of the invoice one page at a time, oldest first.
         */
        get: operations["credit-notes.list"];
        put?: never;
        /**
         * Create a credit note
         * @description Reduces what is due on an invoice that was issued, by at most that amount.
         */
        post: operations["credit-notes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/credit-notes/{credit_note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Returns a credit note. Archived records are returned too.
         */
        get: operations["credit-notes.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/credit-notes/{credit_note_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a credit note
         * @description Reverses a credit note: its amount is due again. Requires the status `applied` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["credit-notes.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Returns the payments of the school one page at a time, oldest first.
         */
        get: operations["payments.list"];
        put?: never;
        /**
         * Create a payment
         * @description Records a payment that was received. What is not allocated to an invoice is credit of the fee account. Allocate it
         *     with `allocations`, with `auto_allocate` (to the invoices that are due first), with `match_reference` (to the
         *     invoice whose number is in the reference), or later.
         *
         *     A payment with the same account, reference, amount and date as an earlier one that was not reversed is rejected with
         *     409 `possible_duplicate`, unless `allow_duplicate` is true.
         */
        post: operations["payments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment
         * @description Returns a payment. Archived records are returned too.
         */
        get: operations["payments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a payment
         * @description Changes the external ids and the metadata of a payment. To correct anything else, reverse the payment and create another one.
         */
        patch: operations["payments.update"];
        trace?: never;
    };
    "/v1/payments/{payment_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment
         * @description Reverses a payment, for example because it bounced. Its allocations are reversed first, so the invoices are due again. Requires the status `received` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["payments.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/allocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List allocations
         * @description Returns the allocations of the payment one page at a time, oldest first.
         */
        get: operations["allocations.list"];
        put?: never;
        /**
         * Create an allocation
         * @description Allocates an amount of a payment to an invoice of the same fee account.
         */
        post: operations["allocations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/allocations/{allocation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an allocation
         * @description Returns an allocation. Archived records are returned too.
         */
        get: operations["allocations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/allocations/{allocation_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse an allocation
         * @description Reverses an allocation: the amount is due on the invoice again, and is credit of the payment again. Requires the status `applied` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["allocations.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Returns the refunds of the payment one page at a time, oldest first.
         */
        get: operations["refunds.list"];
        put?: never;
        /**
         * Create a refund
         * @description Pays back an amount of a payment that is not allocated.
         */
        post: operations["refunds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/refunds/{refund_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a refund
         * @description Returns a refund. Archived records are returned too.
         */
        get: operations["refunds.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/refunds/{refund_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a refund
         * @description Reverses a refund that did not arrive: the amount is credit of the payment again. Requires the status `paid` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["refunds.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bursaries
         * @description Returns the bursaries of the school one page at a time, oldest first.
         */
        get: operations["bursaries.list"];
        put?: never;
        /**
         * Create a bursary
         * @description Creates a bursary of a learner for an academic year. While it is active, it is applied to each invoice of the learner
         *     that is issued for that year: by the term of the invoice, or by its date of issue if it has no term.
         */
        post: operations["bursaries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bursary
         * @description Returns a bursary. Archived records are returned too.
         */
        get: operations["bursaries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a bursary
         * @description Changes a bursary. Credit notes that it has given stay as they are.
         */
        patch: operations["bursaries.update"];
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a bursary
         * @description Activates a proposed bursary. Requires the status `proposed` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["bursaries.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a bursary
         * @description Declines a proposed bursary. Requires the status `proposed` and sets it to `declined`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["bursaries.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a bursary
         * @description Ends an active bursary. It is not applied any more. Requires the status `active` and sets it to `ended`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["bursaries.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a bursary
         * @description Revokes an active bursary. It is not applied any more; the credit notes that it has given stay. Requires the status `active` and sets it to `revoked`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["bursaries.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bursaries/{bursary_id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a bursary
         * @description Applies an active bursary to an invoice of its learner that was already issued, as a credit note.
         */
        post: operations["bursaries.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate drafts for many learners
         * @description Creates one draft for each learner, with a line for each fee item that applies to the grade level of the learner and
         *     is not in another invoice of the learner for the term. Invoices that are void or archived do not count. So it is safe
         *     to send the request again: learners who have been invoiced for all fee items are left unchanged.
         *
         *     Send one of `learner_ids`, `class_id` and `grade_level_id`. A class stands for the learners who are enrolled in it for
         *     the term, and a grade level for its active learners; up to 2000.
         */
        post: operations["invoices.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_id}/allocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the allocations to an invoice
         * @description Returns the allocations of payments to an invoice one page at a time, oldest first.
         */
        get: operations["invoices.allocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fee-accounts/{fee_account_id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a statement of an account
         * @description Returns what changed the balance of a fee account in a date range of at most 3660 days, from the ledger: as JSON, as a
         *     page to read and print (`Accept: text/html`), or as an A4 document (`Accept: application/pdf`), in English. Allocations
         *     do not change the balance, so they are not in it. The page and the document name the learners if the API key has
         *     `read:learners`, and otherwise only the account.
         */
        get: operations["fee-accounts.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledger-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger entries
         * @description Returns the entries of the ledger one page at a time, newest first. The ledger is append-only and has double entries:
         *     in each journal the debits equal the credits. A correction is another journal that reverses the first.
         */
        get: operations["ledger-entries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledger-entries/{ledger_entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ledger entry
         * @description Returns one entry of the ledger.
         */
        get: operations["ledger-entries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Returns the imports of the school one page at a time, oldest first.
         */
        get: operations["imports.list"];
        put?: never;
        /**
         * Create an import
         * @description Imports up to 5000 rows of one kind into the school, one by one. Each row is a separate change, performed like the
         *     operation that creates or updates such a record, with its events and audit entries. A row that fails does not
         *     stop the others.
         *
         *     Each kind has its own row schema, such as `LearnerRow`: the fields of the create body, and `external_id`, which is
         *     stored in `external_ids` under `source`. Instead of a field `<name>_id` that refers to a record, you can send
         *     `<name>_external_id`, the id of the record in the same source. An external id is a string; an integer is
         *     converted to its decimal digits, so `17` and `"17"` are the same id. A null `external_id` is the same as none.
         *     Values are checked row by row: the result of a row lists all field errors in `errors`.
         *
         *     A row is matched to an existing record by its external id; without one, by the unique field of its kind
         *     (`admission_number`, `email`, `label`, `code`, `name` or `number`), ignoring case. Rows that change nothing
         *     have the result `unchanged`, so it is safe to send an import again.
         *
         *     A payment is matched by its external id, otherwise by its reference, date and amount. Its `method` defaults to
         *     `eft` and `match_reference` to true, so the columns of a bank statement are enough: map them to `received_on`,
         *     `reference` and `amount_decimal`. A payment without the number of an invoice is credit of its account. If no
         *     account is found, the row fails: correct it, or record the payment yourself. Payments are never removed, so
         *     `full_snapshot` cannot be used.
         *
         *     Send the rows as JSON (`rows`) or as CSV text (`csv`). The API key also needs the scopes of the kind. The import
         *     continues after the response; read its `status` to follow it. The imports of a school run one after the other,
         *     in the order in which they were sent.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description Returns an import. Archived records are returned too.
         */
        get: operations["imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{import_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Cancels an import that is queued or running. Rows that were already imported stay imported. Requires the status `queued` or `running` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["imports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{import_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description Returns the result of each row of an import one page at a time, in the order in which they were sent.
         */
        get: operations["imports.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{import_id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was sent to an import
         * @description Returns the CSV text with its mapping, or the rows, as they were sent: to compare the rows that failed with the file,
         *     or to send a corrected import. The API key also needs the scopes of the kind. Each read is recorded in the audit log.
         *
         *     The source is encrypted with a key of its own. It is deleted after 30 days, and as soon as personal values of any
         *     learner of the school are erased, because the learner could be in it; then the response is 410.
         */
        get: operations["imports.source"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List learners
         * @description Returns the learners of the school one page at a time, oldest first.
         */
        get: operations["learners.list"];
        put?: never;
        /**
         * Create a learner
         * @description Creates a learner. Send `name`, or `first_name` and `last_name`, from which the name is composed.
         *
         *     `grade_level` and `class` are labels, and any label is stored. If the school has a grade level, or a register class
         *     of the current year, with that label, `grade_level_id` and `class_id` are set too, and an active learner is
         *     enrolled in the class. You can send the ids instead.
         */
        post: operations["learners.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a learner
         * @description Returns a learner. Archived records are returned too.
         */
        get: operations["learners.get"];
        put?: never;
        post?: never;
        /**
         * Archive a learner
         * @description Archives the learner and withdraws open enrollments. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["learners.archive"];
        options?: never;
        head?: never;
        /**
         * Update a learner
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         *
         *     If `class` is the label of a register class of the current year, or if `class_id` is sent, the learner is moved
         *     to that class: the primary enrollment in the previous class is transferred, or withdrawn if there is no such
         *     class. Any other label is only stored.
         */
        patch: operations["learners.update"];
        trace?: never;
    };
    "/v1/learners/{learner_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a learner
         * @description Restores an archived learner. A planned leave whose day has come takes effect. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["learners.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/admit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Admit a learner
         * @description Admits a learner who is expected (`prospective`) or has left. Requires the status `prospective` or `left` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["learners.admit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a learner leaves
         * @description Records that a learner leaves. If `left_on` is today or earlier, the learner's status becomes `left` immediately and
         *     open enrollments end on that day. If it is a later day, the learner stays active with `left_on` set, and leaves
         *     when that day begins in the school's time zone. Send the request again to change the day, or cancel the leave
         *     with `cancel-leave`. Requires the status `active` and sets it to `left`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["learners.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/cancel-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a learner's leave
         * @description Cancels a leave that has not taken effect. It has no effect if there is none. Requires the status `active`; with any other status the response is 409 `invalid_state_transition`. Repeating the request has no effect.
         */
        post: operations["learners.cancel-leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guardians
         * @description Returns the guardians of the school one page at a time, oldest first.
         */
        get: operations["guardians.list"];
        put?: never;
        /**
         * Create a guardian
         * @description Creates a guardian. A person needs only one guardian record, which is linked to each of their learners. Send `name`, or `first_name` and `last_name`, from which the name is composed.
         */
        post: operations["guardians.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guardians/{guardian_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guardian
         * @description Returns a guardian. Archived records are returned too.
         */
        get: operations["guardians.get"];
        put?: never;
        post?: never;
        /**
         * Archive a guardian
         * @description Archives the guardian. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["guardians.archive"];
        options?: never;
        head?: never;
        /**
         * Update a guardian
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["guardians.update"];
        trace?: never;
    };
    "/v1/guardians/{guardian_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a guardian
         * @description Restores an archived guardian. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["guardians.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links to guardians
         * @description Returns the links to guardians of the learner one page at a time, oldest first.
         */
        get: operations["learner-guardians.list"];
        put?: never;
        /**
         * Create a link to a guardian
         * @description Links a guardian to the learner. A learner has at most one primary guardian: a new one replaces the previous one.
         */
        post: operations["learner-guardians.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/guardians/{learner_guardian_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to a guardian
         * @description Returns a link to a guardian. Archived records are returned too.
         */
        get: operations["learner-guardians.get"];
        put?: never;
        post?: never;
        /**
         * Archive a link to a guardian
         * @description Archives the link to a guardian. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["learner-guardians.archive"];
        options?: never;
        head?: never;
        /**
         * Update a link to a guardian
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["learner-guardians.update"];
        trace?: never;
    };
    "/v1/learners/{learner_id}/medical-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List medical notes
         * @description Returns the medical notes of a learner one page at a time, oldest first. The audit log records who read them.
         */
        get: operations["medical-notes.list"];
        put?: never;
        /**
         * Create a medical note
         * @description Creates a medical note and returns it. If the API key has `read:medical`, the response contains the texts of the note, and the audit log records a read.
         */
        post: operations["medical-notes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/medical-notes/{medical_note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a medical note
         * @description Returns a medical note. Archived records are returned too. The audit log records who read it.
         */
        get: operations["medical-notes.get"];
        put?: never;
        post?: never;
        /**
         * Archive a medical note
         * @description Archives the medical note. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["medical-notes.archive"];
        options?: never;
        head?: never;
        /**
         * Update a medical note
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing. If the API key has `read:medical`, the response contains the texts of the note, and the audit log records a read.
         */
        patch: operations["medical-notes.update"];
        trace?: never;
    };
    "/v1/learners/{learner_id}/medical-notes/{medical_note_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a medical note
         * @description Restores an archived medical note. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["medical-notes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what is stored about a learner
         * @description Returns every record about a learner, archived or not: those that refer to the learner, the guardians, and the fee
         *     accounts with what belongs to them. Records that the API key cannot read are left out, and `omitted` lists their
         *     types; sensitive fields need their scopes, as elsewhere. The audit log records the export, and that medical notes were
         *     read. With `Accept: text/html` it is a page to read and print.
         *
         *     Ids of other learners, and of guardians of others, are replaced with `[another learner]` and `[another guardian]`, and
         *     so are names of other learners in texts. A text can still describe somebody without a name: read incidents and messages
         *     before you hand an export to parents.
         */
        get: operations["learners.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a learner's personal values
         * @description Makes the personal values of a learner unreadable for ever, in every record, in the audit log and in events: names,
         *     dates of birth, addresses, identity numbers, medical notes, comments and other texts. Ids, dates, states, marks and
         *     amounts stay, so that the fees ledger and the audit log remain complete. Guardians who have no other learner are
         *     erased too. This cannot be undone: send the id of the learner as `confirm`.
         *
         *     The learner must have left or be archived, and no money may be owed or in credit. Records of a family whose retention rule is
         *     `keep` stay as they are: by default these are the term reports. If the rule of `learners` is `keep`,
         *     nothing is erased. Erasing again has no effect.
         */
        post: operations["learners.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/siblings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a learner's siblings
         * @description Returns the learners who share a guardian with the learner, whatever their relationships with the guardian. Links with `access: none` are ignored.
         */
        get: operations["learners.siblings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/{learner_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a learner's timeline
         * @description Returns the changes to the learner's record and to the records about the learner that the API key can read, newest
         *     first: the action, the time and the changed fields. With `read:learners` alone these are enrollments and links to
         *     guardians; with more scopes also excuses, grades, term reports, invoices and others. Discipline needs
         *     `read:discipline` and `read:sensitive`. Medical notes are not included. The audit log also has the actor and the
         *     values.
         */
        get: operations["learners.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guardians/{guardian_id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a guardian
         * @description Returns the links of a guardian to learners. Links with `access: none` are left out.
         */
        get: operations["guardians.learners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the school
         * @description Returns the school that the API key belongs to, with its settings.
         */
        get: operations["school.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the school
         * @description Changes the school's settings. Only the fields that are sent change.
         */
        patch: operations["school.update"];
        trace?: never;
    };
    "/v1/school/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the retention settings
         * @description Returns how long the school keeps records about its learners. The `ETag` is that of the school.
         */
        get: operations["retention.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the retention settings
         * @description Changes only the fields that are sent, in each family that is sent.
         */
        patch: operations["retention.update"];
        trace?: never;
    };
    "/v1/school/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the school's logo
         * @description Returns the image that term reports show. All fields are null if the school has no logo.
         */
        get: operations["school-logo.get"];
        /**
         * Set the school's logo
         * @description Sets the image that term reports show. Send a PNG or JPEG file of at most 256 KiB and 1000 × 1000 pixels. Everything
         *     in the file that is not needed to show the image is removed, such as the place where a photograph was taken.
         *
         *     A term report that was generated before keeps the logo that the school had then.
         */
        put: operations["school-logo.put"];
        post?: never;
        /**
         * Remove the school's logo
         * @description Removes the logo from the school. Term reports that were generated before keep it. Removing again has no effect.
         */
        delete: operations["school-logo.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Returns the time of the school. Only the clock of a test school can be ahead of the server's.
         */
        get: operations["test-clock.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock of a test school
         * @description Advances the clock of the test school, to test what happens later: retries of deliveries until the last one after
         *     24 hours, endpoints that are disabled after five days, secrets and invitations that expire, announcements and
         *     messages that are scheduled, and the daily tasks, such as planned leaves, the ends of terms and the retention
         *     rules. It cannot be set back. Rate limits, the expiry of API keys and stored responses use the clock of the server.
         *
         *     What has become due is done right after the response, once, at the new time, as after a server was stopped for
         *     this long. To see what happens in between, advance the clock in smaller steps: an announcement that is scheduled
         *     and expires within one step is published and expires, and its messages are not sent.
         */
        post: operations["test-clock.advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff
         * @description Returns the staff of the school one page at a time, oldest first.
         */
        get: operations["staff.list"];
        put?: never;
        /**
         * Create a staff member
         * @description Creates an active staff member without a login. To give the staff member a login, create an invitation instead. Send `name`, or `first_name` and `last_name`, from which the name is composed.
         */
        post: operations["staff.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a staff member
         * @description Returns a staff member. Archived records are returned too.
         */
        get: operations["staff.get"];
        put?: never;
        post?: never;
        /**
         * Archive a staff member
         * @description Archives a staff member. Lessons from today on must be given to others first, or to one other staff member with `reassign_to`. Archiving again has no effect.
         */
        delete: operations["staff.archive"];
        options?: never;
        head?: never;
        /**
         * Update a staff member
         * @description Changes a staff member. `ends_on` is the last day at the school: a staff member who is active or suspended leaves when that day is over. Send another day to change it, or null to cancel the leave. Lessons after that day must be given to others first. The last day of a staff member who has left can be corrected, to a day that is not in the future.
         */
        patch: operations["staff.update"];
        trace?: never;
    };
    "/v1/staff/{staff_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a staff member
         * @description Restores an archived staff member. A leave whose day is over takes effect. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["staff.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a staff member
         * @description Suspends a staff member until they are reactivated. Requires the status `active` and sets it to `suspended`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["staff.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a staff member
         * @description Ends a suspension. Requires the status `suspended` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["staff.reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a staff member leaves
         * @description Records that a staff member leaves the school. If `ends_on` is today or earlier, the status becomes `left` immediately, which cannot be undone. If it is a later day, the staff member keeps their status, roles and classes with `ends_on` set, and leaves when that day is over in the school's time zone. To change the day, send the request again or change `ends_on`; to cancel the leave, set `ends_on` to null. Lessons after that day must be given to others first, or to one other staff member with `reassign_to`. Requires the status `active` or `suspended` and sets it to `left`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["staff.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Returns the invitations of the school one page at a time, oldest first.
         */
        get: operations["invitations.list"];
        put?: never;
        /**
         * Create an invitation
         * @description Invites a person to join the staff and creates their staff record with the status `invited`. Only this response contains `token`; the server stores only a hash of it. Send the token to the person yourself: the server does not send email.
         */
        post: operations["invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Returns an invitation. Archived records are returned too.
         */
        get: operations["invitations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitation_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Creates a new token for the invitation, valid for seven days. The previous token stops working. Requires the status `pending` or `expired` and sets it to `pending`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitation_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Revokes an invitation and archives the staff record that it created. Requires the status `pending` and sets it to `revoked`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["invitations.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List role assignments
         * @description Returns the role assignments of the staff member one page at a time, oldest first.
         */
        get: operations["role-assignments.list"];
        put?: never;
        /**
         * Create a role assignment
         * @description Assigns a role to a staff member.
         */
        post: operations["role-assignments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/roles/{role_assignment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role assignment
         * @description Returns a role assignment. Archived records are returned too.
         */
        get: operations["role-assignments.get"];
        put?: never;
        post?: never;
        /**
         * Archive a role assignment
         * @description Removes the role from the staff member. Removing a role again has no effect.
         */
        delete: operations["role-assignments.archive"];
        options?: never;
        head?: never;
        /**
         * Update a role assignment
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["role-assignments.update"];
        trace?: never;
    };
    "/v1/staff/{staff_id}/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List qualifications
         * @description Returns the qualifications of the staff member one page at a time, oldest first.
         */
        get: operations["qualifications.list"];
        put?: never;
        /**
         * Create a qualification
         * @description Creates a qualification and returns it.
         */
        post: operations["qualifications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/qualifications/{qualification_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a qualification
         * @description Returns a qualification. Archived records are returned too.
         */
        get: operations["qualifications.get"];
        put?: never;
        post?: never;
        /**
         * Archive a qualification
         * @description Archives the qualification. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["qualifications.archive"];
        options?: never;
        head?: never;
        /**
         * Update a qualification
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["qualifications.update"];
        trace?: never;
    };
    "/v1/staff/{staff_id}/qualifications/{qualification_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a qualification
         * @description Restores an archived qualification. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["qualifications.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/qualifications/{qualification_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a qualification
         * @description Records that the school has checked the proof of the qualification. Requires the status `unverified` and sets it to `verified`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["qualifications.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{staff_id}/qualifications/{qualification_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a qualification
         * @description Records that the proof of the qualification was rejected. Requires the status `unverified` and sets it to `rejected`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["qualifications.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Activates the invited staff member and assigns the roles of the invitation. No API key is needed: the token identifies the caller. If the token is unknown, was used or revoked, or has expired, the response is 410 `invitation_not_usable`. Rollbook does not store passwords; `identity` links the staff member to the login of your application.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List timetables
         * @description Returns the timetables of the school one page at a time, oldest first.
         */
        get: operations["timetables.list"];
        put?: never;
        /**
         * Create a timetable
         * @description Creates a draft. Add periods and slots to it, and publish it.
         */
        post: operations["timetables.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables/{timetable_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a timetable
         * @description Returns a timetable. Archived records are returned too.
         */
        get: operations["timetables.get"];
        put?: never;
        post?: never;
        /**
         * Archive a timetable
         * @description Archives the timetable. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["timetables.archive"];
        options?: never;
        head?: never;
        /**
         * Update a timetable
         * @description Changes a timetable. Once it is published, only `name`, `effective_to`, `external_ids` and `metadata` can be changed.
         */
        patch: operations["timetables.update"];
        trace?: never;
    };
    "/v1/timetables/{timetable_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a timetable
         * @description Restores an archived timetable. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["timetables.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables/{timetable_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a timetable
         * @description Publishes a draft: from `effective_from` its slots are the lessons of the school. All conflicts are checked again, also with the other published timetables. Requires the status `draft` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["timetables.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables/{timetable_id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a timetable
         * @description Retires a published timetable: it has no lessons after today. Its earlier lessons stay. Requires the status `published` and sets it to `retired`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["timetables.retire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables/{timetable_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a timetable
         * @description Creates a draft with copies of the periods and slots of a timetable, and of those teacher allocations and room assignments that apply in the dates of the draft. External ids are not copied.
         */
        post: operations["timetables.clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List periods
         * @description Returns the periods of the school one page at a time, oldest first.
         */
        get: operations["periods.list"];
        put?: never;
        /**
         * Create a period
         * @description Creates a period and returns it.
         */
        post: operations["periods.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/periods/{period_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a period
         * @description Returns a period. Archived records are returned too.
         */
        get: operations["periods.get"];
        put?: never;
        post?: never;
        /**
         * Archive a period
         * @description Archives the period. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["periods.archive"];
        options?: never;
        head?: never;
        /**
         * Update a period
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["periods.update"];
        trace?: never;
    };
    "/v1/periods/{period_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a period
         * @description Restores an archived period. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["periods.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List slots
         * @description Returns the slots of the school one page at a time, oldest first.
         */
        get: operations["slots.list"];
        put?: never;
        /**
         * Create a slot
         * @description Adds a slot to a draft. Send `teacher_ids` and `room_id` to create its teacher allocations and its room assignment too.
         */
        post: operations["slots.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slots/{slot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a slot
         * @description Returns a slot. Archived records are returned too.
         */
        get: operations["slots.get"];
        put?: never;
        post?: never;
        /**
         * Archive a slot
         * @description Archives the slot. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["slots.archive"];
        options?: never;
        head?: never;
        /**
         * Update a slot
         * @description Changes a slot of a draft. `teacher_ids` and `room_id` replace the lead teachers and the room.
         */
        patch: operations["slots.update"];
        trace?: never;
    };
    "/v1/slots/{slot_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a slot
         * @description Restores an archived slot. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["slots.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List room assignments
         * @description Returns the room assignments of the school one page at a time, oldest first.
         */
        get: operations["room-assignments.list"];
        put?: never;
        /**
         * Create a room assignment
         * @description Assigns a room to a slot, also of a published timetable. For a room change, send the same day as `from` and `to`.
         */
        post: operations["room-assignments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room-assignments/{room_assignment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a room assignment
         * @description Returns a room assignment. Archived records are returned too.
         */
        get: operations["room-assignments.get"];
        put?: never;
        post?: never;
        /**
         * Archive a room assignment
         * @description Archives the room assignment. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["room-assignments.archive"];
        options?: never;
        head?: never;
        /**
         * Update a room assignment
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["room-assignments.update"];
        trace?: never;
    };
    "/v1/room-assignments/{room_assignment_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a room assignment
         * @description Restores an archived room assignment. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["room-assignments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teacher-allocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teacher allocations
         * @description Returns the teacher allocations of the school one page at a time, oldest first.
         */
        get: operations["teacher-allocations.list"];
        put?: never;
        /**
         * Create a teacher allocation
         * @description Allocates a staff member to a slot, also of a published timetable. A substitute replaces the lead teachers on its dates.
         */
        post: operations["teacher-allocations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teacher-allocations/{teacher_allocation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a teacher allocation
         * @description Returns a teacher allocation. Archived records are returned too.
         */
        get: operations["teacher-allocations.get"];
        put?: never;
        post?: never;
        /**
         * Archive a teacher allocation
         * @description Archives the teacher allocation. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
         */
        delete: operations["teacher-allocations.archive"];
        options?: never;
        head?: never;
        /**
         * Update a teacher allocation
         * @description Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
         */
        patch: operations["teacher-allocations.update"];
        trace?: never;
    };
    "/v1/teacher-allocations/{teacher_allocation_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a teacher allocation
         * @description Restores an archived teacher allocation. Unique values are checked again. Restoring again has no effect.
         */
        post: operations["teacher-allocations.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds
         * @description Returns the calendar feeds of the school one page at a time, oldest first.
         */
        get: operations["calendar-feeds.list"];
        put?: never;
        /**
         * Create a calendar feed
         * @description Creates the address of a calendar with the lessons of one teacher, class, learner or room: send exactly one of
         *     `staff_id`, `class_id`, `learner_id` and `room_id`. Whoever has the address can read the calendar without an API
         *     key, so give it only to the people it is for. Only this response contains `token` and `url`; the server stores only
         *     a hash of the token. For `learner_id` the API key also needs `read:learners`.
         */
        post: operations["calendar-feeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar-feeds/{calendar_feed_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar feed
         * @description Returns a calendar feed. Archived records are returned too.
         */
        get: operations["calendar-feeds.get"];
        put?: never;
        post?: never;
        /**
         * Archive a calendar feed
         * @description Revokes a calendar feed permanently: its address returns 404 from now on. Revoking again has no effect.
         */
        delete: operations["calendar-feeds.archive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slots/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many slots
         * @description Adds up to 2000 slots to a draft, all of them or none. If some cannot be added, the response names each conflict, and in `rows` the slots of the request that it concerns.
         */
        post: operations["slots.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/timetables/{timetable_id}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conflicts of a timetable
         * @description Returns what prevents a timetable from being published, and what is unusual but allowed. A published timetable is compared with the other published timetables too.
         */
        get: operations["timetables.conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lessons
         * @description Returns the lessons of a day, or of a date range of at most 31 days, in the order of their times: what the published timetables say for each school day, with substitutes and room changes. Send `date`, or `from` and `to`; the default is today. A date range needs at least one of `class_id`, `staff_id`, `room_id` and `learner_id`; several of them are combined. For `learner_id` the API key also needs `read:learners`.
         *
         *     The lessons of a learner are those of the classes in which the learner is enrolled on that day. Of the parallel lessons of a block, they are those of the subjects in which the learner is enrolled; if the learner is enrolled in none of these subjects, all of them are returned.
         */
        get: operations["lessons.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lessons.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get lessons as a calendar
         * @description Returns lessons as an iCalendar file (RFC 5545) for calendar applications, from four weeks ago to twelve weeks ahead,
         *     with substitutes and room changes.
         *
         *     Calendar applications send no headers, so they subscribe to the `url` of a calendar feed, which contains its `token`.
         *     No other parameter can be sent with a token. The response is 404 `not_found` if the token is unknown or was revoked,
         *     or if the staff member, class, learner or room of the feed is archived, the staff member is suspended, or the staff
         *     member or the learner has left.
         *
         *     With an API key, send exactly one of `class_id`, `staff_id`, `room_id` and `learner_id`. For `learner_id` the API key
         *     also needs `read:learners`.
         *
         *     An event has the same `UID` as long as its slot and its date are the same, and its `SEQUENCE` and `LAST-MODIFIED`
         *     increase when it changes. Times are in UTC. The calendar contains no names of learners.
         */
        get: operations["lessons.ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of the school one page at a time, oldest first.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers a URL to receive events of the given types; `*` means all types of the endpoint's version.
         *     Only this response and the response of `rotate-secret` contain `signing_secret`. Live schools require `https`.
         *     A school can have 50 endpoints, unless the server is configured otherwise.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns a webhook endpoint. Archived records are returned too.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Archive a webhook endpoint
         * @description Archives the endpoint and cancels its scheduled delivery attempts. Archiving again has no effect.
         */
        delete: operations["webhooks.archive"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes only the fields that are sent. `version` can only be changed to a newer version.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a webhook endpoint
         * @description Restores an archived endpoint with the status `paused`. Restoring again has no effect.
         */
        post: operations["webhooks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Creates a new signing secret. For `expires_in` seconds, deliveries are also signed with the previous one. Secrets of
         *     earlier rotations remain in use until they expire; at most five secrets are in use at a time.
         */
        post: operations["webhooks.rotate-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a webhook endpoint
         * @description Pauses the endpoint. From then on deliveries are held, not dropped. Requires the status `active` or `paused` and sets it to `paused`; with any other status the response is 409 `invalid_state_transition`. Repeating the request has no effect.
         */
        post: operations["webhooks.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a webhook endpoint
         * @description Activates a paused or disabled endpoint. Held deliveries are sent at a limited rate, or cancelled if `held` is `discard`. Sets the status to `active`. Repeating the request has no effect.
         */
        post: operations["webhooks.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a sample event of this type to the endpoint, with the header `Service-Test: true`, even if the endpoint is not subscribed to the type.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recoveries
         * @description Returns the recoveries of the webhook endpoint one page at a time, oldest first.
         */
        get: operations["webhook-recoveries.list"];
        put?: never;
        /**
         * Recover events
         * @description Sends the events of a time range to the endpoint that it has not received, oldest first: those whose attempts
         *     failed or were cancelled, and those of types that the endpoint was not subscribed to at that time, or from before
         *     it was registered. Events that wait to be sent, or are held, are left out. Each event is sent as a new delivery,
         *     with retries. Events that were deleted because of their age, by default after 90 days, are not recovered. The
         *     recovery continues after the response; read its `status` and `progress` to follow it. With
         *     `dry_run` nothing is sent, and `progress` says how many events would be sent.
         */
        post: operations["webhook-recoveries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recoveries/{webhook_recovery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recovery
         * @description Returns a recovery. Archived records are returned too.
         */
        get: operations["webhook-recoveries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recoveries/{webhook_recovery_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a recovery
         * @description Cancels a recovery that is queued or running. Deliveries that it has already created are not cancelled. Requires the status `queued` or `running` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
         */
        post: operations["webhook-recoveries.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns the webhook activity log, newest first. Each delivery is one attempt to send one event to this endpoint.
         */
        get: operations["deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one attempt with the receiver's response.
         */
        get: operations["deliveries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Sends the event of this delivery to the endpoint again, as a new delivery. A 2xx response to it cancels the scheduled retries.
         */
        post: operations["deliveries.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of a webhook endpoint
         * @description Returns the number of attempts to deliver to this endpoint by hour or day, their durations, and the number of deliveries that are waiting.
         */
        get: operations["webhooks.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries to all endpoints
         * @description Returns the webhook activity log of the school, newest first. Each delivery is one attempt to send one event to one endpoint.
         */
        get: operations["delivery-log.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of deliveries
         * @description Returns the number of attempts to deliver to all endpoints by hour or day, by endpoint and by event type, and their durations.
         */
        get: operations["delivery-log.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its request
         * @description Returns one attempt with its request and the receiver's response.
         */
        get: operations["delivery-log.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns the events of the school, newest first, in the API version of the request. A client that missed deliveries can use it to catch up. Events are deleted, with their deliveries, when all their deliveries have ended and their age is that of the server's setting: 90 days by default, and never less than 30. The id of an event that was deleted remains valid as `starting_after`.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event, in the API version of the request. Test events can also be retrieved, although they are not listed.
         */
        get: operations["events.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain an event's deliveries
         * @description Returns, for every endpoint of the school, whether it received the event and, if not, why. The oldest endpoint is first.
         */
        get: operations["events.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "assessment.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assessment was published to learners
         * @description An assessment was published to learners. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["assessment.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term-report.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A term report was published to families
         * @description A term report was published to families. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["term-report.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attendance was taken for a class on a date, or amended
         * @description Attendance was taken for a class on a date, or amended. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["attendance.recorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An attendance register was voided
         * @description An attendance register was voided. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["attendance.voided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "discipline.incident-logged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A discipline incident was logged for a learner
         * @description A discipline incident was logged for a learner. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["discipline.incident-logged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.enrolled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learner was enrolled in a class for a term
         * @description A learner was enrolled in a class for a term. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["learner.enrolled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dates, the reason or the metadata of an enrollment were changed
         * @description The dates, the reason or the metadata of an enrollment were changed. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["enrollment.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An enrollment was completed, withdrawn or transferred
         * @description An enrollment was completed, withdrawn or transferred. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["enrollment.ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An enrollment was archived (soft-deleted)
         * @description An enrollment was archived (soft-deleted). Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["enrollment.archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An archived enrollment was restored
         * @description An archived enrollment was restored. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["enrollment.restored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.invoiced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A fee invoice was issued
         * @description A fee invoice was issued. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["fee.invoiced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.reconciled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was matched to an invoice
         * @description A payment was matched to an invoice. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["fee.reconciled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The personal values of a learner were erased. Delete your copies of them
         * @description The personal values of a learner were erased. Delete your copies of them. Sent to endpoints of version 2026-12-01 and later; endpoints of older versions receive `learner.archived`.
         */
        post: operations["learner.erased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The personal values of a guardian were erased. Delete your copies of them
         * @description The personal values of a guardian were erased. Delete your copies of them. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["guardian.erased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learner record was created
         * @description A learner record was created. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["learner.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learner was archived (soft-deleted)
         * @description A learner was archived (soft-deleted). Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["learner.archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An archived learner was restored
         * @description An archived learner was restored. Sent to endpoints of version 2026-11-01 and later; endpoints of older versions receive `learner.created`.
         */
        post: operations["learner.restored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learner record was changed
         * @description A learner record was changed. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["learner.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "learner.left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learner left the school
         * @description A learner left the school. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["learner.left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian was created
         * @description A guardian was created. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["guardian.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian record was changed
         * @description A guardian record was changed. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["guardian.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian was archived (soft-deleted)
         * @description A guardian was archived (soft-deleted). Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["guardian.archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An archived guardian was restored
         * @description An archived guardian was restored. Sent to endpoints of version 2026-12-01 and later.
         */
        post: operations["guardian.restored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian was linked to a learner
         * @description A guardian was linked to a learner. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["guardian.linked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.link-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link between a guardian and a learner was changed, for example the guardian's access
         * @description The link between a guardian and a learner was changed, for example the guardian's access. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["guardian.link-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian.unlinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link between a guardian and a learner was removed
         * @description The link between a guardian and a learner was removed. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["guardian.unlinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invitation was sent to a new staff member
         * @description An invitation was sent to a new staff member. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["staff.invited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invited staff member accepted and activated their account
         * @description An invited staff member accepted and activated their account. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["staff.activated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A staff record was created
         * @description A staff record was created. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["staff.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A staff record was changed, or a staff member was suspended or reactivated
         * @description A staff record was changed, or a staff member was suspended or reactivated. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["staff.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A staff member left the school
         * @description A staff member left the school. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["staff.left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A staff member was archived (soft-deleted)
         * @description A staff member was archived (soft-deleted). Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["staff.archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An archived staff member was restored
         * @description An archived staff member was restored. Sent to endpoints of version 2026-11-01 and later.
         */
        post: operations["staff.restored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description An academic year. Academic years do not overlap, and at most one is current.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `start` | `planned` | `current` |
         *     | `close` | `current` | `closed` |
         */
        AcademicYear: records.AcademicYear;
        /** @description Fields of a new academic year. */
        AcademicYearCreate: records.AcademicYearCreate;
        /** @description A page of results. */
        AcademicYearPage: records.AcademicYearPage;
        /** @description A row of an import of academic years. */
        AcademicYearRow: records.AcademicYearRow;
        /** @description Fields that can be changed on an academic year. */
        AcademicYearUpdate: records.AcademicYearUpdate;
        /**
         * @description An amount of a payment that pays an invoice.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `reverse` | `applied` | `reversed` |
         */
        Allocation: records.Allocation;
        /** @description Fields of a new allocation. */
        AllocationCreate: records.AllocationCreate;
        /** @description A page of results. */
        AllocationPage: records.AllocationPage;
        /** @description Why an allocation is reversed. */
        AllocationReverse: records.AllocationReverse;
        /**
         * @description A text for many people. When it is published, it becomes one message for each of its channels.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `schedule` | `draft` | `scheduled` |
         *     | `publish` | `draft`, `scheduled` | `published` |
         *     | `cancel` | `draft`, `scheduled` | `cancelled` |
         *     | `retract` | `published` | `retracted` |
         *     | `expire` | `published` | `expired` |
         */
        Announcement: records.Announcement;
        /** @description Fields of a new announcement. */
        AnnouncementCreate: records.AnnouncementCreate;
        /** @description A page of results. */
        AnnouncementPage: records.AnnouncementPage;
        /** @description Fields that can be changed on an announcement. */
        AnnouncementUpdate: records.AnnouncementUpdate;
        /** @description Any JSON value. */
        AnyValue: records.AnyValue;
        /** @description An API key, without its secret. */
        ApiKey: records.ApiKey;
        /** @description Fields of a new API key. */
        ApiKeyCreate: records.ApiKeyCreate;
        /** @description A page of results. */
        ApiKeyPage: records.ApiKeyPage;
        /** @description How long the old key remains valid. */
        ApiKeyRoll: records.ApiKeyRoll;
        /** @description Fields that can be changed on an API key. */
        ApiKeyUpdate: records.ApiKeyUpdate;
        /** @description A new API key with its secret, which is returned only once. */
        ApiKeyWithSecret: records.ApiKeyWithSecret;
        /**
         * @description An assessment of a class in a subject: a test, an exam or any other work that is graded.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `open` | `draft` | `open` |
         *     | `publish` | `open` | `published` |
         *     | `reopen` | `published` | `open` |
         *     | `cancel` | `draft`, `open` | `cancelled` |
         */
        Assessment: records.Assessment;
        /** @description Fields of a new assessment. */
        AssessmentCreate: records.AssessmentCreate;
        /** @description A page of results. */
        AssessmentPage: records.AssessmentPage;
        /** @description An assessment was published to learners. */
        AssessmentPublishedEvent: records.AssessmentPublishedEvent;
        /** @description Why a published assessment is opened again. */
        AssessmentReopen: records.AssessmentReopen;
        /** @description Statistics of an assessment; frozen while it is published. */
        AssessmentStats: records.AssessmentStats;
        /** @description Fields that can be changed on an assessment. */
        AssessmentUpdate: records.AssessmentUpdate;
        /** @description Number of attempts by status, and their durations, which are accurate to about 10 %. */
        AttemptStats: records.AttemptStats;
        /** @description An alert about the attendance of a learner. */
        AttendanceAlert: records.AttendanceAlert;
        /** @description Alerts about attendance. */
        AttendanceAlerts: records.AttendanceAlerts;
        /** @description Attendance was taken for a class on a date, or amended. */
        AttendanceRecordedEvent: records.AttendanceRecordedEvent;
        /** @description Summaries of attendance, in the order of the learners' ids. */
        AttendanceSummaries: records.AttendanceSummaries;
        /** @description The attendance of a learner in a term. A day counts once: the learner was absent if they were absent in all registers of the day. If there are registers of sessions on a day, only these count; registers of lessons count on days without any. */
        AttendanceSummary: records.AttendanceSummary;
        /** @description An attendance register was voided. */
        AttendanceVoidedEvent: records.AttendanceVoidedEvent;
        /** @description Whom an announcement is for: everyone, or the learners of these grade levels and classes, these learners, and staff with these roles. */
        Audience: records.Audience;
        /** @description Who made the change. */
        AuditActor: records.AuditActor;
        /** @description Values of a field before and after the change. */
        AuditChange: records.AuditChange;
        /** @description One change to one record, or one recorded read. */
        AuditEntry: records.AuditEntry;
        /** @description A page of results. */
        AuditEntryPage: records.AuditEntryPage;
        /** @description The newest entry of the audit log, signed. */
        AuditHead: records.AuditHead;
        /** @description The record that was changed. */
        AuditResource: records.AuditResource;
        /** @description Result of a verification of the hash chain. */
        AuditVerification: records.AuditVerification;
        /**
         * @description Support for a learner for an academic year, which reduces invoices.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `activate` | `proposed` | `active` |
         *     | `decline` | `proposed` | `declined` |
         *     | `end` | `active` | `ended` |
         *     | `revoke` | `active` | `revoked` |
         */
        Bursary: records.Bursary;
        /** @description The invoice to which a bursary is applied. */
        BursaryApply: records.BursaryApply;
        /** @description Fields of a new bursary. */
        BursaryCreate: records.BursaryCreate;
        /** @description Why a bursary is declined. */
        BursaryDecline: records.BursaryDecline;
        /** @description A page of results. */
        BursaryPage: records.BursaryPage;
        /** @description Why a bursary is revoked. */
        BursaryRevoke: records.BursaryRevoke;
        /** @description Fields that can be changed on a bursary. */
        BursaryUpdate: records.BursaryUpdate;
        /** @description A day of the calendar. */
        CalendarDay: records.CalendarDay;
        /** @description The days of a date range, in order. */
        CalendarDays: records.CalendarDays;
        /**
         * @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term.
         *
         *     A `public_holiday`, `closure` or `staff_only` day is not a school day. A `make_up_day` in a term is always a school day. A `half_day` or `exam_day` does not change whether the day is a school day.
         *
         *     No two records that are not archived have the same `date`, `kind` and `grade_level_ids`.
         */
        CalendarException: records.CalendarException;
        /** @description Fields of a new calendar exception. */
        CalendarExceptionCreate: records.CalendarExceptionCreate;
        /** @description A page of results. */
        CalendarExceptionPage: records.CalendarExceptionPage;
        /** @description Fields that can be changed on a calendar exception. */
        CalendarExceptionUpdate: records.CalendarExceptionUpdate;
        /** @description The address of a calendar with lessons, to which a calendar application can subscribe without an API key. */
        CalendarFeed: records.CalendarFeed;
        /** @description Fields of a new calendar feed. */
        CalendarFeedCreate: records.CalendarFeedCreate;
        /** @description A page of results. */
        CalendarFeedPage: records.CalendarFeedPage;
        /** @description A calendar feed with its address, which is shown only once. */
        CalendarFeedWithUrl: records.CalendarFeedWithUrl;
        /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
        Class: records.Class;
        /** @description Fields of a new class. */
        ClassCreate: records.ClassCreate;
        /** @description A page of results. */
        ClassPage: records.ClassPage;
        /** @description A row of an import of classes. */
        ClassRow: records.ClassRow;
        /** @description Fields that can be changed on a class. */
        ClassUpdate: records.ClassUpdate;
        /**
         * @description A reduction of what is due on an invoice: a credit of the school, of a bursary, or a debt that was written off.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `reverse` | `applied` | `reversed` |
         */
        CreditNote: records.CreditNote;
        /** @description Fields of a new credit note. */
        CreditNoteCreate: records.CreditNoteCreate;
        /** @description A page of results. */
        CreditNotePage: records.CreditNotePage;
        /** @description Why a credit note is reversed. */
        CreditNoteReverse: records.CreditNoteReverse;
        /** @description The attendance of a day. */
        DailyAttendance: records.DailyAttendance;
        /** @description One attempt to send one event to one endpoint. */
        Delivery: records.Delivery;
        /**
         * @description How an attempt failed. `interrupted`: the server stopped during the attempt, so the receiver may have received it; the event is sent again as a new delivery.
         * @enum {string}
         */
        DeliveryError: records.DeliveryError;
        /** @description A page of results. */
        DeliveryPage: records.DeliveryPage;
        /** @description The request of an attempt, with the URL and the version that the endpoint has now. Signatures are not stored, so the headers do not contain them. */
        DeliveryRequest: records.DeliveryRequest;
        /** @description Statistics of attempts that have ended. Test deliveries are not counted, and attempts that were interrupted by a stop of the server are not counted either. */
        DeliveryStats: records.DeliveryStats;
        /** @description An attempt with its request. */
        DeliveryWithRequest: records.DeliveryWithRequest;
        /** @description A discipline incident was logged for a learner. */
        DisciplineIncidentLoggedEvent: records.DisciplineIncidentLoggedEvent;
        /** @description Number of attempts to deliver to an endpoint, by status. */
        EndpointStats: records.EndpointStats;
        /**
         * @description An enrollment of a learner in a class for a term.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `activate` | `pending` | `active` |
         *     | `withdraw` | `active` | `withdrawn` |
         *     | `transfer` | `active` | `transferred` |
         *     | `complete` | `active` | `completed` |
         *     | `cancel` | `pending` | `cancelled` |
         */
        Enrollment: records.Enrollment;
        /** @description Options for activating a pending enrollment. */
        EnrollmentActivate: records.EnrollmentActivate;
        /** @description An enrollment was archived (soft-deleted). */
        EnrollmentArchivedEvent: records.EnrollmentArchivedEvent;
        /** @description The learners to enroll. */
        EnrollmentBulk: records.EnrollmentBulk;
        /** @description The result for each learner, in the order in which they were sent. */
        EnrollmentBulkResult: records.EnrollmentBulkResult;
        /** @description Fields of a new enrollment. */
        EnrollmentCreate: records.EnrollmentCreate;
        /** @description An enrollment was completed, withdrawn or transferred. */
        EnrollmentEndedEvent: records.EnrollmentEndedEvent;
        /** @description A page of results. */
        EnrollmentPage: records.EnrollmentPage;
        /** @description An archived enrollment was restored. */
        EnrollmentRestoredEvent: records.EnrollmentRestoredEvent;
        /** @description A row of an import of enrollments. */
        EnrollmentRow: records.EnrollmentRow;
        /** @description The class that the learner moves to, and when. */
        EnrollmentTransfer: records.EnrollmentTransfer;
        /** @description Fields that can be changed on an enrollment. */
        EnrollmentUpdate: records.EnrollmentUpdate;
        /** @description The dates, the reason or the metadata of an enrollment were changed. */
        EnrollmentUpdatedEvent: records.EnrollmentUpdatedEvent;
        /** @description When and why an enrollment ends. */
        EnrollmentWithdraw: records.EnrollmentWithdraw;
        /** @description The envelope of an event, in the form in which it is sent to endpoints. */
        Event: records.Event;
        /** @description The outcome of an event at one endpoint. */
        EventDelivery: records.EventDelivery;
        /** @description A page of results. */
        EventDeliveryPage: records.EventDeliveryPage;
        /** @description A page of results. */
        EventPage: records.EventPage;
        /** @description Number of attempts to deliver events of a type, by status. */
        EventTypeStats: records.EventTypeStats;
        /**
         * @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `approve` | `submitted` | `approved` |
         *     | `reject` | `submitted` | `rejected` |
         *     | `withdraw` | `approved` | `withdrawn` |
         */
        Excuse: records.Excuse;
        /** @description Fields of a new excuse. */
        ExcuseCreate: records.ExcuseCreate;
        /** @description A page of results. */
        ExcusePage: records.ExcusePage;
        /** @description Why an excuse is rejected. */
        ExcuseReject: records.ExcuseReject;
        /** @description Fields that can be changed on an excuse. */
        ExcuseUpdate: records.ExcuseUpdate;
        /** @description Why an excuse is withdrawn. */
        ExcuseWithdraw: records.ExcuseWithdraw;
        /** @description What a family owes and has paid, in one currency. */
        FeeAccount: records.FeeAccount;
        /** @description Fields of a new fee account. */
        FeeAccountCreate: records.FeeAccountCreate;
        /** @description A page of results. */
        FeeAccountPage: records.FeeAccountPage;
        /** @description Fields that can be changed on a fee account. */
        FeeAccountUpdate: records.FeeAccountUpdate;
        /** @description A fee invoice was issued. */
        FeeInvoicedEvent: records.FeeInvoicedEvent;
        /** @description Something that the school charges for, with its price. */
        FeeItem: records.FeeItem;
        /** @description Fields of a new fee item. */
        FeeItemCreate: records.FeeItemCreate;
        /** @description A page of results. */
        FeeItemPage: records.FeeItemPage;
        /** @description Fields that can be changed on a fee item. */
        FeeItemUpdate: records.FeeItemUpdate;
        /** @description A payment was matched to an invoice. */
        FeeReconciledEvent: records.FeeReconciledEvent;
        /** @description A payment matched to an invoice. */
        FeeReconciledEventData: records.FeeReconciledEventData;
        /**
         * @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `complete` | `open` | `done` |
         *     | `cancel` | `open` | `cancelled` |
         */
        FollowUp: records.FollowUp;
        /** @description Why a follow-up is cancelled. */
        FollowUpCancel: records.FollowUpCancel;
        /** @description How a follow-up was completed. */
        FollowUpComplete: records.FollowUpComplete;
        /** @description Fields of a new follow-up. */
        FollowUpCreate: records.FollowUpCreate;
        /** @description A page of results. */
        FollowUpPage: records.FollowUpPage;
        /** @description Fields that can be changed on a follow-up. */
        FollowUpUpdate: records.FollowUpUpdate;
        /**
         * @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades.
         *
         *     No two records that are not archived have the same `assessment_id` and `learner_id`.
         */
        Grade: records.Grade;
        /** @description Fields of a new grade. */
        GradeCreate: records.GradeCreate;
        /** @description A grade level of the school, such as Grade R or Grade 7. */
        GradeLevel: records.GradeLevel;
        /** @description Fields of a new grade level. */
        GradeLevelCreate: records.GradeLevelCreate;
        /** @description A page of results. */
        GradeLevelPage: records.GradeLevelPage;
        /** @description A row of an import of grade levels. */
        GradeLevelRow: records.GradeLevelRow;
        /** @description Fields that can be changed on a grade level. */
        GradeLevelUpdate: records.GradeLevelUpdate;
        /** @description A page of results. */
        GradePage: records.GradePage;
        /** @description A row of an import of grades. */
        GradeRow: records.GradeRow;
        /** @description Fields that can be changed on a grade. */
        GradeUpdate: records.GradeUpdate;
        /** @description The grades to enter. */
        GradesPut: records.GradesPut;
        /** @description What was changed. */
        GradesPutResult: records.GradesPutResult;
        /** @description A level of a grading scale. */
        GradingLevel: records.GradingLevel;
        /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
        GradingScale: records.GradingScale;
        /** @description Name of the new grading scale. */
        GradingScaleClone: records.GradingScaleClone;
        /** @description Fields of a new grading scale. */
        GradingScaleCreate: records.GradingScaleCreate;
        /** @description A page of results. */
        GradingScalePage: records.GradingScalePage;
        /** @description Fields that can be changed on a grading scale. */
        GradingScaleUpdate: records.GradingScaleUpdate;
        /** @description A parent or guardian. Siblings share one guardian record. */
        Guardian: records.Guardian;
        /** @description A guardian was archived (soft-deleted). */
        GuardianArchivedEvent: records.GuardianArchivedEvent;
        /** @description Fields of a new guardian. */
        GuardianCreate: records.GuardianCreate;
        /** @description A guardian was created. */
        GuardianCreatedEvent: records.GuardianCreatedEvent;
        /** @description The personal values of a guardian were erased. Delete your copies of them. */
        GuardianErasedEvent: records.GuardianErasedEvent;
        /** @description The link between a guardian and a learner was changed, for example the guardian's access. */
        GuardianLinkUpdatedEvent: records.GuardianLinkUpdatedEvent;
        /** @description A guardian was linked to a learner. */
        GuardianLinkedEvent: records.GuardianLinkedEvent;
        /** @description A page of results. */
        GuardianPage: records.GuardianPage;
        /** @description An archived guardian was restored. */
        GuardianRestoredEvent: records.GuardianRestoredEvent;
        /** @description A row of an import of guardians. */
        GuardianRow: records.GuardianRow;
        /** @description The link between a guardian and a learner was removed. */
        GuardianUnlinkedEvent: records.GuardianUnlinkedEvent;
        /** @description Fields that can be changed on a guardian. */
        GuardianUpdate: records.GuardianUpdate;
        /** @description A guardian record was changed. */
        GuardianUpdatedEvent: records.GuardianUpdatedEvent;
        /**
         * @description An import of rows of one kind.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `start` | `queued` | `running` |
         *     | `complete` | `running` | `completed` |
         *     | `complete_with_errors` | `running` | `completed_with_errors` |
         *     | `fail` | `queued`, `running` | `failed` |
         *     | `cancel` | `queued`, `running` | `cancelled` |
         */
        Import: records.Import;
        /** @description Fields of a new import. */
        ImportCreate: records.ImportCreate;
        /** @description A page of results. */
        ImportPage: records.ImportPage;
        /** @description The result of a row of an import. */
        ImportRow: records.ImportRow;
        /** @description A page of results. */
        ImportRowPage: records.ImportRowPage;
        /** @description What was sent to an import. */
        ImportSource: records.ImportSource;
        /**
         * @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry.
         *
         *     A confidential incident exists only for API keys with the scope `read:sensitive`.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `review` | `logged` | `under_review` |
         *     | `resolve` | `under_review` | `resolved` |
         *     | `dismiss` | `under_review` | `dismissed` |
         *     | `reopen` | `resolved` | `under_review` |
         */
        Incident: records.Incident;
        /** @description An incident with several learners. */
        IncidentBulk: records.IncidentBulk;
        /** @description The incidents that were logged. */
        IncidentBulkResult: records.IncidentBulkResult;
        /** @description Fields of a new incident. */
        IncidentCreate: records.IncidentCreate;
        /** @description Why an incident is dismissed. */
        IncidentDismiss: records.IncidentDismiss;
        /** @description A discipline incident, without the details that must not leave the school. */
        IncidentEventData: records.IncidentEventData;
        /** @description A note of an incident. */
        IncidentNote: records.IncidentNote;
        /** @description A note to add to an incident. */
        IncidentNoteCreate: records.IncidentNoteCreate;
        /** @description A page of results. */
        IncidentPage: records.IncidentPage;
        /** @description Why an incident is reopened. */
        IncidentReopen: records.IncidentReopen;
        /** @description How an incident is resolved. */
        IncidentResolve: records.IncidentResolve;
        /** @description Fields that can be changed on an incident. */
        IncidentUpdate: records.IncidentUpdate;
        /** @description Number of attempts in an interval, by status. */
        IntervalCounts: records.IntervalCounts;
        /** @description Statistics of an interval. */
        IntervalStats: records.IntervalStats;
        /**
         * @description An invitation to join the staff, without its token.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `accept` | `pending` | `accepted` |
         *     | `resend` | `pending`, `expired` | `pending` |
         *     | `revoke` | `pending` | `revoked` |
         *     | automatic, when `expires_at` has passed | `pending` | `expired` |
         */
        Invitation: records.Invitation;
        /** @description Acceptance of an invitation. */
        InvitationAccept: records.InvitationAccept;
        /** @description Fields of a new invitation. */
        InvitationCreate: records.InvitationCreate;
        /** @description A page of results. */
        InvitationPage: records.InvitationPage;
        /** @description An invitation with its token, which is returned only once. */
        InvitationWithToken: records.InvitationWithToken;
        /**
         * @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `issue` | `draft` | `issued` |
         *     | `part_pay` | `issued` | `partly_paid` |
         *     | `pay` | `issued`, `partly_paid` | `paid` |
         *     | `part_reopen` | `paid` | `partly_paid` |
         *     | `reopen` | `partly_paid`, `paid` | `issued` |
         *     | `write-off` | `issued`, `partly_paid` | `paid` |
         *     | `void` | `issued`, `partly_paid`, `paid` | `void` |
         */
        Invoice: records.Invoice;
        /** @description Fields of a new invoice. */
        InvoiceCreate: records.InvoiceCreate;
        /** @description An invoice as it was issued. */
        InvoiceEventData: records.InvoiceEventData;
        /** @description One line of an invoice. */
        InvoiceEventLine: records.InvoiceEventLine;
        /** @description For whom drafts are generated, and with which lines. */
        InvoiceGenerate: records.InvoiceGenerate;
        /** @description What became of each learner. */
        InvoiceGenerateResult: records.InvoiceGenerateResult;
        /** @description One line of an invoice. */
        InvoiceLine: records.InvoiceLine;
        /** @description One line of an invoice. */
        InvoiceLineSent: records.InvoiceLineSent;
        /** @description A page of results. */
        InvoicePage: records.InvoicePage;
        /** @description Fields that can be changed on an invoice. */
        InvoiceUpdate: records.InvoiceUpdate;
        /** @description Why an invoice is voided. */
        InvoiceVoid: records.InvoiceVoid;
        /** @description Why an amount is written off. */
        InvoiceWriteOff: records.InvoiceWriteOff;
        /** @description A person involved in an incident. */
        InvolvedPerson: records.InvolvedPerson;
        /**
         * @description A learner (student) at the school.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `admit` | `prospective`, `left` | `active` |
         *     | `leave` | `active` | `left` |
         *     | `cancel-leave` | `active` | `active` |
         */
        Learner: records.Learner;
        /** @description When a learner is admitted. */
        LearnerAdmit: records.LearnerAdmit;
        /** @description A learner was archived (soft-deleted). */
        LearnerArchivedEvent: records.LearnerArchivedEvent;
        /** @description Fields of a new learner. */
        LearnerCreate: records.LearnerCreate;
        /** @description A learner record was created. */
        LearnerCreatedEvent: records.LearnerCreatedEvent;
        /** @description The attendance of a learner on a day. */
        LearnerDay: records.LearnerDay;
        /** @description The points of a learner. */
        LearnerDiscipline: records.LearnerDiscipline;
        /** @description A learner was enrolled in a class for a term. */
        LearnerEnrolledEvent: records.LearnerEnrolledEvent;
        /** @description Why the personal values of a learner are erased. */
        LearnerErase: records.LearnerErase;
        /** @description The personal values of a learner were erased. Delete your copies of them. */
        LearnerErasedEvent: records.LearnerErasedEvent;
        /** @description What is stored about a learner. */
        LearnerExport: records.LearnerExport;
        /** @description The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
        LearnerGuardian: records.LearnerGuardian;
        /** @description Fields of a new link to a guardian. */
        LearnerGuardianCreate: records.LearnerGuardianCreate;
        /** @description A page of results. */
        LearnerGuardianPage: records.LearnerGuardianPage;
        /** @description A row of an import of links to guardians. */
        LearnerGuardianRow: records.LearnerGuardianRow;
        /** @description Fields that can be changed on a link to a guardian. */
        LearnerGuardianUpdate: records.LearnerGuardianUpdate;
        /** @description When and why a learner leaves. */
        LearnerLeave: records.LearnerLeave;
        /** @description A learner left the school. */
        LearnerLeftEvent: records.LearnerLeftEvent;
        /** @description A page of results. */
        LearnerPage: records.LearnerPage;
        /** @description An archived learner was restored. */
        LearnerRestoredEvent: records.LearnerRestoredEvent;
        /** @description A row of an import of learners. */
        LearnerRow: records.LearnerRow;
        /** @description Fields that can be changed on a learner. */
        LearnerUpdate: records.LearnerUpdate;
        /** @description A learner record was changed. */
        LearnerUpdatedEvent: records.LearnerUpdatedEvent;
        /** @description One side of a journal. Entries are never changed or removed. */
        LedgerEntry: records.LedgerEntry;
        /** @description A page of results. */
        LedgerEntryPage: records.LedgerEntryPage;
        /** @description The record from which a journal comes. */
        LedgerSource: records.LedgerSource;
        /** @description A lesson on a day. */
        Lesson: records.Lesson;
        /** @description The lessons of a date range, in the order of their times. */
        Lessons: records.Lessons;
        /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
        MedicalNote: records.MedicalNote;
        /** @description Fields of a new medical note. */
        MedicalNoteCreate: records.MedicalNoteCreate;
        /** @description A page of results. */
        MedicalNotePage: records.MedicalNotePage;
        /** @description Fields that can be changed on a medical note. */
        MedicalNoteUpdate: records.MedicalNoteUpdate;
        /**
         * @description A message on one channel. Its texts, `context`, `external_ids` and `metadata` are encrypted in the database, and so are the addresses and the texts of its recipients.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `cancel` | `queued` | `cancelled` |
         *     | `start` | `queued` | `sending` |
         *     | `complete` | `sending` | `sent` |
         *     | `complete-in-part` | `sending` | `partly_failed` |
         *     | `fail` | `sending` | `failed` |
         */
        Message: records.Message;
        /** @description Fields of a new message. */
        MessageCreate: records.MessageCreate;
        /** @description A page of results. */
        MessagePage: records.MessagePage;
        /** @description The texts of a template with values. */
        MessagePreview: records.MessagePreview;
        /** @description What a provider reported about a copy. */
        MessageReceipt: records.MessageReceipt;
        /** @description A recipient of a message, and what became of the copy. */
        MessageRecipient: records.MessageRecipient;
        /** @description A page of results. */
        MessageRecipientPage: records.MessageRecipientPage;
        /** @description A recipient of a message, with the text of the copy. */
        MessageRecipientWithText: records.MessageRecipientWithText;
        /**
         * @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them.
         *
         *     No two records that are not archived and not `retired` have the same `key` and `locale`.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `activate` | `draft` | `active` |
         *     | `retire` | `active` | `retired` |
         */
        MessageTemplate: records.MessageTemplate;
        /** @description Fields of a new message template. */
        MessageTemplateCreate: records.MessageTemplateCreate;
        /** @description A page of results. */
        MessageTemplatePage: records.MessageTemplatePage;
        /** @description Values to preview a template with. */
        MessageTemplatePreview: records.MessageTemplatePreview;
        /** @description Fields that can be changed on a message template. */
        MessageTemplateUpdate: records.MessageTemplateUpdate;
        /** @description A placeholder of a template. */
        MessageVariable: records.MessageVariable;
        /** @description A register that nobody has taken, or that lacks learners. */
        MissingRegister: records.MissingRegister;
        /** @description Registers that are missing or incomplete on a day. */
        MissingRegisters: records.MissingRegisters;
        /** @description A notification of guardians about an incident. Its text, `external_ids` and `metadata` are encrypted in the database. */
        ParentNotification: records.ParentNotification;
        /** @description Fields of a new notification. */
        ParentNotificationCreate: records.ParentNotificationCreate;
        /** @description A page of results. */
        ParentNotificationPage: records.ParentNotificationPage;
        /**
         * @description Money that was received for a fee account. `allocated_total`, `refunded_total` and `unallocated_amount` add up to `amount` until the payment is reversed.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `reverse` | `received` | `reversed` |
         *     | `refund` | `received` | `refunded` |
         *     | `reopen` | `refunded` | `received` |
         */
        Payment: records.Payment;
        /** @description An amount of a payment for one invoice. */
        PaymentAllocation: records.PaymentAllocation;
        /** @description Fields of a new payment. */
        PaymentCreate: records.PaymentCreate;
        /** @description A page of results. */
        PaymentPage: records.PaymentPage;
        /** @description Why a payment is reversed. */
        PaymentReverse: records.PaymentReverse;
        /** @description A row of an import of payments. */
        PaymentRow: records.PaymentRow;
        /** @description Fields that can be changed on a payment. */
        PaymentUpdate: records.PaymentUpdate;
        /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
        Period: records.Period;
        /** @description Fields of a new period. */
        PeriodCreate: records.PeriodCreate;
        /** @description A page of results. */
        PeriodPage: records.PeriodPage;
        /** @description Fields that can be changed on a period. */
        PeriodUpdate: records.PeriodUpdate;
        /** @description An error response (problem details, RFC 9457). */
        Problem: records.Problem;
        /**
         * @description A qualification of a staff member.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `verify` | `unverified` | `verified` |
         *     | `reject` | `unverified` | `rejected` |
         *     | automatic, when `expires_on` has passed | `verified` | `expired` |
         */
        Qualification: records.Qualification;
        /** @description Fields of a new qualification. */
        QualificationCreate: records.QualificationCreate;
        /** @description A page of results. */
        QualificationPage: records.QualificationPage;
        /** @description Why a qualification is rejected. */
        QualificationReject: records.QualificationReject;
        /** @description Fields that can be changed on a qualification. */
        QualificationUpdate: records.QualificationUpdate;
        /**
         * @description Money of a payment that was paid back.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `reverse` | `paid` | `reversed` |
         */
        Refund: records.Refund;
        /** @description Fields of a new refund. */
        RefundCreate: records.RefundCreate;
        /** @description A page of results. */
        RefundPage: records.RefundPage;
        /** @description Why a refund is reversed. */
        RefundReverse: records.RefundReverse;
        /**
         * @description The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day.
         *
         *     No two records that are not archived and not `void` have the same `class_id`, `date`, `session` and `slot_id`.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `amend` | `recorded`, `amended` | `amended` |
         *     | `void` | `recorded`, `amended` | `void` |
         */
        Register: records.Register;
        /** @description Number of learners by status. */
        RegisterCounts: records.RegisterCounts;
        /** @description Fields of a new register. */
        RegisterCreate: records.RegisterCreate;
        /** @description An attendance register. Each mark contains only the learner and the status. */
        RegisterEventData: records.RegisterEventData;
        /** @description The attendance mark of one learner. */
        RegisterEventMark: records.RegisterEventMark;
        /** @description The attendance of one learner. */
        RegisterMark: records.RegisterMark;
        /** @description The attendance of one learner. */
        RegisterMarkSent: records.RegisterMarkSent;
        /** @description A page of results. */
        RegisterPage: records.RegisterPage;
        /** @description Fields that can be changed on a register. */
        RegisterUpdate: records.RegisterUpdate;
        /** @description Why a register is voided. */
        RegisterVoid: records.RegisterVoid;
        /**
         * @description How long the school keeps records about a learner after the learner has left, or was archived without leaving, and what happens then. The defaults are suggestions; the school is responsible for complying with the law.
         *
         *     Section 14 of South Africa's Protection of Personal Information Act does not allow records to be kept longer than necessary, unless a law requires it. General Disposal Authority AK 4 forbids public schools to destroy cumulative report cards.
         */
        Retention: records.Retention;
        /** @description How long the records of a family are kept. */
        RetentionRule: records.RetentionRule;
        /** @description Fields that can be changed in a retention rule. The action `anonymise` requires `months`. */
        RetentionRuleUpdate: records.RetentionRuleUpdate;
        /** @description Fields that can be changed in the retention settings. */
        RetentionUpdate: records.RetentionUpdate;
        /** @description A role of a staff member, for the whole school or a part of it. Your application decides what a role is allowed to do. The server ensures that a school that has an owner always keeps one. */
        RoleAssignment: records.RoleAssignment;
        /** @description Fields of a new role assignment. */
        RoleAssignmentCreate: records.RoleAssignmentCreate;
        /** @description A page of results. */
        RoleAssignmentPage: records.RoleAssignmentPage;
        /** @description Fields that can be changed on a role assignment. */
        RoleAssignmentUpdate: records.RoleAssignmentUpdate;
        /** @description A room of the school. */
        Room: records.Room;
        /** @description The room of a slot on some dates. If several apply to a day, the one with the fewest days counts: a room change of one day comes before the room of a week, and that before one without an end. Of two without an end, the later one counts. */
        RoomAssignment: records.RoomAssignment;
        /** @description Fields of a new room assignment. */
        RoomAssignmentCreate: records.RoomAssignmentCreate;
        /** @description A page of results. */
        RoomAssignmentPage: records.RoomAssignmentPage;
        /** @description Fields that can be changed on a room assignment. */
        RoomAssignmentUpdate: records.RoomAssignmentUpdate;
        /** @description A room assignment, and what is unusual about it but allowed. */
        RoomAssignmentWithWarnings: records.RoomAssignmentWithWarnings;
        /** @description Fields of a new room. */
        RoomCreate: records.RoomCreate;
        /** @description A page of results. */
        RoomPage: records.RoomPage;
        /** @description Fields that can be changed on a room. */
        RoomUpdate: records.RoomUpdate;
        /** @description A school (tenant). A live school and its test school have separate records, API keys and ids. */
        School: records.School;
        /** @description The image that term reports of the school show. */
        SchoolLogo: records.SchoolLogo;
        /** @description An image file. */
        SchoolLogoPut: records.SchoolLogoPut;
        /** @description Fields that can be changed on a school. */
        SchoolUpdate: records.SchoolUpdate;
        /** @description A lesson of the cycle: a period on a day of the cycle, in which one or more classes are taught together. A teacher, a room or a class cannot be in two slots whose times overlap. Parallel options have the same `block`: the slots of a block may share classes, and the learners of these are distinguished by their enrollments in subject classes. */
        Slot: records.Slot;
        /** @description Slots to create in a timetable. */
        SlotBulk: records.SlotBulk;
        /** @description The slots that were created, in the order in which they were sent. */
        SlotBulkResult: records.SlotBulkResult;
        /** @description Fields of a new slot. */
        SlotCreate: records.SlotCreate;
        /** @description A page of results. */
        SlotPage: records.SlotPage;
        /** @description A row of an import of slots. */
        SlotRow: records.SlotRow;
        /** @description Fields that can be changed on a slot. */
        SlotUpdate: records.SlotUpdate;
        /** @description A slot, and what is unusual about it but allowed. */
        SlotWithWarnings: records.SlotWithWarnings;
        /**
         * @description A staff member of the school.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `activate` | `invited` | `active` |
         *     | `suspend` | `active` | `suspended` |
         *     | `reactivate` | `suspended` | `active` |
         *     | `leave` | `active`, `suspended` | `left` |
         */
        Staff: records.Staff;
        /** @description An invited staff member accepted and activated their account. */
        StaffActivatedEvent: records.StaffActivatedEvent;
        /** @description A staff member was archived (soft-deleted). */
        StaffArchivedEvent: records.StaffArchivedEvent;
        /** @description Fields of a new staff member. */
        StaffCreate: records.StaffCreate;
        /** @description A staff record was created. */
        StaffCreatedEvent: records.StaffCreatedEvent;
        /** @description An invitation was sent to a new staff member. */
        StaffInvitedEvent: records.StaffInvitedEvent;
        /** @description When a staff member leaves. */
        StaffLeave: records.StaffLeave;
        /** @description A staff member left the school. */
        StaffLeftEvent: records.StaffLeftEvent;
        /** @description A page of results. */
        StaffPage: records.StaffPage;
        /** @description An archived staff member was restored. */
        StaffRestoredEvent: records.StaffRestoredEvent;
        /** @description A row of an import of staff. */
        StaffRow: records.StaffRow;
        /** @description Fields that can be changed on a staff member. */
        StaffUpdate: records.StaffUpdate;
        /** @description A staff record was changed, or a staff member was suspended or reactivated. */
        StaffUpdatedEvent: records.StaffUpdatedEvent;
        /** @description What changed the balance of a fee account in a date range. */
        Statement: records.Statement;
        /** @description One change of the balance. */
        StatementLine: records.StatementLine;
        /** @description A subject taught at the school. */
        Subject: records.Subject;
        /** @description Fields of a new subject. */
        SubjectCreate: records.SubjectCreate;
        /** @description A page of results. */
        SubjectPage: records.SubjectPage;
        /** @description A row of an import of subjects. */
        SubjectRow: records.SubjectRow;
        /** @description Fields that can be changed on a subject. */
        SubjectUpdate: records.SubjectUpdate;
        /** @description The allocation of a staff member to a slot on some dates. */
        TeacherAllocation: records.TeacherAllocation;
        /** @description Fields of a new teacher allocation. */
        TeacherAllocationCreate: records.TeacherAllocationCreate;
        /** @description A page of results. */
        TeacherAllocationPage: records.TeacherAllocationPage;
        /** @description Fields that can be changed on a teacher allocation. */
        TeacherAllocationUpdate: records.TeacherAllocationUpdate;
        /** @description A teacher allocation, and what is unusual about it but allowed. */
        TeacherAllocationWithWarnings: records.TeacherAllocationWithWarnings;
        /**
         * @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `open` | `planned` | `open` |
         *     | `close` | `open` | `closed` |
         *     | `reopen` | `closed` | `open` |
         */
        Term: records.Term;
        /** @description Fields of a new term. */
        TermCreate: records.TermCreate;
        /** @description A page of results. */
        TermPage: records.TermPage;
        /**
         * @description The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes of grades, names or scales do not change it. A later version supersedes it.
         *
         *     No two records that are not archived and not `published` and not `superseded` and not `withdrawn` have the same `learner_id`, `term_id` and `report_version`.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `publish` | `draft` | `published` |
         *     | `supersede` | `published` | `superseded` |
         *     | `withdraw` | `published` | `withdrawn` |
         */
        TermReport: records.TermReport;
        /** @description A term report without its marks. To read the marks, call the API with a key that has the scope for them. */
        TermReportEventData: records.TermReportEventData;
        /** @description A page of results. */
        TermReportPage: records.TermReportPage;
        /** @description A term report was published to families. */
        TermReportPublishedEvent: records.TermReportPublishedEvent;
        /** @description A subject in a term report. */
        TermReportSubject: records.TermReportSubject;
        /** @description Fields that can be changed on a term report. */
        TermReportUpdate: records.TermReportUpdate;
        /** @description Why a published report is withdrawn. */
        TermReportWithdraw: records.TermReportWithdraw;
        /** @description The learners and the term of the reports. */
        TermReportsGenerate: records.TermReportsGenerate;
        /** @description The result for each learner. */
        TermReportsGenerated: records.TermReportsGenerated;
        /** @description The class and the term of the reports. */
        TermReportsPublish: records.TermReportsPublish;
        /** @description The result for each learner. */
        TermReportsPublished: records.TermReportsPublished;
        /** @description The results of a learner in a term. */
        TermResult: records.TermResult;
        /** @description The results of learners in a term. */
        TermResults: records.TermResults;
        /** @description Which enrollments to copy. */
        TermRollover: records.TermRollover;
        /** @description Result of the rollover. */
        TermRolloverResult: records.TermRolloverResult;
        /** @description A row of an import of terms. */
        TermRow: records.TermRow;
        /** @description Fields that can be changed on a term. */
        TermUpdate: records.TermUpdate;
        /** @description The time of a school. */
        TestClock: records.TestClock;
        /** @description By how much the clock is advanced. */
        TestClockAdvance: records.TestClockAdvance;
        /** @description One change to a learner's record, enrollments or links to guardians. */
        TimelineEntry: records.TimelineEntry;
        /** @description A page of results. */
        TimelineEntryPage: records.TimelineEntryPage;
        /**
         * @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels.
         *
         *     On a school day in its terms and between its dates, a timetable has a cycle day. In the mode `weekday`, day 1 is Monday and day 7 is Sunday; a day of the week beyond `cycle_length`, such as a make-up Saturday in a cycle of five days, starts again at day 1. In the mode `rolling`, the first school day from `cycle_start_date` is day 1, and each school day has the day after that of the previous school day, whatever closures lie between. Exceptions of the calendar count if they apply to the whole school, or to all grade levels of the timetable.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `publish` | `draft` | `published` |
         *     | `retire` | `published` | `retired` |
         */
        Timetable: records.Timetable;
        /** @description The fields of the copy that differ. The default is the value of the original. */
        TimetableClone: records.TimetableClone;
        /** @description A conflict of slots. */
        TimetableConflict: records.TimetableConflict;
        /** @description The conflicts and the warnings of a timetable. */
        TimetableConflicts: records.TimetableConflicts;
        /** @description Fields of a new timetable. */
        TimetableCreate: records.TimetableCreate;
        /** @description A page of results. */
        TimetablePage: records.TimetablePage;
        /** @description Fields that can be changed on a timetable. */
        TimetableUpdate: records.TimetableUpdate;
        /** @description Something unusual that is allowed. */
        TimetableWarning: records.TimetableWarning;
        /**
         * @description A webhook endpoint, without its secret.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `pause` | `active`, `paused` | `paused` |
         *     | `activate` | `active`, `paused`, `disabled` | `active` |
         *     | `disable` | `active` | `disabled` |
         */
        Webhook: records.Webhook;
        /** @description What to do with held deliveries. */
        WebhookActivate: records.WebhookActivate;
        /** @description Fields of a new webhook endpoint. */
        WebhookCreate: records.WebhookCreate;
        /** @description A page of results. */
        WebhookPage: records.WebhookPage;
        /**
         * @description A recovery of the events that an endpoint has not received.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `start` | `queued` | `running` |
         *     | `complete` | `running` | `completed` |
         *     | `cancel` | `queued`, `running` | `cancelled` |
         */
        WebhookRecovery: records.WebhookRecovery;
        /** @description Fields of a new recovery. */
        WebhookRecoveryCreate: records.WebhookRecoveryCreate;
        /** @description A page of results. */
        WebhookRecoveryPage: records.WebhookRecoveryPage;
        /** @description How long the previous secret remains in use. */
        WebhookRotateSecret: records.WebhookRotateSecret;
        /** @description Statistics of an endpoint. */
        WebhookStats: records.WebhookStats;
        /** @description Which event to send. */
        WebhookTest: records.WebhookTest;
        /** @description Fields that can be changed on a webhook endpoint. */
        WebhookUpdate: records.WebhookUpdate;
        /** @description A webhook endpoint with its signing secret. */
        WebhookWithSecret: records.WebhookWithSecret;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Identifier of the request. Include it when you report a problem. */
        "Service-Request-Id": string;
        /** @description The API version that was used. */
        "Service-Version": string;
        /** @description Version of the record, and the API version in which it is returned. */
        ETag: string;
        /** @description Path of the new record. */
        Location: string;
        /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replayed": "true";
        /** @description What remains of the rate limit: `"reads";r=<requests left>;t=<seconds until the limit resets>`, or the same with `"writes"`. Not sent if the server sets no limit, or if the request failed before it was counted. */
        RateLimit: string;
        /** @description The rate limit: `"reads";q=<requests>;w=<seconds>`, or the same with `"writes"`. Sent with `RateLimit`. */
        "RateLimit-Policy": string;
        /** @description Number of seconds to wait before sending the request again. On 409 only with `idempotency_key_in_use`. */
        "Retry-After": number;
        /** @description How to authenticate. */
        "WWW-Authenticate": string;
        /** @description Only with HTML: the page loads nothing and runs no scripts. */
        "Content-Security-Policy": string;
        /** @description Only with HTML. */
        "X-Content-Type-Options": "nosniff";
        /** @description Only with HTML. */
        "Referrer-Policy": "no-referrer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "api-keys.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only keys with this status. */
                status?: "active" | "expired" | "revoked";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
        };
    };
    "api-keys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description A new API key with its secret, which is returned only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
        };
    };
    "api-keys.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key, prefix `key_`. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An API key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    "api-keys.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key, prefix `key_`. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            /** @description An API key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    "api-keys.roll": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key, prefix `key_`. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRoll"];
            };
        };
        responses: {
            /** @description A new API key with its secret, which is returned only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
        };
    };
    "api-keys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key, prefix `key_`. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An API key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    "grading-scales.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only the scale with this name (case-insensitive). */
                name?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScalePage"];
                };
            };
        };
    };
    "grading-scales.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradingScaleCreate"];
            };
        };
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "grading-scales.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the grading scale, prefix `gsc_`. */
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "grading-scales.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grading scale, prefix `gsc_`. */
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "grading-scales.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grading scale, prefix `gsc_`. */
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GradingScaleUpdate"];
            };
        };
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "grading-scales.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grading scale, prefix `gsc_`. */
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "grading-scales.clone": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grading scale, prefix `gsc_`. */
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradingScaleClone"];
            };
        };
        responses: {
            /** @description A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingScale"];
                };
            };
        };
    };
    "assessments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only assessments of this kind. */
                kind?: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
                /** @description Only assessments of this component. */
                component?: "sba" | "exam";
                /** @description Only assessments with this status. */
                status?: "draft" | "open" | "published" | "cancelled";
                /** @description Only assessments of this class. */
                class_id?: string;
                /** @description Only assessments of this subject. */
                subject_id?: string;
                /** @description Only assessments of this term. */
                term_id?: string;
                /** @description Only assessments of this grading scale. */
                grading_scale_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentPage"];
                };
            };
        };
    };
    "assessments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentCreate"];
            };
        };
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssessmentUpdate"];
            };
        };
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.open": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentReopen"];
            };
        };
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "assessments.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assessment of a class in a subject: a test, an exam or any other work that is graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
        };
    };
    "grades.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only grades with this status. */
                status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
                /** @description Only grades of this learner. */
                learner_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradePage"];
                };
            };
        };
    };
    "grades.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradesPut"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradesPutResult"];
                };
            };
        };
    };
    "grades.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeCreate"];
            };
        };
        responses: {
            /** @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
        };
    };
    "grades.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
                /** @description Identifier of the grade, prefix `grd_`. */
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
        };
    };
    "grades.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
                /** @description Identifier of the grade, prefix `grd_`. */
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
        };
    };
    "grades.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
                /** @description Identifier of the grade, prefix `grd_`. */
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GradeUpdate"];
            };
        };
        responses: {
            /** @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
        };
    };
    "grades.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the assessment, prefix `asm_`. */
                assessment_id: string;
                /** @description Identifier of the grade, prefix `grd_`. */
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade of a learner for an assessment. An assessment that is not open has no changes of its grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
        };
    };
    "term-reports.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only reports with this status. */
                status?: "draft" | "published" | "superseded" | "withdrawn";
                /** @description Only term reports of this learner. */
                learner_id?: string;
                /** @description Only term reports of this term. */
                term_id?: string;
                /** @description Only term reports of this class. */
                class_id?: string;
                /** @description Only term reports of this term report. */
                supersedes_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReportPage"];
                };
            };
        };
    };
    "term-reports.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the term report, prefix `trp_`. */
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes of grades, names or scales do not change it. A later version supersedes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReport"];
                    "text/html": string;
                    "application/pdf": string;
                };
            };
        };
    };
    "term-reports.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term report, prefix `trp_`. */
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TermReportUpdate"];
            };
        };
        responses: {
            /** @description The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes of grades, names or scales do not change it. A later version supersedes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReport"];
                };
            };
        };
    };
    "term-reports.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term report, prefix `trp_`. */
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes of grades, names or scales do not change it. A later version supersedes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReport"];
                };
            };
        };
    };
    "term-reports.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term report, prefix `trp_`. */
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportWithdraw"];
            };
        };
        responses: {
            /** @description The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes of grades, names or scales do not change it. A later version supersedes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReport"];
                };
            };
        };
    };
    "term-results.get": {
        parameters: {
            query: {
                /** @description The term. */
                term_id: string;
                /** @description The learners of this class. */
                class_id?: string;
                /** @description Only this learner. */
                learner_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of learners in a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermResults"];
                };
            };
        };
    };
    "term-reports.generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportsGenerate"];
            };
        };
        responses: {
            /** @description The result for each learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReportsGenerated"];
                };
            };
        };
    };
    "term-reports.publish-all": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportsPublish"];
            };
        };
        responses: {
            /** @description The result for each learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermReportsPublished"];
                };
            };
        };
    };
    "grades.search": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only grades of this learner. */
                learner_id?: string;
                /** @description Only grades of assessments in this term. */
                term_id?: string;
                /** @description Only grades of assessments in this subject. */
                subject_id?: string;
                /** @description Only grades with this status. */
                status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradePage"];
                };
            };
        };
    };
    "registers.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only registers of this day. */
                date?: string;
                /** @description Only registers of this day or later. */
                from?: string;
                /** @description Only registers of this day or earlier. */
                to?: string;
                /** @description Only registers of this session. */
                session?: "day" | "am" | "pm";
                /** @description Only registers with this status. */
                status?: "recorded" | "amended" | "void";
                /** @description Only registers with a mark of this learner. */
                learner_id?: string;
                /** @description Only registers of this class. */
                class_id?: string;
                /** @description Only registers of this slot. */
                slot_id?: string;
                /** @description Only registers of this term. */
                term_id?: string;
                /** @description Only registers of this staff member. */
                taken_by?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterPage"];
                };
            };
        };
    };
    "registers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCreate"];
            };
        };
        responses: {
            /** @description The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Register"];
                };
            };
        };
    };
    "registers.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the register, prefix `reg_`. */
                register_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Register"];
                };
            };
        };
    };
    "registers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the register, prefix `reg_`. */
                register_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RegisterUpdate"];
            };
        };
        responses: {
            /** @description The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Register"];
                };
            };
        };
    };
    "registers.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the register, prefix `reg_`. */
                register_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterVoid"];
            };
        };
        responses: {
            /** @description The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Register"];
                };
            };
        };
    };
    "excuses.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only excuses with this status. */
                status?: "submitted" | "approved" | "rejected" | "withdrawn";
                /** @description Only excuses for this reason. */
                reason_code?: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "other";
                /** @description Only excuses that end on this day or later. */
                from?: string;
                /** @description Only excuses that start on this day or earlier. */
                to?: string;
                /** @description Only excuses of this learner. */
                learner_id?: string;
                /** @description Only excuses with this `submitted_by`. */
                submitted_by?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcusePage"];
                };
            };
        };
    };
    "excuses.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcuseCreate"];
            };
        };
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExcuseUpdate"];
            };
        };
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcuseReject"];
            };
        };
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "excuses.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the excuse, prefix `exc_`. */
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExcuseWithdraw"];
            };
        };
        responses: {
            /** @description The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excuse"];
                };
            };
        };
    };
    "attendance.daily": {
        parameters: {
            query: {
                /** @description The day. */
                date: string;
                /** @description Only classes of this grade level. */
                grade_level_id?: string;
                /** @description Only this class. */
                class_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance of a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyAttendance"];
                };
            };
        };
    };
    "attendance.summary": {
        parameters: {
            query: {
                /** @description The term. */
                term_id: string;
                /** @description The learner. */
                learner_id?: string;
                /** @description The class. */
                class_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summaries of attendance, in the order of the learners' ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceSummaries"];
                };
            };
        };
    };
    "attendance.missing": {
        parameters: {
            query: {
                /** @description The day. */
                date: string;
                /** @description Only classes of this grade level. */
                grade_level_id?: string;
                /** @description Only this class. */
                class_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registers that are missing or incomplete on a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRegisters"];
                };
            };
        };
    };
    "attendance.alerts": {
        parameters: {
            query: {
                /** @description Kind of alert. */
                kind: "continuous_absence";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alerts about attendance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceAlerts"];
                };
            };
        };
    };
    "audit-log.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only changes to records of this type. */
                resource_type?: string;
                /** @description Only changes to this record. */
                resource_id?: string;
                /** @description Only changes made by this actor. */
                actor_id?: string;
                /** @description Only this action, such as `learner.updated`. */
                action?: string;
                /** @description Only changes made by this request. */
                request_id?: string;
                /** @description Only changes at or after this time. */
                from?: string;
                /** @description Only changes before this time. */
                to?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
        };
    };
    "audit-log.verify": {
        parameters: {
            query?: {
                /** @description First sequence number to check. */
                from_sequence?: number;
                /** @description Last sequence number to check. Defaults to the newest entry. */
                to_sequence?: number;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of a verification of the hash chain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
        };
    };
    "audit-log.head": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest entry of the audit log, signed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditHead"];
                };
            };
        };
    };
    "audit-log.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the audit entry, prefix `aud_`. */
                audit_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One change to one record, or one recorded read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
        };
    };
    "academic-years.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only years with this status. */
                status?: "planned" | "current" | "closed";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYearPage"];
                };
            };
        };
    };
    "academic-years.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcademicYearCreate"];
            };
        };
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcademicYearUpdate"];
            };
        };
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "academic-years.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year, prefix `ayr_`. */
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An academic year. Academic years do not overlap, and at most one is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
        };
    };
    "terms.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only terms with this status. */
                status?: "planned" | "open" | "closed";
                /** @description Only terms of this academic year. */
                academic_year_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermPage"];
                };
            };
        };
    };
    "terms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermCreate"];
            };
        };
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TermUpdate"];
            };
        };
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.open": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "terms.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    "calendar-exceptions.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only exceptions of this kind. */
                kind?: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
                /** @description Only exceptions on this day or later. */
                from?: string;
                /** @description Only exceptions on this day or earlier. */
                to?: string;
                /** @description Only exceptions that apply to this grade level, including those of the whole school. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarExceptionPage"];
                };
            };
        };
    };
    "calendar-exceptions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarExceptionCreate"];
            };
        };
        responses: {
            /** @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
        };
    };
    "calendar-exceptions.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception, prefix `cal_`. */
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
        };
    };
    "calendar-exceptions.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception, prefix `cal_`. */
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
        };
    };
    "calendar-exceptions.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception, prefix `cal_`. */
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CalendarExceptionUpdate"];
            };
        };
        responses: {
            /** @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
        };
    };
    "calendar-exceptions.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception, prefix `cal_`. */
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
        };
    };
    "grade-levels.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only the grade level with this label (case-insensitive). */
                label?: string;
                /** @description Only grade levels in this phase. */
                phase?: "foundation" | "intermediate" | "senior" | "fet";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevelPage"];
                };
            };
        };
    };
    "grade-levels.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeLevelCreate"];
            };
        };
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
        };
    };
    "grade-levels.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level, prefix `grl_`. */
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
        };
    };
    "grade-levels.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level, prefix `grl_`. */
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
        };
    };
    "grade-levels.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level, prefix `grl_`. */
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GradeLevelUpdate"];
            };
        };
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
        };
    };
    "grade-levels.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level, prefix `grl_`. */
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
        };
    };
    "subjects.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only the subject with this code (case-insensitive). */
                code?: string;
                /** @description Only subjects of this kind. */
                kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
                /** @description Only subjects that are taught in this grade level. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectPage"];
                };
            };
        };
    };
    "subjects.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjectCreate"];
            };
        };
        responses: {
            /** @description A subject taught at the school. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
        };
    };
    "subjects.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject, prefix `sbj_`. */
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subject taught at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
        };
    };
    "subjects.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject, prefix `sbj_`. */
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subject taught at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
        };
    };
    "subjects.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject, prefix `sbj_`. */
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubjectUpdate"];
            };
        };
        responses: {
            /** @description A subject taught at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
        };
    };
    "subjects.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject, prefix `sbj_`. */
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subject taught at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
        };
    };
    "rooms.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only rooms of this kind. */
                kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
                /** @description Only the room with this name (case-insensitive). */
                name?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomPage"];
                };
            };
        };
    };
    "rooms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomCreate"];
            };
        };
        responses: {
            /** @description A room of the school. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
        };
    };
    "rooms.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the room, prefix `rom_`. */
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A room of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
        };
    };
    "rooms.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room, prefix `rom_`. */
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A room of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
        };
    };
    "rooms.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room, prefix `rom_`. */
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoomUpdate"];
            };
        };
        responses: {
            /** @description A room of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
        };
    };
    "rooms.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room, prefix `rom_`. */
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A room of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
        };
    };
    "classes.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only classes of this kind. */
                kind?: "register" | "subject";
                /** @description Only classes with this label (case-insensitive). */
                label?: string;
                /** @description Only classes led by this staff member. */
                teacher_id?: string;
                /** @description Only classes that are offered in this term. */
                term_id?: string;
                /** @description Only classes of this academic year. */
                academic_year_id?: string;
                /** @description Only classes of this grade level. */
                grade_level_id?: string;
                /** @description Only classes of this subject. */
                subject_id?: string;
                /** @description Only classes of this room. */
                room_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassPage"];
                };
            };
        };
    };
    "classes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassCreate"];
            };
        };
        responses: {
            /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
        };
    };
    "classes.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
        };
    };
    "classes.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
        };
    };
    "classes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClassUpdate"];
            };
        };
        responses: {
            /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
        };
    };
    "classes.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class: a register class that learners belong to, or a subject class in which a subject is taught. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
        };
    };
    "calendar.get": {
        parameters: {
            query: {
                /** @description First day of the date range. */
                from: string;
                /** @description Last day of the date range. Must not be before `from`. */
                to: string;
                /** @description Returns the calendar of this grade level. By default only exceptions of the whole school apply. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of a date range, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarDays"];
                };
            };
        };
    };
    "message-templates.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only templates with this key. */
                key?: string;
                /** @description Only templates for this channel. */
                channel?: "email" | "sms" | "push" | "letter";
                /** @description Only templates in this language. */
                locale?: string;
                /** @description Only templates with this status. */
                status?: "draft" | "active" | "retired";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplatePage"];
                };
            };
        };
    };
    "message-templates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateCreate"];
            };
        };
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MessageTemplateUpdate"];
            };
        };
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.retire": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages, with placeholders such as `{{ fee.amount }}`. There is no logic: a placeholder is replaced with a value and nothing else. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and values are escaped in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    "message-templates.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message template, prefix `tpl_`. */
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MessageTemplatePreview"];
            };
        };
        responses: {
            /** @description The texts of a template with values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
        };
    };
    "messages.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only messages on this channel. */
                channel?: "email" | "sms" | "push" | "letter" | "portal";
                /** @description Only messages with this status. */
                status?: "queued" | "sending" | "sent" | "partly_failed" | "failed" | "cancelled";
                /** @description Only messages about the record with this id. */
                regarding_id?: string;
                /** @description Only messages of this message template. */
                template_id?: string;
                /** @description Only messages of this learner. */
                learner_id?: string;
                /** @description Only messages of this learner. */
                concerned_learner_id?: string;
                /** @description Only messages of this announcement. */
                announcement_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
        };
    };
    "messages.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description A message on one channel. Its texts, `context`, `external_ids` and `metadata` are encrypted in the database, and so are the addresses and the texts of its recipients. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "messages.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the message, prefix `msg_`. */
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message on one channel. Its texts, `context`, `external_ids` and `metadata` are encrypted in the database, and so are the addresses and the texts of its recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "messages.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the message, prefix `msg_`. */
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message on one channel. Its texts, `context`, `external_ids` and `metadata` are encrypted in the database, and so are the addresses and the texts of its recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "announcements.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only announcements with this status. */
                status?: "draft" | "scheduled" | "published" | "expired" | "cancelled" | "retracted";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementPage"];
                };
            };
        };
    };
    "announcements.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementCreate"];
            };
        };
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AnnouncementUpdate"];
            };
        };
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.schedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "announcements.retract": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the announcement, prefix `ann_`. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for many people. When it is published, it becomes one message for each of its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
        };
    };
    "message-recipients.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only recipients with this status. */
                status?: "queued" | "sent" | "delivered" | "read" | "failed" | "bounced" | "suppressed";
                /** @description Only the copy of this guardian. */
                guardian_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the message, prefix `msg_`. */
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecipientPage"];
                };
            };
        };
    };
    "message-recipients.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the message, prefix `msg_`. */
                message_id: string;
                /** @description Identifier of the message recipient, prefix `rcp_`. */
                message_recipient_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A recipient of a message, with the text of the copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecipientWithText"];
                };
            };
        };
    };
    "message-recipients.receipt": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the message, prefix `msg_`. */
                message_id: string;
                /** @description Identifier of the message recipient, prefix `rcp_`. */
                message_recipient_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReceipt"];
            };
        };
        responses: {
            /** @description A recipient of a message, and what became of the copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecipient"];
                };
            };
        };
    };
    "incidents.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only incidents in this category. */
                category?: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
                /** @description Only incidents of this level. */
                level?: number;
                /** @description Only incidents with this status. */
                status?: "logged" | "under_review" | "resolved" | "dismissed";
                /** @description Only incidents of this group. */
                group_id?: string;
                /** @description Only incidents that are confidential, or only those that are not. */
                confidential?: boolean;
                /** @description Only incidents that happened at this time or later. */
                from?: string;
                /** @description Only incidents that happened at this time or earlier. */
                to?: string;
                /** @description Only incidents of this learner. */
                learner_id?: string;
                /** @description Only incidents of this staff member. */
                reported_by?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentPage"];
                };
            };
        };
    };
    "incidents.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentCreate"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IncidentUpdate"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.review": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IncidentResolve"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.dismiss": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentDismiss"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentReopen"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "incidents.add-note": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentNoteCreate"];
            };
        };
        responses: {
            /** @description A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and are in no event and in no audit entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Incident"];
                };
            };
        };
    };
    "follow-ups.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only follow-ups of this kind. */
                kind?: "verbal_warning" | "written_warning" | "detention" | "counselling" | "parent_meeting" | "community_service" | "suspension" | "expulsion_recommendation" | "restorative" | "other";
                /** @description Only follow-ups with this status. */
                status?: "open" | "done" | "cancelled";
                /** @description Only follow-ups of this learner. */
                learner_id?: string;
                /** @description Only follow-ups of this staff member. */
                assigned_to?: string;
                /** @description Only follow-ups of this excuse. */
                excuse_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpPage"];
                };
            };
        };
    };
    "follow-ups.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpCreate"];
            };
        };
        responses: {
            /** @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUp"];
                };
            };
        };
    };
    "follow-ups.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the follow up, prefix `fup_`. */
                follow_up_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUp"];
                };
            };
        };
    };
    "follow-ups.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the follow up, prefix `fup_`. */
                follow_up_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FollowUpUpdate"];
            };
        };
        responses: {
            /** @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUp"];
                };
            };
        };
    };
    "follow-ups.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the follow up, prefix `fup_`. */
                follow_up_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FollowUpComplete"];
            };
        };
        responses: {
            /** @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUp"];
                };
            };
        };
    };
    "follow-ups.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the follow up, prefix `fup_`. */
                follow_up_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FollowUpCancel"];
            };
        };
        responses: {
            /** @description A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUp"];
                };
            };
        };
    };
    "parent-notifications.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only notifications of this learner. */
                learner_id?: string;
                /** @description Only notifications of this message template. */
                template_id?: string;
                /** @description Only notifications of this guardian. */
                guardian_id?: string;
                /** @description Only notifications of this message. */
                message_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentNotificationPage"];
                };
            };
        };
    };
    "parent-notifications.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentNotificationCreate"];
            };
        };
        responses: {
            /** @description A notification of guardians about an incident. Its text, `external_ids` and `metadata` are encrypted in the database. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentNotification"];
                };
            };
        };
    };
    "parent-notifications.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the parent notification, prefix `ntf_`. */
                parent_notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A notification of guardians about an incident. Its text, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentNotification"];
                };
            };
        };
    };
    "parent-notifications.acknowledge": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the incident, prefix `inc_`. */
                incident_id: string;
                /** @description Identifier of the parent notification, prefix `ntf_`. */
                parent_notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A notification of guardians about an incident. Its text, `external_ids` and `metadata` are encrypted in the database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentNotification"];
                };
            };
        };
    };
    "incidents.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentBulk"];
            };
        };
        responses: {
            /** @description The incidents that were logged. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentBulkResult"];
                };
            };
        };
    };
    "learners.discipline": {
        parameters: {
            query?: {
                /** @description Only incidents that happened at this time or later. */
                from?: string;
                /** @description Only incidents that happened at this time or earlier. */
                to?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of a learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerDiscipline"];
                };
            };
        };
    };
    "enrollments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only enrollments of this kind. */
                kind?: "primary" | "subject";
                /** @description Only enrollments with this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
                /** @description Only enrollments of this learner. */
                learner_id?: string;
                /** @description Only enrollments of this class. */
                class_id?: string;
                /** @description Only enrollments of this term. */
                term_id?: string;
                /** @description Only enrollments of this enrollment. */
                transferred_from_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentPage"];
                };
            };
        };
    };
    "enrollments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentCreate"];
            };
        };
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EnrollmentUpdate"];
            };
        };
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EnrollmentActivate"];
            };
        };
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EnrollmentWithdraw"];
            };
        };
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.transfer": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentTransfer"];
            };
        };
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "enrollments.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment, prefix `enr_`. */
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An enrollment of a learner in a class for a term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
        };
    };
    "learners.enrollments": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only enrollments for this term. */
                term_id?: string;
                /** @description Only enrollments with this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentPage"];
                };
            };
        };
    };
    "classes.enrollments": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only enrollments for this term. */
                term_id?: string;
                /** @description Only enrollments with this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentPage"];
                };
            };
        };
    };
    "classes.enroll": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the class, prefix `cls_`. */
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentBulk"];
            };
        };
        responses: {
            /** @description The result for each learner, in the order in which they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentBulkResult"];
                };
            };
        };
    };
    "terms.rollover": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the term, prefix `trm_`. */
                term_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermRollover"];
            };
        };
        responses: {
            /** @description Result of the rollover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermRolloverResult"];
                };
            };
        };
    };
    "fee-accounts.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only accounts in this currency. */
                currency?: string;
                /** @description Only fee accounts of this learner. */
                learner_id?: string;
                /** @description Only fee accounts of this guardian. */
                payer_guardian_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccountPage"];
                };
            };
        };
    };
    "fee-accounts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeAccountCreate"];
            };
        };
        responses: {
            /** @description What a family owes and has paid, in one currency. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccount"];
                };
            };
        };
    };
    "fee-accounts.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the fee account, prefix `acc_`. */
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a family owes and has paid, in one currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccount"];
                };
            };
        };
    };
    "fee-accounts.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee account, prefix `acc_`. */
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a family owes and has paid, in one currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccount"];
                };
            };
        };
    };
    "fee-accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee account, prefix `acc_`. */
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FeeAccountUpdate"];
            };
        };
        responses: {
            /** @description What a family owes and has paid, in one currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccount"];
                };
            };
        };
    };
    "fee-accounts.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee account, prefix `acc_`. */
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a family owes and has paid, in one currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccount"];
                };
            };
        };
    };
    "fee-items.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only fee items of this category. */
                category?: "tuition" | "transport" | "boarding" | "books" | "activity" | "other";
                /** @description Only fee items in this currency. */
                currency?: string;
                /** @description Only fee items that are active, or that are not. */
                active?: boolean;
                /** @description Only fee items that apply to this grade level, including those of all grade levels. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItemPage"];
                };
            };
        };
    };
    "fee-items.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeItemCreate"];
            };
        };
        responses: {
            /** @description Something that the school charges for, with its price. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItem"];
                };
            };
        };
    };
    "fee-items.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee item, prefix `fit_`. */
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that the school charges for, with its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItem"];
                };
            };
        };
    };
    "fee-items.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee item, prefix `fit_`. */
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that the school charges for, with its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItem"];
                };
            };
        };
    };
    "fee-items.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee item, prefix `fit_`. */
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FeeItemUpdate"];
            };
        };
        responses: {
            /** @description Something that the school charges for, with its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItem"];
                };
            };
        };
    };
    "fee-items.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the fee item, prefix `fit_`. */
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that the school charges for, with its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeItem"];
                };
            };
        };
    };
    "invoices.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only invoices on this fee account. */
                account_id?: string;
                /** @description Only invoices with this status. */
                status?: "draft" | "issued" | "partly_paid" | "paid" | "void";
                /** @description Only invoices in this currency. */
                currency?: string;
                /** @description Only the invoice with this number. */
                number?: string;
                /** @description Only invoices that are overdue, or that are not. */
                overdue?: boolean;
                /** @description Only invoices that are due before this day. */
                due_before?: string;
                /** @description Only invoices that are due after this day. */
                due_after?: string;
                /** @description Only invoices of this learner. */
                learner_id?: string;
                /** @description Only invoices of this term. */
                term_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
        };
    };
    "invoices.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.issue": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceVoid"];
            };
        };
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.write-off": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWriteOff"];
            };
        };
        responses: {
            /** @description What a learner is charged. The status follows from the figures: `paid` if nothing is due any more, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "credit-notes.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only credit notes of this kind. */
                kind?: "credit_note" | "bursary" | "write_off";
                /** @description Only credit notes with this status. */
                status?: "applied" | "reversed";
                /** @description Only credit notes of this fee account. */
                account_id?: string;
                /** @description Only credit notes of this learner. */
                learner_id?: string;
                /** @description Only credit notes of this bursary. */
                bursary_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNotePage"];
                };
            };
        };
    };
    "credit-notes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteCreate"];
            };
        };
        responses: {
            /** @description A reduction of what is due on an invoice: a credit of the school, of a bursary, or a debt that was written off. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "credit-notes.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
                /** @description Identifier of the credit note, prefix `crn_`. */
                credit_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reduction of what is due on an invoice: a credit of the school, of a bursary, or a debt that was written off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "credit-notes.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
                /** @description Identifier of the credit note, prefix `crn_`. */
                credit_note_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteReverse"];
            };
        };
        responses: {
            /** @description A reduction of what is due on an invoice: a credit of the school, of a bursary, or a debt that was written off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "payments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only payments with this status. */
                status?: "received" | "reversed" | "refunded";
                /** @description Only payments by this method. */
                method?: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other";
                /** @description Only payments in this currency. */
                currency?: string;
                /** @description Only payments with this reference. */
                reference?: string;
                /** @description Only payments received on this day or later. */
                received_from?: string;
                /** @description Only payments received on this day or earlier. */
                received_to?: string;
                /** @description Only payments of this fee account. */
                account_id?: string;
                /** @description Only payments of this learner. */
                learner_id?: string;
                /** @description Only payments of this guardian. */
                payer_guardian_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
        };
    };
    "payments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description Money that was received for a fee account. `allocated_total`, `refunded_total` and `unallocated_amount` add up to `amount` until the payment is reversed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money that was received for a fee account. `allocated_total`, `refunded_total` and `unallocated_amount` add up to `amount` until the payment is reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentUpdate"];
            };
        };
        responses: {
            /** @description Money that was received for a fee account. `allocated_total`, `refunded_total` and `unallocated_amount` add up to `amount` until the payment is reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReverse"];
            };
        };
        responses: {
            /** @description Money that was received for a fee account. `allocated_total`, `refunded_total` and `unallocated_amount` add up to `amount` until the payment is reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "allocations.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only allocations with this status. */
                status?: "applied" | "reversed";
                /** @description Only allocations of this invoice. */
                invoice_id?: string;
                /** @description Only allocations of this fee account. */
                account_id?: string;
                /** @description Only allocations of this learner. */
                learner_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPage"];
                };
            };
        };
    };
    "allocations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocationCreate"];
            };
        };
        responses: {
            /** @description An amount of a payment that pays an invoice. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allocation"];
                };
            };
        };
    };
    "allocations.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
                /** @description Identifier of the allocation, prefix `alc_`. */
                allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An amount of a payment that pays an invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allocation"];
                };
            };
        };
    };
    "allocations.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
                /** @description Identifier of the allocation, prefix `alc_`. */
                allocation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocationReverse"];
            };
        };
        responses: {
            /** @description An amount of a payment that pays an invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allocation"];
                };
            };
        };
    };
    "refunds.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only refunds with this status. */
                status?: "paid" | "reversed";
                /** @description Only refunds of this fee account. */
                account_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPage"];
                };
            };
        };
    };
    "refunds.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCreate"];
            };
        };
        responses: {
            /** @description Money of a payment that was paid back. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    "refunds.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
                /** @description Identifier of the refund, prefix `rfd_`. */
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money of a payment that was paid back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    "refunds.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the payment, prefix `pay_`. */
                payment_id: string;
                /** @description Identifier of the refund, prefix `rfd_`. */
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundReverse"];
            };
        };
        responses: {
            /** @description Money of a payment that was paid back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    "bursaries.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only bursaries of this kind. */
                kind?: "percentage" | "fixed" | "exemption";
                /** @description Only bursaries with this status. */
                status?: "proposed" | "active" | "ended" | "declined" | "revoked";
                /** @description Only bursaries of this learner. */
                learner_id?: string;
                /** @description Only bursaries of this academic year. */
                academic_year_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BursaryPage"];
                };
            };
        };
    };
    "bursaries.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BursaryCreate"];
            };
        };
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BursaryUpdate"];
            };
        };
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BursaryDecline"];
            };
        };
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BursaryRevoke"];
            };
        };
        responses: {
            /** @description Support for a learner for an academic year, which reduces invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bursary"];
                };
            };
        };
    };
    "bursaries.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the bursary, prefix `bur_`. */
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BursaryApply"];
            };
        };
        responses: {
            /** @description A reduction of what is due on an invoice: a credit of the school, of a bursary, or a debt that was written off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "invoices.generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceGenerate"];
            };
        };
        responses: {
            /** @description What became of each learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceGenerateResult"];
                };
            };
        };
    };
    "invoices.allocations": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only allocations with this status. */
                status?: "applied" | "reversed";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the invoice, prefix `inv_`. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPage"];
                };
            };
        };
    };
    "fee-accounts.statement": {
        parameters: {
            query: {
                /** @description First day of the date range. */
                from: string;
                /** @description Last day of the date range. Must not be before `from`. */
                to: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the fee account, prefix `acc_`. */
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed the balance of a fee account in a date range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                    "text/html": string;
                    "application/pdf": string;
                };
            };
        };
    };
    "ledger-entries.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only entries of this fee account. */
                account_id?: string;
                /** @description Only entries of this learner. */
                learner_id?: string;
                /** @description Only entries of this invoice. */
                invoice_id?: string;
                /** @description Only entries of this payment. */
                payment_id?: string;
                /** @description Only entries of this ledger account. */
                ledger_account?: "receivable" | "income" | "cash" | "unapplied" | "bursary_expense" | "credit_notes" | "bad_debt";
                /** @description Only the entries of this journal. */
                journal_id?: string;
                /** @description Only entries that come from this record. */
                source_id?: string;
                /** @description Only entries that are effective on this day or later. */
                from?: string;
                /** @description Only entries that are effective on this day or earlier. */
                to?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryPage"];
                };
            };
        };
    };
    "ledger-entries.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the ledger entry, prefix `led_`. */
                ledger_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One side of a journal. Entries are never changed or removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"];
                };
            };
        };
    };
    "imports.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only imports of this kind. */
                kind?: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments" | "grades" | "slots" | "payments";
                /** @description Only imports with this status. */
                status?: "queued" | "running" | "completed" | "completed_with_errors" | "failed" | "cancelled";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
            /** @description An import of rows of one kind. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the import, prefix `imp_`. */
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An import of rows of one kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the import, prefix `imp_`. */
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An import of rows of one kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.rows": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only rows with this result. */
                result?: "pending" | "created" | "updated" | "unchanged" | "failed" | "removed";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the import, prefix `imp_`. */
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowPage"];
                };
            };
        };
    };
    "imports.source": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the import, prefix `imp_`. */
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent to an import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSource"];
                };
            };
        };
    };
    "learners.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only learners with this grade level label (case-insensitive). */
                grade_level?: string;
                /** @description Only learners with this class label (case-insensitive). */
                class?: string;
                /** @description Only learners in this register class. With `enrolled_on` or `term_id`, only learners with an enrollment in this class, of any kind, on that day or in that term. */
                class_id?: string;
                /** @description Only learners with this status. */
                status?: "prospective" | "active" | "left";
                /** @description Only the learner with this admission number (case-insensitive). */
                admission_number?: string;
                /** @description Only learners whose name starts with this text, ignoring case and diacritics. A space at its end is part of the text. */
                name?: string;
                /** @description Only learners with a link to this guardian. Links with `access: none` are ignored. */
                guardian_id?: string;
                /** @description Only learners with an enrollment that covers this day. With `term_id` and `class_id`, only enrollments in that term and class count. */
                enrolled_on?: string;
                /** @description Only learners who are enrolled in this term. With `enrolled_on` and `class_id`, only enrollments that cover that day and are in that class count. */
                term_id?: string;
                /** @description Only learners of this grade level. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerPage"];
                };
            };
        };
    };
    "learners.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerCreate"];
            };
        };
        responses: {
            /** @description A learner (student) at the school. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LearnerUpdate"];
            };
        };
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.admit": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LearnerAdmit"];
            };
        };
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerLeave"];
            };
        };
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.cancel-leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "guardians.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only guardians whose name starts with this text, ignoring case and diacritics. A space at its end is part of the text. */
                name?: string;
                /** @description Only guardians with this email address. */
                email?: string;
                /** @description Only guardians with this telephone number. */
                phone?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianPage"];
                };
            };
        };
    };
    "guardians.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCreate"];
            };
        };
        responses: {
            /** @description A parent or guardian. Siblings share one guardian record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
        };
    };
    "guardians.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian, prefix `gdn_`. */
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A parent or guardian. Siblings share one guardian record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
        };
    };
    "guardians.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian, prefix `gdn_`. */
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A parent or guardian. Siblings share one guardian record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
        };
    };
    "guardians.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian, prefix `gdn_`. */
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuardianUpdate"];
            };
        };
        responses: {
            /** @description A parent or guardian. Siblings share one guardian record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
        };
    };
    "guardians.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian, prefix `gdn_`. */
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A parent or guardian. Siblings share one guardian record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
        };
    };
    "learner-guardians.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only links to guardians of this guardian. */
                guardian_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardianPage"];
                };
            };
        };
    };
    "learner-guardians.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerGuardianCreate"];
            };
        };
        responses: {
            /** @description The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardian"];
                };
            };
        };
    };
    "learner-guardians.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the learner guardian, prefix `lgd_`. */
                learner_guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardian"];
                };
            };
        };
    };
    "learner-guardians.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the learner guardian, prefix `lgd_`. */
                learner_guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardian"];
                };
            };
        };
    };
    "learner-guardians.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the learner guardian, prefix `lgd_`. */
                learner_guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LearnerGuardianUpdate"];
            };
        };
        responses: {
            /** @description The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardian"];
                };
            };
        };
    };
    "medical-notes.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only notes of this kind. */
                kind?: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
                /** @description Only notes with this severity. */
                severity?: "info" | "caution" | "critical";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNotePage"];
                };
            };
        };
    };
    "medical-notes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicalNoteCreate"];
            };
        };
        responses: {
            /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNote"];
                };
            };
        };
    };
    "medical-notes.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the medical note, prefix `med_`. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNote"];
                };
            };
        };
    };
    "medical-notes.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the medical note, prefix `med_`. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNote"];
                };
            };
        };
    };
    "medical-notes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the medical note, prefix `med_`. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MedicalNoteUpdate"];
            };
        };
        responses: {
            /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNote"];
                };
            };
        };
    };
    "medical-notes.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
                /** @description Identifier of the medical note, prefix `med_`. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicalNote"];
                };
            };
        };
    };
    "learners.export": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is stored about a learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerExport"];
                    "text/html": string;
                };
            };
        };
    };
    "learners.erase": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerErase"];
            };
        };
        responses: {
            /** @description A learner (student) at the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
        };
    };
    "learners.siblings": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerPage"];
                };
            };
        };
    };
    "learners.timeline": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner, prefix `lrn_`. */
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryPage"];
                };
            };
        };
    };
    "guardians.learners": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the guardian, prefix `gdn_`. */
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerGuardianPage"];
                };
            };
        };
    };
    "school.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A school (tenant). A live school and its test school have separate records, API keys and ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["School"];
                };
            };
        };
    };
    "school.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchoolUpdate"];
            };
        };
        responses: {
            /** @description A school (tenant). A live school and its test school have separate records, API keys and ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["School"];
                };
            };
        };
    };
    "retention.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long the school keeps records about a learner after the learner has left, or was archived without leaving, and what happens then. The defaults are suggestions; the school is responsible for complying with the law. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
        };
    };
    "retention.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RetentionUpdate"];
            };
        };
        responses: {
            /** @description How long the school keeps records about a learner after the learner has left, or was archived without leaving, and what happens then. The defaults are suggestions; the school is responsible for complying with the law. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
        };
    };
    "school-logo.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image that term reports of the school show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolLogo"];
                };
            };
        };
    };
    "school-logo.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolLogoPut"];
            };
        };
        responses: {
            /** @description The image that term reports of the school show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolLogo"];
                };
            };
        };
    };
    "school-logo.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image that term reports of the school show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolLogo"];
                };
            };
        };
    };
    "test-clock.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of a school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    "test-clock.advance": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        responses: {
            /** @description The time of a school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    "staff.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only staff of this kind. */
                staff_type?: "teacher" | "admin" | "support" | "management";
                /** @description Only staff with this status. */
                status?: "invited" | "active" | "suspended" | "left";
                /** @description Only staff who have this role today. */
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                /** @description Only staff who teach this subject. */
                subject_id?: string;
                /** @description Only staff who are the teacher of this class. */
                class_id?: string;
                /** @description Only the staff member with this email address (case-insensitive). */
                email?: string;
                /** @description Only the staff member with this employee number (case-insensitive). */
                employee_number?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPage"];
                };
            };
        };
    };
    "staff.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCreate"];
            };
        };
        responses: {
            /** @description A staff member of the school. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.archive": {
        parameters: {
            query?: {
                /** @description The staff member who takes over the lessons from today on. If it is not sent and there are such lessons, the response is 409 `has_active_allocations`. */
                reassign_to?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StaffUpdate"];
            };
        };
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.suspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.reactivate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "staff.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLeave"];
            };
        };
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "invitations.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only invitations with this status. */
                status?: "pending" | "accepted" | "expired" | "revoked";
                /** @description Only invitations to this email address (case-insensitive). */
                email?: string;
                /** @description Only invitations of this staff member. */
                staff_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
        };
    };
    "invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description An invitation with its token, which is returned only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationWithToken"];
                };
            };
        };
    };
    "invitations.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the invitation, prefix `ivt_`. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invitation to join the staff, without its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    "invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invitation, prefix `ivt_`. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invitation with its token, which is returned only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationWithToken"];
                };
            };
        };
    };
    "invitations.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invitation, prefix `ivt_`. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invitation to join the staff, without its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    "role-assignments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only assignments of this role. */
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                /** @description Only role assignments with this `scope_id`. */
                scope_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAssignmentPage"];
                };
            };
        };
    };
    "role-assignments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleAssignmentCreate"];
            };
        };
        responses: {
            /** @description A role of a staff member, for the whole school or a part of it. Your application decides what a role is allowed to do. The server ensures that a school that has an owner always keeps one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAssignment"];
                };
            };
        };
    };
    "role-assignments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the role assignment, prefix `rol_`. */
                role_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A role of a staff member, for the whole school or a part of it. Your application decides what a role is allowed to do. The server ensures that a school that has an owner always keeps one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAssignment"];
                };
            };
        };
    };
    "role-assignments.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the role assignment, prefix `rol_`. */
                role_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A role of a staff member, for the whole school or a part of it. Your application decides what a role is allowed to do. The server ensures that a school that has an owner always keeps one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAssignment"];
                };
            };
        };
    };
    "role-assignments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the role assignment, prefix `rol_`. */
                role_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoleAssignmentUpdate"];
            };
        };
        responses: {
            /** @description A role of a staff member, for the whole school or a part of it. Your application decides what a role is allowed to do. The server ensures that a school that has an owner always keeps one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAssignment"];
                };
            };
        };
    };
    "qualifications.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only qualifications of this kind. */
                kind?: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
                /** @description Only qualifications with this status. */
                status?: "unverified" | "verified" | "rejected" | "expired";
                /** @description Only qualifications that expire before this day. */
                expires_before?: string;
                /** @description Only qualifications of this subject. */
                subject_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationPage"];
                };
            };
        };
    };
    "qualifications.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationCreate"];
            };
        };
        responses: {
            /** @description A qualification of a staff member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QualificationUpdate"];
            };
        };
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.verify": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "qualifications.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff, prefix `stf_`. */
                staff_id: string;
                /** @description Identifier of the qualification, prefix `qlf_`. */
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationReject"];
            };
        };
        responses: {
            /** @description A qualification of a staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the newest version. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description A staff member of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "timetables.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only timetables with this status. */
                status?: "draft" | "published" | "retired";
                /** @description Only timetables that list this grade level. Timetables of the whole school list none. */
                grade_level_id?: string;
                /** @description Only timetables of this academic year. */
                academic_year_id?: string;
                /** @description Only timetables of this term. */
                term_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetablePage"];
                };
            };
        };
    };
    "timetables.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableCreate"];
            };
        };
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TimetableUpdate"];
            };
        };
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.retire": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "timetables.clone": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TimetableClone"];
            };
        };
        responses: {
            /** @description A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for other grade levels. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
        };
    };
    "periods.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only periods of this day pattern. */
                day_pattern?: string;
                /** @description Only periods of this kind. */
                kind?: "lesson" | "registration" | "break" | "assembly" | "sport" | "other";
                /** @description Only periods of this timetable. */
                timetable_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodPage"];
                };
            };
        };
    };
    "periods.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeriodCreate"];
            };
        };
        responses: {
            /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Period"];
                };
            };
        };
    };
    "periods.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the period, prefix `prd_`. */
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Period"];
                };
            };
        };
    };
    "periods.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the period, prefix `prd_`. */
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Period"];
                };
            };
        };
    };
    "periods.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the period, prefix `prd_`. */
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PeriodUpdate"];
            };
        };
        responses: {
            /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Period"];
                };
            };
        };
    };
    "periods.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the period, prefix `prd_`. */
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Period"];
                };
            };
        };
    };
    "slots.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only slots with this status. */
                status?: "draft" | "published" | "ended";
                /** @description Only slots on this day of the cycle. */
                cycle_day?: number;
                /** @description Only slots of this block. */
                block?: string;
                /** @description Only slots to which this staff member is allocated, in any role and at any time. */
                staff_id?: string;
                /** @description Only slots of this timetable. */
                timetable_id?: string;
                /** @description Only slots of this period. */
                period_id?: string;
                /** @description Only slots of this class. */
                class_id?: string;
                /** @description Only slots of this subject. */
                subject_id?: string;
                /** @description Only slots of this staff member. */
                teacher_id?: string;
                /** @description Only slots of this room. */
                room_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotPage"];
                };
            };
        };
    };
    "slots.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotCreate"];
            };
        };
        responses: {
            /** @description A slot, and what is unusual about it but allowed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotWithWarnings"];
                };
            };
        };
    };
    "slots.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the slot, prefix `slt_`. */
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson of the cycle: a period on a day of the cycle, in which one or more classes are taught together. A teacher, a room or a class cannot be in two slots whose times overlap. Parallel options have the same `block`: the slots of a block may share classes, and the learners of these are distinguished by their enrollments in subject classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"];
                };
            };
        };
    };
    "slots.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the slot, prefix `slt_`. */
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson of the cycle: a period on a day of the cycle, in which one or more classes are taught together. A teacher, a room or a class cannot be in two slots whose times overlap. Parallel options have the same `block`: the slots of a block may share classes, and the learners of these are distinguished by their enrollments in subject classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"];
                };
            };
        };
    };
    "slots.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the slot, prefix `slt_`. */
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SlotUpdate"];
            };
        };
        responses: {
            /** @description A slot, and what is unusual about it but allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotWithWarnings"];
                };
            };
        };
    };
    "slots.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the slot, prefix `slt_`. */
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson of the cycle: a period on a day of the cycle, in which one or more classes are taught together. A teacher, a room or a class cannot be in two slots whose times overlap. Parallel options have the same `block`: the slots of a block may share classes, and the learners of these are distinguished by their enrollments in subject classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"];
                };
            };
        };
    };
    "room-assignments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only room assignments with this status. */
                status?: "active" | "ended";
                /** @description Only room assignments of this slot. */
                slot_id?: string;
                /** @description Only room assignments of this room. */
                room_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignmentPage"];
                };
            };
        };
    };
    "room-assignments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomAssignmentCreate"];
            };
        };
        responses: {
            /** @description A room assignment, and what is unusual about it but allowed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignmentWithWarnings"];
                };
            };
        };
    };
    "room-assignments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the room assignment, prefix `rma_`. */
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room of a slot on some dates. If several apply to a day, the one with the fewest days counts: a room change of one day comes before the room of a week, and that before one without an end. Of two without an end, the later one counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignment"];
                };
            };
        };
    };
    "room-assignments.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room assignment, prefix `rma_`. */
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room of a slot on some dates. If several apply to a day, the one with the fewest days counts: a room change of one day comes before the room of a week, and that before one without an end. Of two without an end, the later one counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignment"];
                };
            };
        };
    };
    "room-assignments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room assignment, prefix `rma_`. */
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoomAssignmentUpdate"];
            };
        };
        responses: {
            /** @description A room assignment, and what is unusual about it but allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignmentWithWarnings"];
                };
            };
        };
    };
    "room-assignments.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room assignment, prefix `rma_`. */
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room of a slot on some dates. If several apply to a day, the one with the fewest days counts: a room change of one day comes before the room of a week, and that before one without an end. Of two without an end, the later one counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomAssignment"];
                };
            };
        };
    };
    "teacher-allocations.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only allocations in this role. */
                role?: "lead" | "assistant" | "substitute";
                /** @description Only teacher allocations with this status. */
                status?: "active" | "ended";
                /** @description Only teacher allocations of this slot. */
                slot_id?: string;
                /** @description Only teacher allocations of this staff member. */
                staff_id?: string;
                /** @description Only teacher allocations of this staff member. */
                replaces_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocationPage"];
                };
            };
        };
    };
    "teacher-allocations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherAllocationCreate"];
            };
        };
        responses: {
            /** @description A teacher allocation, and what is unusual about it but allowed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocationWithWarnings"];
                };
            };
        };
    };
    "teacher-allocations.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the teacher allocation, prefix `tal_`. */
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation of a staff member to a slot on some dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocation"];
                };
            };
        };
    };
    "teacher-allocations.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the teacher allocation, prefix `tal_`. */
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation of a staff member to a slot on some dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocation"];
                };
            };
        };
    };
    "teacher-allocations.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the teacher allocation, prefix `tal_`. */
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TeacherAllocationUpdate"];
            };
        };
        responses: {
            /** @description A teacher allocation, and what is unusual about it but allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocationWithWarnings"];
                };
            };
        };
    };
    "teacher-allocations.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the teacher allocation, prefix `tal_`. */
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation of a staff member to a slot on some dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherAllocation"];
                };
            };
        };
    };
    "calendar-feeds.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only calendar feeds of this staff member. */
                staff_id?: string;
                /** @description Only calendar feeds of this class. */
                class_id?: string;
                /** @description Only calendar feeds of this learner. */
                learner_id?: string;
                /** @description Only calendar feeds of this room. */
                room_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedPage"];
                };
            };
        };
    };
    "calendar-feeds.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedCreate"];
            };
        };
        responses: {
            /** @description A calendar feed with its address, which is shown only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedWithUrl"];
                };
            };
        };
    };
    "calendar-feeds.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar feed, prefix `cfd_`. */
                calendar_feed_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of a calendar with lessons, to which a calendar application can subscribe without an API key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
        };
    };
    "calendar-feeds.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar feed, prefix `cfd_`. */
                calendar_feed_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of a calendar with lessons, to which a calendar application can subscribe without an API key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
        };
    };
    "slots.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotBulk"];
            };
        };
        responses: {
            /** @description The slots that were created, in the order in which they were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotBulkResult"];
                };
            };
        };
    };
    "timetables.conflicts": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the timetable, prefix `tmt_`. */
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conflicts and the warnings of a timetable. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableConflicts"];
                };
            };
        };
    };
    "lessons.get": {
        parameters: {
            query?: {
                /** @description The day. */
                date?: string;
                /** @description First day of the date range. */
                from?: string;
                /** @description Last day of the date range. Must not be before `from`. */
                to?: string;
                /** @description Only lessons of this class. */
                class_id?: string;
                /** @description Only lessons that this staff member gives, or assists in. */
                staff_id?: string;
                /** @description Only lessons in this room. */
                room_id?: string;
                /** @description Only lessons of this learner. */
                learner_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lessons of a date range, in the order of their times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lessons"];
                };
            };
        };
    };
    "lessons.ics": {
        parameters: {
            query?: {
                /** @description The token of a calendar feed, instead of an API key. */
                token?: string;
                /** @description The lessons of this class. */
                class_id?: string;
                /** @description The lessons that this staff member gives, or assists in. */
                staff_id?: string;
                /** @description The lessons in this room. */
                room_id?: string;
                /** @description The lessons of this learner. */
                learner_id?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only endpoints with this status. */
                status?: "active" | "paused" | "disabled";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description A webhook endpoint with its signing secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you last read it. The response is 304 if the record has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.rotate-secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookRotateSecret"];
            };
        };
        responses: {
            /** @description A webhook endpoint with its signing secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "webhooks.pause": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookActivate"];
            };
        };
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description One attempt to send one event to one endpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "webhook-recoveries.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
                archived?: "false" | "true" | "any";
                /** @description Only records created after this time. */
                created_after?: string;
                /** @description Only records created before this time. */
                created_before?: string;
                /** @description Only records changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, given as `source:id`. */
                external_id?: string;
                /** @description Only recoveries with this status. */
                status?: "queued" | "running" | "completed" | "cancelled";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryPage"];
                };
            };
        };
    };
    "webhook-recoveries.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecoveryCreate"];
            };
        };
        responses: {
            /** @description A recovery of the events that an endpoint has not received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
        };
    };
    "webhook-recoveries.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
                /** @description Identifier of the webhook recovery, prefix `rcv_`. */
                webhook_recovery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A recovery of the events that an endpoint has not received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
        };
    };
    "webhook-recoveries.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version. The write is rejected if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
                /** @description Identifier of the webhook recovery, prefix `rcv_`. */
                webhook_recovery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A recovery of the events that an endpoint has not received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
        };
    };
    "deliveries.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only deliveries with this status. */
                status?: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
                /** @description Only deliveries of events of this type. */
                event_type?: "assessment.published" | "term-report.published" | "attendance.recorded" | "attendance.voided" | "discipline.incident-logged" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "fee.reconciled" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only attempts that failed with this error. */
                error?: components["schemas"]["DeliveryError"];
                /** @description Only those created after this time. */
                created_after?: string;
                /** @description Only those created before this time. */
                created_before?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
        };
    };
    "deliveries.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
                /** @description Identifier of the delivery, prefix `dlv_`. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One attempt to send one event to one endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "deliveries.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
                /** @description A UUID. The response is stored for 24 hours for the API key that sent the request; an identical request returns the stored response and does not perform the operation again. Identical means the same method, path, query, `If-Match`, version and body. Bodies are compared byte for byte, so whitespace and the order of fields matter. A different request with the same UUID is rejected with 422 `idempotency_key_reused`. Idempotency keys are separate for each API key: the same UUID sent with another API key, including one made by rolling a key, is an independent request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
                /** @description Identifier of the delivery, prefix `dlv_`. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One attempt to send one event to one endpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "webhooks.stats": {
        parameters: {
            query?: {
                /** @description The time up to now: `day` and `week` by hour, `month` (30 days) by day. */
                period?: "day" | "week" | "month";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the webhook, prefix `wh_`. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of an endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStats"];
                };
            };
        };
    };
    "delivery-log.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only deliveries to this endpoint. */
                webhook_id?: string;
                /** @description Only deliveries with this status. */
                status?: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
                /** @description Only deliveries of events of this type. */
                event_type?: "assessment.published" | "term-report.published" | "attendance.recorded" | "attendance.voided" | "discipline.incident-logged" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "fee.reconciled" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only deliveries of events about this record. */
                resource_id?: string;
                /** @description Only attempts with a response of this class of HTTP statuses; `none` for attempts that failed without a response. */
                status_class?: "2xx" | "3xx" | "4xx" | "5xx" | "none";
                /** @description Only attempts that failed with this error. */
                error?: components["schemas"]["DeliveryError"];
                /** @description Only those created after this time. */
                created_after?: string;
                /** @description Only those created before this time. */
                created_before?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
        };
    };
    "delivery-log.stats": {
        parameters: {
            query?: {
                /** @description The time up to now: `day` and `week` by hour, `month` (30 days) by day. */
                period?: "day" | "week" | "month";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of attempts that have ended. Test deliveries are not counted, and attempts that were interrupted by a stop of the server are not counted either. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryStats"];
                };
            };
        };
    };
    "delivery-log.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the delivery, prefix `dlv_`. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An attempt with its request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithRequest"];
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
                /** @description Only events of this type. */
                type?: "assessment.published" | "term-report.published" | "attendance.recorded" | "attendance.voided" | "discipline.incident-logged" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "fee.reconciled" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                /** @description Only events about this record. */
                resource_id?: string;
                /** @description `false`: only events that at least one endpoint has not received. `true`: only events that every endpoint has received. */
                delivery_success?: boolean;
                /** @description Only those created after this time. */
                created_after?: string;
                /** @description Only those created before this time. */
                created_before?: string;
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    "events.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the event, prefix `evt_`. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of an event, in the form in which it is sent to endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "events.deliveries": {
        parameters: {
            query?: {
                /** @description Maximum number of records on a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Defaults to the version pinned to the API key. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the event, prefix `evt_`. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveryPage"];
                };
            };
        };
    };
    "assessment.published": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentPublishedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "term-report.published": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportPublishedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "attendance.recorded": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRecordedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "attendance.voided": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceVoidedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "discipline.incident-logged": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplineIncidentLoggedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.enrolled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerEnrolledEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enrollment.updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enrollment.ended": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentEndedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enrollment.archived": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentArchivedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "enrollment.restored": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentRestoredEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "fee.invoiced": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeInvoicedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "fee.reconciled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeReconciledEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.erased": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerErasedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.erased": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianErasedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.archived": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerArchivedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.restored": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerRestoredEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "learner.left": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerLeftEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.archived": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianArchivedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.restored": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianRestoredEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.linked": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.link-updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guardian.unlinked": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianUnlinkedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.invited": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.activated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffActivatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.left": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLeftEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.archived": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArchivedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "staff.restored": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with one `v1` for each signing secret in use. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, including its prefix. Compare it in constant
                 *     time with each `v1`, over the raw bytes, and reject the delivery if `t` is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds; the same as `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was requested as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Use it to deduplicate deliveries. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each signing secret in use, separated by spaces. A signature is the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRestoredEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Any 2xx response within 10 s, measured from the DNS lookup to the end of the response, completes the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. Any other outcome is a failure, including a redirect and no response within 10 s. The delivery is retried after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 h after the first attempt; `Retry-After` on a 429 or 503 postpones the next attempt. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
