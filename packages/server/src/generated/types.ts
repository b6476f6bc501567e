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
         * @description Recomputes the hash chain over a range of sequence numbers and says whether every entry is as it was written.
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
         * @description Creates a learner. Send `name`, or `first_name` and `last_name`, from which it is composed. `grade_level` and `class` are labels; any label is stored.
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
         * @description Archives the learner: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
         */
        delete: operations["learners.archive"];
        options?: never;
        head?: never;
        /**
         * Update a learner
         * @description Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
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
         * @example {
         *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "academic_year",
         *       "name": "2026",
         *       "starts_on": "2026-01-14",
         *       "ends_on": "2026-12-09",
         *       "status": "current",
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
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
        /**
         * @description What a new academic year is made of.
         * @example {
         *       "name": "2026",
         *       "starts_on": "2026-01-14",
         *       "ends_on": "2026-12-09"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "academic_year",
         *           "name": "2026",
         *           "starts_on": "2026-01-14",
         *           "ends_on": "2026-12-09",
         *           "status": "current",
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        AcademicYearPage: {
            /** @description Records of the page. */
            data: components["schemas"]["AcademicYear"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description What can be changed of a academic year.
         * @example {
         *       "name": "School year 2026"
         *     }
         */
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
        /**
         * @description An API key, without its secret.
         * @example {
         *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "api_key",
         *       "name": "Attendance kiosk",
         *       "mode": "test",
         *       "hint": "sk_test_4fGh…x9Qz",
         *       "scopes": [
         *         "read:learners",
         *         "write:learners"
         *       ],
         *       "version": "2026-10-01",
         *       "status": "active",
         *       "expires_at": null,
         *       "revoked_at": null,
         *       "last_used_at": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
         */
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
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "write:imports" | "admin:school")[];
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
        /**
         * @description What a new API key is made of.
         * @example {
         *       "name": "Attendance kiosk",
         *       "scopes": [
         *         "read:learners",
         *         "write:learners"
         *       ]
         *     }
         */
        ApiKeyCreate: {
            /** @description What the key is for. */
            name: string;
            /** @description What the key may do. */
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "write:imports" | "admin:school")[];
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "api_key",
         *           "name": "Attendance kiosk",
         *           "mode": "test",
         *           "hint": "sk_test_4fGh…x9Qz",
         *           "scopes": [
         *             "read:learners",
         *             "write:learners"
         *           ],
         *           "version": "2026-10-01",
         *           "status": "active",
         *           "expires_at": null,
         *           "revoked_at": null,
         *           "last_used_at": null,
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        ApiKeyPage: {
            /** @description Records of the page. */
            data: components["schemas"]["ApiKey"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description How long the old key goes on working.
         * @example {
         *       "expires_in": 3600
         *     }
         */
        ApiKeyRoll: {
            /**
             * @description Seconds for which the old key goes on working.
             * @default 86400
             */
            expires_in: number;
        };
        /**
         * @description What can be changed of a API key.
         * @example {
         *       "name": "Front desk kiosk"
         *     }
         */
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
        /**
         * @description A new API key with its secret, which is shown this once.
         * @example {
         *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "api_key",
         *       "name": "Attendance kiosk",
         *       "mode": "test",
         *       "hint": "sk_test_4fGh…x9Qz",
         *       "scopes": [
         *         "read:learners",
         *         "write:learners"
         *       ],
         *       "version": "2026-10-01",
         *       "status": "active",
         *       "expires_at": null,
         *       "revoked_at": null,
         *       "last_used_at": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null,
         *       "secret": "sk_test_EXAMPLE"
         *     }
         */
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
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "write:imports" | "admin:school")[];
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
        /**
         * @description An assessment with its figures, without individual marks.
         * @example {
         *       "id": "asm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "assessment",
         *       "title": "Fractions test",
         *       "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "subject_id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "kind": "test",
         *       "max_mark": 50,
         *       "weight": 1,
         *       "status": "published",
         *       "revision": 1,
         *       "published_at": "2026-01-14T06:30:00.000Z",
         *       "stats": {
         *         "enrolled": 30,
         *         "graded": 29,
         *         "pending": 0,
         *         "mean": 34.5
         *       }
         *     }
         */
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
        /**
         * @description An assessment was published to learners.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "assessment.published",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "asm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "assessment",
         *         "title": "Fractions test",
         *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "subject_id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "kind": "test",
         *         "max_mark": 50,
         *         "weight": 1,
         *         "status": "published",
         *         "revision": 1,
         *         "published_at": "2026-01-14T06:30:00.000Z",
         *         "stats": {
         *           "enrolled": 30,
         *           "graded": 29,
         *           "pending": 0,
         *           "mean": 34.5
         *         }
         *       }
         *     }
         */
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
        /**
         * @description Attendance was taken for a class on a date.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "attendance.recorded",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "reg_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "register",
         *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "date": "2026-01-14",
         *         "session": "day",
         *         "slot_id": null,
         *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "revision": 1,
         *         "status": "recorded",
         *         "counts": {
         *           "enrolled": 1,
         *           "present": 1,
         *           "absent": 0,
         *           "late": 0,
         *           "left_early": 0,
         *           "offsite": 0,
         *           "excused": 0
         *         },
         *         "marks": [
         *           {
         *             "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *             "status": "present"
         *           }
         *         ]
         *       }
         *     }
         */
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
        /**
         * @description One change of one record.
         * @example {
         *       "id": "aud_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "audit_entry",
         *       "sequence": 42,
         *       "occurred_at": "2026-01-14T06:30:00.000Z",
         *       "actor": {
         *         "type": "api_key",
         *         "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "name": "Front desk"
         *       },
         *       "action": "learner.updated",
         *       "resource": {
         *         "type": "learner",
         *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st"
         *       },
         *       "changes": {
         *         "class": {
         *           "before": "5B",
         *           "after": "6B"
         *         }
         *       },
         *       "reason": null,
         *       "request_id": "req_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "idempotency_key": null,
         *       "api_version": "2026-10-01",
         *       "ip": "127.0.0.1",
         *       "user_agent": "rollbook-sdk/0.1.0",
         *       "event_ids": [],
         *       "prev_hash": "0000000000000000000000000000000000000000000000000000000000000000",
         *       "hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
         *     }
         */
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
            /** @description The idempotency key of that request. */
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
            /** @description SHA-256 over this entry and `prev_hash`, hex. */
            hash: string;
        };
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "aud_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "audit_entry",
         *           "sequence": 42,
         *           "occurred_at": "2026-01-14T06:30:00.000Z",
         *           "actor": {
         *             "type": "api_key",
         *             "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
         *             "name": "Front desk"
         *           },
         *           "action": "learner.updated",
         *           "resource": {
         *             "type": "learner",
         *             "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st"
         *           },
         *           "changes": {
         *             "class": {
         *               "before": "5B",
         *               "after": "6B"
         *             }
         *           },
         *           "reason": null,
         *           "request_id": "req_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "idempotency_key": null,
         *           "api_version": "2026-10-01",
         *           "ip": "127.0.0.1",
         *           "user_agent": "rollbook-sdk/0.1.0",
         *           "event_ids": [],
         *           "prev_hash": "0000000000000000000000000000000000000000000000000000000000000000",
         *           "hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        AuditEntryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["AuditEntry"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /** @description The record that was changed. */
        AuditResource: {
            /** @description Type of the record. */
            type: string;
            /** @description Identifier of the record. */
            id: string;
        };
        /**
         * @description Outcome of a check of the hash chain.
         * @example {
         *       "object": "audit_verification",
         *       "valid": true,
         *       "checked": 42,
         *       "first_sequence": 1,
         *       "last_sequence": 42,
         *       "broken_sequence": null,
         *       "last_hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
         *     }
         */
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
            /** @description First sequence number that is missing or does not match; null when all is well. */
            broken_sequence: number | null;
            /** @description Hash of the last entry checked. */
            last_hash: string | null;
        };
        /**
         * @description A day of the calendar.
         * @example {
         *       "date": "2026-03-21",
         *       "school_day": false,
         *       "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "cycle_day": null,
         *       "reason": {
         *         "kind": "public_holiday",
         *         "name": "Human Rights Day",
         *         "exception_id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st"
         *       }
         *     }
         */
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
        /**
         * @description The days of a stretch of the calendar, in order.
         * @example {
         *       "data": [
         *         {
         *           "date": "2026-03-20",
         *           "school_day": true,
         *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "cycle_day": null,
         *           "reason": null
         *         },
         *         {
         *           "date": "2026-03-21",
         *           "school_day": false,
         *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "cycle_day": null,
         *           "reason": {
         *             "kind": "public_holiday",
         *             "name": "Human Rights Day",
         *             "exception_id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st"
         *           }
         *         },
         *         {
         *           "date": "2026-03-22",
         *           "school_day": false,
         *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "cycle_day": null,
         *           "reason": {
         *             "kind": "weekend",
         *             "name": null,
         *             "exception_id": null
         *           }
         *         },
         *         {
         *           "date": "2026-03-23",
         *           "school_day": true,
         *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "cycle_day": null,
         *           "reason": null
         *         }
         *       ]
         *     }
         */
        CalendarDays: {
            /** @description Each day. */
            data: components["schemas"]["CalendarDay"][];
        };
        /**
         * @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term.
         *
         *     On a `public_holiday`, `closure` or `staff_only` day there is no school. A `make_up_day` is a school day whatever else it is. A `half_day` and an `exam_day` are school days of their own kind.
         * @example {
         *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "calendar_exception",
         *       "date": "2026-03-21",
         *       "kind": "public_holiday",
         *       "name": "Human Rights Day",
         *       "grade_level_ids": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
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
        /**
         * @description What a new calendar exception is made of.
         * @example {
         *       "date": "2026-03-21",
         *       "kind": "public_holiday",
         *       "name": "Human Rights Day"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "calendar_exception",
         *           "date": "2026-03-21",
         *           "kind": "public_holiday",
         *           "name": "Human Rights Day",
         *           "grade_level_ids": null,
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        CalendarExceptionPage: {
            /** @description Records of the page. */
            data: components["schemas"]["CalendarException"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description What can be changed of a calendar exception.
         * @example {
         *       "name": "Human Rights Day celebrations"
         *     }
         */
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
        /**
         * @description One attempt to send one event to one endpoint.
         * @example {
         *       "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "delivery",
         *       "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "event_type": "learner.created",
         *       "attempt": 1,
         *       "trigger": "event",
         *       "status": "succeeded",
         *       "scheduled_at": "2026-01-14T06:30:00.000Z",
         *       "sent_at": "2026-01-14T06:30:00.012Z",
         *       "completed_at": "2026-01-14T06:30:00.049Z",
         *       "next_attempt_at": null,
         *       "response_status": 204,
         *       "response_headers": {},
         *       "response_body": "",
         *       "error": null,
         *       "dns_ms": 3,
         *       "connect_ms": 12,
         *       "first_byte_ms": 37,
         *       "total_ms": 37,
         *       "created_at": "2026-01-14T06:30:00.000Z"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "delivery",
         *           "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "event_type": "learner.created",
         *           "attempt": 1,
         *           "trigger": "event",
         *           "status": "succeeded",
         *           "scheduled_at": "2026-01-14T06:30:00.000Z",
         *           "sent_at": "2026-01-14T06:30:00.012Z",
         *           "completed_at": "2026-01-14T06:30:00.049Z",
         *           "next_attempt_at": null,
         *           "response_status": 204,
         *           "response_headers": {},
         *           "response_body": "",
         *           "error": null,
         *           "dns_ms": 3,
         *           "connect_ms": 12,
         *           "first_byte_ms": 37,
         *           "total_ms": 37,
         *           "created_at": "2026-01-14T06:30:00.000Z"
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        DeliveryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Delivery"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description A discipline incident was logged for a learner.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "discipline.incident-logged",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "inc_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "incident",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "group_id": null,
         *         "occurred_at": "2026-01-14T06:30:00.000Z",
         *         "category": "disruption",
         *         "level": 1,
         *         "points": -1,
         *         "status": "logged"
         *       }
         *     }
         */
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
         * @example {
         *       "id": "enr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "enrollment",
         *       "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "kind": "primary",
         *       "starts_on": "2026-01-14",
         *       "ends_on": null,
         *       "status": "active"
         *     }
         */
        EnrollmentEventData: {
            /** @description Identifier, prefix `enr_`. */
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
             * @description Register class or subject class.
             * @enum {string}
             */
            kind: "primary" | "subject";
            /**
             * Format: date
             * @description First day.
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
        };
        /**
         * @description The envelope of an event, as it is sent to endpoints of the version.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "fee.reconciled",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "amount": 125000,
         *         "currency": "ZAR",
         *         "reconciled_at": "2026-01-14T06:30:00.000Z"
         *       }
         *     }
         */
        Event: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "staff.invited" | "staff.activated" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived";
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
        /**
         * @description What became of an event at one endpoint.
         * @example {
         *       "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "outcome": "succeeded",
         *       "attempts": 1,
         *       "delivery_id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "next_attempt_at": null,
         *       "completed_at": "2026-01-14T06:30:00.049Z"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "outcome": "succeeded",
         *           "attempts": 1,
         *           "delivery_id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "next_attempt_at": null,
         *           "completed_at": "2026-01-14T06:30:00.049Z"
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        EventDeliveryPage: {
            /** @description Records of the page. */
            data: components["schemas"]["EventDelivery"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "type": "fee.reconciled",
         *           "version": "2026-10-01",
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "data": {
         *             "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *             "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *             "amount": 125000,
         *             "currency": "ZAR",
         *             "reconciled_at": "2026-01-14T06:30:00.000Z"
         *           }
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        EventPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Event"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description A fee invoice was issued.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "fee.invoiced",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "invoice",
         *         "number": "2026-00001",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "account_id": "acc_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "currency": "ZAR",
         *         "total": 125000,
         *         "amount_due": 125000,
         *         "status": "issued",
         *         "issue_date": "2026-01-14",
         *         "due_date": "2026-02-14",
         *         "lines": [
         *           {
         *             "id": "ili_01k9x2v7d3f8h5m6n7p8q9r0st",
         *             "description": "Tuition term 1",
         *             "quantity": 1,
         *             "unit_amount": 125000,
         *             "amount": 125000
         *           }
         *         ]
         *       }
         *     }
         */
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
        /**
         * @description A payment was matched to an invoice.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "fee.reconciled",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "amount": 125000,
         *         "currency": "ZAR",
         *         "reconciled_at": "2026-01-14T06:30:00.000Z"
         *       }
         *     }
         */
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
        /**
         * @description A payment matched to an invoice.
         * @example {
         *       "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "amount": 125000,
         *       "currency": "ZAR",
         *       "reconciled_at": "2026-01-14T06:30:00.000Z"
         *     }
         */
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
        /**
         * @description A grade level of the school, such as Grade R or Grade 7.
         * @example {
         *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "grade_level",
         *       "label": "Grade 5",
         *       "order": 5,
         *       "phase": "intermediate",
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
         */
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
        /**
         * @description What a new grade level is made of.
         * @example {
         *       "label": "Grade 5",
         *       "order": 5,
         *       "phase": "intermediate"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "grade_level",
         *           "label": "Grade 5",
         *           "order": 5,
         *           "phase": "intermediate",
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        GradeLevelPage: {
            /** @description Records of the page. */
            data: components["schemas"]["GradeLevel"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description What can be changed of a grade level.
         * @example {
         *       "label": "Grade Five"
         *     }
         */
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
        /**
         * @description A discipline incident, reduced to what may leave the school.
         * @example {
         *       "id": "inc_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "incident",
         *       "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "group_id": null,
         *       "occurred_at": "2026-01-14T06:30:00.000Z",
         *       "category": "disruption",
         *       "level": 1,
         *       "points": -1,
         *       "status": "logged"
         *     }
         */
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
         * @example {
         *       "id": "ivt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "invitation",
         *       "staff_id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "email": "teacher@example.org",
         *       "name": "Sam Example",
         *       "staff_type": "teacher",
         *       "roles": [
         *         "teacher"
         *       ],
         *       "status": "pending",
         *       "expires_at": "2026-01-21T06:30:00.000Z"
         *     }
         */
        InvitationEventData: {
            /** @description Identifier, prefix `ivt_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "invitation";
            /** @description The staff member, prefix `stf_`. */
            staff_id: string;
            /** @description Address the invitation went to. */
            email: string;
            /** @description Name of the person invited. */
            name: string;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /** @description Roles that come with the invitation. */
            roles: string[];
            /**
             * @description State of the invitation.
             * @enum {string}
             */
            status: "pending" | "accepted" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When the invitation expires.
             */
            expires_at: string;
        };
        /**
         * @description An invoice as it was issued.
         * @example {
         *       "id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "invoice",
         *       "number": "2026-00001",
         *       "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "account_id": "acc_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "currency": "ZAR",
         *       "total": 125000,
         *       "amount_due": 125000,
         *       "status": "issued",
         *       "issue_date": "2026-01-14",
         *       "due_date": "2026-02-14",
         *       "lines": [
         *         {
         *           "id": "ili_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "description": "Tuition term 1",
         *           "quantity": 1,
         *           "unit_amount": 125000,
         *           "amount": 125000
         *         }
         *       ]
         *     }
         */
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
         * @example {
         *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "learner",
         *       "name": "Thandi Example",
         *       "first_name": "Thandi",
         *       "middle_names": null,
         *       "last_name": "Example",
         *       "preferred_name": null,
         *       "date_of_birth": "2015-03-09",
         *       "grade_level": "Grade 5",
         *       "class": "5B",
         *       "status": "active",
         *       "admission_number": "A-1024",
         *       "external_ids": {
         *         "sis": "13001"
         *       },
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
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
            /** @description Grade level label. */
            grade_level: string | null;
            /** @description Class label. */
            class: string | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @enum {string}
             */
            status: "prospective" | "active" | "left";
            /** @description Number in the admission register; unique in the school. */
            admission_number: string | null;
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
        /**
         * @description A learner was archived (soft-deleted).
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "learner.archived",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "learner",
         *         "name": "Thandi Example",
         *         "first_name": "Thandi",
         *         "middle_names": null,
         *         "last_name": "Example",
         *         "preferred_name": null,
         *         "date_of_birth": "2015-03-09",
         *         "grade_level": "Grade 5",
         *         "class": "5B",
         *         "status": "active",
         *         "admission_number": "A-1024",
         *         "external_ids": {
         *           "sis": "13001"
         *         },
         *         "metadata": {},
         *         "created_at": "2026-01-14T06:30:00.000Z",
         *         "updated_at": "2026-01-14T06:30:00.000Z",
         *         "archived_at": null
         *       }
         *     }
         */
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
        /**
         * @description What a new learner is made of.
         * @example {
         *       "name": "Thandi Example",
         *       "grade_level": "Grade 5",
         *       "class": "5B",
         *       "date_of_birth": "2015-03-09"
         *     }
         */
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
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description Class label. */
            class?: string | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @default active
             * @enum {string}
             */
            status: "prospective" | "active";
            /** @description Number in the admission register; unique in the school. */
            admission_number?: string | null;
            /** @description Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
            external_ids?: {
                [key: string]: string;
            };
            /** @description Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * @description A learner record was created.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "learner.created",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "learner",
         *         "name": "Thandi Example",
         *         "first_name": "Thandi",
         *         "middle_names": null,
         *         "last_name": "Example",
         *         "preferred_name": null,
         *         "date_of_birth": "2015-03-09",
         *         "grade_level": "Grade 5",
         *         "class": "5B",
         *         "status": "active",
         *         "admission_number": "A-1024",
         *         "external_ids": {
         *           "sis": "13001"
         *         },
         *         "metadata": {},
         *         "created_at": "2026-01-14T06:30:00.000Z",
         *         "updated_at": "2026-01-14T06:30:00.000Z",
         *         "archived_at": null
         *       }
         *     }
         */
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
        /**
         * @description A learner was enrolled in a class for a term.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "learner.enrolled",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "enr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "enrollment",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "kind": "primary",
         *         "starts_on": "2026-01-14",
         *         "ends_on": null,
         *         "status": "active"
         *       }
         *     }
         */
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
            data: components["schemas"]["EnrollmentEventData"];
        };
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "learner",
         *           "name": "Thandi Example",
         *           "first_name": "Thandi",
         *           "middle_names": null,
         *           "last_name": "Example",
         *           "preferred_name": null,
         *           "date_of_birth": "2015-03-09",
         *           "grade_level": "Grade 5",
         *           "class": "5B",
         *           "status": "active",
         *           "admission_number": "A-1024",
         *           "external_ids": {
         *             "sis": "13001"
         *           },
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        LearnerPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Learner"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description What can be changed of a learner.
         * @example {
         *       "grade_level": "Grade 6",
         *       "class": "6B"
         *     }
         */
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
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description Class label. */
            class?: string | null;
            /** @description Number in the admission register; unique in the school. */
            admission_number?: string | null;
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
            code: "invalid_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "unsupported_version" | "invalid_idempotency_key" | "bad_request" | "missing_api_key" | "invalid_api_key" | "expired_api_key" | "insufficient_scope" | "not_found" | "method_not_allowed" | "resource_archived" | "invalid_state_transition" | "already_exists" | "dates_overlap" | "open_terms" | "has_terms" | "term_closed" | "idempotency_key_in_use" | "last_admin_key" | "invitation_not_usable" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "outside_academic_year" | "validation_failed" | "unknown_field" | "unknown_reference" | "unknown_event_type" | "target_not_allowed" | "scope_exceeds_key" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "unavailable";
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
        /**
         * @description A register, with the marks reduced to the learner and the status.
         * @example {
         *       "id": "reg_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "register",
         *       "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "date": "2026-01-14",
         *       "session": "day",
         *       "slot_id": null,
         *       "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "revision": 1,
         *       "status": "recorded",
         *       "counts": {
         *         "enrolled": 1,
         *         "present": 1,
         *         "absent": 0,
         *         "late": 0,
         *         "left_early": 0,
         *         "offsite": 0,
         *         "excused": 0
         *       },
         *       "marks": [
         *         {
         *           "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "status": "present"
         *         }
         *       ]
         *     }
         */
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
         * @example {
         *       "learners": {
         *         "months": 60,
         *         "action": "anonymise"
         *       },
         *       "attendance": {
         *         "months": 60,
         *         "action": "anonymise"
         *       },
         *       "discipline": {
         *         "months": 36,
         *         "action": "anonymise"
         *       },
         *       "communications": {
         *         "months": 24,
         *         "action": "anonymise"
         *       },
         *       "medical": {
         *         "months": 12,
         *         "action": "anonymise"
         *       },
         *       "fees": {
         *         "months": 84,
         *         "action": "anonymise"
         *       },
         *       "term_reports": {
         *         "months": null,
         *         "action": "keep"
         *       }
         *     }
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
        /**
         * @description How long the records of a family are kept.
         * @example {
         *       "months": 60,
         *       "action": "anonymise"
         *     }
         */
        RetentionRule: {
            /** @description Months after the learner left; null where they are kept for good. */
            months: number | null;
            /**
             * @description What happens then: `anonymise` makes personal values unreadable, `keep` nothing.
             * @enum {string}
             */
            action: "anonymise" | "keep";
        };
        /**
         * @description What can be changed of how long the records of a family are kept. To anonymise takes months.
         * @example {
         *       "months": 96
         *     }
         */
        RetentionRuleUpdate: {
            /** @description Months after the learner left; null where they are kept for good. */
            months?: number | null;
            /**
             * @description What happens then: `anonymise` makes personal values unreadable, `keep` nothing.
             * @enum {string}
             */
            action?: "anonymise" | "keep";
        };
        /**
         * @description What can be changed of the retention settings.
         * @example {
         *       "fees": {
         *         "months": 96
         *       }
         *     }
         */
        RetentionUpdate: {
            learners?: components["schemas"]["RetentionRuleUpdate"];
            attendance?: components["schemas"]["RetentionRuleUpdate"];
            discipline?: components["schemas"]["RetentionRuleUpdate"];
            communications?: components["schemas"]["RetentionRuleUpdate"];
            medical?: components["schemas"]["RetentionRuleUpdate"];
            fees?: components["schemas"]["RetentionRuleUpdate"];
            term_reports?: components["schemas"]["RetentionRuleUpdate"];
        };
        /**
         * @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own.
         * @example {
         *       "id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "school",
         *       "mode": "test",
         *       "name": "Example Primary School",
         *       "emis_number": null,
         *       "school_type": "primary",
         *       "province": "Gauteng",
         *       "time_zone": "Africa/Johannesburg",
         *       "currency": "ZAR",
         *       "locale": "en-ZA",
         *       "school_days": [
         *         1,
         *         2,
         *         3,
         *         4,
         *         5
         *       ],
         *       "attendance_mode": "daily",
         *       "retention": {
         *         "learners": {
         *           "months": 60,
         *           "action": "anonymise"
         *         },
         *         "attendance": {
         *           "months": 60,
         *           "action": "anonymise"
         *         },
         *         "discipline": {
         *           "months": 36,
         *           "action": "anonymise"
         *         },
         *         "communications": {
         *           "months": 24,
         *           "action": "anonymise"
         *         },
         *         "medical": {
         *           "months": 12,
         *           "action": "anonymise"
         *         },
         *         "fees": {
         *           "months": 84,
         *           "action": "anonymise"
         *         },
         *         "term_reports": {
         *           "months": null,
         *           "action": "keep"
         *         }
         *       },
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
         */
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
        /**
         * @description What can be changed of a school.
         * @example {
         *       "time_zone": "Africa/Johannesburg",
         *       "attendance_mode": "am_pm"
         *     }
         */
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
         * @description An invited staff member accepted and activated their account.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "staff.activated",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "staff",
         *         "name": "Sam Example",
         *         "email": "teacher@example.org",
         *         "staff_type": "teacher",
         *         "status": "active"
         *       }
         *     }
         */
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
            data: components["schemas"]["StaffEventData"];
        };
        /**
         * @description A staff member.
         * @example {
         *       "id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "staff",
         *       "name": "Sam Example",
         *       "email": "teacher@example.org",
         *       "staff_type": "teacher",
         *       "status": "active"
         *     }
         */
        StaffEventData: {
            /** @description Identifier, prefix `stf_`. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "staff";
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /**
             * @description Kind of staff.
             * @enum {string}
             */
            staff_type: "teacher" | "admin" | "support" | "management";
            /**
             * @description State of the staff member.
             * @enum {string}
             */
            status: "invited" | "active" | "suspended" | "left";
        };
        /**
         * @description An invitation was sent to a new staff member.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "staff.invited",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "ivt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "invitation",
         *         "staff_id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "email": "teacher@example.org",
         *         "name": "Sam Example",
         *         "staff_type": "teacher",
         *         "roles": [
         *           "teacher"
         *         ],
         *         "status": "pending",
         *         "expires_at": "2026-01-21T06:30:00.000Z"
         *       }
         *     }
         */
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
            data: components["schemas"]["InvitationEventData"];
        };
        /**
         * @description A subject that is taught at the school.
         * @example {
         *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "subject",
         *       "name": "Mathematics",
         *       "code": "MATH",
         *       "kind": "mathematics",
         *       "grade_level_ids": [
         *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
         *       ],
         *       "language": "en",
         *       "counts_for_average": true,
         *       "promotion_weight": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
         */
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
        /**
         * @description What a new subject is made of.
         * @example {
         *       "name": "Mathematics",
         *       "code": "MATH",
         *       "kind": "mathematics"
         *     }
         */
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
            kind: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /**
             * @description Grade levels in which it is taught, prefix `grl_`.
             * @default []
             */
            grade_level_ids: string[];
            /** @description Language in which it is taught, as a BCP 47 tag. */
            language?: string | null;
            /**
             * @description Whether it counts for a learner's average.
             * @default true
             */
            counts_for_average: boolean;
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "subject",
         *           "name": "Mathematics",
         *           "code": "MATH",
         *           "kind": "mathematics",
         *           "grade_level_ids": [
         *             "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
         *           ],
         *           "language": "en",
         *           "counts_for_average": true,
         *           "promotion_weight": null,
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        SubjectPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Subject"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description What can be changed of a subject.
         * @example {
         *       "name": "Mathematical Literacy",
         *       "code": "MLIT"
         *     }
         */
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
         * @example {
         *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "term",
         *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "name": "Term 1",
         *       "number": 1,
         *       "starts_on": "2026-01-14",
         *       "ends_on": "2026-03-27",
         *       "marks_due_on": "2026-03-20",
         *       "school_days_count": 53,
         *       "warnings": [],
         *       "status": "open",
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
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
        /**
         * @description What a new term is made of.
         * @example {
         *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "name": "Term 1",
         *       "number": 1,
         *       "starts_on": "2026-01-14",
         *       "ends_on": "2026-03-27"
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "term",
         *           "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "name": "Term 1",
         *           "number": 1,
         *           "starts_on": "2026-01-14",
         *           "ends_on": "2026-03-27",
         *           "marks_due_on": "2026-03-20",
         *           "school_days_count": 53,
         *           "warnings": [],
         *           "status": "open",
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        TermPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Term"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description The head of a term report; its marks are read by scope, not pushed.
         * @example {
         *       "id": "trp_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "term_report",
         *       "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "status": "published",
         *       "report_version": 1,
         *       "supersedes_id": null,
         *       "content_hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
         *       "published_at": "2026-01-14T06:30:00.000Z"
         *     }
         */
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
        /**
         * @description A term report was published to families.
         * @example {
         *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "type": "term-report.published",
         *       "version": "2026-10-01",
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "data": {
         *         "id": "trp_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "object": "term_report",
         *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
         *         "status": "published",
         *         "report_version": 1,
         *         "supersedes_id": null,
         *         "content_hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
         *         "published_at": "2026-01-14T06:30:00.000Z"
         *       }
         *     }
         */
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
        /**
         * @description What can be changed of a term.
         * @example {
         *       "marks_due_on": "2026-03-20"
         *     }
         */
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
        /**
         * @description A webhook endpoint, without its secret.
         *
         *     | action | from | to |
         *     | --- | --- | --- |
         *     | `pause` | `active`, `paused` | `paused` |
         *     | `activate` | `active`, `paused`, `disabled` | `active` |
         *     | `disable` | `active` | `disabled` |
         * @example {
         *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "webhook",
         *       "url": "https://example.org/hooks/rollbook",
         *       "events": [
         *         "learner.created",
         *         "learner.archived"
         *       ],
         *       "description": null,
         *       "status": "active",
         *       "version": "2026-10-01",
         *       "failing_since": null,
         *       "disabled_reason": null,
         *       "secret_expires_at": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null
         *     }
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
        /**
         * @description What to do with held deliveries.
         * @example {
         *       "held": "deliver"
         *     }
         */
        WebhookActivate: {
            /**
             * @description Whether deliveries that were held are sent or cancelled.
             * @default deliver
             * @enum {string}
             */
            held: "deliver" | "discard";
        };
        /**
         * @description What a new webhook endpoint is made of.
         * @example {
         *       "url": "https://example.org/hooks/rollbook",
         *       "events": [
         *         "learner.created",
         *         "learner.archived"
         *       ]
         *     }
         */
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
        /**
         * @description A page of results.
         * @example {
         *       "data": [
         *         {
         *           "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *           "object": "webhook",
         *           "url": "https://example.org/hooks/rollbook",
         *           "events": [
         *             "learner.created",
         *             "learner.archived"
         *           ],
         *           "description": null,
         *           "status": "active",
         *           "version": "2026-10-01",
         *           "failing_since": null,
         *           "disabled_reason": null,
         *           "secret_expires_at": null,
         *           "external_ids": {},
         *           "metadata": {},
         *           "created_at": "2026-01-14T06:30:00.000Z",
         *           "updated_at": "2026-01-14T06:30:00.000Z",
         *           "archived_at": null
         *         }
         *       ],
         *       "next_cursor": null,
         *       "has_more": false
         *     }
         */
        WebhookPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Webhook"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
        };
        /**
         * @description How long the former secret goes on signing.
         * @example {
         *       "expires_in": 3600
         *     }
         */
        WebhookRotateSecret: {
            /**
             * @description Seconds for which the former secret goes on signing beside the new one.
             * @default 86400
             */
            expires_in: number;
        };
        /**
         * @description Which event to send.
         * @example {
         *       "type": "learner.created"
         *     }
         */
        WebhookTest: {
            /** @description The event type. */
            type: string;
        };
        /**
         * @description What can be changed of a webhook endpoint.
         * @example {
         *       "events": [
         *         "*"
         *       ]
         *     }
         */
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
        /**
         * @description A webhook endpoint with its signing secret.
         * @example {
         *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
         *       "object": "webhook",
         *       "url": "https://example.org/hooks/rollbook",
         *       "events": [
         *         "learner.created",
         *         "learner.archived"
         *       ],
         *       "description": null,
         *       "status": "active",
         *       "version": "2026-10-01",
         *       "failing_since": null,
         *       "disabled_reason": null,
         *       "secret_expires_at": null,
         *       "external_ids": {},
         *       "metadata": {},
         *       "created_at": "2026-01-14T06:30:00.000Z",
         *       "updated_at": "2026-01-14T06:30:00.000Z",
         *       "archived_at": null,
         *       "signing_secret": "whsec_EXAMPLE"
         *     }
         */
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
        /** @description Version of the record. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "api_key",
                     *           "name": "Attendance kiosk",
                     *           "mode": "test",
                     *           "hint": "sk_test_4fGh…x9Qz",
                     *           "scopes": [
                     *             "read:learners",
                     *             "write:learners"
                     *           ],
                     *           "version": "2026-10-01",
                     *           "status": "active",
                     *           "expires_at": null,
                     *           "revoked_at": null,
                     *           "last_used_at": null,
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Attendance kiosk",
                 *       "scopes": [
                 *         "read:learners",
                 *         "write:learners"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description A new API key with its secret, which is shown this once. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "api_key",
                     *       "name": "Attendance kiosk",
                     *       "mode": "test",
                     *       "hint": "sk_test_4fGh…x9Qz",
                     *       "scopes": [
                     *         "read:learners",
                     *         "write:learners"
                     *       ],
                     *       "version": "2026-10-01",
                     *       "status": "active",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "last_used_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null,
                     *       "secret": "sk_test_EXAMPLE"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `scope_exceeds_key`: A key cannot grant more than it has.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "api_key",
                     *       "name": "Attendance kiosk",
                     *       "mode": "test",
                     *       "hint": "sk_test_4fGh…x9Qz",
                     *       "scopes": [
                     *         "read:learners",
                     *         "write:learners"
                     *       ],
                     *       "version": "2026-10-01",
                     *       "status": "active",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "last_used_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "name": "Front desk kiosk"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            /** @description An API key, without its secret. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "api_key",
                     *       "name": "Attendance kiosk",
                     *       "mode": "test",
                     *       "hint": "sk_test_4fGh…x9Qz",
                     *       "scopes": [
                     *         "read:learners",
                     *         "write:learners"
                     *       ],
                     *       "version": "2026-10-01",
                     *       "status": "active",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "last_used_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "expires_in": 3600
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyRoll"];
            };
        };
        responses: {
            /** @description A new API key with its secret, which is shown this once. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "api_key",
                     *       "name": "Attendance kiosk",
                     *       "mode": "test",
                     *       "hint": "sk_test_4fGh…x9Qz",
                     *       "scopes": [
                     *         "read:learners",
                     *         "write:learners"
                     *       ],
                     *       "version": "2026-10-01",
                     *       "status": "active",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "last_used_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null,
                     *       "secret": "sk_test_EXAMPLE"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `scope_exceeds_key`: A key cannot grant more than it has.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "api_key",
                     *       "name": "Attendance kiosk",
                     *       "mode": "test",
                     *       "hint": "sk_test_4fGh…x9Qz",
                     *       "scopes": [
                     *         "read:learners",
                     *         "write:learners"
                     *       ],
                     *       "version": "2026-10-01",
                     *       "status": "active",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "last_used_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `idempotency_key_in_use`: A request with this key is still running.
             *     `last_admin_key`: This is the last key that can manage keys.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "aud_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "audit_entry",
                     *           "sequence": 42,
                     *           "occurred_at": "2026-01-14T06:30:00.000Z",
                     *           "actor": {
                     *             "type": "api_key",
                     *             "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *             "name": "Front desk"
                     *           },
                     *           "action": "learner.updated",
                     *           "resource": {
                     *             "type": "learner",
                     *             "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *           },
                     *           "changes": {
                     *             "class": {
                     *               "before": "5B",
                     *               "after": "6B"
                     *             }
                     *           },
                     *           "reason": null,
                     *           "request_id": "req_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "idempotency_key": null,
                     *           "api_version": "2026-10-01",
                     *           "ip": "127.0.0.1",
                     *           "user_agent": "rollbook-sdk/0.1.0",
                     *           "event_ids": [],
                     *           "prev_hash": "0000000000000000000000000000000000000000000000000000000000000000",
                     *           "hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "audit_verification",
                     *       "valid": true,
                     *       "checked": 42,
                     *       "first_sequence": 1,
                     *       "last_sequence": 42,
                     *       "broken_sequence": null,
                     *       "last_hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "aud_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "audit_entry",
                     *       "sequence": 42,
                     *       "occurred_at": "2026-01-14T06:30:00.000Z",
                     *       "actor": {
                     *         "type": "api_key",
                     *         "id": "key_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *         "name": "Front desk"
                     *       },
                     *       "action": "learner.updated",
                     *       "resource": {
                     *         "type": "learner",
                     *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       },
                     *       "changes": {
                     *         "class": {
                     *           "before": "5B",
                     *           "after": "6B"
                     *         }
                     *       },
                     *       "reason": null,
                     *       "request_id": "req_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "idempotency_key": null,
                     *       "api_version": "2026-10-01",
                     *       "ip": "127.0.0.1",
                     *       "user_agent": "rollbook-sdk/0.1.0",
                     *       "event_ids": [],
                     *       "prev_hash": "0000000000000000000000000000000000000000000000000000000000000000",
                     *       "hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "academic_year",
                     *           "name": "2026",
                     *           "starts_on": "2026-01-14",
                     *           "ends_on": "2026-12-09",
                     *           "status": "current",
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYearPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "2026",
                 *       "starts_on": "2026-01-14",
                 *       "ends_on": "2026-12-09"
                 *     }
                 */
                "application/json": components["schemas"]["AcademicYearCreate"];
            };
        };
        responses: {
            /** @description An academic year. Years do not overlap, and one at most is current. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `has_terms`: The academic year has terms.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "name": "School year 2026"
                 *     }
                 */
                "application/json": components["schemas"]["AcademicYearUpdate"];
            };
        };
        responses: {
            /** @description An academic year. Years do not overlap, and one at most is current. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `outside_academic_year`: The dates lie outside the academic year.
             *     `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "academic_year",
                     *       "name": "2026",
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-12-09",
                     *       "status": "current",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcademicYear"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `open_terms`: The academic year has terms that are not closed.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "term",
                     *           "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "name": "Term 1",
                     *           "number": 1,
                     *           "starts_on": "2026-01-14",
                     *           "ends_on": "2026-03-27",
                     *           "marks_due_on": "2026-03-20",
                     *           "school_days_count": 53,
                     *           "warnings": [],
                     *           "status": "open",
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["TermPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "name": "Term 1",
                 *       "number": 1,
                 *       "starts_on": "2026-01-14",
                 *       "ends_on": "2026-03-27"
                 *     }
                 */
                "application/json": components["schemas"]["TermCreate"];
            };
        };
        responses: {
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `outside_academic_year`: The dates lie outside the academic year.
             *     `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "marks_due_on": "2026-03-20"
                 *     }
                 */
                "application/json": components["schemas"]["TermUpdate"];
            };
        };
        responses: {
            /** @description A term of an academic year. It lies inside its year, and does not overlap with its sisters. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `term_closed`: The term is closed.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `outside_academic_year`: The dates lie outside the academic year.
             *     `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `dates_overlap`: The dates overlap with those of another record.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `outside_academic_year`: The dates lie outside the academic year.
             *     `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "term",
                     *       "academic_year_id": "ayr_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "name": "Term 1",
                     *       "number": 1,
                     *       "starts_on": "2026-01-14",
                     *       "ends_on": "2026-03-27",
                     *       "marks_due_on": "2026-03-20",
                     *       "school_days_count": 53,
                     *       "warnings": [],
                     *       "status": "open",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Term"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "calendar_exception",
                     *           "date": "2026-03-21",
                     *           "kind": "public_holiday",
                     *           "name": "Human Rights Day",
                     *           "grade_level_ids": null,
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarExceptionPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-21",
                 *       "kind": "public_holiday",
                 *       "name": "Human Rights Day"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarExceptionCreate"];
            };
        };
        responses: {
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "calendar_exception",
                     *       "date": "2026-03-21",
                     *       "kind": "public_holiday",
                     *       "name": "Human Rights Day",
                     *       "grade_level_ids": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "calendar_exception",
                     *       "date": "2026-03-21",
                     *       "kind": "public_holiday",
                     *       "name": "Human Rights Day",
                     *       "grade_level_ids": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "calendar_exception",
                     *       "date": "2026-03-21",
                     *       "kind": "public_holiday",
                     *       "name": "Human Rights Day",
                     *       "grade_level_ids": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "name": "Human Rights Day celebrations"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarExceptionUpdate"];
            };
        };
        responses: {
            /** @description A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "calendar_exception",
                     *       "date": "2026-03-21",
                     *       "kind": "public_holiday",
                     *       "name": "Human Rights Day",
                     *       "grade_level_ids": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "calendar_exception",
                     *       "date": "2026-03-21",
                     *       "kind": "public_holiday",
                     *       "name": "Human Rights Day",
                     *       "grade_level_ids": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarException"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "grade_level",
                     *           "label": "Grade 5",
                     *           "order": 5,
                     *           "phase": "intermediate",
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevelPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Grade 5",
                 *       "order": 5,
                 *       "phase": "intermediate"
                 *     }
                 */
                "application/json": components["schemas"]["GradeLevelCreate"];
            };
        };
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "grade_level",
                     *       "label": "Grade 5",
                     *       "order": 5,
                     *       "phase": "intermediate",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "grade_level",
                     *       "label": "Grade 5",
                     *       "order": 5,
                     *       "phase": "intermediate",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "grade_level",
                     *       "label": "Grade 5",
                     *       "order": 5,
                     *       "phase": "intermediate",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "label": "Grade Five"
                 *     }
                 */
                "application/json": components["schemas"]["GradeLevelUpdate"];
            };
        };
        responses: {
            /** @description A grade level of the school, such as Grade R or Grade 7. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "grade_level",
                     *       "label": "Grade 5",
                     *       "order": 5,
                     *       "phase": "intermediate",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grl_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "grade_level",
                     *       "label": "Grade 5",
                     *       "order": 5,
                     *       "phase": "intermediate",
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GradeLevel"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "subject",
                     *           "name": "Mathematics",
                     *           "code": "MATH",
                     *           "kind": "mathematics",
                     *           "grade_level_ids": [
                     *             "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *           ],
                     *           "language": "en",
                     *           "counts_for_average": true,
                     *           "promotion_weight": null,
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["SubjectPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mathematics",
                 *       "code": "MATH",
                 *       "kind": "mathematics"
                 *     }
                 */
                "application/json": components["schemas"]["SubjectCreate"];
            };
        };
        responses: {
            /** @description A subject that is taught at the school. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "subject",
                     *       "name": "Mathematics",
                     *       "code": "MATH",
                     *       "kind": "mathematics",
                     *       "grade_level_ids": [
                     *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       ],
                     *       "language": "en",
                     *       "counts_for_average": true,
                     *       "promotion_weight": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "subject",
                     *       "name": "Mathematics",
                     *       "code": "MATH",
                     *       "kind": "mathematics",
                     *       "grade_level_ids": [
                     *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       ],
                     *       "language": "en",
                     *       "counts_for_average": true,
                     *       "promotion_weight": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "subject",
                     *       "name": "Mathematics",
                     *       "code": "MATH",
                     *       "kind": "mathematics",
                     *       "grade_level_ids": [
                     *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       ],
                     *       "language": "en",
                     *       "counts_for_average": true,
                     *       "promotion_weight": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "name": "Mathematical Literacy",
                 *       "code": "MLIT"
                 *     }
                 */
                "application/json": components["schemas"]["SubjectUpdate"];
            };
        };
        responses: {
            /** @description A subject that is taught at the school. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "subject",
                     *       "name": "Mathematics",
                     *       "code": "MATH",
                     *       "kind": "mathematics",
                     *       "grade_level_ids": [
                     *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       ],
                     *       "language": "en",
                     *       "counts_for_average": true,
                     *       "promotion_weight": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_reference`: The body refers to a record that is not there.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "subject",
                     *       "name": "Mathematics",
                     *       "code": "MATH",
                     *       "kind": "mathematics",
                     *       "grade_level_ids": [
                     *         "grl_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *       ],
                     *       "language": "en",
                     *       "counts_for_average": true,
                     *       "promotion_weight": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.get": {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-03-20
                 */
                from: string;
                /**
                 * @description Last day; the same as `from` or later.
                 * @example 2026-03-23
                 */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "date": "2026-03-20",
                     *           "school_day": true,
                     *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "cycle_day": null,
                     *           "reason": null
                     *         },
                     *         {
                     *           "date": "2026-03-21",
                     *           "school_day": false,
                     *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "cycle_day": null,
                     *           "reason": {
                     *             "kind": "public_holiday",
                     *             "name": "Human Rights Day",
                     *             "exception_id": "cal_01k9x2v7d3f8h5m6n7p8q9r0st"
                     *           }
                     *         },
                     *         {
                     *           "date": "2026-03-22",
                     *           "school_day": false,
                     *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "cycle_day": null,
                     *           "reason": {
                     *             "kind": "weekend",
                     *             "name": null,
                     *             "exception_id": null
                     *           }
                     *         },
                     *         {
                     *           "date": "2026-03-23",
                     *           "school_day": true,
                     *           "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "cycle_day": null,
                     *           "reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarDays"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Only learners with this class label. */
                class?: string;
                /** @description Only learners of this status. */
                status?: "prospective" | "active" | "left";
                /** @description Only the learner with this admission number. */
                admission_number?: string;
                /** @description Only learners whose name begins with this, whatever the case and diacritics. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "learner",
                     *           "name": "Thandi Example",
                     *           "first_name": "Thandi",
                     *           "middle_names": null,
                     *           "last_name": "Example",
                     *           "preferred_name": null,
                     *           "date_of_birth": "2015-03-09",
                     *           "grade_level": "Grade 5",
                     *           "class": "5B",
                     *           "status": "active",
                     *           "admission_number": "A-1024",
                     *           "external_ids": {
                     *             "sis": "13001"
                     *           },
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["LearnerPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Thandi Example",
                 *       "grade_level": "Grade 5",
                 *       "class": "5B",
                 *       "date_of_birth": "2015-03-09"
                 *     }
                 */
                "application/json": components["schemas"]["LearnerCreate"];
            };
        };
        responses: {
            /** @description A learner (student) of the school. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "learner",
                     *       "name": "Thandi Example",
                     *       "first_name": "Thandi",
                     *       "middle_names": null,
                     *       "last_name": "Example",
                     *       "preferred_name": null,
                     *       "date_of_birth": "2015-03-09",
                     *       "grade_level": "Grade 5",
                     *       "class": "5B",
                     *       "status": "active",
                     *       "admission_number": "A-1024",
                     *       "external_ids": {
                     *         "sis": "13001"
                     *       },
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "learner",
                     *       "name": "Thandi Example",
                     *       "first_name": "Thandi",
                     *       "middle_names": null,
                     *       "last_name": "Example",
                     *       "preferred_name": null,
                     *       "date_of_birth": "2015-03-09",
                     *       "grade_level": "Grade 5",
                     *       "class": "5B",
                     *       "status": "active",
                     *       "admission_number": "A-1024",
                     *       "external_ids": {
                     *         "sis": "13001"
                     *       },
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "learner",
                     *       "name": "Thandi Example",
                     *       "first_name": "Thandi",
                     *       "middle_names": null,
                     *       "last_name": "Example",
                     *       "preferred_name": null,
                     *       "date_of_birth": "2015-03-09",
                     *       "grade_level": "Grade 5",
                     *       "class": "5B",
                     *       "status": "active",
                     *       "admission_number": "A-1024",
                     *       "external_ids": {
                     *         "sis": "13001"
                     *       },
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "grade_level": "Grade 6",
                 *       "class": "6B"
                 *     }
                 */
                "application/json": components["schemas"]["LearnerUpdate"];
            };
        };
        responses: {
            /** @description A learner (student) of the school. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "learner",
                     *       "name": "Thandi Example",
                     *       "first_name": "Thandi",
                     *       "middle_names": null,
                     *       "last_name": "Example",
                     *       "preferred_name": null,
                     *       "date_of_birth": "2015-03-09",
                     *       "grade_level": "Grade 5",
                     *       "class": "5B",
                     *       "status": "active",
                     *       "admission_number": "A-1024",
                     *       "external_ids": {
                     *         "sis": "13001"
                     *       },
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "learner",
                     *       "name": "Thandi Example",
                     *       "first_name": "Thandi",
                     *       "middle_names": null,
                     *       "last_name": "Example",
                     *       "preferred_name": null,
                     *       "date_of_birth": "2015-03-09",
                     *       "grade_level": "Grade 5",
                     *       "class": "5B",
                     *       "status": "active",
                     *       "admission_number": "A-1024",
                     *       "external_ids": {
                     *         "sis": "13001"
                     *       },
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "school",
                     *       "mode": "test",
                     *       "name": "Example Primary School",
                     *       "emis_number": null,
                     *       "school_type": "primary",
                     *       "province": "Gauteng",
                     *       "time_zone": "Africa/Johannesburg",
                     *       "currency": "ZAR",
                     *       "locale": "en-ZA",
                     *       "school_days": [
                     *         1,
                     *         2,
                     *         3,
                     *         4,
                     *         5
                     *       ],
                     *       "attendance_mode": "daily",
                     *       "retention": {
                     *         "learners": {
                     *           "months": 60,
                     *           "action": "anonymise"
                     *         },
                     *         "attendance": {
                     *           "months": 60,
                     *           "action": "anonymise"
                     *         },
                     *         "discipline": {
                     *           "months": 36,
                     *           "action": "anonymise"
                     *         },
                     *         "communications": {
                     *           "months": 24,
                     *           "action": "anonymise"
                     *         },
                     *         "medical": {
                     *           "months": 12,
                     *           "action": "anonymise"
                     *         },
                     *         "fees": {
                     *           "months": 84,
                     *           "action": "anonymise"
                     *         },
                     *         "term_reports": {
                     *           "months": null,
                     *           "action": "keep"
                     *         }
                     *       },
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["School"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "Africa/Johannesburg",
                 *       "attendance_mode": "am_pm"
                 *     }
                 */
                "application/json": components["schemas"]["SchoolUpdate"];
            };
        };
        responses: {
            /** @description A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "school",
                     *       "mode": "test",
                     *       "name": "Example Primary School",
                     *       "emis_number": null,
                     *       "school_type": "primary",
                     *       "province": "Gauteng",
                     *       "time_zone": "Africa/Johannesburg",
                     *       "currency": "ZAR",
                     *       "locale": "en-ZA",
                     *       "school_days": [
                     *         1,
                     *         2,
                     *         3,
                     *         4,
                     *         5
                     *       ],
                     *       "attendance_mode": "daily",
                     *       "retention": {
                     *         "learners": {
                     *           "months": 60,
                     *           "action": "anonymise"
                     *         },
                     *         "attendance": {
                     *           "months": 60,
                     *           "action": "anonymise"
                     *         },
                     *         "discipline": {
                     *           "months": 36,
                     *           "action": "anonymise"
                     *         },
                     *         "communications": {
                     *           "months": 24,
                     *           "action": "anonymise"
                     *         },
                     *         "medical": {
                     *           "months": 12,
                     *           "action": "anonymise"
                     *         },
                     *         "fees": {
                     *           "months": 84,
                     *           "action": "anonymise"
                     *         },
                     *         "term_reports": {
                     *           "months": null,
                     *           "action": "keep"
                     *         }
                     *       },
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["School"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "learners": {
                     *         "months": 60,
                     *         "action": "anonymise"
                     *       },
                     *       "attendance": {
                     *         "months": 60,
                     *         "action": "anonymise"
                     *       },
                     *       "discipline": {
                     *         "months": 36,
                     *         "action": "anonymise"
                     *       },
                     *       "communications": {
                     *         "months": 24,
                     *         "action": "anonymise"
                     *       },
                     *       "medical": {
                     *         "months": 12,
                     *         "action": "anonymise"
                     *       },
                     *       "fees": {
                     *         "months": 84,
                     *         "action": "anonymise"
                     *       },
                     *       "term_reports": {
                     *         "months": null,
                     *         "action": "keep"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "fees": {
                 *         "months": 96
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RetentionUpdate"];
            };
        };
        responses: {
            /** @description How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "learners": {
                     *         "months": 60,
                     *         "action": "anonymise"
                     *       },
                     *       "attendance": {
                     *         "months": 60,
                     *         "action": "anonymise"
                     *       },
                     *       "discipline": {
                     *         "months": 36,
                     *         "action": "anonymise"
                     *       },
                     *       "communications": {
                     *         "months": 24,
                     *         "action": "anonymise"
                     *       },
                     *       "medical": {
                     *         "months": 12,
                     *         "action": "anonymise"
                     *       },
                     *       "fees": {
                     *         "months": 84,
                     *         "action": "anonymise"
                     *       },
                     *       "term_reports": {
                     *         "months": null,
                     *         "action": "keep"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "webhook",
                     *           "url": "https://example.org/hooks/rollbook",
                     *           "events": [
                     *             "learner.created",
                     *             "learner.archived"
                     *           ],
                     *           "description": null,
                     *           "status": "active",
                     *           "version": "2026-10-01",
                     *           "failing_since": null,
                     *           "disabled_reason": null,
                     *           "secret_expires_at": null,
                     *           "external_ids": {},
                     *           "metadata": {},
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "updated_at": "2026-01-14T06:30:00.000Z",
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.org/hooks/rollbook",
                 *       "events": [
                 *         "learner.created",
                 *         "learner.archived"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description A webhook endpoint with its signing secret. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null,
                     *       "signing_secret": "whsec_EXAMPLE"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_event_type`: The event type is not known.
             *     `target_not_allowed`: Deliveries cannot be sent to this address.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The record has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`: A request with this key is still running. */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "events": [
                 *         "*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_event_type`: The event type is not known.
             *     `target_not_allowed`: Deliveries cannot be sent to this address.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_exists`: A record with this value exists.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "expires_in": 3600
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRotateSecret"];
            };
        };
        responses: {
            /** @description A webhook endpoint with its signing secret. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null,
                     *       "signing_secret": "whsec_EXAMPLE"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "held": "deliver"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookActivate"];
            };
        };
        responses: {
            /** @description A webhook endpoint, without its secret. */
            200: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "webhook",
                     *       "url": "https://example.org/hooks/rollbook",
                     *       "events": [
                     *         "learner.created",
                     *         "learner.archived"
                     *       ],
                     *       "description": null,
                     *       "status": "active",
                     *       "version": "2026-10-01",
                     *       "failing_since": null,
                     *       "disabled_reason": null,
                     *       "secret_expires_at": null,
                     *       "external_ids": {},
                     *       "metadata": {},
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "updated_at": "2026-01-14T06:30:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /**
                 * @example {
                 *       "type": "learner.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description One attempt to send one event to one endpoint. */
            201: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "delivery",
                     *       "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_type": "learner.created",
                     *       "attempt": 1,
                     *       "trigger": "event",
                     *       "status": "succeeded",
                     *       "scheduled_at": "2026-01-14T06:30:00.000Z",
                     *       "sent_at": "2026-01-14T06:30:00.012Z",
                     *       "completed_at": "2026-01-14T06:30:00.049Z",
                     *       "next_attempt_at": null,
                     *       "response_status": 204,
                     *       "response_headers": {},
                     *       "response_body": "",
                     *       "error": null,
                     *       "dns_ms": 3,
                     *       "connect_ms": 12,
                     *       "first_byte_ms": 37,
                     *       "total_ms": 37,
                     *       "created_at": "2026-01-14T06:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The record has changed. */
            412: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `unknown_event_type`: The event type is not known.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                event_type?: "staff.invited" | "staff.activated" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived";
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "object": "delivery",
                     *           "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "event_type": "learner.created",
                     *           "attempt": 1,
                     *           "trigger": "event",
                     *           "status": "succeeded",
                     *           "scheduled_at": "2026-01-14T06:30:00.000Z",
                     *           "sent_at": "2026-01-14T06:30:00.012Z",
                     *           "completed_at": "2026-01-14T06:30:00.049Z",
                     *           "next_attempt_at": null,
                     *           "response_status": 204,
                     *           "response_headers": {},
                     *           "response_body": "",
                     *           "error": null,
                     *           "dns_ms": 3,
                     *           "connect_ms": 12,
                     *           "first_byte_ms": 37,
                     *           "total_ms": 37,
                     *           "created_at": "2026-01-14T06:30:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "delivery",
                     *       "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_type": "learner.created",
                     *       "attempt": 1,
                     *       "trigger": "event",
                     *       "status": "succeeded",
                     *       "scheduled_at": "2026-01-14T06:30:00.000Z",
                     *       "sent_at": "2026-01-14T06:30:00.012Z",
                     *       "completed_at": "2026-01-14T06:30:00.049Z",
                     *       "next_attempt_at": null,
                     *       "response_status": 204,
                     *       "response_headers": {},
                     *       "response_body": "",
                     *       "error": null,
                     *       "dns_ms": 3,
                     *       "connect_ms": 12,
                     *       "first_byte_ms": 37,
                     *       "total_ms": 37,
                     *       "created_at": "2026-01-14T06:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "object": "delivery",
                     *       "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "event_type": "learner.created",
                     *       "attempt": 1,
                     *       "trigger": "event",
                     *       "status": "succeeded",
                     *       "scheduled_at": "2026-01-14T06:30:00.000Z",
                     *       "sent_at": "2026-01-14T06:30:00.012Z",
                     *       "completed_at": "2026-01-14T06:30:00.049Z",
                     *       "next_attempt_at": null,
                     *       "response_status": 204,
                     *       "response_headers": {},
                     *       "response_body": "",
                     *       "error": null,
                     *       "dns_ms": 3,
                     *       "connect_ms": 12,
                     *       "first_byte_ms": 37,
                     *       "total_ms": 37,
                     *       "created_at": "2026-01-14T06:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON.
             *     `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             *     `invalid_idempotency_key`: The idempotency key is not a UUID.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `resource_archived`: The record is archived.
             *     `invalid_state_transition`: The state does not allow this.
             *     `idempotency_key_in_use`: A request with this key is still running.
             */
            409: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported. */
            415: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_failed`: The body has wrong values.
             *     `unknown_field`: The body has unknown fields.
             *     `idempotency_key_reused`: The idempotency key was used for another request.
             */
            422: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                type?: "staff.invited" | "staff.activated" | "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived";
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "type": "fee.reconciled",
                     *           "version": "2026-10-01",
                     *           "created_at": "2026-01-14T06:30:00.000Z",
                     *           "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "data": {
                     *             "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *             "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *             "amount": 125000,
                     *             "currency": "ZAR",
                     *             "reconciled_at": "2026-01-14T06:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "type": "fee.reconciled",
                     *       "version": "2026-10-01",
                     *       "created_at": "2026-01-14T06:30:00.000Z",
                     *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *       "data": {
                     *         "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *         "amount": 125000,
                     *         "currency": "ZAR",
                     *         "reconciled_at": "2026-01-14T06:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Service-Version": components["headers"]["Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "webhook_id": "wh_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "outcome": "succeeded",
                     *           "attempts": 1,
                     *           "delivery_id": "dlv_01k9x2v7d3f8h5m6n7p8q9r0st",
                     *           "next_attempt_at": null,
                     *           "completed_at": "2026-01-14T06:30:00.049Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["EventDeliveryPage"];
                };
            };
            /**
             * @description `invalid_parameter`: A parameter has a wrong value.
             *     `unknown_parameter`: A parameter is not known.
             *     `invalid_cursor`: The cursor is not usable.
             *     `unsupported_version`: The API version is not known.
             */
            400: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_api_key`: No API key was sent.
             *     `invalid_api_key`: The API key is not valid.
             *     `expired_api_key`: The API key has expired.
             */
            401: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_scope`: The key lacks a scope. */
            403: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: Nothing is here. */
            404: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The server failed. */
            500: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The server is busy or stopping. */
            503: {
                headers: {
                    "Service-Request-Id": components["headers"]["Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "staff.invited",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "ivt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "invitation",
                 *         "staff_id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "email": "teacher@example.org",
                 *         "name": "Sam Example",
                 *         "staff_type": "teacher",
                 *         "roles": [
                 *           "teacher"
                 *         ],
                 *         "status": "pending",
                 *         "expires_at": "2026-01-21T06:30:00.000Z"
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "staff.activated",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "stf_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "staff",
                 *         "name": "Sam Example",
                 *         "email": "teacher@example.org",
                 *         "staff_type": "teacher",
                 *         "status": "active"
                 *       }
                 *     }
                 */
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
    "attendance.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "attendance.recorded",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "reg_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "register",
                 *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "date": "2026-01-14",
                 *         "session": "day",
                 *         "slot_id": null,
                 *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "revision": 1,
                 *         "status": "recorded",
                 *         "counts": {
                 *           "enrolled": 1,
                 *           "present": 1,
                 *           "absent": 0,
                 *           "late": 0,
                 *           "left_early": 0,
                 *           "offsite": 0,
                 *           "excused": 0
                 *         },
                 *         "marks": [
                 *           {
                 *             "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *             "status": "present"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "assessment.published",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "asm_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "assessment",
                 *         "title": "Fractions test",
                 *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "subject_id": "sbj_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "kind": "test",
                 *         "max_mark": 50,
                 *         "weight": 1,
                 *         "status": "published",
                 *         "revision": 1,
                 *         "published_at": "2026-01-14T06:30:00.000Z",
                 *         "stats": {
                 *           "enrolled": 30,
                 *           "graded": 29,
                 *           "pending": 0,
                 *           "mean": 34.5
                 *         }
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "term-report.published",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "trp_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "term_report",
                 *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "status": "published",
                 *         "report_version": 1,
                 *         "supersedes_id": null,
                 *         "content_hash": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
                 *         "published_at": "2026-01-14T06:30:00.000Z"
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "fee.invoiced",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "invoice",
                 *         "number": "2026-00001",
                 *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "account_id": "acc_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "currency": "ZAR",
                 *         "total": 125000,
                 *         "amount_due": 125000,
                 *         "status": "issued",
                 *         "issue_date": "2026-01-14",
                 *         "due_date": "2026-02-14",
                 *         "lines": [
                 *           {
                 *             "id": "ili_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *             "description": "Tuition term 1",
                 *             "quantity": 1,
                 *             "unit_amount": 125000,
                 *             "amount": 125000
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "fee.reconciled",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "invoice_id": "inv_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "amount": 125000,
                 *         "currency": "ZAR",
                 *         "reconciled_at": "2026-01-14T06:30:00.000Z"
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "discipline.incident-logged",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "inc_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "incident",
                 *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "group_id": null,
                 *         "occurred_at": "2026-01-14T06:30:00.000Z",
                 *         "category": "disruption",
                 *         "level": 1,
                 *         "points": -1,
                 *         "status": "logged"
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "learner.created",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "learner",
                 *         "name": "Thandi Example",
                 *         "first_name": "Thandi",
                 *         "middle_names": null,
                 *         "last_name": "Example",
                 *         "preferred_name": null,
                 *         "date_of_birth": "2015-03-09",
                 *         "grade_level": "Grade 5",
                 *         "class": "5B",
                 *         "status": "active",
                 *         "admission_number": "A-1024",
                 *         "external_ids": {
                 *           "sis": "13001"
                 *         },
                 *         "metadata": {},
                 *         "created_at": "2026-01-14T06:30:00.000Z",
                 *         "updated_at": "2026-01-14T06:30:00.000Z",
                 *         "archived_at": null
                 *       }
                 *     }
                 */
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
    "learner.enrolled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "learner.enrolled",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "enr_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "enrollment",
                 *         "learner_id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "class_id": "cls_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "term_id": "trm_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "kind": "primary",
                 *         "starts_on": "2026-01-14",
                 *         "ends_on": null,
                 *         "status": "active"
                 *       }
                 *     }
                 */
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
    "learner.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "type": "learner.archived",
                 *       "version": "2026-10-01",
                 *       "created_at": "2026-01-14T06:30:00.000Z",
                 *       "school_id": "sch_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *       "data": {
                 *         "id": "lrn_01k9x2v7d3f8h5m6n7p8q9r0st",
                 *         "object": "learner",
                 *         "name": "Thandi Example",
                 *         "first_name": "Thandi",
                 *         "middle_names": null,
                 *         "last_name": "Example",
                 *         "preferred_name": null,
                 *         "date_of_birth": "2015-03-09",
                 *         "grade_level": "Grade 5",
                 *         "class": "5B",
                 *         "status": "active",
                 *         "admission_number": "A-1024",
                 *         "external_ids": {
                 *           "sis": "13001"
                 *         },
                 *         "metadata": {},
                 *         "created_at": "2026-01-14T06:30:00.000Z",
                 *         "updated_at": "2026-01-14T06:30:00.000Z",
                 *         "archived_at": null
                 *       }
                 *     }
                 */
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
}
