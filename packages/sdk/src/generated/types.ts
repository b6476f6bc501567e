// Generated from openapi/ by `pnpm generate`. Do not edit.
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
         * @description Creates a key for the school. `secret` is in this answer alone; only a hash of it is kept.
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
         * @description The key stops working at once, for good. Doing it again changes nothing.
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
         * @description Creates a calendar exception and gives it back. There is one at most of a date and kind for the same grade levels.
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
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Moves the learner to another class of the term: this enrollment ends on the day before, and another begins. The answer is the new enrollment. From `active` to `transferred`; in any other state the answer is 409 `invalid_state_transition`.
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
         *     `email`, `label`, `code`, `name` or `number`). Rows that change nothing are `unchanged`, so an import can be
         *     sent again.
         *
         *     Rows come as JSON (`rows`) or as CSV text (`csv`). The key needs the scopes of the kind too. The import goes on
         *     after the answer: look at its `status`.
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
         *     primary enrollment in the former class is transferred, or withdrawn where there is no such class. Any other
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
         * @description Links a guardian to the learner. A learner has one primary guardian at most: a new one takes the place of the former.
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
         * @description Creates a medical note and gives it back.
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
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @description Invites somebody to join the staff, and makes their staff record, with the status `invited`. `token` is in this answer alone; only a hash of it is kept. Send it to the person; the server itself sends no mail.
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
         * @description Gives the invitation a new token and seven more days; the former token stops working. From `pending` or `expired` to `pending`; in any other state the answer is 409 `invalid_state_transition`.
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
         * @description Makes the invited staff member active and gives them the roles of the invitation. It takes no API key: the token says who calls. A token that is unknown, was used or revoked, or has expired is answered with 410 `invitation_not_usable`. Rollbook keeps no passwords; `identity` says by whom your login knows the person.
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
         *     `signing_secret` is in this answer and in that of a rotation alone. Live schools need `https`.
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
         * @description Makes a new secret. For `expires_in` seconds deliveries carry a signature by each of the two.
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
         * @description Gives one attempt with what the receiver answered.
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
         * @description Sends the event of this delivery to the endpoint again, as a new delivery. Answered 2xx, it ends retries that are still to come.
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
         * @description Gives one event, in the version of the request.
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
        AcademicYear: {
            /** @description Opaque identifier, prefix `ayr_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "academic_year";
            /** @description What the school calls it; unique in the school. */
            name: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on: string;
            /**
             * @description State of the year.
             * @enum {string}
             */
            status: "planned" | "current" | "closed";
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new academic year is made of. */
        AcademicYearCreate: {
            /** @description What the school calls it; unique in the school. */
            name: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        AcademicYearPage: {
            /** @description Records of the page. */
            data: components["schemas"]["AcademicYear"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of academic years. */
        AcademicYearRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description What the school calls it; unique in the school. */
            name?: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a academic year. */
        AcademicYearUpdate: {
            /** @description What the school calls it; unique in the school. */
            name?: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description Any JSON value. */
        AnyValue: string | number | boolean | Record<string, unknown> | unknown[] | null;
        /** @description An API key, without its secret. */
        ApiKey: {
            /** @description Opaque identifier, prefix `key_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "api_key";
            /** @description What the key is for. */
            name: string;
            /**
             * @description Whether the key opens the live school or its test twin.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Start and end of the secret, to tell keys apart. */
            hint: string;
            /** @description What the key may do. */
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /**
             * Format: date
             * @description API version used when a request names none.
             */
            version: string;
            /**
             * @description Whether the key works.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When the key stops working; null for never.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute.
             */
            last_used_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new API key is made of. */
        ApiKeyCreate: {
            /** @description What the key is for. */
            name: string;
            /** @description What the key may do. */
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /**
             * Format: date
             * @description API version used when a request names none.
             */
            version?: string;
            /**
             * Format: date-time
             * @description When the key stops working; null for never.
             */
            expires_at?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        ApiKeyPage: {
            /** @description Records of the page. */
            data: components["schemas"]["ApiKey"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description How long the old key goes on working. */
        ApiKeyRoll: {
            /**
             * @description Seconds for which the old key goes on working.
             * @default 86400
             */
            expires_in?: number;
        };
        /** @description What can be changed of a API key. */
        ApiKeyUpdate: {
            /** @description What the key is for. */
            name?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A new API key with its secret, which is shown this once. */
        ApiKeyWithSecret: {
            /** @description Opaque identifier, prefix `key_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "api_key";
            /** @description What the key is for. */
            name: string;
            /**
             * @description Whether the key opens the live school or its test twin.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Start and end of the secret, to tell keys apart. */
            hint: string;
            /** @description What the key may do. */
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /**
             * Format: date
             * @description API version used when a request names none.
             */
            version: string;
            /**
             * @description Whether the key works.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When the key stops working; null for never.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute.
             */
            last_used_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
            /** @description The key itself, to be sent as `Authorization: Bearer`. Keep it; it cannot be read again. */
            secret: string;
        };
        /** @description An assessment with its figures, without individual marks. */
        AssessmentEventData: {
            /** @description Identifier, prefix `asm_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "assessment";
            /** @description Title. */
            title: string;
            /** @description The class, prefix `cls_`. */
            class_id: string;
            /** @description The subject, prefix `sbj_`. */
            subject_id: string;
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /**
             * @description Kind of assessment.
             * @enum {string}
             */
            kind: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
            /** @description Highest mark possible. */
            max_mark: number;
            /** @description Relative weight in the term. */
            weight: number;
            /**
             * @description State of the assessment.
             * @enum {string}
             */
            status: "draft" | "open" | "published" | "cancelled";
            /** @description One more for each publication. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string;
            stats: components["schemas"]["AssessmentStats"];
        };
        /** @description An assessment was published to learners. */
        AssessmentPublishedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "assessment.published";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["AssessmentEventData"];
        };
        /** @description Figures of an assessment. */
        AssessmentStats: {
            /** @description Learners on the roll. */
            enrolled: number;
            /** @description Learners with a mark. */
            graded: number;
            /** @description Learners without a decision yet. */
            pending: number;
            /** @description Mean mark; null when there is none. */
            mean: number | null;
        };
        /** @description Attendance was taken for a class on a date. */
        AttendanceRecordedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "attendance.recorded";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["RegisterEventData"];
        };
        /** @description Who made the change. */
        AuditActor: {
            /**
             * @description Kind of actor.
             * @enum {string}
             */
            type: "api_key" | "staff" | "guardian" | "system";
            /** @description Identifier of the actor. */
            id: string | null;
            /** @description Name of the actor at that time. */
            name: string | null;
        };
        /** @description A field before and after. */
        AuditChange: {
            before: components["schemas"]["AnyValue"];
            after: components["schemas"]["AnyValue"];
        };
        /** @description One change of one record. */
        AuditEntry: {
            /** @description Identifier, prefix `aud_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "audit_entry";
            /** @description Number in the school's log; without gaps. */
            sequence: number;
            /**
             * Format: date-time
             * @description When the change was made (UTC).
             */
            occurred_at: string;
            actor: components["schemas"]["AuditActor"];
            /** @description What was done, as in `learner.updated`. */
            action: string;
            resource: components["schemas"]["AuditResource"];
            /** @description Each changed field, `{field: {before, after}}`. Secret values show `[redacted]`. */
            changes: {
                [key: string]: components["schemas"]["AuditChange"];
            };
            /** @description Why, where the operation asks for it. */
            reason: string | null;
            /** @description The request that made the change. */
            request_id: string | null;
            /** @description The first 8 characters of the idempotency key of that request. */
            idempotency_key: string | null;
            /** @description The API version of that request. */
            api_version: string | null;
            /** @description Address from which the request came. */
            ip: string | null;
            /** @description Program from which the request came. */
            user_agent: string | null;
            /** @description Events that the change emitted. */
            event_ids: string[];
            /** @description Hash of the entry before; 64 zeros for the first. */
            prev_hash: string;
            /** @description SHA-256, in hex, of this JSON array without spaces, in UTF-8: `[prev_hash, sequence, school id, id, occurred_at, actor.type, actor.id, actor.name, action, resource.type, resource.id, changes, reason, request_id, idempotency_key, api_version, ip, user_agent, event_ids]`, where `changes` and `event_ids` are strings that hold their JSON as it is in this response, without spaces. */
            hash: string;
        };
        /** @description A page of results. */
        AuditEntryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["AuditEntry"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description The newest entry of the audit log, signed. */
        AuditHead: {
            /**
             * @description Type of the response.
             * @constant
             */
            object: "audit_head";
            /** @description School of the log. */
            school_id: string;
            /** @description Number of the newest entry. */
            sequence: number;
            /** @description Hash of that entry. */
            hash: string;
            /**
             * Format: date-time
             * @description When the head was signed (UTC).
             */
            signed_at: string;
            /**
             * @description Algorithm of the signature.
             * @constant
             */
            algorithm: "ed25519";
            /** @description Public key that verifies the signature, base64. */
            public_key: string;
            /** @description Signature, base64. */
            signature: string;
        };
        /** @description The record that was changed. */
        AuditResource: {
            /** @description Type of the record. */
            type: string;
            /** @description Identifier of the record. */
            id: string;
        };
        /** @description Outcome of a check of the hash chain. */
        AuditVerification: {
            /**
             * @description Type of the answer.
             * @constant
             */
            object: "audit_verification";
            /** @description Whether every entry is as it was written. */
            valid: boolean;
            /** @description Entries checked. */
            checked: number;
            /** @description First sequence number checked. */
            first_sequence: number | null;
            /** @description Last sequence number checked. */
            last_sequence: number | null;
            /** @description First sequence number that can't be relied on; null if the range is valid. */
            broken_sequence: number | null;
            /**
             * @description What is wrong there; null if the range is valid. `entry_changed`: the entry does not match its hash, or not the hash of the entry before. `entry_missing`: there is no entry with that number. `entry_unsigned`: entries were added after the signed head. `end_missing`: the log ends before the signed head. `chain_rewritten`: the entries match each other but not what was signed; the first changed entry is this one or a later one. `head_forged`: a head or checkpoint has no valid signature of this server; what follows the last valid one is uncertain. `head_missing`: there is no signed head.
             * @enum {string|null}
             */
            broken_reason: "entry_changed" | "entry_missing" | "entry_unsigned" | "end_missing" | "chain_rewritten" | "head_forged" | "head_missing" | null;
            /** @description Sequence number that the signed head names; null if there is no head. */
            head_sequence: number | null;
            /** @description Hash of the last entry checked. */
            last_hash: string | null;
        };
        /** @description A day of the calendar. */
        CalendarDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether there is school. */
            school_day: boolean;
            /** @description The term in which it lies. */
            term_id: string | null;
            /** @description Day of the timetable's cycle; null without a published timetable. */
            cycle_day: number | null;
            /** @description Why there is school or none; null on an ordinary school day. Outside a term nothing else matters; inside, a make-up day goes before what takes the school away, and that before the weekday. */
            reason: {
                /**
                 * @description The kind of the exception, `outside_term`, or `weekend` for a weekday on which the school does not meet.
                 * @enum {string}
                 */
                kind: "outside_term" | "weekend" | "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
                /** @description Name of the exception. */
                name: string | null;
                /** @description The calendar exception. */
                exception_id: string | null;
            } | null;
        };
        /** @description The days of a stretch of the calendar, in order. */
        CalendarDays: {
            /** @description Each day. */
            data: components["schemas"]["CalendarDay"][];
        };
        /**
         * @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term.
         *
         *     On a `public_holiday`, `closure` or `staff_only` day there is no school. A `make_up_day` is a school day whatever else it is. A `half_day` and an `exam_day` are school days of their own kind.
         */
        CalendarException: {
            /** @description Opaque identifier, prefix `cal_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "calendar_exception";
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * @description What the day is.
             * @enum {string}
             */
            kind: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            /** @description What the school calls it. */
            name: string;
            /** @description Grade levels for which it holds, prefix `grl_`; null for the whole school. */
            grade_level_ids: string[] | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new calendar exception is made of. */
        CalendarExceptionCreate: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * @description What the day is.
             * @enum {string}
             */
            kind: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            /** @description What the school calls it. */
            name: string;
            /** @description Grade levels for which it holds, prefix `grl_`; null for the whole school. */
            grade_level_ids?: string[] | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        CalendarExceptionPage: {
            /** @description Records of the page. */
            data: components["schemas"]["CalendarException"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description What can be changed of a calendar exception. */
        CalendarExceptionUpdate: {
            /**
             * Format: date
             * @description The day.
             */
            date?: string;
            /**
             * @description What the day is.
             * @enum {string}
             */
            kind?: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            /** @description What the school calls it. */
            name?: string;
            /** @description Grade levels for which it holds, prefix `grl_`; null for the whole school. */
            grade_level_ids?: string[] | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A class: a register class to which learners belong, or one in which a subject is taught. */
        Class: {
            /** @description Opaque identifier, prefix `cls_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "class";
            /** @description What the school calls it; unique in its academic year. */
            label: string;
            /**
             * @description Kind of class.
             * @enum {string}
             */
            kind: "register" | "subject";
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id: string;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id: string;
            /** @description The subject, prefix `sbj_`: required of a subject class, and of no other. */
            subject_id: string | null;
            /** @description The class teacher or lead teacher, prefix `stf_`. */
            teacher_id: string | null;
            /** @description The room, prefix `rom_`. */
            room_id: string | null;
            /** @description How many learners it takes. */
            capacity: number | null;
            /** @description Terms of its year in which it is offered, prefix `trm_`; null for all. */
            term_ids: string[] | null;
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language: string | null;
            /** @description Learners with an active enrollment. */
            learner_count: number;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new class is made of. */
        ClassCreate: {
            /** @description What the school calls it; unique in its academic year. */
            label: string;
            /**
             * @description Kind of class.
             * @enum {string}
             */
            kind: "register" | "subject";
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id: string;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id: string;
            /** @description The subject, prefix `sbj_`: required of a subject class, and of no other. */
            subject_id?: string | null;
            /** @description The class teacher or lead teacher, prefix `stf_`. */
            teacher_id?: string | null;
            /** @description The room, prefix `rom_`. */
            room_id?: string | null;
            /** @description How many learners it takes. */
            capacity?: number | null;
            /** @description Terms of its year in which it is offered, prefix `trm_`; null for all. */
            term_ids?: string[] | null;
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        ClassPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Class"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of classes. */
        ClassRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description What the school calls it; unique in its academic year. */
            label?: string;
            /**
             * @description Kind of class.
             * @enum {string}
             */
            kind?: "register" | "subject";
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id?: string;
            /** @description In the place of `academic_year_id`: what it has as external id in the source. */
            academic_year_external_id?: string | number;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id?: string;
            /** @description In the place of `grade_level_id`: what it has as external id in the source. */
            grade_level_external_id?: string | number;
            /** @description The subject, prefix `sbj_`: required of a subject class, and of no other. */
            subject_id?: string | null;
            /** @description In the place of `subject_id`: what it has as external id in the source. */
            subject_external_id?: string | number | null;
            /** @description The class teacher or lead teacher, prefix `stf_`. */
            teacher_id?: string | null;
            /** @description In the place of `teacher_id`: what it has as external id in the source. */
            teacher_external_id?: string | number | null;
            /** @description The room, prefix `rom_`. */
            room_id?: string | null;
            /** @description In the place of `room_id`: what it has as external id in the source. */
            room_external_id?: string | number | null;
            /** @description How many learners it takes. */
            capacity?: number | null;
            /** @description Terms of its year in which it is offered, prefix `trm_`; null for all. */
            term_ids?: string[] | null;
            /** @description In the place of `term_ids`: what it has as external id in the source. */
            term_external_ids?: (string | number)[] | null;
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a class. */
        ClassUpdate: {
            /** @description What the school calls it; unique in its academic year. */
            label?: string;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id?: string;
            /** @description The subject, prefix `sbj_`: required of a subject class, and of no other. */
            subject_id?: string | null;
            /** @description The class teacher or lead teacher, prefix `stf_`. */
            teacher_id?: string | null;
            /** @description The room, prefix `rom_`. */
            room_id?: string | null;
            /** @description How many learners it takes. */
            capacity?: number | null;
            /** @description Terms of its year in which it is offered, prefix `trm_`; null for all. */
            term_ids?: string[] | null;
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description One attempt to send one event to one endpoint. */
        Delivery: {
            /** @description Delivery identifier, prefix `dlv_`; new for every attempt. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "delivery";
            /** @description The endpoint. */
            webhook_id: string;
            /** @description The event; the same for every attempt. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /** @description Number of the attempt. */
            attempt: number;
            /**
             * @description What the attempt is made for.
             * @enum {string}
             */
            trigger: "event" | "retry" | "redelivery" | "recovery" | "test";
            /**
             * @description `retrying`: this attempt failed and another follows; `failed`: the last one failed; `held`: the endpoint is paused or disabled.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
            /**
             * Format: date-time
             * @description When the attempt is due.
             */
            scheduled_at: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due, if this one failed.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Headers of the answer. */
            response_headers: {
                [key: string]: string;
            } | null;
            /** @description First 4 KiB of the answer. */
            response_body: string | null;
            /** @description How the attempt failed. */
            error: components["schemas"]["DeliveryError"] | null;
            /** @description Milliseconds to resolve the name. */
            dns_ms: number | null;
            /** @description Milliseconds to connect, TLS included. */
            connect_ms: number | null;
            /** @description Milliseconds to the first byte of the answer. */
            first_byte_ms: number | null;
            /** @description Milliseconds of the whole attempt. */
            total_ms: number | null;
            /**
             * Format: date-time
             * @description When the delivery was created (UTC).
             */
            created_at: string;
        };
        /**
         * @description How an attempt failed.
         * @enum {string}
         */
        DeliveryError: "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "timeout" | "redirect" | "address_refused" | "http_status" | "protocol_error";
        /** @description A page of results. */
        DeliveryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Delivery"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A discipline incident was logged for a learner. */
        DisciplineIncidentLoggedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "discipline.incident-logged";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
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
        Enrollment: {
            /** @description Opaque identifier, prefix `enr_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "enrollment";
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description The class, prefix `cls_`. */
            class_id: string;
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /**
             * @description `primary` in a register class, `subject` in a subject class. A learner has one active primary enrollment at a time.
             * @enum {string}
             */
            kind: "primary" | "subject";
            /**
             * Format: date
             * @description First day. Without it the first of the term, or today if that is later.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day, once it is known.
             */
            ends_on: string | null;
            /**
             * @description State of the enrollment.
             * @enum {string}
             */
            status: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            /** @description Why it ended. */
            reason: string | null;
            /** @description Whether it went past the capacity of the class. */
            forced: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description How a pending enrollment becomes an active one. */
        EnrollmentActivate: {
            /**
             * @description Go past the capacity of the class; needs `write:classes` too.
             * @default false
             */
            force?: boolean;
        };
        /** @description An enrollment was archived (soft-deleted). */
        EnrollmentArchivedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "enrollment.archived";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        /** @description Whom to enroll. */
        EnrollmentBulk: {
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /** @description The learners, prefix `lrn_`. */
            learner_ids: string[];
            /**
             * Format: date
             * @description First day. Without it the first of the term, or today if that is later.
             */
            starts_on?: string;
        };
        /** @description What became of each learner, in the order sent. */
        EnrollmentBulkResult: {
            /** @description One for each learner. */
            data: {
                /** @description The learner. */
                learner_id: string;
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                result: "created" | "unchanged" | "failed";
                /** @description The enrollment, new or there before. */
                enrollment_id: string | null;
                /** @description Why it failed: the code of the error. */
                code: string | null;
                /** @description Why it failed, for a person. */
                detail: string | null;
            }[];
        };
        /** @description What a new enrollment is made of. */
        EnrollmentCreate: {
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description The class, prefix `cls_`. */
            class_id: string;
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /**
             * Format: date
             * @description First day. Without it the first of the term, or today if that is later.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day, once it is known.
             */
            ends_on?: string | null;
            /**
             * @description Whether it waits to be activated.
             * @default false
             */
            pending?: boolean;
            /**
             * @description Go past the capacity of the class; needs `write:classes` too.
             * @default false
             */
            force?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description An enrollment was completed, withdrawn or transferred. */
        EnrollmentEndedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "enrollment.ended";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        /** @description A page of results. */
        EnrollmentPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Enrollment"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description An archived enrollment was restored. */
        EnrollmentRestoredEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "enrollment.restored";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        /** @description A row of an import of enrollments. */
        EnrollmentRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description The learner, prefix `lrn_`. */
            learner_id?: string;
            /** @description In the place of `learner_id`: what it has as external id in the source. */
            learner_external_id?: string | number;
            /** @description The class, prefix `cls_`. */
            class_id?: string;
            /** @description In the place of `class_id`: what it has as external id in the source. */
            class_external_id?: string | number;
            /** @description The term, prefix `trm_`. */
            term_id?: string;
            /** @description In the place of `term_id`: what it has as external id in the source. */
            term_external_id?: string | number;
            /**
             * Format: date
             * @description First day. Without it the first of the term, or today if that is later.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day, once it is known.
             */
            ends_on?: string | null;
            /** @description Whether it waits to be activated. */
            pending?: boolean;
            /** @description Go past the capacity of the class; needs `write:classes` too. */
            force?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description Where a learner is moved to. */
        EnrollmentTransfer: {
            /** @description The other class, prefix `cls_`. */
            to_class_id: string;
            /**
             * Format: date
             * @description First day there; today in the school's time zone without it.
             */
            on?: string;
            /**
             * @description Go past the capacity of the class; needs `write:classes` too.
             * @default false
             */
            force?: boolean;
        };
        /** @description What can be changed of a enrollment. */
        EnrollmentUpdate: {
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description When and why an enrollment ends. */
        EnrollmentWithdraw: {
            /**
             * Format: date
             * @description Last day; today in the school's time zone without it.
             */
            ends_on?: string;
            /** @description Why it ends. */
            reason?: string | null;
        };
        /** @description The envelope of an event, as it is sent to endpoints of the version. */
        Event: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "learner.enrolled" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            /** @description The record as it was when the event fired. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description What became of an event at one endpoint. */
        EventDelivery: {
            /** @description The endpoint. */
            webhook_id: string;
            /**
             * @description `filtered`: not subscribed to the type; `endpoint_created_later`: registered after the event.
             * @enum {string}
             */
            outcome: "succeeded" | "pending" | "retrying" | "failed" | "held" | "filtered" | "endpoint_created_later" | "cancelled";
            /** @description Attempts made so far. */
            attempts: number;
            /** @description The newest delivery. */
            delivery_id: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the newest attempt ended.
             */
            completed_at: string | null;
        };
        /** @description A page of results. */
        EventDeliveryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["EventDelivery"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A page of results. */
        EventPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Event"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A fee invoice was issued. */
        FeeInvoicedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "fee.invoiced";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["InvoiceEventData"];
        };
        /** @description A payment was matched to an invoice. */
        FeeReconciledEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "fee.reconciled";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["FeeReconciledEventData"];
        };
        /** @description A payment matched to an invoice. */
        FeeReconciledEventData: {
            /** @description The invoice, prefix `inv_`. */
            invoice_id: string;
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description Amount in minor currency units. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /**
             * Format: date-time
             * @description When the payment was matched (UTC).
             */
            reconciled_at: string;
        };
        /** @description A grade level of the school, such as Grade R or Grade 7. */
        GradeLevel: {
            /** @description Opaque identifier, prefix `grl_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "grade_level";
            /** @description What the school calls it; unique in the school. */
            label: string;
            /** @description Place among the grade levels. */
            order: number;
            /**
             * @description Phase of schooling.
             * @enum {string|null}
             */
            phase: "foundation" | "intermediate" | "senior" | "fet" | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new grade level is made of. */
        GradeLevelCreate: {
            /** @description What the school calls it; unique in the school. */
            label: string;
            /** @description Place among the grade levels. */
            order: number;
            /**
             * @description Phase of schooling.
             * @enum {string|null}
             */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        GradeLevelPage: {
            /** @description Records of the page. */
            data: components["schemas"]["GradeLevel"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of grade levels. */
        GradeLevelRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description What the school calls it; unique in the school. */
            label?: string;
            /** @description Place among the grade levels. */
            order?: number;
            /**
             * @description Phase of schooling.
             * @enum {string|null}
             */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a grade level. */
        GradeLevelUpdate: {
            /** @description What the school calls it; unique in the school. */
            label?: string;
            /** @description Place among the grade levels. */
            order?: number;
            /**
             * @description Phase of schooling.
             * @enum {string|null}
             */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A parent or guardian: one record for a person, shared by siblings. */
        Guardian: {
            /** @description Opaque identifier, prefix `gdn_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "guardian";
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name: string;
            /** @description First name. */
            first_name: string | null;
            /** @description Family name. */
            last_name: string | null;
            /** @description Form of address. */
            title: string | null;
            /**
             * Format: email
             * @description Email address.
             */
            email: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone: string | null;
            /** @description Another telephone number in E.164 form. */
            alternate_phone: string | null;
            /** @description Language to write in, as a BCP 47 tag. */
            preferred_language: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. Left out unless the key has `read:sensitive`. */
            national_id?: string | null;
            /** @description Occupation. */
            occupation: string | null;
            /** @description Employer. */
            employer: string | null;
            /** @description Postal address. */
            address: {
                /** @description First line. */
                line1: string | null;
                /** @description Second line. */
                line2: string | null;
                /** @description Suburb. */
                suburb: string | null;
                /** @description City or town. */
                city: string | null;
                /** @description Province or state. */
                province: string | null;
                /** @description Postal code. */
                postal_code: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country: string | null;
            } | null;
            /** @description Ways in which the guardian agrees to be written to. */
            channels: {
                /** @description By email. */
                email: boolean;
                /** @description By text message. */
                sms: boolean;
                /** @description By notification in an app. */
                push: boolean;
                /** @description By letter. */
                letter: boolean;
            };
            /**
             * @description Whether the guardian uses a portal.
             * @enum {string}
             */
            portal_status: "none" | "invited" | "active";
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new guardian is made of. */
        GuardianCreate: {
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Form of address. */
            title?: string | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /** @description Another telephone number in E.164 form. */
            alternate_phone?: string | null;
            /** @description Language to write in, as a BCP 47 tag. */
            preferred_language?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Occupation. */
            occupation?: string | null;
            /** @description Employer. */
            employer?: string | null;
            /** @description Postal address. */
            address?: {
                /**
                 * @description First line.
                 * @default null
                 */
                line1?: string | null;
                /**
                 * @description Second line.
                 * @default null
                 */
                line2?: string | null;
                /**
                 * @description Suburb.
                 * @default null
                 */
                suburb?: string | null;
                /**
                 * @description City or town.
                 * @default null
                 */
                city?: string | null;
                /**
                 * @description Province or state.
                 * @default null
                 */
                province?: string | null;
                /**
                 * @description Postal code.
                 * @default null
                 */
                postal_code?: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code.
                 * @default null
                 */
                country?: string | null;
            } | null;
            /**
             * @description Ways in which the guardian agrees to be written to.
             * @default {
             *       "email": true,
             *       "sms": true,
             *       "push": true,
             *       "letter": true
             *     }
             */
            channels?: {
                /**
                 * @description By email.
                 * @default true
                 */
                email?: boolean;
                /**
                 * @description By text message.
                 * @default true
                 */
                sms?: boolean;
                /**
                 * @description By notification in an app.
                 * @default true
                 */
                push?: boolean;
                /**
                 * @description By letter.
                 * @default true
                 */
                letter?: boolean;
            };
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description The link between a guardian and a learner was changed, for example the guardian's access. */
        GuardianLinkUpdatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "guardian.link-updated";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        /** @description A guardian was linked to a learner. */
        GuardianLinkedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "guardian.linked";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        /** @description A page of results. */
        GuardianPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Guardian"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of guardians. */
        GuardianRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Form of address. */
            title?: string | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /** @description Another telephone number in E.164 form. */
            alternate_phone?: string | null;
            /** @description Language to write in, as a BCP 47 tag. */
            preferred_language?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Occupation. */
            occupation?: string | null;
            /** @description Employer. */
            employer?: string | null;
            /** @description Postal address. */
            address?: {
                /** @description First line. */
                line1?: string | null;
                /** @description Second line. */
                line2?: string | null;
                /** @description Suburb. */
                suburb?: string | null;
                /** @description City or town. */
                city?: string | null;
                /** @description Province or state. */
                province?: string | null;
                /** @description Postal code. */
                postal_code?: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string | null;
            } | null;
            /** @description Ways in which the guardian agrees to be written to. */
            channels?: {
                /** @description By email. */
                email?: boolean;
                /** @description By text message. */
                sms?: boolean;
                /** @description By notification in an app. */
                push?: boolean;
                /** @description By letter. */
                letter?: boolean;
            };
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description The link between a guardian and a learner was removed. */
        GuardianUnlinkedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "guardian.unlinked";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        /** @description What can be changed of a guardian. */
        GuardianUpdate: {
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Form of address. */
            title?: string | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /** @description Another telephone number in E.164 form. */
            alternate_phone?: string | null;
            /** @description Language to write in, as a BCP 47 tag. */
            preferred_language?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Occupation. */
            occupation?: string | null;
            /** @description Employer. */
            employer?: string | null;
            /** @description Postal address. */
            address?: {
                /** @description First line. */
                line1?: string | null;
                /** @description Second line. */
                line2?: string | null;
                /** @description Suburb. */
                suburb?: string | null;
                /** @description City or town. */
                city?: string | null;
                /** @description Province or state. */
                province?: string | null;
                /** @description Postal code. */
                postal_code?: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string | null;
            } | null;
            /** @description Ways in which the guardian agrees to be written to. */
            channels?: {
                /** @description By email. */
                email?: boolean;
                /** @description By text message. */
                sms?: boolean;
                /** @description By notification in an app. */
                push?: boolean;
                /** @description By letter. */
                letter?: boolean;
            };
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
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
        Import: {
            /** @description Opaque identifier, prefix `imp_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "import";
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments";
            /** @description Name of the system that the rows come from: the key of their ids in `external_ids`. */
            source: string;
            /**
             * @description `create_only` leaves records alone that are there.
             * @enum {string}
             */
            mode: "upsert" | "create_only";
            /** @description Whether to only say what would be done. */
            dry_run: boolean;
            /** @description Whether the rows are all that there is: records of the source that no row names are archived, enrollments withdrawn. Every row needs an `external_id` then. */
            full_snapshot: boolean;
            /** @description Largest part of the source's records that a full snapshot may remove. */
            max_removal_ratio: number;
            /**
             * @description State of the import.
             * @enum {string}
             */
            status: "queued" | "running" | "completed" | "completed_with_errors" | "failed" | "cancelled";
            /** @description How many rows had which result. */
            counts: {
                /** @description New records. */
                created: number;
                /** @description Records that changed. */
                updated: number;
                /** @description Records that were so already. */
                unchanged: number;
                /** @description Rows that were refused. */
                failed: number;
                /** @description Records that a full snapshot archived or ended. */
                removed: number;
            };
            /** @description How far the import has come. */
            progress: {
                /** @description Rows that have a result. */
                done: number;
                /** @description All rows, removals too once they are known. */
                total: number;
            };
            /** @description How many attempts to go on have begun since the last one that succeeded. After 10 failed attempts the import ends as `failed`; each waits twice as long as the one before it. */
            attempts: number;
            /** @description Why the import failed. While it is running: why its last attempt to go on failed. */
            error: {
                /** @description Code of the error. */
                code: string;
                /** @description Why, for a person. */
                detail: string;
            } | null;
            /**
             * Format: date-time
             * @description When it began (UTC).
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended (UTC).
             */
            finished_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new import is made of. */
        ImportCreate: {
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments";
            /** @description Name of the system that the rows come from: the key of their ids in `external_ids`. */
            source: string;
            /**
             * @description `create_only` leaves records alone that are there.
             * @default upsert
             * @enum {string}
             */
            mode?: "upsert" | "create_only";
            /**
             * @description Whether to only say what would be done.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Whether the rows are all that there is: records of the source that no row names are archived, enrollments withdrawn. Every row needs an `external_id` then.
             * @default false
             */
            full_snapshot?: boolean;
            /**
             * @description Largest part of the source's records that a full snapshot may remove.
             * @default 0.1
             */
            max_removal_ratio?: number;
            /** @description The rows. */
            rows?: {
                [key: string]: unknown;
            }[];
            /** @description The rows as CSV text with a line of column names, separated by commas, semicolons or tabs, as that line has it. Empty cells are left out; the items of a list are separated by semicolons, the cell in quotes where columns are too. */
            csv?: string;
            /** @description Of each CSV column the field that it fills; a member of a field is named with a dot (`address.city`). Columns that are not named are left out; without a mapping they are named as the fields are. */
            mapping?: {
                [key: string]: string;
            };
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        ImportPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Import"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description What became of a row of an import. */
        ImportRow: {
            /** @description Identifier, prefix `imr_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "import_row";
            /** @description Place in what was sent, from 1; removals follow. */
            number: number;
            /** @description Its id in the source. */
            external_id: string | null;
            /**
             * @description What became of it.
             * @enum {string}
             */
            result: "pending" | "created" | "updated" | "unchanged" | "failed" | "removed";
            /** @description The record. */
            record_id: string | null;
            /** @description Why it was refused: the code of the error. */
            code: string | null;
            /** @description Why it was refused, for a person. */
            detail: string | null;
            /** @description Every fault of the row. */
            errors: {
                /** @description JSON pointer into the row. */
                pointer: string;
                /** @description Code of the fault. */
                code: string;
                /** @description What is wrong and what would be right. */
                detail: string;
            }[];
        };
        /** @description A page of results. */
        ImportRowPage: {
            /** @description Records of the page. */
            data: components["schemas"]["ImportRow"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A discipline incident, reduced to what may leave the school. */
        IncidentEventData: {
            /** @description Identifier, prefix `inc_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "incident";
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description Shared by the records of one incident with several learners. */
            group_id: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * @description Kind of behaviour.
             * @enum {string}
             */
            category: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            /** @description Seriousness, 1 to 5. */
            level: number;
            /** @description Points; demerits below zero, merits above. */
            points: number;
            /**
             * @description State of the incident.
             * @enum {string}
             */
            status: "logged" | "under_review" | "resolved" | "dismissed";
        };
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
        Invitation: {
            /** @description Opaque identifier, prefix `ivt_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "invitation";
            /**
             * Format: email
             * @description Address of the person, kept in lower case.
             */
            email: string;
            /** @description Name of the person. */
            name: string;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Roles in the whole school that come with acceptance. */
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            /** @description A word to the person. */
            message: string | null;
            /**
             * Format: date-time
             * @description When the token stops working: after seven days unless sent, after ninety at most.
             */
            expires_at: string;
            /**
             * @description State of the invitation.
             * @enum {string}
             */
            status: "pending" | "accepted" | "expired" | "revoked";
            /** @description The staff record that it made, prefix `stf_`. */
            staff_id: string;
            /** @description Who invited them. */
            invited_by: {
                /**
                 * @description Kind of actor.
                 * @enum {string}
                 */
                type: "api_key" | "staff" | "guardian" | "system";
                /** @description Identifier of the actor. */
                id: string | null;
                /** @description Name of the actor at that time. */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When its present token was made.
             */
            last_sent_at: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            accepted_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description The acceptance of an invitation. */
        InvitationAccept: {
            /** @description The token of the invitation. */
            token: string;
            /** @description Who the person is to the login of your application, such as issuer and subject of OpenID Connect. */
            identity?: {
                /** @description Whoever vouches for the subject. */
                issuer: string;
                /** @description The person to that issuer. */
                subject: string;
            };
        };
        /** @description What a new invitation is made of. */
        InvitationCreate: {
            /**
             * Format: email
             * @description Address of the person, kept in lower case.
             */
            email: string;
            /** @description Name of the person. */
            name: string;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Roles in the whole school that come with acceptance. */
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            /** @description A word to the person. */
            message?: string | null;
            /**
             * Format: date-time
             * @description When the token stops working: after seven days unless sent, after ninety at most.
             */
            expires_at?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        InvitationPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Invitation"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description An invitation with its token, which is shown this once. */
        InvitationWithToken: {
            /** @description Opaque identifier, prefix `ivt_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "invitation";
            /**
             * Format: email
             * @description Address of the person, kept in lower case.
             */
            email: string;
            /** @description Name of the person. */
            name: string;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Roles in the whole school that come with acceptance. */
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            /** @description A word to the person. */
            message: string | null;
            /**
             * Format: date-time
             * @description When the token stops working: after seven days unless sent, after ninety at most.
             */
            expires_at: string;
            /**
             * @description State of the invitation.
             * @enum {string}
             */
            status: "pending" | "accepted" | "expired" | "revoked";
            /** @description The staff record that it made, prefix `stf_`. */
            staff_id: string;
            /** @description Who invited them. */
            invited_by: {
                /**
                 * @description Kind of actor.
                 * @enum {string}
                 */
                type: "api_key" | "staff" | "guardian" | "system";
                /** @description Identifier of the actor. */
                id: string | null;
                /** @description Name of the actor at that time. */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When its present token was made.
             */
            last_sent_at: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            accepted_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
            /** @description What the person accepts the invitation with. It cannot be read again. */
            token: string;
        };
        /** @description An invoice as it was issued. */
        InvoiceEventData: {
            /** @description Identifier, prefix `inv_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "invoice";
            /** @description Number of the invoice. */
            number: string;
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description The fee account, prefix `acc_`. */
            account_id: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Sum of the lines in minor currency units. */
            total: number;
            /** @description What is still owed in minor currency units. */
            amount_due: number;
            /**
             * @description State of the invoice.
             * @enum {string}
             */
            status: "draft" | "issued" | "partly_paid" | "paid" | "void";
            /**
             * Format: date
             * @description Day of issue.
             */
            issue_date: string;
            /**
             * Format: date
             * @description Day by which it is to be paid.
             */
            due_date: string;
            /** @description What is charged. */
            lines: components["schemas"]["InvoiceEventLine"][];
        };
        /** @description One line of an invoice. */
        InvoiceEventLine: {
            /** @description Identifier, prefix `ili_`. */
            id: string;
            /** @description What is charged. */
            description: string;
            /** @description How many. */
            quantity: number;
            /** @description Price of one in minor currency units; negative for a discount. */
            unit_amount: number;
            /** @description Price of all in minor currency units. */
            amount: number;
        };
        /**
         * @description A learner (student) of the school.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `admit` | `prospective`, `left` | `active` |
         *     | `leave` | `active` | `left` |
         *     | `cancel-leave` | `active` | `active` |
         */
        Learner: {
            /** @description Opaque identifier, prefix `lrn_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "learner";
            /** @description Full name of the learner. Required unless `first_name` and `last_name` are sent. */
            name: string;
            /** @description First name. */
            first_name: string | null;
            /** @description Middle names. */
            middle_names: string | null;
            /** @description Family name. */
            last_name: string | null;
            /** @description The name the learner goes by. */
            preferred_name: string | null;
            /**
             * Format: date
             * @description Date of birth, not in the future.
             */
            date_of_birth: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender: "female" | "male" | "other" | "undisclosed" | null;
            /** @description Grade level label. */
            grade_level: string | null;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id: string | null;
            /** @description Class label. */
            class: string | null;
            /** @description The register class, prefix `cls_`. */
            class_id: string | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @enum {string}
             */
            status: "prospective" | "active" | "left";
            /** @description Number in the admission register; unique in the school. */
            admission_number: string | null;
            /**
             * Format: date
             * @description Day of admission.
             */
            admitted_on: string | null;
            /**
             * Format: date
             * @description Last day at the school; of an active learner, the day on which they will leave.
             */
            left_on: string | null;
            /**
             * @description Why the learner left, or will leave.
             * @enum {string|null}
             */
            left_reason: "transferred" | "completed" | "withdrawn" | "expelled" | "deceased" | "other" | null;
            /** @description Language spoken at home, as a BCP 47 tag. */
            home_language: string | null;
            /** @description Language of instruction, as a BCP 47 tag. */
            language_of_instruction: string | null;
            /** @description Postal address. */
            address: {
                /** @description First line. */
                line1: string | null;
                /** @description Second line. */
                line2: string | null;
                /** @description Suburb. */
                suburb: string | null;
                /** @description City or town. */
                city: string | null;
                /** @description Province or state. */
                province: string | null;
                /** @description Postal code. */
                postal_code: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country: string | null;
            } | null;
            /**
             * Format: email
             * @description Email address.
             */
            email: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone: string | null;
            /** @description Whether there is a medical note, not archived and not ended, of severity `caution` or `critical`. */
            has_medical_alert: boolean;
            /** @description Whether the learner lives at the school. */
            boarder: boolean;
            /** @description Address of a photograph. */
            photo_url: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. Left out unless the key has `read:sensitive`. */
            national_id?: string | null;
            /** @description Passport number. Left out unless the key has `read:sensitive`. */
            passport_number?: string | null;
            /** @description Citizenship, ISO 3166-1 alpha-2 code. Left out unless the key has `read:sensitive`. */
            citizenship?: string | null;
            /** @description Number in the national learner register (LURITS), 9 or 13 digits. Left out unless the key has `read:sensitive`. */
            lurits_number?: string | null;
            /** @description Race, as the department's returns ask for it. Left out unless the key has `read:sensitive`. */
            race?: string | null;
            /** @description Religion. Left out unless the key has `read:sensitive`. */
            religion?: string | null;
            /** @description Whether a social grant is received for the learner. Left out unless the key has `read:sensitive`. */
            social_grant?: boolean | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description When a learner is admitted. */
        LearnerAdmit: {
            /**
             * Format: date
             * @description Day of admission; today in the school's time zone without it.
             */
            admitted_on?: string;
        };
        /** @description A learner was archived (soft-deleted). */
        LearnerArchivedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.archived";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        /** @description What a new learner is made of. */
        LearnerCreate: {
            /** @description Full name of the learner. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Middle names. */
            middle_names?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description The name the learner goes by. */
            preferred_name?: string | null;
            /**
             * Format: date
             * @description Date of birth, not in the future.
             */
            date_of_birth?: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id?: string | null;
            /** @description Class label. */
            class?: string | null;
            /** @description The register class, prefix `cls_`. */
            class_id?: string | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @default active
             * @enum {string}
             */
            status?: "prospective" | "active";
            /** @description Number in the admission register; unique in the school. */
            admission_number?: string | null;
            /**
             * Format: date
             * @description Day of admission.
             */
            admitted_on?: string | null;
            /** @description Language spoken at home, as a BCP 47 tag. */
            home_language?: string | null;
            /** @description Language of instruction, as a BCP 47 tag. */
            language_of_instruction?: string | null;
            /** @description Postal address. */
            address?: {
                /**
                 * @description First line.
                 * @default null
                 */
                line1?: string | null;
                /**
                 * @description Second line.
                 * @default null
                 */
                line2?: string | null;
                /**
                 * @description Suburb.
                 * @default null
                 */
                suburb?: string | null;
                /**
                 * @description City or town.
                 * @default null
                 */
                city?: string | null;
                /**
                 * @description Province or state.
                 * @default null
                 */
                province?: string | null;
                /**
                 * @description Postal code.
                 * @default null
                 */
                postal_code?: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code.
                 * @default null
                 */
                country?: string | null;
            } | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /**
             * @description Whether the learner lives at the school.
             * @default false
             */
            boarder?: boolean;
            /** @description Address of a photograph. */
            photo_url?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Passport number. */
            passport_number?: string | null;
            /** @description Citizenship, ISO 3166-1 alpha-2 code. */
            citizenship?: string | null;
            /** @description Number in the national learner register (LURITS), 9 or 13 digits. */
            lurits_number?: string | null;
            /** @description Race, as the department's returns ask for it. */
            race?: string | null;
            /** @description Religion. */
            religion?: string | null;
            /** @description Whether a social grant is received for the learner. */
            social_grant?: boolean | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A learner record was created. */
        LearnerCreatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.created";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        /** @description A learner was enrolled in a class for a term. */
        LearnerEnrolledEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.enrolled";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        /** @description What a guardian is to a learner, and what they may know and do. */
        LearnerGuardian: {
            /** @description Opaque identifier, prefix `lgd_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "learner_guardian";
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description The guardian, prefix `gdn_`. */
            guardian_id: string;
            /**
             * @description What the guardian is to the learner.
             * @enum {string}
             */
            relationship: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            /** @description Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
            is_primary: boolean;
            /** @description Whether the guardian is one in law. */
            legal_guardian: boolean;
            /** @description Whether the learner lives with the guardian. */
            lives_with: boolean;
            /** @description Whether to call in an emergency. */
            emergency_contact: boolean;
            /** @description Whom to call first, from 1. */
            emergency_order: number | null;
            /** @description Whether the guardian pays the fees. */
            fee_payer: boolean;
            /** @description Whether the guardian may fetch the learner. */
            pickup_authorised: boolean;
            /**
             * @description What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false.
             * @enum {string}
             */
            access: "full" | "limited" | "none";
            /** @description What is sent to the guardian. */
            receives: {
                /** @description Term reports. */
                reports: boolean;
                /** @description Notices on attendance. */
                attendance: boolean;
                /** @description Invoices and statements. */
                fees: boolean;
                /** @description Notices on discipline. */
                discipline: boolean;
                /** @description Announcements. */
                announcements: boolean;
            };
            /** @description Why access is restricted, such as a court order. Left out unless the key has `read:sensitive`. */
            restriction_note?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new link to a guardian is made of. */
        LearnerGuardianCreate: {
            /** @description The guardian, prefix `gdn_`. */
            guardian_id: string;
            /**
             * @description What the guardian is to the learner.
             * @enum {string}
             */
            relationship: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            /**
             * @description Whether this is the first to turn to. Setting it takes it from any other link of the learner.
             * @default false
             */
            is_primary?: boolean;
            /**
             * @description Whether the guardian is one in law.
             * @default false
             */
            legal_guardian?: boolean;
            /**
             * @description Whether the learner lives with the guardian.
             * @default false
             */
            lives_with?: boolean;
            /**
             * @description Whether to call in an emergency.
             * @default false
             */
            emergency_contact?: boolean;
            /** @description Whom to call first, from 1. */
            emergency_order?: number | null;
            /**
             * @description Whether the guardian pays the fees.
             * @default false
             */
            fee_payer?: boolean;
            /**
             * @description Whether the guardian may fetch the learner.
             * @default false
             */
            pickup_authorised?: boolean;
            /**
             * @description What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false.
             * @default full
             * @enum {string}
             */
            access?: "full" | "limited" | "none";
            /**
             * @description What is sent to the guardian.
             * @default {
             *       "reports": true,
             *       "attendance": true,
             *       "fees": true,
             *       "discipline": true,
             *       "announcements": true
             *     }
             */
            receives?: {
                /**
                 * @description Term reports.
                 * @default true
                 */
                reports?: boolean;
                /**
                 * @description Notices on attendance.
                 * @default true
                 */
                attendance?: boolean;
                /**
                 * @description Invoices and statements.
                 * @default true
                 */
                fees?: boolean;
                /**
                 * @description Notices on discipline.
                 * @default true
                 */
                discipline?: boolean;
                /**
                 * @description Announcements.
                 * @default true
                 */
                announcements?: boolean;
            };
            /** @description Why access is restricted, such as a court order. */
            restriction_note?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        LearnerGuardianPage: {
            /** @description Records of the page. */
            data: components["schemas"]["LearnerGuardian"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of links to guardians. */
        LearnerGuardianRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description The learner, prefix `lrn_`. */
            learner_id?: string;
            /** @description In the place of `learner_id`: what it has as external id in the source. */
            learner_external_id?: string | number;
            /** @description The guardian, prefix `gdn_`. */
            guardian_id?: string;
            /** @description In the place of `guardian_id`: what it has as external id in the source. */
            guardian_external_id?: string | number;
            /**
             * @description What the guardian is to the learner.
             * @enum {string}
             */
            relationship?: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            /** @description Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
            is_primary?: boolean;
            /** @description Whether the guardian is one in law. */
            legal_guardian?: boolean;
            /** @description Whether the learner lives with the guardian. */
            lives_with?: boolean;
            /** @description Whether to call in an emergency. */
            emergency_contact?: boolean;
            /** @description Whom to call first, from 1. */
            emergency_order?: number | null;
            /** @description Whether the guardian pays the fees. */
            fee_payer?: boolean;
            /** @description Whether the guardian may fetch the learner. */
            pickup_authorised?: boolean;
            /**
             * @description What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false.
             * @enum {string}
             */
            access?: "full" | "limited" | "none";
            /** @description What is sent to the guardian. */
            receives?: {
                /** @description Term reports. */
                reports?: boolean;
                /** @description Notices on attendance. */
                attendance?: boolean;
                /** @description Invoices and statements. */
                fees?: boolean;
                /** @description Notices on discipline. */
                discipline?: boolean;
                /** @description Announcements. */
                announcements?: boolean;
            };
            /** @description Why access is restricted, such as a court order. */
            restriction_note?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a link to a guardian. */
        LearnerGuardianUpdate: {
            /**
             * @description What the guardian is to the learner.
             * @enum {string}
             */
            relationship?: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            /** @description Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
            is_primary?: boolean;
            /** @description Whether the guardian is one in law. */
            legal_guardian?: boolean;
            /** @description Whether the learner lives with the guardian. */
            lives_with?: boolean;
            /** @description Whether to call in an emergency. */
            emergency_contact?: boolean;
            /** @description Whom to call first, from 1. */
            emergency_order?: number | null;
            /** @description Whether the guardian pays the fees. */
            fee_payer?: boolean;
            /** @description Whether the guardian may fetch the learner. */
            pickup_authorised?: boolean;
            /**
             * @description What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false.
             * @enum {string}
             */
            access?: "full" | "limited" | "none";
            /** @description What is sent to the guardian. */
            receives?: {
                /** @description Term reports. */
                reports?: boolean;
                /** @description Notices on attendance. */
                attendance?: boolean;
                /** @description Invoices and statements. */
                fees?: boolean;
                /** @description Notices on discipline. */
                discipline?: boolean;
                /** @description Announcements. */
                announcements?: boolean;
            };
            /** @description Why access is restricted, such as a court order. */
            restriction_note?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description When and why a learner leaves. */
        LearnerLeave: {
            /**
             * Format: date
             * @description Last day at the school.
             */
            left_on: string;
            /**
             * @description Why the learner leaves.
             * @enum {string}
             */
            left_reason: "transferred" | "completed" | "withdrawn" | "expelled" | "deceased" | "other";
        };
        /** @description A learner left the school. */
        LearnerLeftEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.left";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        /** @description A page of results. */
        LearnerPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Learner"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description An archived learner was restored. */
        LearnerRestoredEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.restored";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        /** @description A row of an import of learners. */
        LearnerRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description Full name of the learner. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Middle names. */
            middle_names?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description The name the learner goes by. */
            preferred_name?: string | null;
            /**
             * Format: date
             * @description Date of birth, not in the future.
             */
            date_of_birth?: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id?: string | null;
            /** @description In the place of `grade_level_id`: what it has as external id in the source. */
            grade_level_external_id?: string | number | null;
            /** @description Class label. */
            class?: string | null;
            /** @description The register class, prefix `cls_`. */
            class_id?: string | null;
            /** @description In the place of `class_id`: what it has as external id in the source. */
            class_external_id?: string | number | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @enum {string}
             */
            status?: "prospective" | "active";
            /** @description Number in the admission register; unique in the school. */
            admission_number?: string | null;
            /**
             * Format: date
             * @description Day of admission.
             */
            admitted_on?: string | null;
            /** @description Language spoken at home, as a BCP 47 tag. */
            home_language?: string | null;
            /** @description Language of instruction, as a BCP 47 tag. */
            language_of_instruction?: string | null;
            /** @description Postal address. */
            address?: {
                /** @description First line. */
                line1?: string | null;
                /** @description Second line. */
                line2?: string | null;
                /** @description Suburb. */
                suburb?: string | null;
                /** @description City or town. */
                city?: string | null;
                /** @description Province or state. */
                province?: string | null;
                /** @description Postal code. */
                postal_code?: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string | null;
            } | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /** @description Whether the learner lives at the school. */
            boarder?: boolean;
            /** @description Address of a photograph. */
            photo_url?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Passport number. */
            passport_number?: string | null;
            /** @description Citizenship, ISO 3166-1 alpha-2 code. */
            citizenship?: string | null;
            /** @description Number in the national learner register (LURITS), 9 or 13 digits. */
            lurits_number?: string | null;
            /** @description Race, as the department's returns ask for it. */
            race?: string | null;
            /** @description Religion. */
            religion?: string | null;
            /** @description Whether a social grant is received for the learner. */
            social_grant?: boolean | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a learner. */
        LearnerUpdate: {
            /** @description Full name of the learner. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Middle names. */
            middle_names?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description The name the learner goes by. */
            preferred_name?: string | null;
            /**
             * Format: date
             * @description Date of birth, not in the future.
             */
            date_of_birth?: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description The grade level, prefix `grl_`. */
            grade_level_id?: string | null;
            /** @description Class label. */
            class?: string | null;
            /** @description The register class, prefix `cls_`. */
            class_id?: string | null;
            /** @description Number in the admission register; unique in the school. */
            admission_number?: string | null;
            /**
             * Format: date
             * @description Day of admission.
             */
            admitted_on?: string | null;
            /** @description Language spoken at home, as a BCP 47 tag. */
            home_language?: string | null;
            /** @description Language of instruction, as a BCP 47 tag. */
            language_of_instruction?: string | null;
            /** @description Postal address. */
            address?: {
                /** @description First line. */
                line1?: string | null;
                /** @description Second line. */
                line2?: string | null;
                /** @description Suburb. */
                suburb?: string | null;
                /** @description City or town. */
                city?: string | null;
                /** @description Province or state. */
                province?: string | null;
                /** @description Postal code. */
                postal_code?: string | null;
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string | null;
            } | null;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string | null;
            /** @description Telephone number in E.164 form, such as +27821234567. */
            phone?: string | null;
            /** @description Whether the learner lives at the school. */
            boarder?: boolean;
            /** @description Address of a photograph. */
            photo_url?: string | null;
            /** @description South African identity number, 13 digits of which the last is a check digit. */
            national_id?: string | null;
            /** @description Passport number. */
            passport_number?: string | null;
            /** @description Citizenship, ISO 3166-1 alpha-2 code. */
            citizenship?: string | null;
            /** @description Number in the national learner register (LURITS), 9 or 13 digits. */
            lurits_number?: string | null;
            /** @description Race, as the department's returns ask for it. */
            race?: string | null;
            /** @description Religion. */
            religion?: string | null;
            /** @description Whether a social grant is received for the learner. */
            social_grant?: boolean | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A learner record was changed. */
        LearnerUpdatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "learner.updated";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
        MedicalNote: {
            /** @description Opaque identifier, prefix `med_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "medical_note";
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /**
             * @description Kind of note.
             * @enum {string}
             */
            kind: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            /** @description What it is about. */
            title: string;
            /** @description Details. */
            details: string | null;
            /**
             * @description How much it matters; `caution` and `critical` set the learner's `has_medical_alert`.
             * @enum {string}
             */
            severity: "info" | "caution" | "critical";
            /** @description What brings it on. */
            triggers: string | null;
            /** @description What to do. */
            response: string | null;
            /** @description Medication. */
            medication: string | null;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string | null;
            /**
             * Format: date
             * @description Last day; null while it goes on.
             */
            ends_on: string | null;
            /** @description The doctor. */
            doctor_name: string | null;
            /** @description The doctor's telephone number. */
            doctor_phone: string | null;
            /** @description Whether consent was given in writing. */
            consent_on_file: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new medical note is made of. */
        MedicalNoteCreate: {
            /**
             * @description Kind of note.
             * @enum {string}
             */
            kind: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            /** @description What it is about. */
            title: string;
            /** @description Details. */
            details?: string | null;
            /**
             * @description How much it matters; `caution` and `critical` set the learner's `has_medical_alert`.
             * @enum {string}
             */
            severity: "info" | "caution" | "critical";
            /** @description What brings it on. */
            triggers?: string | null;
            /** @description What to do. */
            response?: string | null;
            /** @description Medication. */
            medication?: string | null;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day; null while it goes on.
             */
            ends_on?: string | null;
            /** @description The doctor. */
            doctor_name?: string | null;
            /** @description The doctor's telephone number. */
            doctor_phone?: string | null;
            /**
             * @description Whether consent was given in writing.
             * @default false
             */
            consent_on_file?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        MedicalNotePage: {
            /** @description Records of the page. */
            data: components["schemas"]["MedicalNote"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description What can be changed of a medical note. */
        MedicalNoteUpdate: {
            /**
             * @description Kind of note.
             * @enum {string}
             */
            kind?: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            /** @description What it is about. */
            title?: string;
            /** @description Details. */
            details?: string | null;
            /**
             * @description How much it matters; `caution` and `critical` set the learner's `has_medical_alert`.
             * @enum {string}
             */
            severity?: "info" | "caution" | "critical";
            /** @description What brings it on. */
            triggers?: string | null;
            /** @description What to do. */
            response?: string | null;
            /** @description Medication. */
            medication?: string | null;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day; null while it goes on.
             */
            ends_on?: string | null;
            /** @description The doctor. */
            doctor_name?: string | null;
            /** @description The doctor's telephone number. */
            doctor_phone?: string | null;
            /** @description Whether consent was given in writing. */
            consent_on_file?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description An error, as RFC 9457 has it. */
        Problem: {
            /** @description Address of the documentation of the code. */
            type: string;
            /** @description What the code means. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What to do, for a person. */
            detail: string;
            /**
             * @description Stable code of the error.
             * @enum {string}
             */
            code: "invalid_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "unsupported_version" | "invalid_idempotency_key" | "bad_request" | "missing_api_key" | "invalid_api_key" | "expired_api_key" | "insufficient_scope" | "not_found" | "method_not_allowed" | "request_timeout" | "resource_archived" | "invalid_state_transition" | "already_exists" | "dates_overlap" | "open_terms" | "has_terms" | "term_closed" | "audit_log_broken" | "already_enrolled" | "class_full" | "term_in_use" | "class_in_use" | "learner_not_active" | "too_many_removals" | "has_active_links" | "last_owner" | "idempotency_key_in_use" | "last_admin_key" | "invitation_not_usable" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "outside_academic_year" | "outside_term" | "class_not_offered" | "validation_failed" | "unknown_field" | "unknown_reference" | "unknown_event_type" | "target_not_allowed" | "scope_exceeds_key" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "outcome_unknown";
            /** @description Identifier of the request. */
            request_id: string;
            /** @description Every fault of the body or the parameters. */
            errors?: {
                /** @description JSON pointer into the body, or `?name` for a query parameter. */
                pointer: string;
                /** @description Stable code of the fault. */
                code: string;
                /** @description What is wrong and what would be right. */
                detail: string;
            }[];
            /** @description The present state. */
            from?: string;
            /** @description The state asked for. */
            to?: string;
            /** @description The states that can follow the present one. */
            allowed?: string[];
            /** @description The record that holds the value. */
            existing_id?: string;
        };
        /**
         * @description A qualification of a staff member.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `verify` | `unverified` | `verified` |
         *     | `reject` | `unverified` | `rejected` |
         *     | by itself, once `expires_on` is past | `verified` | `expired` |
         */
        Qualification: {
            /** @description Opaque identifier, prefix `qlf_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "qualification";
            /** @description The staff member, prefix `stf_`. */
            staff_id: string;
            /** @description What it is called. */
            title: string;
            /**
             * @description Kind of qualification.
             * @enum {string}
             */
            kind: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            /** @description Who awarded it. */
            institution: string | null;
            /** @description Level in the National Qualifications Framework. */
            nqf_level: number | null;
            /**
             * Format: date
             * @description Day of the award.
             */
            awarded_on: string | null;
            /**
             * Format: date
             * @description Last day on which it counts.
             */
            expires_on: string | null;
            /** @description Where your application keeps the proof. */
            document_ref: string | null;
            /** @description Subjects that it is for, prefix `sbj_`. */
            subjects: string[];
            /**
             * @description State of the qualification.
             * @enum {string}
             */
            status: "unverified" | "verified" | "rejected" | "expired";
            /** @description Why it was rejected. */
            rejected_reason: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new qualification is made of. */
        QualificationCreate: {
            /** @description What it is called. */
            title: string;
            /**
             * @description Kind of qualification.
             * @enum {string}
             */
            kind: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            /** @description Who awarded it. */
            institution?: string | null;
            /** @description Level in the National Qualifications Framework. */
            nqf_level?: number | null;
            /**
             * Format: date
             * @description Day of the award.
             */
            awarded_on?: string | null;
            /**
             * Format: date
             * @description Last day on which it counts.
             */
            expires_on?: string | null;
            /** @description Where your application keeps the proof. */
            document_ref?: string | null;
            /**
             * @description Subjects that it is for, prefix `sbj_`.
             * @default []
             */
            subjects?: string[];
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        QualificationPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Qualification"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description Why a qualification is rejected. */
        QualificationReject: {
            /** @description Why. */
            reason: string;
        };
        /** @description What can be changed of a qualification. */
        QualificationUpdate: {
            /** @description What it is called. */
            title?: string;
            /**
             * @description Kind of qualification.
             * @enum {string}
             */
            kind?: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            /** @description Who awarded it. */
            institution?: string | null;
            /** @description Level in the National Qualifications Framework. */
            nqf_level?: number | null;
            /**
             * Format: date
             * @description Day of the award.
             */
            awarded_on?: string | null;
            /**
             * Format: date
             * @description Last day on which it counts.
             */
            expires_on?: string | null;
            /** @description Where your application keeps the proof. */
            document_ref?: string | null;
            /** @description Subjects that it is for, prefix `sbj_`. */
            subjects?: string[];
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description Learners of the register by status. */
        RegisterCounts: {
            /** @description Learners on the roll. */
            enrolled: number;
            /** @description Present. */
            present: number;
            /** @description Absent. */
            absent: number;
            /** @description Late. */
            late: number;
            /** @description Left early. */
            left_early: number;
            /** @description At a school activity elsewhere. */
            offsite: number;
            /** @description Absent, late or left early with an approved excuse. */
            excused: number;
        };
        /** @description A register, with the marks reduced to the learner and the status. */
        RegisterEventData: {
            /** @description Identifier, prefix `reg_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "register";
            /** @description The class, prefix `cls_`. */
            class_id: string;
            /**
             * Format: date
             * @description The day, in the school's calendar.
             */
            date: string;
            /**
             * @description Part of the day; null for a lesson.
             * @enum {string|null}
             */
            session: "day" | "am" | "pm" | null;
            /** @description The lesson, prefix `slt_`; null for a session. */
            slot_id: string | null;
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /** @description 1 when taken, one more for each amendment. */
            revision: number;
            /**
             * @description State of the register.
             * @enum {string}
             */
            status: "recorded" | "amended" | "void";
            counts: components["schemas"]["RegisterCounts"];
            /** @description A mark for each learner on the roll. */
            marks: components["schemas"]["RegisterMark"][];
        };
        /** @description The mark of one learner. */
        RegisterMark: {
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /**
             * @description Whether the learner was there.
             * @enum {string}
             */
            status: "present" | "late" | "absent" | "left_early" | "offsite";
        };
        /**
         * @description How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it.
         *
         *     South Africa's Protection of Personal Information Act, section 14, allows no longer than is needed, unless a law asks for more. General Disposal Authority AK 4 forbids public schools to destroy cumulative report cards.
         */
        Retention: {
            learners: components["schemas"]["RetentionRule"];
            attendance: components["schemas"]["RetentionRule"];
            discipline: components["schemas"]["RetentionRule"];
            communications: components["schemas"]["RetentionRule"];
            medical: components["schemas"]["RetentionRule"];
            fees: components["schemas"]["RetentionRule"];
            term_reports: components["schemas"]["RetentionRule"];
        };
        /** @description How long the records of a family are kept. */
        RetentionRule: {
            /** @description Months after the learner left; null where they are kept for good. */
            months: number | null;
            /**
             * @description What happens then: `anonymise` makes personal values unreadable, `keep` nothing.
             * @enum {string}
             */
            action: "anonymise" | "keep";
        };
        /** @description What can be changed of how long the records of a family are kept. To anonymise takes months. */
        RetentionRuleUpdate: {
            /** @description Months after the learner left; null where they are kept for good. */
            months?: number | null;
            /**
             * @description What happens then: `anonymise` makes personal values unreadable, `keep` nothing.
             * @enum {string}
             */
            action?: "anonymise" | "keep";
        };
        /** @description What can be changed of the retention settings. */
        RetentionUpdate: {
            learners?: components["schemas"]["RetentionRuleUpdate"];
            attendance?: components["schemas"]["RetentionRuleUpdate"];
            discipline?: components["schemas"]["RetentionRuleUpdate"];
            communications?: components["schemas"]["RetentionRuleUpdate"];
            medical?: components["schemas"]["RetentionRuleUpdate"];
            fees?: components["schemas"]["RetentionRuleUpdate"];
            term_reports?: components["schemas"]["RetentionRuleUpdate"];
        };
        /** @description A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
        RoleAssignment: {
            /** @description Opaque identifier, prefix `rol_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "role_assignment";
            /** @description The staff member, prefix `stf_`. */
            staff_id: string;
            /**
             * @description The role.
             * @enum {string}
             */
            role: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /**
             * @description Of what it is the role.
             * @enum {string}
             */
            scope_type: "school" | "grade_level" | "class" | "subject";
            /** @description The grade level, class or subject; null where it is the school. */
            scope_id: string | null;
            /**
             * Format: date
             * @description First day of the role.
             */
            starts_on: string | null;
            /**
             * Format: date
             * @description Last day of the role.
             */
            ends_on: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new role assignment is made of. */
        RoleAssignmentCreate: {
            /**
             * @description The role.
             * @enum {string}
             */
            role: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /**
             * @description Of what it is the role.
             * @default school
             * @enum {string}
             */
            scope_type?: "school" | "grade_level" | "class" | "subject";
            /** @description The grade level, class or subject; null where it is the school. */
            scope_id?: string | null;
            /**
             * Format: date
             * @description First day of the role.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day of the role.
             */
            ends_on?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        RoleAssignmentPage: {
            /** @description Records of the page. */
            data: components["schemas"]["RoleAssignment"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description What can be changed of a role assignment. */
        RoleAssignmentUpdate: {
            /**
             * @description The role.
             * @enum {string}
             */
            role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /**
             * @description Of what it is the role.
             * @enum {string}
             */
            scope_type?: "school" | "grade_level" | "class" | "subject";
            /** @description The grade level, class or subject; null where it is the school. */
            scope_id?: string | null;
            /**
             * Format: date
             * @description First day of the role.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day of the role.
             */
            ends_on?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A room of the school. */
        Room: {
            /** @description Opaque identifier, prefix `rom_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "room";
            /** @description Name; unique in the school. */
            name: string;
            /**
             * @description Kind of room.
             * @enum {string}
             */
            kind: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            /** @description How many people it takes. */
            capacity: number | null;
            /** @description Whether it can be booked. */
            bookable: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new room is made of. */
        RoomCreate: {
            /** @description Name; unique in the school. */
            name: string;
            /**
             * @description Kind of room.
             * @default classroom
             * @enum {string}
             */
            kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            /** @description How many people it takes. */
            capacity?: number | null;
            /**
             * @description Whether it can be booked.
             * @default true
             */
            bookable?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        RoomPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Room"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description What can be changed of a room. */
        RoomUpdate: {
            /** @description Name; unique in the school. */
            name?: string;
            /**
             * @description Kind of room.
             * @enum {string}
             */
            kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            /** @description How many people it takes. */
            capacity?: number | null;
            /** @description Whether it can be booked. */
            bookable?: boolean;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
        School: {
            /** @description Opaque identifier, prefix `sch_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "school";
            /**
             * @description Whether this is the live school or its test twin.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Name of the school. */
            name: string;
            /** @description Number in the education department's register. */
            emis_number: string | null;
            /**
             * @description Kind of school.
             * @enum {string|null}
             */
            school_type: "primary" | "secondary" | "combined" | "special" | null;
            /** @description Province or state. */
            province: string | null;
            /** @description IANA time zone in which the school's dates and times are meant. */
            time_zone: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description BCP 47 language tag. */
            locale: string;
            /** @description Weekdays on which the school meets, 1 (Monday) to 7 (Sunday). */
            school_days: number[];
            /**
             * @description How attendance is taken: once a day, morning and afternoon, or in each lesson.
             * @enum {string}
             */
            attendance_mode: "daily" | "am_pm" | "per_slot";
            retention: components["schemas"]["Retention"];
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What can be changed of a school. */
        SchoolUpdate: {
            /** @description Name of the school. */
            name?: string;
            /** @description Number in the education department's register. */
            emis_number?: string | null;
            /**
             * @description Kind of school.
             * @enum {string|null}
             */
            school_type?: "primary" | "secondary" | "combined" | "special" | null;
            /** @description Province or state. */
            province?: string | null;
            /** @description IANA time zone in which the school's dates and times are meant. */
            time_zone?: string;
            /** @description ISO 4217 code. */
            currency?: string;
            /** @description BCP 47 language tag. */
            locale?: string;
            /** @description Weekdays on which the school meets, 1 (Monday) to 7 (Sunday). */
            school_days?: number[];
            /**
             * @description How attendance is taken: once a day, morning and afternoon, or in each lesson.
             * @enum {string}
             */
            attendance_mode?: "daily" | "am_pm" | "per_slot";
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
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
        Staff: {
            /** @description Opaque identifier, prefix `stf_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "staff";
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name: string;
            /** @description First name. */
            first_name: string | null;
            /** @description Family name. */
            last_name: string | null;
            /**
             * Format: email
             * @description Email address; unique in the school whatever its case, and kept in lower case.
             */
            email: string;
            /** @description Telephone number with its country, as E.164 has it. */
            phone: string | null;
            /** @description Number in the school's books; unique in the school. */
            employee_number: string | null;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Title of the post. */
            job_title: string | null;
            /**
             * @description Who employs them: the state, the school's governing body, a contract, or nobody.
             * @enum {string|null}
             */
            employment: "state" | "sgb" | "contract" | "volunteer" | null;
            /** @description Number in the state's payroll. */
            persal_number: string | null;
            /** @description Number in the register of the Council for Educators. */
            sace_number: string | null;
            /**
             * Format: date
             * @description Last day of that registration.
             */
            sace_expires_on: string | null;
            /**
             * Format: date
             * @description First day at the school.
             */
            starts_on: string | null;
            /**
             * Format: date
             * @description Last day at the school, once it is known.
             */
            ends_on: string | null;
            /** @description Subjects that they teach, prefix `sbj_`. */
            subjects: string[];
            /** @description Most lessons that they teach in a cycle of the timetable. */
            max_periods_per_cycle: number | null;
            /** @description Who they are to the login of your application, as it said when the invitation was accepted. Left out unless the key has `read:sensitive`. */
            login_identity?: {
                /** @description Whoever vouches for the subject. */
                issuer: string;
                /** @description The person to that issuer. */
                subject: string;
            } | null;
            /**
             * @description State of the staff member.
             * @enum {string}
             */
            status: "invited" | "active" | "suspended" | "left";
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description An invited staff member accepted and activated their account. */
        StaffActivatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.activated";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description A staff member was archived (soft-deleted). */
        StaffArchivedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.archived";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description What a new staff member is made of. */
        StaffCreate: {
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /**
             * Format: email
             * @description Email address; unique in the school whatever its case, and kept in lower case.
             */
            email: string;
            /** @description Telephone number with its country, as E.164 has it. */
            phone?: string | null;
            /** @description Number in the school's books; unique in the school. */
            employee_number?: string | null;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Title of the post. */
            job_title?: string | null;
            /**
             * @description Who employs them: the state, the school's governing body, a contract, or nobody.
             * @enum {string|null}
             */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            /** @description Number in the state's payroll. */
            persal_number?: string | null;
            /** @description Number in the register of the Council for Educators. */
            sace_number?: string | null;
            /**
             * Format: date
             * @description Last day of that registration.
             */
            sace_expires_on?: string | null;
            /**
             * Format: date
             * @description First day at the school.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day at the school, once it is known.
             */
            ends_on?: string | null;
            /**
             * @description Subjects that they teach, prefix `sbj_`.
             * @default []
             */
            subjects?: string[];
            /** @description Most lessons that they teach in a cycle of the timetable. */
            max_periods_per_cycle?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A staff record was created. */
        StaffCreatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.created";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description An invitation was sent to a new staff member. */
        StaffInvitedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.invited";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Invitation"];
        };
        /** @description When a staff member leaves. */
        StaffLeave: {
            /**
             * Format: date
             * @description Last day at the school.
             */
            ends_on: string;
        };
        /** @description A staff member left the school. */
        StaffLeftEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.left";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description A page of results. */
        StaffPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Staff"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description An archived staff member was restored. */
        StaffRestoredEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.restored";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description A row of an import of staff. */
        StaffRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /**
             * Format: email
             * @description Email address; unique in the school whatever its case, and kept in lower case.
             */
            email?: string;
            /** @description Telephone number with its country, as E.164 has it. */
            phone?: string | null;
            /** @description Number in the school's books; unique in the school. */
            employee_number?: string | null;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type?: "teacher" | "admin" | "support" | "management";
            /** @description Title of the post. */
            job_title?: string | null;
            /**
             * @description Who employs them: the state, the school's governing body, a contract, or nobody.
             * @enum {string|null}
             */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            /** @description Number in the state's payroll. */
            persal_number?: string | null;
            /** @description Number in the register of the Council for Educators. */
            sace_number?: string | null;
            /**
             * Format: date
             * @description Last day of that registration.
             */
            sace_expires_on?: string | null;
            /**
             * Format: date
             * @description First day at the school.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day at the school, once it is known.
             */
            ends_on?: string | null;
            /** @description Subjects that they teach, prefix `sbj_`. */
            subjects?: string[];
            /** @description Most lessons that they teach in a cycle of the timetable. */
            max_periods_per_cycle?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a staff member. */
        StaffUpdate: {
            /** @description Full name. Required unless `first_name` and `last_name` are sent. */
            name?: string;
            /** @description First name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /**
             * Format: email
             * @description Email address; unique in the school whatever its case, and kept in lower case.
             */
            email?: string;
            /** @description Telephone number with its country, as E.164 has it. */
            phone?: string | null;
            /** @description Number in the school's books; unique in the school. */
            employee_number?: string | null;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type?: "teacher" | "admin" | "support" | "management";
            /** @description Title of the post. */
            job_title?: string | null;
            /**
             * @description Who employs them: the state, the school's governing body, a contract, or nobody.
             * @enum {string|null}
             */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            /** @description Number in the state's payroll. */
            persal_number?: string | null;
            /** @description Number in the register of the Council for Educators. */
            sace_number?: string | null;
            /**
             * Format: date
             * @description Last day of that registration.
             */
            sace_expires_on?: string | null;
            /**
             * Format: date
             * @description First day at the school.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description Last day at the school, once it is known.
             */
            ends_on?: string | null;
            /** @description Subjects that they teach, prefix `sbj_`. */
            subjects?: string[];
            /** @description Most lessons that they teach in a cycle of the timetable. */
            max_periods_per_cycle?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A staff record was changed, or the staff member suspended or reactivated. */
        StaffUpdatedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "staff.updated";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        /** @description A subject that is taught at the school. */
        Subject: {
            /** @description Opaque identifier, prefix `sbj_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "subject";
            /** @description Name of the subject. */
            name: string;
            /** @description Short code; unique in the school. */
            code: string;
            /**
             * @description Kind of subject.
             * @enum {string}
             */
            kind: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /** @description Grade levels in which it is taught, prefix `grl_`. */
            grade_level_ids: string[];
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language: string | null;
            /** @description Whether it counts for a learner's average. */
            counts_for_average: boolean;
            /** @description Weight in the decision on promotion. */
            promotion_weight: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new subject is made of. */
        SubjectCreate: {
            /** @description Name of the subject. */
            name: string;
            /** @description Short code; unique in the school. */
            code: string;
            /**
             * @description Kind of subject.
             * @default other
             * @enum {string}
             */
            kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /**
             * @description Grade levels in which it is taught, prefix `grl_`.
             * @default []
             */
            grade_level_ids?: string[];
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /**
             * @description Whether it counts for a learner's average.
             * @default true
             */
            counts_for_average?: boolean;
            /** @description Weight in the decision on promotion. */
            promotion_weight?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        SubjectPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Subject"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description A row of an import of subjects. */
        SubjectRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description Name of the subject. */
            name?: string;
            /** @description Short code; unique in the school. */
            code?: string;
            /**
             * @description Kind of subject.
             * @enum {string}
             */
            kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /** @description Grade levels in which it is taught, prefix `grl_`. */
            grade_level_ids?: string[];
            /** @description In the place of `grade_level_ids`: what it has as external id in the source. */
            grade_level_external_ids?: (string | number)[];
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /** @description Whether it counts for a learner's average. */
            counts_for_average?: boolean;
            /** @description Weight in the decision on promotion. */
            promotion_weight?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a subject. */
        SubjectUpdate: {
            /** @description Name of the subject. */
            name?: string;
            /** @description Short code; unique in the school. */
            code?: string;
            /**
             * @description Kind of subject.
             * @enum {string}
             */
            kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /** @description Grade levels in which it is taught, prefix `grl_`. */
            grade_level_ids?: string[];
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /** @description Whether it counts for a learner's average. */
            counts_for_average?: boolean;
            /** @description Weight in the decision on promotion. */
            promotion_weight?: number | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /**
         * @description A term of an academic year. It lies inside its year, and does not overlap with its sisters.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `open` | `planned` | `open` |
         *     | `close` | `open` | `closed` |
         *     | `reopen` | `closed` | `open` |
         */
        Term: {
            /** @description Opaque identifier, prefix `trm_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "term";
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id: string;
            /** @description What the school calls it. */
            name: string;
            /** @description Number in its year; unique there. */
            number: number;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on: string;
            /**
             * Format: date
             * @description Day by which marks are in.
             */
            marks_due_on: string | null;
            /** @description Its school days, by the school's weekdays and the calendar exceptions of the whole school. */
            school_days_count: number;
            /** @description What is unusual about it, and allowed: `short_term` under 43 school days, `long_term` over 60. South African public schools have four terms of 43 to 60. */
            warnings: {
                /**
                 * @description What is unusual.
                 * @enum {string}
                 */
                code: "short_term" | "long_term";
                /** @description What it is, for a person. */
                detail: string;
            }[];
            /**
             * @description State of the term.
             * @enum {string}
             */
            status: "planned" | "open" | "closed";
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What a new term is made of. */
        TermCreate: {
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id: string;
            /** @description What the school calls it. */
            name: string;
            /** @description Number in its year; unique there. */
            number: number;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on: string;
            /**
             * Format: date
             * @description Day by which marks are in.
             */
            marks_due_on?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        TermPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Term"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description The head of a term report; its marks are read by scope, not pushed. */
        TermReportEventData: {
            /** @description Identifier, prefix `trp_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "term_report";
            /** @description The learner, prefix `lrn_`. */
            learner_id: string;
            /** @description The term, prefix `trm_`. */
            term_id: string;
            /** @description The register class, prefix `cls_`. */
            class_id: string;
            /**
             * @description State of the report.
             * @enum {string}
             */
            status: "draft" | "published" | "superseded" | "withdrawn";
            /** @description Version of the report for the learner and term. */
            report_version: number;
            /** @description The report that this one replaces. */
            supersedes_id: string | null;
            /** @description SHA-256 of the content, hex. */
            content_hash: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string;
        };
        /** @description A term report was published to families. */
        TermReportPublishedEvent: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @constant
             */
            type: "term-report.published";
            /**
             * Format: date
             * @description API version of the payload.
             */
            version: string;
            /**
             * Format: date-time
             * @description When the event fired (UTC).
             */
            created_at: string;
            /** @description The school, prefix `sch_`. */
            school_id: string;
            data: components["schemas"]["TermReportEventData"];
        };
        /** @description Which enrollments to copy. */
        TermRollover: {
            /** @description The former term, prefix `trm_`. */
            from_term_id: string;
            /**
             * @description Say what would be done, and do nothing.
             * @default false
             */
            dry_run?: boolean;
        };
        /** @description What became of the enrollments. */
        TermRolloverResult: {
            /** @description How many enrollments were made. */
            created: number;
            /** @description How many were there before. */
            unchanged: number;
            /** @description Those that could not be copied. */
            failed: {
                /** @description The former enrollment. */
                enrollment_id: string;
                /** @description The learner. */
                learner_id: string;
                /** @description The class. */
                class_id: string;
                /** @description Code of the error. */
                code: string;
                /** @description Why, for a person. */
                detail: string;
            }[];
        };
        /** @description A row of an import of terms. */
        TermRow: {
            /** @description Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
            external_id?: string | number | null;
            /** @description The academic year, prefix `ayr_`. */
            academic_year_id?: string;
            /** @description In the place of `academic_year_id`: what it has as external id in the source. */
            academic_year_external_id?: string | number;
            /** @description What the school calls it. */
            name?: string;
            /** @description Number in its year; unique there. */
            number?: number;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on?: string;
            /**
             * Format: date
             * @description Day by which marks are in.
             */
            marks_due_on?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description What can be changed of a term. */
        TermUpdate: {
            /** @description What the school calls it. */
            name?: string;
            /** @description Number in its year; unique there. */
            number?: number;
            /**
             * Format: date
             * @description First day.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day.
             */
            ends_on?: string;
            /**
             * Format: date
             * @description Day by which marks are in.
             */
            marks_due_on?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description One change in the life of a learner. */
        TimelineEntry: {
            /** @description Identifier of the entry in the audit log, prefix `aud_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "timeline_entry";
            /**
             * Format: date-time
             * @description When the change was made (UTC).
             */
            occurred_at: string;
            /** @description What was done, as in `enrollment.transferred`. */
            action: string;
            resource: components["schemas"]["AuditResource"];
            /** @description The fields that got another value; none of a record that was new. */
            fields: string[];
        };
        /** @description A page of results. */
        TimelineEntryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["TimelineEntry"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description A webhook endpoint, without its secret.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `pause` | `active`, `paused` | `paused` |
         *     | `activate` | `active`, `paused`, `disabled` | `active` |
         *     | `disable` | `active` | `disabled` |
         */
        Webhook: {
            /** @description Opaque identifier, prefix `wh_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "webhook";
            /**
             * Format: uri
             * @description HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses.
             */
            url: string;
            /** @description Event types subscribed to; `*` for every type of the version. */
            events: string[];
            /** @description What the endpoint is for. */
            description: string | null;
            /**
             * @description `paused` by its owner, `disabled` by the server.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date
             * @description API version of the payloads; the request's version unless given.
             */
            version: string;
            /**
             * Format: date-time
             * @description First failed attempt since the last success.
             */
            failing_since: string | null;
            /**
             * @description Why the server disabled the endpoint: it answered 410, or failed for days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When the former signing secret stops signing; null when there is one secret.
             */
            secret_expires_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
        };
        /** @description What to do with held deliveries. */
        WebhookActivate: {
            /**
             * @description Whether deliveries that were held are sent or cancelled.
             * @default deliver
             * @enum {string}
             */
            held?: "deliver" | "discard";
        };
        /** @description What a new webhook endpoint is made of. */
        WebhookCreate: {
            /**
             * Format: uri
             * @description HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses.
             */
            url: string;
            /** @description Event types subscribed to; `*` for every type of the version. */
            events: string[];
            /** @description What the endpoint is for. */
            description?: string | null;
            /**
             * Format: date
             * @description API version of the payloads; the request's version unless given.
             */
            version?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description A page of results. */
        WebhookPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Webhook"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description How long the former secret goes on signing. */
        WebhookRotateSecret: {
            /**
             * @description Seconds for which the former secret goes on signing beside the new one.
             * @default 86400
             */
            expires_in?: number;
        };
        /** @description Which event to send. */
        WebhookTest: {
            /** @description The event type. */
            type: string;
        };
        /** @description What can be changed of a webhook endpoint. */
        WebhookUpdate: {
            /**
             * Format: uri
             * @description HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses.
             */
            url?: string;
            /** @description Event types subscribed to; `*` for every type of the version. */
            events?: string[];
            /** @description What the endpoint is for. */
            description?: string | null;
            /**
             * Format: date
             * @description API version of the payloads; the request's version unless given.
             */
            version?: string;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string | null;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string | null;
            };
        };
        /** @description A webhook endpoint with its signing secret. */
        WebhookWithSecret: {
            /** @description Opaque identifier, prefix `wh_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "webhook";
            /**
             * Format: uri
             * @description HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses.
             */
            url: string;
            /** @description Event types subscribed to; `*` for every type of the version. */
            events: string[];
            /** @description What the endpoint is for. */
            description: string | null;
            /**
             * @description `paused` by its owner, `disabled` by the server.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date
             * @description API version of the payloads; the request's version unless given.
             */
            version: string;
            /**
             * Format: date-time
             * @description First failed attempt since the last success.
             */
            failing_since: string | null;
            /**
             * @description Why the server disabled the endpoint: it answered 410, or failed for days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When the former signing secret stops signing; null when there is one secret.
             */
            secret_expires_at: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the record was created (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed (UTC).
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the record was archived (UTC); null while it is not.
             */
            archived_at: string | null;
            /** @description Secret that signs the deliveries, prefix `whsec_`. Keep it; it cannot be read again. */
            signing_secret: string;
        };
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
        /** @description Seconds to wait. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the api key. */
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
                /** @description The `next_cursor` of the former page. */
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
                from?: number;
                /** @description Last sequence number to check; the newest without it. */
                to?: number;
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
                /** @description Identifier of the audit entry. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the academic year. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only terms of this academic year. */
                academic_year_id?: string;
                /** @description Only terms of this status. */
                status?: "planned" | "open" | "closed";
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the calendar exception. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only the grade level with this label. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the grade level. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only the subject with this code. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the subject. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only the room with this name. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the room. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the room. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only classes of this academic year. */
                academic_year_id?: string;
                /** @description Only classes of this grade level. */
                grade_level_id?: string;
                /** @description Only classes in this subject. */
                subject_id?: string;
                /** @description Only classes of this kind. */
                kind?: "register" | "subject";
                /** @description Only classes that this member of staff leads. */
                teacher_id?: string;
                /** @description Only classes with this label. */
                label?: string;
                /** @description Only classes that are offered in this term. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description Identifier of the class. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the class. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only enrollments of this learner. */
                learner_id?: string;
                /** @description Only enrollments in this class. */
                class_id?: string;
                /** @description Only enrollments for this term. */
                term_id?: string;
                /** @description Only enrollments of this kind. */
                kind?: "primary" | "subject";
                /** @description Only enrollments of this status. */
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the enrollment. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the learner. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the class. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the class. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the term. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description Identifier of the import. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the import. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the import. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only learners of this grade level. */
                grade_level_id?: string;
                /** @description Only learners with this class label. */
                class?: string;
                /** @description Only learners of this register class. */
                class_id?: string;
                /** @description Only learners of this status. */
                status?: "prospective" | "active" | "left";
                /** @description Only the learner with this admission number. */
                admission_number?: string;
                /** @description Only learners whose name begins with this, whatever the case and diacritics. */
                name?: string;
                /** @description Only learners with a link to this guardian, one without access left out. */
                guardian_id?: string;
                /** @description Only learners with an enrollment that covers this day, in the term `term_id` where it is given. */
                enrolled_on?: string;
                /** @description Only learners enrolled in this term, on the day `enrolled_on` where it is given. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the guardian. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only the link to this guardian. */
                guardian_id?: string;
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the learner guardian. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the learner guardian. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the learner guardian. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the learner. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
            /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the medical note. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the medical note. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the medical note. */
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
            /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
                learner_id: string;
                /** @description Identifier of the medical note. */
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medical note on a learner. Its texts are enciphered where they are stored, and every read is in the audit log. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the learner. */
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
                /** @description The `next_cursor` of the former page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the learner. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the guardian. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Only the staff member with this email address, whatever its case. */
                email?: string;
                /** @description Only the staff member with this employee number. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description Identifier of the invitation. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invitation. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the invitation. */
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
                /** @description The `next_cursor` of the former page. */
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
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the role assignment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the role assignment. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the role assignment. */
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
                /** @description The `next_cursor` of the former page. */
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
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
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
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the staff. */
                staff_id: string;
                /** @description Identifier of the qualification. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
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
                /** @description The `ETag` of the record as you hold it; the answer is 304 when it has not changed. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it, in any API version; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the webhook. */
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
                /** @description Identifier of the webhook. */
                webhook_id: string;
                /** @description Identifier of the delivery. */
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
                /** @description A UUID. The response is kept for 24 hours for the API key that sent the request; the identical request again, `If-Match` and version included, returns it and performs nothing. To another API key, a rolled one included, the same UUID means a request of its own. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Identifier of the webhook. */
                webhook_id: string;
                /** @description Identifier of the delivery. */
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
                /** @description The `next_cursor` of the former page. */
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
                /** @description Identifier of the event. */
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
                /** @description The `next_cursor` of the former page. */
                starting_after?: string;
                /** @description Order of creation. */
                order?: "asc" | "desc";
            };
            header?: {
                /** @description API version date. Without it the version pinned to the key is used. */
                "Service-Version"?: string;
            };
            path: {
                /** @description Identifier of the event. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerEnrolledEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentEndedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentArchivedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentRestoredEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRecordedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentPublishedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportPublishedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeInvoicedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeReconciledEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplineIncidentLoggedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerCreatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerArchivedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerRestoredEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerUpdatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerLeftEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkUpdatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianUnlinkedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffActivatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCreatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffUpdatedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLeftEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArchivedEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRestoredEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else counts as a failed attempt. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
