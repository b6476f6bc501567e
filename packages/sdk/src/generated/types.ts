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
        /** @description What a new API key is made of. */
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
        /** @description A page of results. */
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
            /** @description First sequence number that is missing or does not match; null when all is well. */
            broken_sequence: number | null;
            /** @description Hash of the last entry checked. */
            last_hash: string | null;
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
        /** @description An enrollment of a learner in a class for a term. */
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
        /** @description The envelope of an event, as it is sent to endpoints of the version. */
        Event: {
            /** @description Event identifier, prefix `evt_`; the same for every attempt. */
            id: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived" | "staff.invited" | "staff.activated";
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
            /** @description Grade level label. */
            grade_level?: string | null;
            /** @description Class label. */
            class?: string | null;
            /**
             * @description Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent.
             * @default active
             * @enum {string}
             */
            status?: "prospective" | "active";
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
            data: components["schemas"]["EnrollmentEventData"];
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
            code: "invalid_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "unsupported_version" | "invalid_idempotency_key" | "bad_request" | "missing_api_key" | "invalid_api_key" | "expired_api_key" | "insufficient_scope" | "not_found" | "method_not_allowed" | "resource_archived" | "invalid_state_transition" | "already_exists" | "dates_overlap" | "open_terms" | "has_terms" | "term_closed" | "last_owner" | "idempotency_key_in_use" | "last_admin_key" | "invitation_not_usable" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "outside_academic_year" | "validation_failed" | "unknown_field" | "unknown_reference" | "unknown_event_type" | "target_not_allowed" | "scope_exceeds_key" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "unavailable";
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
        /** @description A page of results. */
        StaffPage: {
            /** @description Records of the page. */
            data: components["schemas"]["Staff"][];
            /** @description Pass as `starting_after` for the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether more records follow. */
            has_more: boolean;
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you read it; the write is refused when the record has changed since. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                /** @description A UUID. The answer is kept for 24 hours; the identical request again gives it back and performs nothing. */
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
                event_type?: "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived" | "staff.invited" | "staff.activated";
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
                type?: "attendance.recorded" | "assessment.published" | "term-report.published" | "fee.invoiced" | "fee.reconciled" | "discipline.incident-logged" | "learner.created" | "learner.enrolled" | "learner.archived" | "staff.invited" | "staff.activated";
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
}
