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
         * @description Gives the API keys of the school a page at a time, oldest first.
         */
        get: operations["api-keys.list"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key for the school. Only this response contains `secret`; the server keeps a hash of it.
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
         * @description Gives one API key, archived or not.
         */
        get: operations["api-keys.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Makes a new key with the same name, scopes and version, and lets the old one work for `expires_in` more seconds.
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
         * @description The key stops working for good: at once at the process that receives the request, and within a second at other processes on the same database. Doing it again changes nothing.
         */
        post: operations["api-keys.revoke"];
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
         * @description Gives the changes made in the school, newest first.
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
         * @description Recomputes the hash chain over a range of sequence numbers and says whether every entry is as it was written. The hashes are compared with those that the server signed: the checkpoints in the range, and the head if the range includes the newest entry. Entries that were rewritten after the last checkpoint of a range are found only if the range goes on to the newest entry. One verification of a school runs at a time: a request for a range that is being verified gets the same result, other requests wait, and when four ranges of a school are running or waiting, another is refused with 503 `unavailable` and `Retry-After`.
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
         * @description Gives the number and the hash of the newest entry, signed by the server. Keep a head outside of the server: the
         *     log must always hold an entry with that number and hash, so a log that was rolled back or rewritten is found by
         *     whoever kept a head, even if the database and its heads were restored together. `rollbook audit verify --anchor`
         *     makes that comparison.
         *
         *     The signature is ed25519 (RFC 8032, without a context) over these bytes in UTF-8, each line ended by one line
         *     feed (0x0A), the last one included:
         *
         *     ```
         *     rollbook audit head v1
         *     <school_id>
         *     <sequence>
         *     <hash>
         *     <signed_at>
         *     ```
         *
         *     Each value is written as it is in the response, `sequence` in decimal. `public_key` and `signature` are base64 of
         *     32 and 64 bytes. The key is derived from the master key of the server, so it stays the same as long as that does.
         *
         *     Gives 409 `audit_log_broken` if the log has no head with a valid signature of this server.
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
         * @description Gives one entry of the audit log.
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
         * @description Gives the academic years of the school a page at a time, oldest first.
         */
        get: operations["academic-years.list"];
        put?: never;
        /**
         * Create an academic year
         * @description Creates an academic year and gives it back.
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
         * @description Gives one academic year, archived or not.
         */
        get: operations["academic-years.get"];
        put?: never;
        post?: never;
        /**
         * Archive an academic year
         * @description Archives the academic year: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["academic-years.archive"];
        options?: never;
        head?: never;
        /**
         * Update an academic year
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived academic year back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Makes a planned year the current one; there is one at most. From `planned` to `current`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Closes the current year, for good. Its terms must be closed. From `current` to `closed`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives the terms of the school a page at a time, oldest first.
         */
        get: operations["terms.list"];
        put?: never;
        /**
         * Create a term
         * @description Creates a term and gives it back.
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
         * @description Gives one term, archived or not.
         */
        get: operations["terms.get"];
        put?: never;
        post?: never;
        /**
         * Archive a term
         * @description Archives the term: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["terms.archive"];
        options?: never;
        head?: never;
        /**
         * Update a term
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived term back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Opens a planned term. From `planned` to `open`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Closes an open term; from then on it refuses changes. From `open` to `closed`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Opens a closed term again. From `closed` to `open`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives the calendar exceptions of the school a page at a time, oldest first.
         */
        get: operations["calendar-exceptions.list"];
        put?: never;
        /**
         * Create a calendar exception
         * @description Creates a calendar exception and gives it back.
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
         * @description Gives one calendar exception, archived or not.
         */
        get: operations["calendar-exceptions.get"];
        put?: never;
        post?: never;
        /**
         * Archive a calendar exception
         * @description Archives the calendar exception: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["calendar-exceptions.archive"];
        options?: never;
        head?: never;
        /**
         * Update a calendar exception
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived calendar exception back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives the grade levels of the school a page at a time, oldest first.
         */
        get: operations["grade-levels.list"];
        put?: never;
        /**
         * Create a grade level
         * @description Creates a grade level and gives it back.
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
         * @description Gives one grade level, archived or not.
         */
        get: operations["grade-levels.get"];
        put?: never;
        post?: never;
        /**
         * Archive a grade level
         * @description Archives the grade level: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["grade-levels.archive"];
        options?: never;
        head?: never;
        /**
         * Update a grade level
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived grade level back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives the subjects of the school a page at a time, oldest first.
         */
        get: operations["subjects.list"];
        put?: never;
        /**
         * Create a subject
         * @description Creates a subject and gives it back.
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
         * @description Gives one subject, archived or not.
         */
        get: operations["subjects.get"];
        put?: never;
        post?: never;
        /**
         * Archive a subject
         * @description Archives the subject: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["subjects.archive"];
        options?: never;
        head?: never;
        /**
         * Update a subject
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived subject back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives the rooms of the school a page at a time, oldest first.
         */
        get: operations["rooms.list"];
        put?: never;
        /**
         * Create a room
         * @description Creates a room and gives it back.
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
         * @description Gives one room, archived or not.
         */
        get: operations["rooms.get"];
        put?: never;
        post?: never;
        /**
         * Archive a room
         * @description Archives the room: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["rooms.archive"];
        options?: never;
        head?: never;
        /**
         * Update a room
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived room back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives the classes of the school a page at a time, oldest first.
         */
        get: operations["classes.list"];
        put?: never;
        /**
         * Create a class
         * @description Creates a class and gives it back.
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
         * @description Gives one class, archived or not.
         */
        get: operations["classes.get"];
        put?: never;
        post?: never;
        /**
         * Archive a class
         * @description Archives the class: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["classes.archive"];
        options?: never;
        head?: never;
        /**
         * Update a class
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived class back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives each day from one date to another, at most 366: whether it is a school day, and why. A school day lies inside a term, and is a weekday on which the school meets without a public holiday, closure or staff-only day, or else is a make-up day.
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
    "/v1/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enrollments
         * @description Gives the enrollments of the school a page at a time, oldest first.
         */
        get: operations["enrollments.list"];
        put?: never;
        /**
         * Create an enrollment
         * @description Enrolls an active learner in a class for a term in which the class is offered. The enrollment is active at
         *     once unless `pending` is sent. An active primary enrollment that covers today is the learner's class from then on.
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
         * @description Gives one enrollment, archived or not.
         */
        get: operations["enrollments.get"];
        put?: never;
        post?: never;
        /**
         * Archive an enrollment
         * @description Archives the enrollment: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["enrollments.archive"];
        options?: never;
        head?: never;
        /**
         * Update an enrollment
         * @description Changes an enrollment. Its days can change while it is active or pending, under the rules of a new one.
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
         * @description Brings an archived enrollment back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Makes a pending enrollment an active one. From `pending` to `active`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Ends an enrollment before the term does. From `active` to `withdrawn`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Moves the learner to another class of the term: this enrollment ends on the day before, and another begins. The response is the new enrollment. From `active` to `transferred`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Drops a pending enrollment. From `pending` to `cancelled`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives the enrollments of a learner a page at a time, oldest first.
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
         * @description Gives the enrollments in a class a page at a time, oldest first.
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
         * @description Enrolls up to 200 learners. What cannot be done for one does not stop the others; who is enrolled already is left alone, so the request can be sent again.
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
         * Enroll learners for a term as they were in another
         * @description Copies the enrollments that were active to the end of another term of the year. Who is enrolled already is left alone, so the request can be sent again.
         */
        post: operations["terms.rollover"];
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
         * @description Gives the imports of the school a page at a time, oldest first.
         */
        get: operations["imports.list"];
        put?: never;
        /**
         * Create an import
         * @description Takes rows of one kind, at most 5000, and brings them into the school one by one: each row is a change of its
         *     own, carried out as the operation that creates or updates such a record, with its events and audit entries. A
         *     row that is refused does not stop the others.
         *
         *     A row of each kind has a schema of its own, such as `LearnerRow`: the fields of the kind's create body, and
         *     `external_id`, which is kept in `external_ids` under `source`. Any field `<name>_id` that refers to a record
         *     may be sent as `<name>_external_id` instead, the id that the record has in the same source. An external id is
         *     a string; a whole number is taken as its decimal digits, so `17` and `"17"` are the same id. Null is the same
         *     as no `external_id`. Values are checked row by row: the result of a row lists every wrong field in `errors`.
         *
         *     A row is known again by its external id; without one by what is unique of its kind (`admission_number`,
         *     `email`, `label`, `code`, `name` or `number`), without regard to case. Rows that change nothing are `unchanged`, so an import can be
         *     sent again.
         *
         *     Rows come as JSON (`rows`) or as CSV text (`csv`). The key needs the scopes of the kind too. The import goes on
         *     after the response: look at its `status`. The imports of a school are carried out one after the other, in the
         *     order sent.
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
         * @description Gives one import, archived or not.
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
         * @description Ends an import that is queued or running; what it has done stays. From `queued` or `running` to `cancelled`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives what became of each row of an import, a page at a time, in the order sent.
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
    "/v1/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List learners
         * @description Gives the learners of the school a page at a time, oldest first.
         */
        get: operations["learners.list"];
        put?: never;
        /**
         * Create a learner
         * @description Creates a learner. Send `name`, or `first_name` and `last_name`, from which it is composed.
         *
         *     `grade_level` and `class` are labels; any label is stored. Where the school has a grade level, or a register
         *     class of the current year, with that label, `grade_level_id` and `class_id` are set too, and an active learner
         *     is enrolled in the class. The ids can be sent instead.
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
         * @description Gives one learner, archived or not.
         */
        get: operations["learners.get"];
        put?: never;
        post?: never;
        /**
         * Archive a learner
         * @description Archives the learner: the record stays readable, leaves the lists and refuses changes. Open enrollments are withdrawn. Doing it again changes nothing.
         */
        delete: operations["learners.archive"];
        options?: never;
        head?: never;
        /**
         * Update a learner
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
         *
         *     A `class` that is the label of a register class of the current year (or a `class_id`) moves the learner: the
         *     primary enrollment in the previous class is transferred, or withdrawn where there is no such class. Any other
         *     label is only stored.
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
         * @description Brings an archived learner back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Admits a learner who was expected, or who had left. From `prospective` or `left` to `active`; in any other state the answer is 409 `invalid_state_transition`.
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
         * Leave a learner
         * @description Records that a learner leaves. When `left_on` is today or earlier, the learner's status is `left` at once and open
         *     enrollments end on that day. When it is a later day, the learner stays active with `left_on` set, and leaves when
         *     that day begins in the school's time zone. Send it again to change the day, or cancel it with `cancel-leave`.
         *      From `active` to `left`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Cancels a leave that has not taken effect. Without one it changes nothing. From `active` to `active`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
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
         * @description Gives the guardians of the school a page at a time, oldest first.
         */
        get: operations["guardians.list"];
        put?: never;
        /**
         * Create a guardian
         * @description Creates a guardian: one record for a person, shared by all of whom they are a guardian. Send `name`, or `first_name` and `last_name`, from which it is composed.
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
         * @description Gives one guardian, archived or not.
         */
        get: operations["guardians.get"];
        put?: never;
        post?: never;
        /**
         * Archive a guardian
         * @description Archives the guardian: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["guardians.archive"];
        options?: never;
        head?: never;
        /**
         * Update a guardian
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived guardian back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Gives the links to guardians of the school a page at a time, oldest first.
         */
        get: operations["learner-guardians.list"];
        put?: never;
        /**
         * Create a link to a guardian
         * @description Links a guardian to the learner. A learner has one primary guardian at most: a new one replaces the previous one.
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
         * @description Gives one link to a guardian, archived or not.
         */
        get: operations["learner-guardians.get"];
        put?: never;
        post?: never;
        /**
         * Archive a link to a guardian
         * @description Archives the link to a guardian: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["learner-guardians.archive"];
        options?: never;
        head?: never;
        /**
         * Update a link to a guardian
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Gives the medical notes of a learner a page at a time, oldest first. The audit log keeps who read them.
         */
        get: operations["medical-notes.list"];
        put?: never;
        /**
         * Create a medical note
         * @description Creates a medical note and returns it. To a key with `read:medical` the response carries its texts, and the audit log keeps it as a read.
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
         * @description Gives one medical note, archived or not. The audit log keeps who read it.
         */
        get: operations["medical-notes.get"];
        put?: never;
        post?: never;
        /**
         * Archive a medical note
         * @description Archives the medical note: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["medical-notes.archive"];
        options?: never;
        head?: never;
        /**
         * Update a medical note
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing. To a key with `read:medical` the response carries the texts of the note, and the audit log keeps it as a read.
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
         * @description Brings an archived medical note back. Unique values are checked again. Doing it again changes nothing.
         */
        post: operations["medical-notes.restore"];
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
         * @description Gives the learners who share a guardian with the learner, whatever the relation. A link without access (`access: none`) makes no sibling known.
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
         * List what happened to a learner
         * @description Gives the changes of the learner's record, enrollments and links to guardians, newest first: what was done, when, and to which fields. Who did it, and the values, are in the audit log. Medical notes are no part of it.
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
         * @description Gives the links of a guardian to learners, those without access left out.
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
         * @description Gives the school that the key belongs to, with its settings.
         */
        get: operations["school.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the school
         * @description Changes the school's settings. Only the fields sent change.
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
         * @description Gives how long the school keeps what it holds on its learners. The `ETag` is that of the school.
         */
        get: operations["retention.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the retention settings
         * @description Changes only the fields sent, of each family sent.
         */
        patch: operations["retention.update"];
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
         * @description Gives the staff of the school a page at a time, oldest first.
         */
        get: operations["staff.list"];
        put?: never;
        /**
         * Create a staff member
         * @description Creates a staff member who is active, and has no login: that comes with an invitation alone. Send `name`, or `first_name` and `last_name`, from which it is composed.
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
         * @description Gives one staff member, archived or not.
         */
        get: operations["staff.get"];
        put?: never;
        post?: never;
        /**
         * Archive a staff member
         * @description Archives the staff member: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["staff.archive"];
        options?: never;
        head?: never;
        /**
         * Update a staff member
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived staff member back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Keeps a staff member from working here until further notice. From `active` to `suspended`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Ends a suspension. From `suspended` to `active`; in any other state the answer is 409 `invalid_state_transition`.
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
         * Let a staff member leave
         * @description Notes that a staff member leaves the school, for good. From `active` or `suspended` to `left`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives the invitations of the school a page at a time, oldest first.
         */
        get: operations["invitations.list"];
        put?: never;
        /**
         * Create an invitation
         * @description Invites somebody to join the staff, and makes their staff record, with the status `invited`. Only this response contains `token`; the server keeps a hash of it. Send it to the person; the server itself sends no mail.
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
         * @description Gives one invitation, archived or not.
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
         * Make a new token for an invitation
         * @description Gives the invitation a new token and seven more days; the previous token stops working. From `pending` or `expired` to `pending`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Revokes an invitation, and archives the staff record that it made. From `pending` to `revoked`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Gives the role assignments of the school a page at a time, oldest first.
         */
        get: operations["role-assignments.list"];
        put?: never;
        /**
         * Create a role assignment
         * @description Gives a staff member a role.
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
         * @description Gives one role assignment, archived or not.
         */
        get: operations["role-assignments.get"];
        put?: never;
        post?: never;
        /**
         * Archive a role assignment
         * @description Takes the role from the staff member. Doing it again changes nothing.
         */
        delete: operations["role-assignments.archive"];
        options?: never;
        head?: never;
        /**
         * Update a role assignment
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Gives the qualifications of the school a page at a time, oldest first.
         */
        get: operations["qualifications.list"];
        put?: never;
        /**
         * Create a qualification
         * @description Creates a qualification and gives it back.
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
         * @description Gives one qualification, archived or not.
         */
        get: operations["qualifications.get"];
        put?: never;
        post?: never;
        /**
         * Archive a qualification
         * @description Archives the qualification: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["qualifications.archive"];
        options?: never;
        head?: never;
        /**
         * Update a qualification
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Brings an archived qualification back. Unique values are checked again. Doing it again changes nothing.
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
         * @description Notes that somebody of the school has seen the proof. From `unverified` to `verified`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Notes that the proof does not hold. From `unverified` to `rejected`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Makes the invited staff member active and gives them the roles of the invitation. It takes no API key: the token says who calls. A token that is unknown, was used or revoked, or has expired, gets 410 `invitation_not_usable`. Rollbook keeps no passwords; `identity` says by whom your login knows the person.
         */
        post: operations["invitations.accept"];
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
         * @description Gives the webhook endpoints of the school a page at a time, oldest first.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers a URL for the event types named; `*` means every type of the endpoint's version.
         *     Only this response and that of a rotation contain `signing_secret`. Live schools need `https`.
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
         * @description Gives one webhook endpoint, archived or not.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Archive a webhook endpoint
         * @description Archives the endpoint; attempts that are still to come are cancelled. Doing it again changes nothing.
         */
        delete: operations["webhooks.archive"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes only the fields sent. `version` can be raised, never lowered.
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
         * @description Brings an archived endpoint back, paused. Doing it again changes nothing.
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
         * @description Makes a new secret. For `expires_in` seconds deliveries are also signed with the previous one. Secrets of earlier
         *     rotations continue to sign until they expire; at most five sign at a time.
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
         * @description Deliveries are held from now on, not dropped. From `active` or `paused` to `paused`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
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
         * @description Puts a paused or disabled endpoint back to work. What was held is sent at a gentle rate, or dropped if you say so. From `active` or `paused` or `disabled` to `active`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
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
         * @description Sends the endpoint a sample event of the type, marked by `Service-Test: true`, whether or not it is subscribed to that type.
         */
        post: operations["webhooks.test"];
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
         * @description The webhook activity log, newest first. Each delivery is one attempt to send one event to this endpoint.
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
         * @description Sends the event of this delivery to the endpoint again, as a new delivery. A 2xx response to it ends the retries that are still planned.
         */
        post: operations["deliveries.redeliver"];
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
         * @description The events of the school, newest first, in the version of the request. A client that was away can catch up here.
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
         * @description Returns one event, in the version of the request; that of a test too, which is in no list.
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
         * @description Says for every endpoint of the school whether it received the event, and why not. Ordered as the endpoints were created, oldest first.
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
         * Attendance was taken for a class on a date
         * @description Attendance was taken for a class on a date. Sent to endpoints of version 2026-01-01 and later.
         */
        post: operations["attendance.recorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description An archived learner was restored. Sent to endpoints of version 2026-11-01 and later; older ones are sent `learner.created`.
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
         * A staff record was changed, or the staff member suspended or reactivated
         * @description A staff record was changed, or the staff member suspended or reactivated. Sent to endpoints of version 2026-11-01 and later.
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
         * @description An academic year. Years do not overlap, and one at most is current.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `start` | `planned` | `current` |
         *     | `close` | `current` | `closed` |
         */
        AcademicYear: records.AcademicYear;
        /** @description What a new academic year is made of. */
        AcademicYearCreate: records.AcademicYearCreate;
        /** @description A page of results. */
        AcademicYearPage: records.AcademicYearPage;
        /** @description A row of an import of academic years. */
        AcademicYearRow: records.AcademicYearRow;
        /** @description What can be changed of a academic year. */
        AcademicYearUpdate: records.AcademicYearUpdate;
        /** @description Any JSON value. */
        AnyValue: records.AnyValue;
        /** @description An API key, without its secret. */
        ApiKey: records.ApiKey;
        /** @description What a new API key is made of. */
        ApiKeyCreate: records.ApiKeyCreate;
        /** @description A page of results. */
        ApiKeyPage: records.ApiKeyPage;
        /** @description How long the old key goes on working. */
        ApiKeyRoll: records.ApiKeyRoll;
        /** @description What can be changed of a API key. */
        ApiKeyUpdate: records.ApiKeyUpdate;
        /** @description A new API key with its secret, which is shown this once. */
        ApiKeyWithSecret: records.ApiKeyWithSecret;
        /** @description An assessment with its figures, without individual marks. */
        AssessmentEventData: records.AssessmentEventData;
        /** @description An assessment was published to learners. */
        AssessmentPublishedEvent: records.AssessmentPublishedEvent;
        /** @description Figures of an assessment. */
        AssessmentStats: records.AssessmentStats;
        /** @description Attendance was taken for a class on a date. */
        AttendanceRecordedEvent: records.AttendanceRecordedEvent;
        /** @description Who made the change. */
        AuditActor: records.AuditActor;
        /** @description A field before and after. */
        AuditChange: records.AuditChange;
        /** @description One change of one record. */
        AuditEntry: records.AuditEntry;
        /** @description A page of results. */
        AuditEntryPage: records.AuditEntryPage;
        /** @description The newest entry of the audit log, signed. */
        AuditHead: records.AuditHead;
        /** @description The record that was changed. */
        AuditResource: records.AuditResource;
        /** @description Outcome of a check of the hash chain. */
        AuditVerification: records.AuditVerification;
        /** @description A day of the calendar. */
        CalendarDay: records.CalendarDay;
        /** @description The days of a stretch of the calendar, in order. */
        CalendarDays: records.CalendarDays;
        /**
         * @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term.
         *
         *     On a `public_holiday`, `closure` or `staff_only` day there is no school. A `make_up_day` is a school day whatever else it is. A `half_day` and an `exam_day` are school days of their own kind.
         *
         *     No two that are not archived have the same `date`, `kind` and `grade_level_ids`.
         */
        CalendarException: records.CalendarException;
        /** @description What a new calendar exception is made of. */
        CalendarExceptionCreate: records.CalendarExceptionCreate;
        /** @description A page of results. */
        CalendarExceptionPage: records.CalendarExceptionPage;
        /** @description What can be changed of a calendar exception. */
        CalendarExceptionUpdate: records.CalendarExceptionUpdate;
        /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
        Class: records.Class;
        /** @description What a new class is made of. */
        ClassCreate: records.ClassCreate;
        /** @description A page of results. */
        ClassPage: records.ClassPage;
        /** @description A row of an import of classes. */
        ClassRow: records.ClassRow;
        /** @description What can be changed of a class. */
        ClassUpdate: records.ClassUpdate;
        /** @description One attempt to send one event to one endpoint. */
        Delivery: records.Delivery;
        /**
         * @description How an attempt failed. `interrupted`: the server stopped while the attempt was under way, so that the receiver may have got it; the event is sent again as a new delivery.
         * @enum {string}
         */
        DeliveryError: records.DeliveryError;
        /** @description A page of results. */
        DeliveryPage: records.DeliveryPage;
        /** @description A discipline incident was logged for a learner. */
        DisciplineIncidentLoggedEvent: records.DisciplineIncidentLoggedEvent;
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
        /** @description How a pending enrollment becomes an active one. */
        EnrollmentActivate: records.EnrollmentActivate;
        /** @description An enrollment was archived (soft-deleted). */
        EnrollmentArchivedEvent: records.EnrollmentArchivedEvent;
        /** @description Whom to enroll. */
        EnrollmentBulk: records.EnrollmentBulk;
        /** @description What became of each learner, in the order sent. */
        EnrollmentBulkResult: records.EnrollmentBulkResult;
        /** @description What a new enrollment is made of. */
        EnrollmentCreate: records.EnrollmentCreate;
        /** @description An enrollment was completed, withdrawn or transferred. */
        EnrollmentEndedEvent: records.EnrollmentEndedEvent;
        /** @description A page of results. */
        EnrollmentPage: records.EnrollmentPage;
        /** @description An archived enrollment was restored. */
        EnrollmentRestoredEvent: records.EnrollmentRestoredEvent;
        /** @description A row of an import of enrollments. */
        EnrollmentRow: records.EnrollmentRow;
        /** @description Where a learner is moved to. */
        EnrollmentTransfer: records.EnrollmentTransfer;
        /** @description What can be changed of a enrollment. */
        EnrollmentUpdate: records.EnrollmentUpdate;
        /** @description When and why an enrollment ends. */
        EnrollmentWithdraw: records.EnrollmentWithdraw;
        /** @description The envelope of an event, as it is sent to endpoints of the version. */
        Event: records.Event;
        /** @description What became of an event at one endpoint. */
        EventDelivery: records.EventDelivery;
        /** @description A page of results. */
        EventDeliveryPage: records.EventDeliveryPage;
        /** @description A page of results. */
        EventPage: records.EventPage;
        /** @description A fee invoice was issued. */
        FeeInvoicedEvent: records.FeeInvoicedEvent;
        /** @description A payment was matched to an invoice. */
        FeeReconciledEvent: records.FeeReconciledEvent;
        /** @description A payment matched to an invoice. */
        FeeReconciledEventData: records.FeeReconciledEventData;
        /** @description A grade level of the school, such as Grade R or Grade 7. */
        GradeLevel: records.GradeLevel;
        /** @description What a new grade level is made of. */
        GradeLevelCreate: records.GradeLevelCreate;
        /** @description A page of results. */
        GradeLevelPage: records.GradeLevelPage;
        /** @description A row of an import of grade levels. */
        GradeLevelRow: records.GradeLevelRow;
        /** @description What can be changed of a grade level. */
        GradeLevelUpdate: records.GradeLevelUpdate;
        /** @description A parent or guardian: one record for a person, shared by siblings. */
        Guardian: records.Guardian;
        /** @description What a new guardian is made of. */
        GuardianCreate: records.GuardianCreate;
        /** @description The link between a guardian and a learner was changed, for example the guardian's access. */
        GuardianLinkUpdatedEvent: records.GuardianLinkUpdatedEvent;
        /** @description A guardian was linked to a learner. */
        GuardianLinkedEvent: records.GuardianLinkedEvent;
        /** @description A page of results. */
        GuardianPage: records.GuardianPage;
        /** @description A row of an import of guardians. */
        GuardianRow: records.GuardianRow;
        /** @description The link between a guardian and a learner was removed. */
        GuardianUnlinkedEvent: records.GuardianUnlinkedEvent;
        /** @description What can be changed of a guardian. */
        GuardianUpdate: records.GuardianUpdate;
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
        /** @description What a new import is made of. */
        ImportCreate: records.ImportCreate;
        /** @description A page of results. */
        ImportPage: records.ImportPage;
        /** @description What became of a row of an import. */
        ImportRow: records.ImportRow;
        /** @description A page of results. */
        ImportRowPage: records.ImportRowPage;
        /** @description A discipline incident, reduced to what may leave the school. */
        IncidentEventData: records.IncidentEventData;
        /**
         * @description An invitation to join the staff, without its token.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `accept` | `pending` | `accepted` |
         *     | `resend` | `pending`, `expired` | `pending` |
         *     | `revoke` | `pending` | `revoked` |
         *     | by itself, once `expires_at` is past | `pending` | `expired` |
         */
        Invitation: records.Invitation;
        /** @description The acceptance of an invitation. */
        InvitationAccept: records.InvitationAccept;
        /** @description What a new invitation is made of. */
        InvitationCreate: records.InvitationCreate;
        /** @description A page of results. */
        InvitationPage: records.InvitationPage;
        /** @description An invitation with its token, which is shown this once. */
        InvitationWithToken: records.InvitationWithToken;
        /** @description An invoice as it was issued. */
        InvoiceEventData: records.InvoiceEventData;
        /** @description One line of an invoice. */
        InvoiceEventLine: records.InvoiceEventLine;
        /**
         * @description A learner (student) of the school.
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
        /** @description What a new learner is made of. */
        LearnerCreate: records.LearnerCreate;
        /** @description A learner record was created. */
        LearnerCreatedEvent: records.LearnerCreatedEvent;
        /** @description A learner was enrolled in a class for a term. */
        LearnerEnrolledEvent: records.LearnerEnrolledEvent;
        /** @description What a guardian is to a learner, and what they may know and do. */
        LearnerGuardian: records.LearnerGuardian;
        /** @description What a new link to a guardian is made of. */
        LearnerGuardianCreate: records.LearnerGuardianCreate;
        /** @description A page of results. */
        LearnerGuardianPage: records.LearnerGuardianPage;
        /** @description A row of an import of links to guardians. */
        LearnerGuardianRow: records.LearnerGuardianRow;
        /** @description What can be changed of a link to a guardian. */
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
        /** @description What can be changed of a learner. */
        LearnerUpdate: records.LearnerUpdate;
        /** @description A learner record was changed. */
        LearnerUpdatedEvent: records.LearnerUpdatedEvent;
        /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
        MedicalNote: records.MedicalNote;
        /** @description What a new medical note is made of. */
        MedicalNoteCreate: records.MedicalNoteCreate;
        /** @description A page of results. */
        MedicalNotePage: records.MedicalNotePage;
        /** @description What can be changed of a medical note. */
        MedicalNoteUpdate: records.MedicalNoteUpdate;
        /** @description An error, as RFC 9457 has it. */
        Problem: records.Problem;
        /**
         * @description A qualification of a staff member.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `verify` | `unverified` | `verified` |
         *     | `reject` | `unverified` | `rejected` |
         *     | by itself, once `expires_on` is past | `verified` | `expired` |
         */
        Qualification: records.Qualification;
        /** @description What a new qualification is made of. */
        QualificationCreate: records.QualificationCreate;
        /** @description A page of results. */
        QualificationPage: records.QualificationPage;
        /** @description Why a qualification is rejected. */
        QualificationReject: records.QualificationReject;
        /** @description What can be changed of a qualification. */
        QualificationUpdate: records.QualificationUpdate;
        /** @description Learners of the register by status. */
        RegisterCounts: records.RegisterCounts;
        /** @description A register, with the marks reduced to the learner and the status. */
        RegisterEventData: records.RegisterEventData;
        /** @description The mark of one learner. */
        RegisterMark: records.RegisterMark;
        /**
         * @description How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it.
         *
         *     South Africa's Protection of Personal Information Act, section 14, allows no longer than is needed, unless a law asks for more. General Disposal Authority AK 4 forbids public schools to destroy cumulative report cards.
         */
        Retention: records.Retention;
        /** @description How long the records of a family are kept. */
        RetentionRule: records.RetentionRule;
        /** @description What can be changed of how long the records of a family are kept. To anonymise takes months. */
        RetentionRuleUpdate: records.RetentionRuleUpdate;
        /** @description What can be changed of the retention settings. */
        RetentionUpdate: records.RetentionUpdate;
        /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
        RoleAssignment: records.RoleAssignment;
        /** @description What a new role assignment is made of. */
        RoleAssignmentCreate: records.RoleAssignmentCreate;
        /** @description A page of results. */
        RoleAssignmentPage: records.RoleAssignmentPage;
        /** @description What can be changed of a role assignment. */
        RoleAssignmentUpdate: records.RoleAssignmentUpdate;
        /** @description A room of the school. */
        Room: records.Room;
        /** @description What a new room is made of. */
        RoomCreate: records.RoomCreate;
        /** @description A page of results. */
        RoomPage: records.RoomPage;
        /** @description What can be changed of a room. */
        RoomUpdate: records.RoomUpdate;
        /** @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
        School: records.School;
        /** @description What can be changed of a school. */
        SchoolUpdate: records.SchoolUpdate;
        /**
         * @description A member of the staff.
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
        /** @description What a new staff member is made of. */
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
        /** @description What can be changed of a staff member. */
        StaffUpdate: records.StaffUpdate;
        /** @description A staff record was changed, or the staff member suspended or reactivated. */
        StaffUpdatedEvent: records.StaffUpdatedEvent;
        /** @description A subject that is taught at the school. */
        Subject: records.Subject;
        /** @description What a new subject is made of. */
        SubjectCreate: records.SubjectCreate;
        /** @description A page of results. */
        SubjectPage: records.SubjectPage;
        /** @description A row of an import of subjects. */
        SubjectRow: records.SubjectRow;
        /** @description What can be changed of a subject. */
        SubjectUpdate: records.SubjectUpdate;
        /**
         * @description A term of an academic year. It lies inside its year, and does not overlap with its sisters.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `open` | `planned` | `open` |
         *     | `close` | `open` | `closed` |
         *     | `reopen` | `closed` | `open` |
         */
        Term: records.Term;
        /** @description What a new term is made of. */
        TermCreate: records.TermCreate;
        /** @description A page of results. */
        TermPage: records.TermPage;
        /** @description The head of a term report; its marks are read by scope, not pushed. */
        TermReportEventData: records.TermReportEventData;
        /** @description A term report was published to families. */
        TermReportPublishedEvent: records.TermReportPublishedEvent;
        /** @description Which enrollments to copy. */
        TermRollover: records.TermRollover;
        /** @description What became of the enrollments. */
        TermRolloverResult: records.TermRolloverResult;
        /** @description A row of an import of terms. */
        TermRow: records.TermRow;
        /** @description What can be changed of a term. */
        TermUpdate: records.TermUpdate;
        /** @description One change in the life of a learner. */
        TimelineEntry: records.TimelineEntry;
        /** @description A page of results. */
        TimelineEntryPage: records.TimelineEntryPage;
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
        /** @description What a new webhook endpoint is made of. */
        WebhookCreate: records.WebhookCreate;
        /** @description A page of results. */
        WebhookPage: records.WebhookPage;
        /** @description How long the previous secret continues to sign. */
        WebhookRotateSecret: records.WebhookRotateSecret;
        /** @description Which event to send. */
        WebhookTest: records.WebhookTest;
        /** @description What can be changed of a webhook endpoint. */
        WebhookUpdate: records.WebhookUpdate;
        /** @description A webhook endpoint with its signing secret. */
        WebhookWithSecret: records.WebhookWithSecret;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Identifier of the request; quote it in reports. */
        "Service-Request-Id": string;
        /** @description The API version used. */
        "Service-Version": string;
        /** @description Version of the record, and the API version in which it is shown. */
        ETag: string;
        /** @description Path of the new record. */
        Location: string;
        /** @description `true` when the response is the stored one of an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replayed": "true";
        /** @description What is left of the limit: `"reads";r=<requests left>;t=<seconds until the limit starts anew>`, or `"writes"`. Not sent where the server sets no limit, nor for a request that failed before it was counted. */
        RateLimit: string;
        /** @description The limit: `"reads";q=<requests>;w=<seconds>`, or `"writes"`. Sent with `RateLimit`. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the request is sent again. On 409 only with `idempotency_key_in_use`. */
        "Retry-After": number;
        /** @description How to authenticate. */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "api-keys.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only keys of this status. */
                status?: "active" | "expired" | "revoked";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A new API key with its secret, which is shown this once. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A new API key with its secret, which is shown this once. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
    "audit-log.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Only changes of records of this type. */
                resource_type?: string;
                /** @description Only changes of this record. */
                resource_id?: string;
                /** @description Only changes made by this actor. */
                actor_id?: string;
                /** @description Only this action, as in `learner.updated`. */
                action?: string;
                /** @description Only changes made by this request. */
                request_id?: string;
                /** @description Only changes at or after this time. */
                from?: string;
                /** @description Only changes before this time. */
                to?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description Last sequence number to check; the newest without it. */
                to_sequence?: number;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of a check of the hash chain. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
            /** @description One change of one record. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only years of this status. */
                status?: "planned" | "current" | "closed";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An academic year. Years do not overlap, and one at most is current. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only terms of this status. */
                status?: "planned" | "open" | "closed";
                /** @description Only terms of this academic year. */
                academic_year_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only exceptions of this kind. */
                kind?: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
                /** @description Only exceptions on this day or later. */
                from?: string;
                /** @description Only exceptions on this day or before. */
                to?: string;
                /** @description Only exceptions that hold for this grade level: its own, and those of the whole school. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only the grade level with this label, without regard to case. */
                label?: string;
                /** @description Only grade levels of this phase. */
                phase?: "foundation" | "intermediate" | "senior" | "fet";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only the subject with this code, without regard to case. */
                code?: string;
                /** @description Only subjects of this kind. */
                kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
                /** @description Only subjects that are taught in this grade level. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A subject that is taught at the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A subject that is taught at the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A subject that is taught at the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A subject that is taught at the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A subject that is taught at the school. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only rooms of this kind. */
                kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
                /** @description Only the room with this name, without regard to case. */
                name?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only classes of this kind. */
                kind?: "register" | "subject";
                /** @description Only classes with this label, without regard to case. */
                label?: string;
                /** @description Only classes that this member of staff leads. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
            /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
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
                /** @description First day. */
                from: string;
                /** @description Last day; the same as `from` or later. */
                to: string;
                /** @description The calendar of this grade level. Without it only exceptions of the whole school count. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of a stretch of the calendar, in order. */
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
    "enrollments.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only enrollments of this kind. */
                kind?: "primary" | "subject";
                /** @description Only enrollments of this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
                /** @description Only enrollments of this learner. */
                learner_id?: string;
                /** @description Only enrollments of this class. */
                class_id?: string;
                /** @description Only enrollments of this term. */
                term_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only enrollments for this term. */
                term_id?: string;
                /** @description Only enrollments of this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only enrollments for this term. */
                term_id?: string;
                /** @description Only enrollments of this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description What became of each learner, in the order sent. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description What became of the enrollments. */
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
    "imports.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only imports of this kind. */
                kind?: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments";
                /** @description Only imports of this status. */
                status?: "queued" | "running" | "completed" | "completed_with_errors" | "failed" | "cancelled";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Only rows with this result. */
                result?: "pending" | "created" | "updated" | "unchanged" | "failed" | "removed";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
    "learners.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only learners with this grade level label. */
                grade_level?: string;
                /** @description Only learners with this class label. */
                class?: string;
                /** @description Only learners of this register class. */
                class_id?: string;
                /** @description Only learners of this status. */
                status?: "prospective" | "active" | "left";
                /** @description Only the learner with this admission number, without regard to case. */
                admission_number?: string;
                /** @description Only learners whose name begins with this, whatever the case and diacritics. */
                name?: string;
                /** @description Only learners with a link to this guardian, one without access left out. */
                guardian_id?: string;
                /** @description Only learners with an enrollment that covers this day, in the term `term_id` where it is given. */
                enrolled_on?: string;
                /** @description Only learners enrolled in this term, on the day `enrolled_on` where it is given. */
                term_id?: string;
                /** @description Only learners of this grade level. */
                grade_level_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A learner (student) of the school. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only guardians whose name begins with this, whatever the case and diacritics. */
                name?: string;
                /** @description Only guardians with this email address. */
                email?: string;
                /** @description Only guardians with this telephone number. */
                phone?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A parent or guardian: one record for a person, shared by siblings. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A parent or guardian: one record for a person, shared by siblings. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A parent or guardian: one record for a person, shared by siblings. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A parent or guardian: one record for a person, shared by siblings. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A parent or guardian: one record for a person, shared by siblings. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only links to guardians of this guardian. */
                guardian_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description What a guardian is to a learner, and what they may know and do. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description What a guardian is to a learner, and what they may know and do. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description What a guardian is to a learner, and what they may know and do. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description What a guardian is to a learner, and what they may know and do. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only notes of this kind. */
                kind?: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
                /** @description Only notes of this severity. */
                severity?: "info" | "caution" | "critical";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
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
    "learners.siblings": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it. */
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
    "staff.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only staff of this kind. */
                staff_type?: "teacher" | "admin" | "support" | "management";
                /** @description Only staff of this status. */
                status?: "invited" | "active" | "suspended" | "left";
                /** @description Only staff who hold this role today. */
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                /** @description Only staff who teach this subject. */
                subject_id?: string;
                /** @description Only staff who lead this class. */
                class_id?: string;
                /** @description Only the staff member with this email address, without regard to case. */
                email?: string;
                /** @description Only the staff member with this employee number, without regard to case. */
                employee_number?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A member of the staff. */
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
            query?: never;
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A member of the staff. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only invitations of this status. */
                status?: "pending" | "accepted" | "expired" | "revoked";
                /** @description Only invitations to this email address, whatever its case. */
                email?: string;
                /** @description Only invitations of this staff member. */
                staff_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description An invitation with its token, which is shown this once. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description An invitation with its token, which is shown this once. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only assignments of this role. */
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                /** @description Only role assignments with this `scope_id`. */
                scope_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
            /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
            /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only qualifications of this kind. */
                kind?: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
                /** @description Only qualifications of this status. */
                status?: "unverified" | "verified" | "rejected" | "expired";
                /** @description Only qualifications that expire before this day. */
                expires_before?: string;
                /** @description Only qualifications of this subject. */
                subject_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the newest version is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
            /** @description A member of the staff. */
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
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
                archived?: "false" | "true" | "any";
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
                /** @description Only what changed after this time. */
                updated_after?: string;
                /** @description Only the record with this external id, as `source:id`. */
                external_id?: string;
                /** @description Only endpoints of this status. */
                status?: "active" | "paused" | "disabled";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description The `ETag` of the record as you hold it; the response is 304 when it has not changed. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
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
    "deliveries.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Only deliveries of this status. */
                status?: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
                /** @description Only deliveries of events of this type. */
                event_type?: "learner.enrolled" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only attempts that failed so. */
                error?: components["schemas"]["DeliveryError"];
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again returns it and performs nothing. Identical means the same method, path, query, `If-Match`, version and body; bodies are compared byte for byte, so spaces and the order of fields count. A different request with the same UUID is refused with 409 `idempotency_key_reused`. To another API key, a rolled one included, the same UUID means a request of its own. */
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
    "events.list": {
        parameters: {
            query?: {
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
                /** @description Only events of this type. */
                type?: "learner.enrolled" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                /** @description Only events about this record. */
                resource_id?: string;
                /** @description With `false`, only events that some endpoint has not received; with `true`, only those that every endpoint has. */
                delivery_success?: boolean;
                /** @description Only what was created after this time. */
                created_after?: string;
                /** @description Only what was created before this time. */
                created_before?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
                /** @description API version date. Without it the version pinned to the key is used. */
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
            /** @description The envelope of an event, as it is sent to endpoints of the version. */
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
                /** @description Records a page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
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
    "learner.enrolled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "assessment.published": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
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
                 * @description `t=<unix seconds>,v1=<signature>`, with a `v1` for each secret that signs. A signature is the HMAC-SHA256, in
                 *     lower-case hex, of `<t>.<raw body>`, keyed with the whole signing secret, its prefix included. Compare in constant
                 *     time with each `v1`, over the raw bytes, and refuse a `t` that is more than five minutes from now.
                 */
                "Service-Signature": string;
                /** @description Identifier of the delivery, prefix `dlv_`; new for every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event. */
                "Service-Event": string;
                /** @description Unix time in seconds, the `t` of the signature. */
                "Service-Timestamp": string;
                /** @description `true` on a sample event that was asked for as a test. */
                "Service-Test"?: "true";
                /** @description Standard Webhooks: identifier of the event, prefix `evt_`; the same for every attempt. Deduplicate by it. */
                "webhook-id": string;
                /** @description Standard Webhooks: Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>` for each secret that signs, between spaces; the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that follow the prefix of the secret in base64. */
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
            /** @description Received. Any 2xx within ten seconds, from the lookup of the name to the end of the response, ends the event for this endpoint. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect and no response within ten seconds included, is a failed attempt. It is made again after 30 s, 5 min, 30 min, 2 h and 6 h, and a last time 24 hours after the first one; `Retry-After` of a 429 or 503 moves an attempt later. 410 disables the endpoint. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
