// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["api-keys.list"];
        put?: never;
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
        get: operations["api-keys.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["grading-scales.list"];
        put?: never;
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
        get: operations["grading-scales.get"];
        put?: never;
        post?: never;
        delete: operations["grading-scales.archive"];
        options?: never;
        head?: never;
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
        get: operations["assessments.list"];
        put?: never;
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
        get: operations["assessments.get"];
        put?: never;
        post?: never;
        delete: operations["assessments.archive"];
        options?: never;
        head?: never;
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
        get: operations["grades.list"];
        put: operations["grades.put"];
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
        get: operations["grades.get"];
        put?: never;
        post?: never;
        delete: operations["grades.archive"];
        options?: never;
        head?: never;
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
        get: operations["term-reports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["registers.list"];
        put?: never;
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
        get: operations["registers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["excuses.list"];
        put?: never;
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
        get: operations["excuses.get"];
        put?: never;
        post?: never;
        delete: operations["excuses.archive"];
        options?: never;
        head?: never;
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
        get: operations["academic-years.list"];
        put?: never;
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
        get: operations["academic-years.get"];
        put?: never;
        post?: never;
        delete: operations["academic-years.archive"];
        options?: never;
        head?: never;
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
        get: operations["terms.list"];
        put?: never;
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
        get: operations["terms.get"];
        put?: never;
        post?: never;
        delete: operations["terms.archive"];
        options?: never;
        head?: never;
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
        get: operations["calendar-exceptions.list"];
        put?: never;
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
        get: operations["calendar-exceptions.get"];
        put?: never;
        post?: never;
        delete: operations["calendar-exceptions.archive"];
        options?: never;
        head?: never;
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
        get: operations["grade-levels.list"];
        put?: never;
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
        get: operations["grade-levels.get"];
        put?: never;
        post?: never;
        delete: operations["grade-levels.archive"];
        options?: never;
        head?: never;
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
        get: operations["subjects.list"];
        put?: never;
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
        get: operations["subjects.get"];
        put?: never;
        post?: never;
        delete: operations["subjects.archive"];
        options?: never;
        head?: never;
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
        get: operations["rooms.list"];
        put?: never;
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
        get: operations["rooms.get"];
        put?: never;
        post?: never;
        delete: operations["rooms.archive"];
        options?: never;
        head?: never;
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
        get: operations["classes.list"];
        put?: never;
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
        get: operations["classes.get"];
        put?: never;
        post?: never;
        delete: operations["classes.archive"];
        options?: never;
        head?: never;
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
        get: operations["message-templates.list"];
        put?: never;
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
        get: operations["message-templates.get"];
        put?: never;
        post?: never;
        delete: operations["message-templates.archive"];
        options?: never;
        head?: never;
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
        get: operations["messages.list"];
        put?: never;
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
        get: operations["announcements.list"];
        put?: never;
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
        get: operations["announcements.get"];
        put?: never;
        post?: never;
        delete: operations["announcements.archive"];
        options?: never;
        head?: never;
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
        get: operations["incidents.list"];
        put?: never;
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
        get: operations["incidents.get"];
        put?: never;
        post?: never;
        delete: operations["incidents.archive"];
        options?: never;
        head?: never;
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
        get: operations["follow-ups.list"];
        put?: never;
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
        get: operations["follow-ups.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["parent-notifications.list"];
        put?: never;
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
        get: operations["enrollments.list"];
        put?: never;
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
        get: operations["enrollments.get"];
        put?: never;
        post?: never;
        delete: operations["enrollments.archive"];
        options?: never;
        head?: never;
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
        get: operations["fee-accounts.list"];
        put?: never;
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
        get: operations["fee-accounts.get"];
        put?: never;
        post?: never;
        delete: operations["fee-accounts.archive"];
        options?: never;
        head?: never;
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
        get: operations["fee-items.list"];
        put?: never;
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
        get: operations["fee-items.get"];
        put?: never;
        post?: never;
        delete: operations["fee-items.archive"];
        options?: never;
        head?: never;
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
        get: operations["invoices.list"];
        put?: never;
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
        get: operations["invoices.get"];
        put?: never;
        post?: never;
        delete: operations["invoices.archive"];
        options?: never;
        head?: never;
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
        get: operations["credit-notes.list"];
        put?: never;
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
        get: operations["payments.list"];
        put?: never;
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
        get: operations["payments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["allocations.list"];
        put?: never;
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
        get: operations["refunds.list"];
        put?: never;
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
        get: operations["bursaries.list"];
        put?: never;
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
        get: operations["bursaries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        post: operations["invoices.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["invoices.issue-all"];
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
        get: operations["imports.list"];
        put?: never;
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
        get: operations["learners.list"];
        put?: never;
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
        get: operations["learners.get"];
        put?: never;
        post?: never;
        delete: operations["learners.archive"];
        options?: never;
        head?: never;
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
        get: operations["guardians.list"];
        put?: never;
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
        get: operations["guardians.get"];
        put?: never;
        post?: never;
        delete: operations["guardians.archive"];
        options?: never;
        head?: never;
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
        get: operations["learner-guardians.list"];
        put?: never;
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
        get: operations["learner-guardians.get"];
        put?: never;
        post?: never;
        delete: operations["learner-guardians.archive"];
        options?: never;
        head?: never;
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
        get: operations["medical-notes.list"];
        put?: never;
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
        get: operations["medical-notes.get"];
        put?: never;
        post?: never;
        delete: operations["medical-notes.archive"];
        options?: never;
        head?: never;
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
        post: operations["medical-notes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/learners/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["learners.leave-all"];
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
        get: operations["learners.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guardians/{guardian_id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["guardians.erase"];
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
        get: operations["school.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["retention.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["school-logo.get"];
        put: operations["school-logo.put"];
        post?: never;
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
        get: operations["staff.list"];
        put?: never;
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
        get: operations["staff.get"];
        put?: never;
        post?: never;
        delete: operations["staff.archive"];
        options?: never;
        head?: never;
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
        get: operations["invitations.list"];
        put?: never;
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
        get: operations["role-assignments.list"];
        put?: never;
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
        get: operations["role-assignments.get"];
        put?: never;
        post?: never;
        delete: operations["role-assignments.archive"];
        options?: never;
        head?: never;
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
        get: operations["qualifications.list"];
        put?: never;
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
        get: operations["qualifications.get"];
        put?: never;
        post?: never;
        delete: operations["qualifications.archive"];
        options?: never;
        head?: never;
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
        get: operations["timetables.list"];
        put?: never;
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
        get: operations["timetables.get"];
        put?: never;
        post?: never;
        delete: operations["timetables.archive"];
        options?: never;
        head?: never;
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
        get: operations["periods.list"];
        put?: never;
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
        get: operations["periods.get"];
        put?: never;
        post?: never;
        delete: operations["periods.archive"];
        options?: never;
        head?: never;
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
        get: operations["slots.list"];
        put?: never;
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
        get: operations["slots.get"];
        put?: never;
        post?: never;
        delete: operations["slots.archive"];
        options?: never;
        head?: never;
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
        get: operations["room-assignments.list"];
        put?: never;
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
        get: operations["room-assignments.get"];
        put?: never;
        post?: never;
        delete: operations["room-assignments.archive"];
        options?: never;
        head?: never;
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
        get: operations["teacher-allocations.list"];
        put?: never;
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
        get: operations["teacher-allocations.get"];
        put?: never;
        post?: never;
        delete: operations["teacher-allocations.archive"];
        options?: never;
        head?: never;
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
        get: operations["calendar-feeds.list"];
        put?: never;
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
        get: operations["calendar-feeds.get"];
        put?: never;
        post?: never;
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
        get: operations["webhooks.list"];
        put?: never;
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
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        delete: operations["webhooks.archive"];
        options?: never;
        head?: never;
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
        get: operations["webhook-recoveries.list"];
        put?: never;
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcademicYear: {
            id: string;
            /** @constant */
            object: "academic_year";
            name: string;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            /** @enum {string} */
            status: "planned" | "current" | "closed";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        AcademicYearCreate: {
            name: string;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        AcademicYearPage: {
            data: components["schemas"]["AcademicYear"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        AcademicYearRow: {
            external_id?: string | number | null;
            name?: string;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        AcademicYearUpdate: {
            name?: string;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Allocation: {
            id: string;
            /** @constant */
            object: "allocation";
            payment_id: string;
            invoice_id: string;
            account_id: string;
            learner_id: string;
            amount: number;
            currency: string;
            /** Format: date-time */
            reconciled_at: string;
            /** @enum {string} */
            status: "applied" | "reversed";
            reverse_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        AllocationCreate: {
            invoice_id: string;
            amount: number;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        AllocationPage: {
            data: components["schemas"]["Allocation"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        AllocationReverse: {
            reason: string;
        };
        AllocationReversedEvent: {
            id: string;
            /** @constant */
            type: "allocation.reversed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Allocation"];
        };
        Announcement: {
            id: string;
            /** @constant */
            object: "announcement";
            title: string;
            body: string;
            audience: components["schemas"]["Audience"];
            channels: ("email" | "sms" | "push" | "letter" | "portal")[];
            /** Format: date-time */
            publish_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published" | "expired" | "cancelled" | "retracted";
            /** Format: date-time */
            published_at: string | null;
            recipient_count: number;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        AnnouncementCreate: {
            title: string;
            body: string;
            audience: components["schemas"]["Audience"];
            /**
             * @default [
             *       "portal"
             *     ]
             */
            channels: ("email" | "sms" | "push" | "letter" | "portal")[];
            /** Format: date-time */
            publish_at?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        AnnouncementPage: {
            data: components["schemas"]["Announcement"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        AnnouncementUpdate: {
            title?: string;
            body?: string;
            audience?: components["schemas"]["Audience"];
            channels?: ("email" | "sms" | "push" | "letter" | "portal")[];
            /** Format: date-time */
            publish_at?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        AnyValue: string | number | boolean | Record<string, unknown> | unknown[] | null;
        ApiKey: {
            id: string;
            /** @constant */
            object: "api_key";
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            hint: string;
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /** Format: date */
            version: string;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        ApiKeyCreate: {
            name: string;
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /** Format: date */
            version?: string;
            /** Format: date-time */
            expires_at?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        ApiKeyPage: {
            data: components["schemas"]["ApiKey"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ApiKeyRoll: {
            /** @default 86400 */
            expires_in: number;
        };
        ApiKeyUpdate: {
            name?: string;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        ApiKeyWithSecret: {
            id: string;
            /** @constant */
            object: "api_key";
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            hint: string;
            scopes: ("read:learners" | "write:learners" | "read:staff" | "write:staff" | "read:classes" | "write:classes" | "read:timetable" | "write:timetable" | "read:attendance" | "write:attendance" | "read:assessments" | "write:assessments" | "publish:assessments" | "read:fees" | "write:fees" | "read:discipline" | "write:discipline" | "read:communications" | "write:communications" | "read:medical" | "write:medical" | "read:sensitive" | "read:audit" | "read:events" | "write:webhooks" | "read:imports" | "write:imports" | "admin:school")[];
            /** Format: date */
            version: string;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            secret: string;
        };
        Assessment: {
            id: string;
            /** @constant */
            object: "assessment";
            title: string;
            class_id: string;
            subject_id: string;
            term_id: string;
            /** @enum {string} */
            kind: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
            /** @enum {string} */
            component: "sba" | "exam";
            max_mark: number;
            weight: number;
            /** Format: date */
            held_on: string | null;
            /** Format: date */
            due_on: string | null;
            counts: boolean;
            grading_scale_id: string | null;
            description: string | null;
            /** @enum {string} */
            status: "draft" | "open" | "published" | "cancelled";
            /** Format: date-time */
            published_at: string | null;
            revision: number;
            stats: components["schemas"]["AssessmentStats"];
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        AssessmentCreate: {
            title: string;
            class_id: string;
            subject_id: string;
            term_id: string;
            /** @enum {string} */
            kind: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
            /**
             * @default sba
             * @enum {string}
             */
            component: "sba" | "exam";
            max_mark: number;
            weight: number;
            /** Format: date */
            held_on?: string | null;
            /** Format: date */
            due_on?: string | null;
            /** @default true */
            counts: boolean;
            grading_scale_id?: string | null;
            description?: string | null;
            /**
             * @default draft
             * @enum {string}
             */
            status: "draft" | "open";
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        AssessmentPage: {
            data: components["schemas"]["Assessment"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        AssessmentPublishedEvent: {
            id: string;
            /** @constant */
            type: "assessment.published";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Assessment"];
        };
        AssessmentReopen: {
            reason: string;
        };
        AssessmentReopenedEvent: {
            id: string;
            /** @constant */
            type: "assessment.reopened";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Assessment"];
        };
        AssessmentStats: {
            enrolled: number;
            graded: number;
            pending: number;
            mean: number | null;
        };
        AssessmentUpdate: {
            title?: string;
            /** @enum {string} */
            kind?: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
            /** @enum {string} */
            component?: "sba" | "exam";
            max_mark?: number;
            weight?: number;
            /** Format: date */
            held_on?: string | null;
            /** Format: date */
            due_on?: string | null;
            counts?: boolean;
            grading_scale_id?: string | null;
            description?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        AttemptStats: {
            succeeded: number;
            retrying: number;
            failed: number;
            p50_ms: number | null;
            p95_ms: number | null;
        };
        AttendanceAlert: {
            /** @enum {string} */
            kind: "continuous_absence";
            learner_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            days: number;
        };
        AttendanceAlerts: {
            data: components["schemas"]["AttendanceAlert"][];
        };
        AttendanceExcuseApprovedEvent: {
            id: string;
            /** @constant */
            type: "attendance.excuse-approved";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["ExcuseEventData"];
        };
        AttendanceExcuseArchivedEvent: {
            id: string;
            /** @constant */
            type: "attendance.excuse-archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["ExcuseEventData"];
        };
        AttendanceExcuseRestoredEvent: {
            id: string;
            /** @constant */
            type: "attendance.excuse-restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["ExcuseEventData"];
        };
        AttendanceExcuseWithdrawnEvent: {
            id: string;
            /** @constant */
            type: "attendance.excuse-withdrawn";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["ExcuseEventData"];
        };
        AttendanceRecordedEvent: {
            id: string;
            /** @constant */
            type: "attendance.recorded";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["RegisterEventData"];
        };
        AttendanceSummaries: {
            data: components["schemas"]["AttendanceSummary"][];
        };
        AttendanceSummary: {
            learner_id: string;
            term_id: string;
            school_days: number;
            days_present: number;
            days_absent: number;
            days_excused: number;
            times_late: number;
            minutes_late: number;
            rate: number | null;
        };
        AttendanceVoidedEvent: {
            id: string;
            /** @constant */
            type: "attendance.voided";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["RegisterEventData"];
        };
        Audience: {
            /** @default false */
            everyone: boolean;
            /** @default [] */
            grade_level_ids: string[];
            /** @default [] */
            class_ids: string[];
            /** @default [] */
            learner_ids: string[];
            /** @default [] */
            staff_roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            /**
             * @default [
             *       "guardians"
             *     ]
             */
            recipients: ("guardians" | "learners" | "staff")[];
        };
        AuditActor: {
            /** @enum {string} */
            type: "api_key" | "staff" | "guardian" | "system";
            id: string | null;
            name: string | null;
        };
        AuditChange: {
            before: components["schemas"]["AnyValue"];
            after: components["schemas"]["AnyValue"];
        };
        AuditEntry: {
            id: string;
            /** @constant */
            object: "audit_entry";
            sequence: number;
            /** Format: date-time */
            occurred_at: string;
            actor: components["schemas"]["AuditActor"];
            action: string;
            resource: components["schemas"]["AuditResource"];
            changes: {
                [key: string]: components["schemas"]["AuditChange"];
            };
            reason: string | null;
            request_id: string | null;
            idempotency_key: string | null;
            api_version: string | null;
            ip: string | null;
            user_agent: string | null;
            event_ids: string[];
            prev_hash: string;
            hash: string;
            stored: {
                key: string;
                encrypted: string;
                changes: string;
                reason: string | null;
            } | null;
        };
        AuditEntryPage: {
            data: components["schemas"]["AuditEntry"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        AuditHead: {
            /** @constant */
            object: "audit_head";
            school_id: string;
            sequence: number;
            hash: string;
            /** Format: date-time */
            signed_at: string;
            /** @constant */
            algorithm: "ed25519";
            public_key: string;
            signature: string;
        };
        AuditResource: {
            type: string;
            id: string;
        };
        AuditVerification: {
            /** @constant */
            object: "audit_verification";
            valid: boolean;
            checked: number;
            first_sequence: number | null;
            last_sequence: number | null;
            broken_sequence: number | null;
            /** @enum {string|null} */
            broken_reason: "entry_changed" | "entry_missing" | "entry_unsigned" | "end_missing" | "chain_rewritten" | "head_forged" | "head_missing" | null;
            head_sequence: number | null;
            last_hash: string | null;
        };
        Bursary: {
            id: string;
            /** @constant */
            object: "bursary";
            learner_id: string;
            name: string;
            funder: string | null;
            /** @enum {string} */
            kind: "percentage" | "fixed" | "exemption";
            basis_points: number | null;
            amount: number | null;
            /** Format: currency */
            currency: string;
            /** @enum {string|null} */
            exemption_type: "total" | "partial" | "conditional" | "automatic" | null;
            categories: ("tuition" | "transport" | "boarding" | "books" | "activity" | "other")[];
            academic_year_id: string;
            cap_amount: number | null;
            used_amount: number;
            /** @enum {string} */
            status: "proposed" | "active" | "ended" | "declined" | "revoked";
            status_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        BursaryApply: {
            invoice_id: string;
            amount?: number;
        };
        BursaryCreate: {
            learner_id: string;
            name: string;
            funder?: string | null;
            /** @enum {string} */
            kind: "percentage" | "fixed" | "exemption";
            basis_points?: number | null;
            amount?: number | null;
            /** Format: currency */
            currency?: string;
            /** @enum {string|null} */
            exemption_type?: "total" | "partial" | "conditional" | "automatic" | null;
            /** @default [] */
            categories: ("tuition" | "transport" | "boarding" | "books" | "activity" | "other")[];
            academic_year_id: string;
            cap_amount?: number | null;
            /**
             * @default proposed
             * @enum {string}
             */
            status: "proposed" | "active";
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        BursaryDecline: {
            reason: string;
        };
        BursaryPage: {
            data: components["schemas"]["Bursary"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        BursaryRevoke: {
            reason: string;
        };
        BursaryUpdate: {
            name?: string;
            funder?: string | null;
            basis_points?: number | null;
            amount?: number | null;
            /** @enum {string|null} */
            exemption_type?: "total" | "partial" | "conditional" | "automatic" | null;
            categories?: ("tuition" | "transport" | "boarding" | "books" | "activity" | "other")[];
            cap_amount?: number | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        CalendarDay: {
            /** Format: date */
            date: string;
            school_day: boolean;
            term_id: string | null;
            cycle_day: number | null;
            reason: {
                /** @enum {string} */
                kind: "outside_term" | "weekend" | "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
                name: string | null;
                exception_id: string | null;
            } | null;
        };
        CalendarDays: {
            data: components["schemas"]["CalendarDay"][];
        };
        CalendarException: {
            id: string;
            /** @constant */
            object: "calendar_exception";
            /** Format: date */
            date: string;
            /** @enum {string} */
            kind: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            name: string;
            grade_level_ids: string[] | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        CalendarExceptionCreate: {
            /** Format: date */
            date: string;
            /** @enum {string} */
            kind: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            name: string;
            grade_level_ids?: string[] | null;
            /** @default false */
            void_registers: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        CalendarExceptionPage: {
            data: components["schemas"]["CalendarException"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        CalendarExceptionUpdate: {
            /** Format: date */
            date?: string;
            /** @enum {string} */
            kind?: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
            name?: string;
            grade_level_ids?: string[] | null;
            void_registers?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        CalendarFeed: {
            id: string;
            /** @constant */
            object: "calendar_feed";
            name: string | null;
            staff_id: string | null;
            class_id: string | null;
            learner_id: string | null;
            room_id: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        CalendarFeedCreate: {
            name?: string | null;
            staff_id?: string | null;
            class_id?: string | null;
            learner_id?: string | null;
            room_id?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        CalendarFeedPage: {
            data: components["schemas"]["CalendarFeed"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        CalendarFeedWithUrl: {
            id: string;
            /** @constant */
            object: "calendar_feed";
            name: string | null;
            staff_id: string | null;
            class_id: string | null;
            learner_id: string | null;
            room_id: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            token: string;
            /** Format: uri */
            url: string;
        };
        Class: {
            id: string;
            /** @constant */
            object: "class";
            label: string;
            /** @enum {string} */
            kind: "register" | "subject";
            academic_year_id: string;
            grade_level_id: string;
            subject_id: string | null;
            teacher_id: string | null;
            room_id: string | null;
            capacity: number | null;
            term_ids: string[] | null;
            /** Format: language-tag */
            language: string | null;
            learner_count: number;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        ClassCreate: {
            label: string;
            /** @enum {string} */
            kind: "register" | "subject";
            academic_year_id: string;
            grade_level_id: string;
            subject_id?: string | null;
            teacher_id?: string | null;
            room_id?: string | null;
            capacity?: number | null;
            term_ids?: string[] | null;
            /** Format: language-tag */
            language?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        ClassPage: {
            data: components["schemas"]["Class"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ClassRow: {
            external_id?: string | number | null;
            label?: string;
            /** @enum {string} */
            kind?: "register" | "subject";
            academic_year_id?: string;
            academic_year_external_id?: string | number;
            grade_level_id?: string;
            grade_level_external_id?: string | number;
            subject_id?: string | null;
            subject_external_id?: string | number | null;
            teacher_id?: string | null;
            teacher_external_id?: string | number | null;
            room_id?: string | null;
            room_external_id?: string | number | null;
            capacity?: number | null;
            term_ids?: string[] | null;
            term_external_ids?: (string | number)[] | null;
            /** Format: language-tag */
            language?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        ClassUpdate: {
            label?: string;
            grade_level_id?: string;
            subject_id?: string | null;
            teacher_id?: string | null;
            room_id?: string | null;
            capacity?: number | null;
            term_ids?: string[] | null;
            /** Format: language-tag */
            language?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        CreditNote: {
            id: string;
            /** @constant */
            object: "credit_note";
            invoice_id: string;
            account_id: string;
            learner_id: string;
            bursary_id: string | null;
            /** @enum {string} */
            kind: "credit_note" | "bursary" | "write_off";
            amount: number;
            currency: string;
            reason: string;
            /** @enum {string} */
            status: "applied" | "reversed";
            reverse_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        CreditNoteAppliedEvent: {
            id: string;
            /** @constant */
            type: "credit-note.applied";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["CreditNote"];
        };
        CreditNoteCreate: {
            amount: number;
            reason: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        CreditNotePage: {
            data: components["schemas"]["CreditNote"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        CreditNoteReverse: {
            reason: string;
        };
        CreditNoteReversedEvent: {
            id: string;
            /** @constant */
            type: "credit-note.reversed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["CreditNote"];
        };
        DailyAttendance: {
            data: components["schemas"]["LearnerDay"][];
        };
        Delivery: {
            id: string;
            /** @constant */
            object: "delivery";
            webhook_id: string;
            event_id: string;
            event_type: string;
            attempt: number;
            /** @enum {string} */
            trigger: "event" | "retry" | "redelivery" | "recovery" | "test";
            /** @enum {string} */
            status: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
            /** Format: date-time */
            scheduled_at: string;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            response_status: number | null;
            response_headers: {
                [key: string]: string;
            } | null;
            response_body: string | null;
            error: components["schemas"]["DeliveryError"] | null;
            dns_ms: number | null;
            connect_ms: number | null;
            first_byte_ms: number | null;
            total_ms: number | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @enum {string} */
        DeliveryError: "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "timeout" | "redirect" | "address_refused" | "http_status" | "protocol_error" | "interrupted";
        DeliveryPage: {
            data: components["schemas"]["Delivery"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        DeliveryRequest: {
            /** @constant */
            method: "POST";
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string;
        };
        DeliveryStats: {
            /** @constant */
            object: "delivery_stats";
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            interval: "hour" | "day";
            totals: components["schemas"]["AttemptStats"];
            intervals: components["schemas"]["IntervalStats"][];
            webhooks: components["schemas"]["EndpointStats"][];
            event_types: components["schemas"]["EventTypeStats"][];
        };
        DeliveryWithRequest: {
            id: string;
            /** @constant */
            object: "delivery";
            webhook_id: string;
            event_id: string;
            event_type: string;
            attempt: number;
            /** @enum {string} */
            trigger: "event" | "retry" | "redelivery" | "recovery" | "test";
            /** @enum {string} */
            status: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
            /** Format: date-time */
            scheduled_at: string;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            response_status: number | null;
            response_headers: {
                [key: string]: string;
            } | null;
            response_body: string | null;
            error: components["schemas"]["DeliveryError"] | null;
            dns_ms: number | null;
            connect_ms: number | null;
            first_byte_ms: number | null;
            total_ms: number | null;
            /** Format: date-time */
            created_at: string;
            resource_id: string;
            request: components["schemas"]["DeliveryRequest"];
        };
        DisciplineIncidentArchivedEvent: {
            id: string;
            /** @constant */
            type: "discipline.incident-archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
        DisciplineIncidentDismissedEvent: {
            id: string;
            /** @constant */
            type: "discipline.incident-dismissed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
        DisciplineIncidentLoggedEvent: {
            id: string;
            /** @constant */
            type: "discipline.incident-logged";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
        DisciplineIncidentRestoredEvent: {
            id: string;
            /** @constant */
            type: "discipline.incident-restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
        DisciplineIncidentUpdatedEvent: {
            id: string;
            /** @constant */
            type: "discipline.incident-updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["IncidentEventData"];
        };
        EndpointStats: {
            webhook_id: string;
            succeeded: number;
            retrying: number;
            failed: number;
            intervals: components["schemas"]["IntervalCounts"][];
        };
        Enrollment: {
            id: string;
            /** @constant */
            object: "enrollment";
            learner_id: string;
            class_id: string;
            term_id: string;
            /** @enum {string} */
            kind: "primary" | "subject";
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string | null;
            /** @enum {string|null} */
            ends_as: "withdrawn" | "transferred" | null;
            /** @enum {string} */
            status: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            reason: string | null;
            transferred_from_id: string | null;
            forced: boolean;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        EnrollmentActivate: {
            /** @default false */
            force: boolean;
        };
        EnrollmentArchivedEvent: {
            id: string;
            /** @constant */
            type: "enrollment.archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        EnrollmentBulk: {
            term_id: string;
            learner_ids: string[];
            /** Format: date */
            starts_on?: string;
        };
        EnrollmentBulkResult: {
            data: {
                learner_id: string;
                /** @enum {string} */
                result: "created" | "unchanged" | "failed";
                enrollment_id: string | null;
                code: string | null;
                detail: string | null;
            }[];
        };
        EnrollmentCreate: {
            learner_id: string;
            class_id: string;
            term_id: string;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string | null;
            /** @default false */
            pending: boolean;
            /** @default false */
            force: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        EnrollmentEndedEvent: {
            id: string;
            /** @constant */
            type: "enrollment.ended";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        EnrollmentPage: {
            data: components["schemas"]["Enrollment"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        EnrollmentRestoredEvent: {
            id: string;
            /** @constant */
            type: "enrollment.restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        EnrollmentRow: {
            external_id?: string | number | null;
            learner_id?: string;
            learner_external_id?: string | number;
            class_id?: string;
            class_external_id?: string | number;
            term_id?: string;
            term_external_id?: string | number;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string | null;
            pending?: boolean;
            force?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        EnrollmentTransfer: {
            to_class_id: string;
            /** Format: date */
            on?: string;
            /** @default false */
            force: boolean;
        };
        EnrollmentUpdate: {
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        EnrollmentUpdatedEvent: {
            id: string;
            /** @constant */
            type: "enrollment.updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        EnrollmentWithdraw: {
            /** Format: date */
            ends_on?: string;
            reason?: string | null;
        };
        Event: {
            id: string;
            /** @enum {string} */
            type: "assessment.published" | "assessment.reopened" | "term-report.published" | "term-report.withdrawn" | "attendance.recorded" | "attendance.voided" | "attendance.excuse-approved" | "attendance.excuse-withdrawn" | "attendance.excuse-archived" | "attendance.excuse-restored" | "message.failed" | "discipline.incident-logged" | "discipline.incident-updated" | "discipline.incident-dismissed" | "discipline.incident-archived" | "discipline.incident-restored" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "invoice.voided" | "credit-note.applied" | "credit-note.reversed" | "payment.received" | "payment.reversed" | "fee.reconciled" | "allocation.reversed" | "refund.paid" | "refund.reversed" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.invitation-revoked" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: {
                [key: string]: unknown;
            };
        };
        EventDelivery: {
            webhook_id: string;
            /** @enum {string} */
            outcome: "succeeded" | "pending" | "retrying" | "failed" | "held" | "filtered" | "endpoint_created_later" | "cancelled";
            attempts: number;
            delivery_id: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
        };
        EventDeliveryPage: {
            data: components["schemas"]["EventDelivery"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        EventTypeStats: {
            type: string;
            succeeded: number;
            retrying: number;
            failed: number;
        };
        Excuse: {
            id: string;
            /** @constant */
            object: "excuse";
            learner_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            reason_code: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "other";
            note?: string | null;
            document_ref: string | null;
            /** @enum {string|null} */
            submitted_by_type: "guardian" | "staff" | null;
            submitted_by: string | null;
            /** @enum {string} */
            status: "submitted" | "approved" | "rejected" | "withdrawn";
            decision_reason: string | null;
            warnings: {
                /** @enum {string} */
                code: "document_missing";
                detail: string;
            }[];
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        ExcuseCreate: {
            learner_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            reason_code: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "other";
            note?: string | null;
            document_ref?: string | null;
            /** @enum {string|null} */
            submitted_by_type?: "guardian" | "staff" | null;
            submitted_by?: string | null;
            /**
             * @default submitted
             * @enum {string}
             */
            status: "submitted" | "approved";
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        ExcuseEventData: {
            id: string;
            /** @constant */
            object: "excuse";
            learner_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            status: "submitted" | "approved" | "rejected" | "withdrawn";
        };
        ExcusePage: {
            data: components["schemas"]["Excuse"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ExcuseReject: {
            reason: string;
        };
        ExcuseUpdate: {
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string;
            /** @enum {string} */
            reason_code?: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "other";
            note?: string | null;
            document_ref?: string | null;
            /** @enum {string|null} */
            submitted_by_type?: "guardian" | "staff" | null;
            submitted_by?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        ExcuseWithdraw: {
            reason?: string | null;
        };
        FeeAccount: {
            id: string;
            /** @constant */
            object: "fee_account";
            name: string;
            /** Format: currency */
            currency: string;
            learner_ids: string[];
            payer_guardian_ids: string[];
            balance: number;
            unallocated_credit: number;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        FeeAccountCreate: {
            name: string;
            /** Format: currency */
            currency?: string;
            learner_ids: string[];
            /** @default [] */
            payer_guardian_ids: string[];
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        FeeAccountPage: {
            data: components["schemas"]["FeeAccount"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        FeeAccountUpdate: {
            name?: string;
            learner_ids?: string[];
            payer_guardian_ids?: string[];
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        FeeInvoicedEvent: {
            id: string;
            /** @constant */
            type: "fee.invoiced";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["InvoiceEventData"];
        };
        FeeItem: {
            id: string;
            /** @constant */
            object: "fee_item";
            name: string;
            /** @enum {string} */
            category: "tuition" | "transport" | "boarding" | "books" | "activity" | "other";
            amount: number;
            /** Format: currency */
            currency: string;
            grade_level_ids: string[];
            active: boolean;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        FeeItemCreate: {
            name: string;
            /** @enum {string} */
            category: "tuition" | "transport" | "boarding" | "books" | "activity" | "other";
            amount: number;
            /** Format: currency */
            currency?: string;
            /** @default [] */
            grade_level_ids: string[];
            /** @default true */
            active: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        FeeItemPage: {
            data: components["schemas"]["FeeItem"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        FeeItemUpdate: {
            name?: string;
            /** @enum {string} */
            category?: "tuition" | "transport" | "boarding" | "books" | "activity" | "other";
            amount?: number;
            grade_level_ids?: string[];
            active?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        FeeReconciledEvent: {
            id: string;
            /** @constant */
            type: "fee.reconciled";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["FeeReconciledEventData"];
        };
        FeeReconciledEventData: {
            invoice_id: string;
            learner_id: string;
            amount: number;
            currency: string;
            /** Format: date-time */
            reconciled_at: string;
        };
        FollowUp: {
            id: string;
            /** @constant */
            object: "follow_up";
            incident_id: string;
            learner_id: string;
            /** @enum {string} */
            kind: "verbal_warning" | "written_warning" | "detention" | "counselling" | "parent_meeting" | "community_service" | "suspension" | "expulsion_recommendation" | "restorative" | "other";
            assigned_to: string | null;
            /** Format: date */
            due_on: string | null;
            /** Format: date */
            from: string | null;
            /** Format: date */
            to: string | null;
            details?: string | null;
            outcome?: string | null;
            excuse_id: string | null;
            school_days: number | null;
            /** @enum {string} */
            status: "open" | "done" | "cancelled";
            warnings: {
                /** @enum {string} */
                code: "long_suspension";
                detail: string;
            }[];
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        FollowUpCancel: {
            outcome?: string;
        };
        FollowUpComplete: {
            outcome?: string;
        };
        FollowUpCreate: {
            /** @enum {string} */
            kind: "verbal_warning" | "written_warning" | "detention" | "counselling" | "parent_meeting" | "community_service" | "suspension" | "expulsion_recommendation" | "restorative" | "other";
            assigned_to?: string | null;
            /** Format: date */
            due_on?: string | null;
            /** Format: date */
            from?: string | null;
            /** Format: date */
            to?: string | null;
            details?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        FollowUpPage: {
            data: components["schemas"]["FollowUp"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        FollowUpUpdate: {
            assigned_to?: string | null;
            /** Format: date */
            due_on?: string | null;
            /** Format: date */
            from?: string | null;
            /** Format: date */
            to?: string | null;
            details?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Grade: {
            id: string;
            /** @constant */
            object: "grade";
            assessment_id: string;
            learner_id: string;
            mark: number | null;
            /** @enum {string} */
            status: "pending" | "graded" | "absent" | "exempt" | "withheld";
            percentage: number | null;
            level: number | null;
            comment: string | null;
            graded_by: string | null;
            /** Format: date-time */
            graded_at: string | null;
            revision: number;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        GradeCreate: {
            learner_id: string;
            mark?: number | null;
            /** @enum {string} */
            status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
            comment?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        GradeLevel: {
            id: string;
            /** @constant */
            object: "grade_level";
            label: string;
            order: number;
            /** @enum {string|null} */
            phase: "foundation" | "intermediate" | "senior" | "fet" | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        GradeLevelCreate: {
            label: string;
            order: number;
            /** @enum {string|null} */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        GradeLevelPage: {
            data: components["schemas"]["GradeLevel"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        GradeLevelRow: {
            external_id?: string | number | null;
            label?: string;
            order?: number;
            /** @enum {string|null} */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GradeLevelUpdate: {
            label?: string;
            order?: number;
            /** @enum {string|null} */
            phase?: "foundation" | "intermediate" | "senior" | "fet" | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GradePage: {
            data: components["schemas"]["Grade"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        GradeRow: {
            external_id?: string | number | null;
            assessment_id?: string;
            assessment_external_id?: string | number;
            learner_id?: string;
            learner_external_id?: string | number;
            mark?: number | null;
            /** @enum {string} */
            status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
            comment?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GradeUpdate: {
            mark?: number | null;
            /** @enum {string} */
            status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
            comment?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GradesPut: {
            grades: {
                learner_id: string;
                mark?: number | null;
                /** @enum {string} */
                status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
                comment?: string | null;
            }[];
        };
        GradesPutResult: {
            created: number;
            updated: number;
            unchanged: number;
            data: components["schemas"]["Grade"][];
        };
        GradingLevel: {
            level: number;
            label: string;
            min: number;
        };
        GradingScale: {
            id: string;
            /** @constant */
            object: "grading_scale";
            name: string;
            levels: components["schemas"]["GradingLevel"][];
            default: boolean;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        GradingScaleClone: {
            name: string;
        };
        GradingScaleCreate: {
            name: string;
            levels: components["schemas"]["GradingLevel"][];
            /** @default false */
            default: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        GradingScalePage: {
            data: components["schemas"]["GradingScale"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        GradingScaleUpdate: {
            name?: string;
            levels?: components["schemas"]["GradingLevel"][];
            default?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Guardian: {
            id: string;
            /** @constant */
            object: "guardian";
            name: string;
            first_name: string | null;
            last_name: string | null;
            title: string | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            alternate_phone: string | null;
            /** Format: language-tag */
            preferred_language: string | null;
            national_id?: string | null;
            occupation: string | null;
            employer: string | null;
            address: {
                line1: string | null;
                line2: string | null;
                suburb: string | null;
                city: string | null;
                province: string | null;
                postal_code: string | null;
                /** Format: country */
                country: string | null;
            } | null;
            channels: {
                email: boolean;
                sms: boolean;
                push: boolean;
                letter: boolean;
            };
            /** @enum {string} */
            portal_status: "none" | "invited" | "active";
            /** Format: date-time */
            erased_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        GuardianArchivedEvent: {
            id: string;
            /** @constant */
            type: "guardian.archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Guardian"];
        };
        GuardianCreate: {
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            title?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            alternate_phone?: string | null;
            /** Format: language-tag */
            preferred_language?: string | null;
            national_id?: string | null;
            occupation?: string | null;
            employer?: string | null;
            address?: {
                /** @default null */
                line1: string | null;
                /** @default null */
                line2: string | null;
                /** @default null */
                suburb: string | null;
                /** @default null */
                city: string | null;
                /** @default null */
                province: string | null;
                /** @default null */
                postal_code: string | null;
                /**
                 * Format: country
                 * @default null
                 */
                country: string | null;
            } | null;
            /**
             * @default {
             *       "email": true,
             *       "sms": true,
             *       "push": true,
             *       "letter": true
             *     }
             */
            channels: {
                /** @default true */
                email: boolean;
                /** @default true */
                sms: boolean;
                /** @default true */
                push: boolean;
                /** @default true */
                letter: boolean;
            };
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        GuardianCreatedEvent: {
            id: string;
            /** @constant */
            type: "guardian.created";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Guardian"];
        };
        GuardianErase: {
            confirm: string;
            reason: string;
        };
        GuardianErasedEvent: {
            id: string;
            /** @constant */
            type: "guardian.erased";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Guardian"];
        };
        GuardianLinkUpdatedEvent: {
            id: string;
            /** @constant */
            type: "guardian.link-updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        GuardianLinkedEvent: {
            id: string;
            /** @constant */
            type: "guardian.linked";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        GuardianPage: {
            data: components["schemas"]["Guardian"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        GuardianRestoredEvent: {
            id: string;
            /** @constant */
            type: "guardian.restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Guardian"];
        };
        GuardianRow: {
            external_id?: string | number | null;
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            title?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            alternate_phone?: string | null;
            /** Format: language-tag */
            preferred_language?: string | null;
            national_id?: string | null;
            occupation?: string | null;
            employer?: string | null;
            address?: {
                line1?: string | null;
                line2?: string | null;
                suburb?: string | null;
                city?: string | null;
                province?: string | null;
                postal_code?: string | null;
                /** Format: country */
                country?: string | null;
            } | null;
            channels?: {
                email?: boolean;
                sms?: boolean;
                push?: boolean;
                letter?: boolean;
            };
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GuardianUnlinkedEvent: {
            id: string;
            /** @constant */
            type: "guardian.unlinked";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["LearnerGuardian"];
        };
        GuardianUpdate: {
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            title?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            alternate_phone?: string | null;
            /** Format: language-tag */
            preferred_language?: string | null;
            national_id?: string | null;
            occupation?: string | null;
            employer?: string | null;
            address?: {
                line1?: string | null;
                line2?: string | null;
                suburb?: string | null;
                city?: string | null;
                province?: string | null;
                postal_code?: string | null;
                /** Format: country */
                country?: string | null;
            } | null;
            channels?: {
                email?: boolean;
                sms?: boolean;
                push?: boolean;
                letter?: boolean;
            };
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        GuardianUpdatedEvent: {
            id: string;
            /** @constant */
            type: "guardian.updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Guardian"];
        };
        Import: {
            id: string;
            /** @constant */
            object: "import";
            /** @enum {string} */
            kind: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments" | "grades" | "slots" | "payments";
            source: string;
            /** @enum {string} */
            mode: "upsert" | "create_only";
            dry_run: boolean;
            full_snapshot: boolean;
            max_removal_ratio: number;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "completed_with_errors" | "failed" | "cancelled";
            counts: {
                created: number;
                updated: number;
                unchanged: number;
                failed: number;
                removed: number;
            };
            progress: {
                done: number;
                total: number;
            };
            attempts: number;
            error: {
                code: string;
                detail: string;
            } | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        ImportCreate: {
            /** @enum {string} */
            kind: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments" | "grades" | "slots" | "payments";
            source: string;
            /**
             * @default upsert
             * @enum {string}
             */
            mode: "upsert" | "create_only";
            /** @default false */
            dry_run: boolean;
            /** @default false */
            full_snapshot: boolean;
            /** @default 0.1 */
            max_removal_ratio: number;
            rows?: {
                [key: string]: unknown;
            }[];
            csv?: string;
            mapping?: {
                [key: string]: string;
            };
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        ImportPage: {
            data: components["schemas"]["Import"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ImportRow: {
            id: string;
            /** @constant */
            object: "import_row";
            number: number;
            external_id: string | null;
            /** @enum {string} */
            result: "pending" | "created" | "updated" | "unchanged" | "failed" | "removed";
            record_id: string | null;
            code: string | null;
            detail: string | null;
            errors: {
                pointer: string;
                code: string;
                detail: string;
            }[];
        };
        ImportRowPage: {
            data: components["schemas"]["ImportRow"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ImportSource: {
            /** @constant */
            object: "import_source";
            import_id: string;
            kind: string;
            csv: string | null;
            mapping: {
                [key: string]: string;
            } | null;
            rows: {
                [key: string]: unknown;
            }[] | null;
            /** Format: date-time */
            deleted_at: string;
        };
        Incident: {
            id: string;
            /** @constant */
            object: "incident";
            learner_id: string;
            group_id: string | null;
            /** Format: date-time */
            occurred_at: string;
            /** @enum {string} */
            category: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            level: number;
            description?: string;
            location?: string | null;
            involved?: components["schemas"]["InvolvedPerson"][];
            notes?: components["schemas"]["IncidentNote"][];
            reported_by: string | null;
            points: number;
            confidential: boolean;
            /** @enum {string} */
            status: "logged" | "under_review" | "resolved" | "dismissed";
            /** Format: date-time */
            resolved_at: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        IncidentBulk: {
            learner_ids: string[];
            /** Format: date-time */
            occurred_at: string;
            /** @enum {string} */
            category: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            level: number;
            description: string;
            location?: string | null;
            /** @default [] */
            involved: components["schemas"]["InvolvedPerson"][];
            reported_by?: string | null;
            /** @default 0 */
            points: number;
            /** @default false */
            confidential: boolean;
        };
        IncidentBulkResult: {
            group_id: string;
            data: components["schemas"]["Incident"][];
        };
        IncidentCreate: {
            learner_id: string;
            /** Format: date-time */
            occurred_at: string;
            /** @enum {string} */
            category: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            level: number;
            description: string;
            location?: string | null;
            /** @default [] */
            involved: components["schemas"]["InvolvedPerson"][];
            reported_by?: string | null;
            /** @default 0 */
            points: number;
            /** @default false */
            confidential: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        IncidentDismiss: {
            reason: string;
        };
        IncidentEventData: {
            id: string;
            /** @constant */
            object: "incident";
            learner_id: string;
            group_id: string | null;
            /** Format: date-time */
            occurred_at: string;
            /** @enum {string} */
            category: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            level: number;
            points: number;
            /** @enum {string} */
            status: "logged" | "under_review" | "resolved" | "dismissed";
        };
        IncidentNote: {
            text: string;
            /** Format: date-time */
            added_at: string;
        };
        IncidentNoteCreate: {
            text: string;
        };
        IncidentPage: {
            data: components["schemas"]["Incident"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        IncidentReopen: {
            reason: string;
        };
        IncidentResolve: {
            note?: string;
        };
        IncidentUpdate: {
            /** Format: date-time */
            occurred_at?: string;
            /** @enum {string} */
            category?: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
            level?: number;
            description?: string;
            location?: string | null;
            involved?: components["schemas"]["InvolvedPerson"][];
            reported_by?: string | null;
            points?: number;
            confidential?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        IntervalCounts: {
            /** Format: date-time */
            start: string;
            succeeded: number;
            retrying: number;
            failed: number;
        };
        IntervalStats: {
            /** Format: date-time */
            start: string;
            succeeded: number;
            retrying: number;
            failed: number;
            p50_ms: number | null;
            p95_ms: number | null;
        };
        Invitation: {
            id: string;
            /** @constant */
            object: "invitation";
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            staff_type: "teacher" | "admin" | "support" | "management";
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            message: string | null;
            /** Format: date-time */
            expires_at: string;
            /** @enum {string} */
            status: "pending" | "accepted" | "expired" | "revoked";
            staff_id: string;
            invited_by: {
                /** @enum {string} */
                type: "api_key" | "staff" | "guardian" | "system";
                id: string | null;
                name: string | null;
            };
            /** Format: date-time */
            last_sent_at: string;
            /** Format: date-time */
            accepted_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        InvitationAccept: {
            token: string;
            identity?: {
                issuer: string;
                subject: string;
            };
        };
        InvitationCreate: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            staff_type: "teacher" | "admin" | "support" | "management";
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            message?: string | null;
            /** Format: date-time */
            expires_at?: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        InvitationPage: {
            data: components["schemas"]["Invitation"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        InvitationWithToken: {
            id: string;
            /** @constant */
            object: "invitation";
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            staff_type: "teacher" | "admin" | "support" | "management";
            roles: ("owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer")[];
            message: string | null;
            /** Format: date-time */
            expires_at: string;
            /** @enum {string} */
            status: "pending" | "accepted" | "expired" | "revoked";
            staff_id: string;
            invited_by: {
                /** @enum {string} */
                type: "api_key" | "staff" | "guardian" | "system";
                id: string | null;
                name: string | null;
            };
            /** Format: date-time */
            last_sent_at: string;
            /** Format: date-time */
            accepted_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            token: string;
        };
        Invoice: {
            id: string;
            /** @constant */
            object: "invoice";
            learner_id: string;
            account_id: string | null;
            /** Format: currency */
            currency: string;
            lines: components["schemas"]["InvoiceLine"][];
            term_id: string | null;
            /** Format: date */
            issue_date: string | null;
            /** Format: date */
            due_date: string;
            number: string | null;
            total: number;
            bursary_total: number;
            credit_total: number;
            written_off_total: number;
            paid_total: number;
            amount_due: number;
            /** @enum {string} */
            status: "draft" | "issued" | "partly_paid" | "paid" | "void";
            overdue: boolean;
            void_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        InvoiceCreate: {
            learner_id: string;
            /** Format: currency */
            currency?: string;
            lines: components["schemas"]["InvoiceLineSent"][];
            term_id?: string | null;
            /** Format: date */
            due_date: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        InvoiceEventData: {
            id: string;
            /** @constant */
            object: "invoice";
            number: string;
            learner_id: string;
            account_id: string;
            currency: string;
            total: number;
            amount_due: number;
            /** @enum {string} */
            status: "draft" | "issued" | "partly_paid" | "paid" | "void";
            /** Format: date */
            issue_date: string;
            /** Format: date */
            due_date: string;
            lines: components["schemas"]["InvoiceEventLine"][];
        };
        InvoiceEventLine: {
            id: string;
            description: string;
            quantity: number;
            unit_amount: number;
            amount: number;
        };
        InvoiceGenerate: {
            term_id: string;
            fee_item_ids: string[];
            learner_ids?: string[];
            class_id?: string;
            grade_level_id?: string;
            /** Format: date */
            due_date: string;
            /** @default false */
            dry_run: boolean;
        };
        InvoiceGenerateResult: {
            created: number;
            unchanged: number;
            data: {
                learner_id: string;
                invoice_id: string | null;
                total: number;
            }[];
        };
        InvoiceLine: {
            id: string;
            description: string;
            fee_item_id: string | null;
            /** @enum {string|null} */
            category: "tuition" | "transport" | "boarding" | "books" | "activity" | "other" | null;
            quantity: number;
            unit_amount: number;
            amount: number;
        };
        InvoiceLineSent: {
            description?: string;
            fee_item_id?: string | null;
            /** @enum {string|null} */
            category?: "tuition" | "transport" | "boarding" | "books" | "activity" | "other" | null;
            /** @default 1 */
            quantity: number;
            unit_amount?: number;
        };
        InvoicePage: {
            data: components["schemas"]["Invoice"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        InvoiceUpdate: {
            lines?: components["schemas"]["InvoiceLineSent"][];
            term_id?: string | null;
            /** Format: date */
            due_date?: string;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        InvoiceVoid: {
            reason: string;
        };
        InvoiceVoidedEvent: {
            id: string;
            /** @constant */
            type: "invoice.voided";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["InvoiceEventData"];
        };
        InvoiceWriteOff: {
            reason: string;
        };
        InvoicesIssue: {
            invoice_ids?: string[];
            term_id?: string;
            class_id?: string;
            grade_level_id?: string;
            /** @default false */
            dry_run: boolean;
        };
        InvoicesIssued: {
            issued: number;
            unchanged: number;
            failed: number;
            data: {
                invoice_id: string;
                learner_id: string;
                /** @enum {string} */
                result: "issued" | "unchanged" | "failed";
                number: string | null;
                total: number;
                amount_due: number;
                code: string | null;
                detail: string | null;
            }[];
        };
        InvolvedPerson: {
            /** @enum {string} */
            type: "learner" | "staff";
            id: string;
            /** @enum {string} */
            role: "offender" | "victim" | "witness";
        };
        Learner: {
            id: string;
            /** @constant */
            object: "learner";
            name: string;
            first_name: string | null;
            middle_names: string | null;
            last_name: string | null;
            preferred_name: string | null;
            /** Format: date */
            date_of_birth: string | null;
            /** @enum {string|null} */
            gender: "female" | "male" | "other" | "undisclosed" | null;
            grade_level: string | null;
            grade_level_id: string | null;
            class: string | null;
            class_id: string | null;
            /** @enum {string} */
            status: "prospective" | "active" | "left";
            admission_number: string | null;
            /** Format: date */
            admitted_on: string | null;
            /** Format: date */
            left_on: string | null;
            /** @enum {string|null} */
            left_reason: "transferred" | "completed" | "withdrawn" | "expelled" | "deceased" | "other" | null;
            /** Format: language-tag */
            home_language: string | null;
            /** Format: language-tag */
            language_of_instruction: string | null;
            address: {
                line1: string | null;
                line2: string | null;
                suburb: string | null;
                city: string | null;
                province: string | null;
                postal_code: string | null;
                /** Format: country */
                country: string | null;
            } | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            has_medical_alert: boolean;
            boarder: boolean;
            photo_url: string | null;
            national_id?: string | null;
            passport_number?: string | null;
            /** Format: country */
            citizenship?: string | null;
            lurits_number?: string | null;
            race?: string | null;
            religion?: string | null;
            social_grant?: boolean | null;
            /** Format: date-time */
            erased_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        LearnerAdmit: {
            /** Format: date */
            admitted_on?: string;
        };
        LearnerArchivedEvent: {
            id: string;
            /** @constant */
            type: "learner.archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnerCreate: {
            name?: string;
            first_name?: string | null;
            middle_names?: string | null;
            last_name?: string | null;
            preferred_name?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            grade_level?: string | null;
            grade_level_id?: string | null;
            class?: string | null;
            class_id?: string | null;
            /**
             * @default active
             * @enum {string}
             */
            status: "prospective" | "active";
            admission_number?: string | null;
            /** Format: date */
            admitted_on?: string | null;
            /** Format: language-tag */
            home_language?: string | null;
            /** Format: language-tag */
            language_of_instruction?: string | null;
            address?: {
                /** @default null */
                line1: string | null;
                /** @default null */
                line2: string | null;
                /** @default null */
                suburb: string | null;
                /** @default null */
                city: string | null;
                /** @default null */
                province: string | null;
                /** @default null */
                postal_code: string | null;
                /**
                 * Format: country
                 * @default null
                 */
                country: string | null;
            } | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** @default false */
            boarder: boolean;
            photo_url?: string | null;
            national_id?: string | null;
            passport_number?: string | null;
            /** Format: country */
            citizenship?: string | null;
            lurits_number?: string | null;
            race?: string | null;
            religion?: string | null;
            social_grant?: boolean | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        LearnerCreatedEvent: {
            id: string;
            /** @constant */
            type: "learner.created";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnerDay: {
            learner_id: string;
            /** Format: date */
            date: string;
            /** @enum {string} */
            status: "present" | "late" | "absent" | "left_early" | "offsite";
            minutes_late: number;
            excused: boolean;
            registers: number;
        };
        LearnerDiscipline: {
            learner_id: string;
            incidents: number;
            merits: number;
            points: number;
        };
        LearnerEnrolledEvent: {
            id: string;
            /** @constant */
            type: "learner.enrolled";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Enrollment"];
        };
        LearnerErase: {
            confirm: string;
            reason: string;
        };
        LearnerErasedEvent: {
            id: string;
            /** @constant */
            type: "learner.erased";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnerExport: {
            /** @constant */
            object: "learner_export";
            learner_id: string;
            /** Format: date-time */
            exported_at: string;
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
            omitted: string[];
        };
        LearnerGuardian: {
            id: string;
            /** @constant */
            object: "learner_guardian";
            learner_id: string;
            guardian_id: string;
            /** @enum {string} */
            relationship: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            is_primary: boolean;
            legal_guardian: boolean;
            lives_with: boolean;
            emergency_contact: boolean;
            emergency_order: number | null;
            fee_payer: boolean;
            pickup_authorised: boolean;
            /** @enum {string} */
            access: "full" | "limited" | "none";
            receives: {
                reports: boolean;
                attendance: boolean;
                fees: boolean;
                discipline: boolean;
                announcements: boolean;
            };
            restriction_note?: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        LearnerGuardianCreate: {
            guardian_id: string;
            /** @enum {string} */
            relationship: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            /** @default false */
            is_primary: boolean;
            /** @default false */
            legal_guardian: boolean;
            /** @default false */
            lives_with: boolean;
            /** @default false */
            emergency_contact: boolean;
            emergency_order?: number | null;
            /** @default false */
            fee_payer: boolean;
            /** @default false */
            pickup_authorised: boolean;
            /**
             * @default full
             * @enum {string}
             */
            access: "full" | "limited" | "none";
            /**
             * @default {
             *       "reports": true,
             *       "attendance": true,
             *       "fees": true,
             *       "discipline": true,
             *       "announcements": true
             *     }
             */
            receives: {
                /** @default true */
                reports: boolean;
                /** @default true */
                attendance: boolean;
                /** @default true */
                fees: boolean;
                /** @default true */
                discipline: boolean;
                /** @default true */
                announcements: boolean;
            };
            restriction_note?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        LearnerGuardianPage: {
            data: components["schemas"]["LearnerGuardian"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        LearnerGuardianRow: {
            external_id?: string | number | null;
            learner_id?: string;
            learner_external_id?: string | number;
            guardian_id?: string;
            guardian_external_id?: string | number;
            /** @enum {string} */
            relationship?: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            is_primary?: boolean;
            legal_guardian?: boolean;
            lives_with?: boolean;
            emergency_contact?: boolean;
            emergency_order?: number | null;
            fee_payer?: boolean;
            pickup_authorised?: boolean;
            /** @enum {string} */
            access?: "full" | "limited" | "none";
            receives?: {
                reports?: boolean;
                attendance?: boolean;
                fees?: boolean;
                discipline?: boolean;
                announcements?: boolean;
            };
            restriction_note?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        LearnerGuardianUpdate: {
            /** @enum {string} */
            relationship?: "mother" | "father" | "step_parent" | "grandparent" | "foster_parent" | "sibling" | "aunt_uncle" | "legal_guardian" | "caregiver" | "other";
            is_primary?: boolean;
            legal_guardian?: boolean;
            lives_with?: boolean;
            emergency_contact?: boolean;
            emergency_order?: number | null;
            fee_payer?: boolean;
            pickup_authorised?: boolean;
            /** @enum {string} */
            access?: "full" | "limited" | "none";
            receives?: {
                reports?: boolean;
                attendance?: boolean;
                fees?: boolean;
                discipline?: boolean;
                announcements?: boolean;
            };
            restriction_note?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        LearnerLeave: {
            /** Format: date */
            left_on: string;
            /** @enum {string} */
            left_reason: "transferred" | "completed" | "withdrawn" | "expelled" | "deceased" | "other";
        };
        LearnerLeftEvent: {
            id: string;
            /** @constant */
            type: "learner.left";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnerPage: {
            data: components["schemas"]["Learner"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        LearnerRestoredEvent: {
            id: string;
            /** @constant */
            type: "learner.restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnerRow: {
            external_id?: string | number | null;
            name?: string;
            first_name?: string | null;
            middle_names?: string | null;
            last_name?: string | null;
            preferred_name?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            grade_level?: string | null;
            grade_level_id?: string | null;
            grade_level_external_id?: string | number | null;
            class?: string | null;
            class_id?: string | null;
            class_external_id?: string | number | null;
            /** @enum {string} */
            status?: "prospective" | "active";
            admission_number?: string | null;
            /** Format: date */
            admitted_on?: string | null;
            /** Format: language-tag */
            home_language?: string | null;
            /** Format: language-tag */
            language_of_instruction?: string | null;
            address?: {
                line1?: string | null;
                line2?: string | null;
                suburb?: string | null;
                city?: string | null;
                province?: string | null;
                postal_code?: string | null;
                /** Format: country */
                country?: string | null;
            } | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            boarder?: boolean;
            photo_url?: string | null;
            national_id?: string | null;
            passport_number?: string | null;
            /** Format: country */
            citizenship?: string | null;
            lurits_number?: string | null;
            race?: string | null;
            religion?: string | null;
            social_grant?: boolean | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        LearnerUpdate: {
            name?: string;
            first_name?: string | null;
            middle_names?: string | null;
            last_name?: string | null;
            preferred_name?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | "undisclosed" | null;
            grade_level?: string | null;
            grade_level_id?: string | null;
            class?: string | null;
            class_id?: string | null;
            admission_number?: string | null;
            /** Format: date */
            admitted_on?: string | null;
            /** Format: language-tag */
            home_language?: string | null;
            /** Format: language-tag */
            language_of_instruction?: string | null;
            address?: {
                line1?: string | null;
                line2?: string | null;
                suburb?: string | null;
                city?: string | null;
                province?: string | null;
                postal_code?: string | null;
                /** Format: country */
                country?: string | null;
            } | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            boarder?: boolean;
            photo_url?: string | null;
            national_id?: string | null;
            passport_number?: string | null;
            /** Format: country */
            citizenship?: string | null;
            lurits_number?: string | null;
            race?: string | null;
            religion?: string | null;
            social_grant?: boolean | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        LearnerUpdatedEvent: {
            id: string;
            /** @constant */
            type: "learner.updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Learner"];
        };
        LearnersLeave: {
            learner_ids?: string[];
            class_id?: string;
            grade_level_id?: string;
            /** Format: date */
            left_on: string;
            /** @enum {string} */
            left_reason: "transferred" | "completed" | "withdrawn" | "expelled" | "deceased" | "other";
            /** @default false */
            dry_run: boolean;
        };
        LearnersLeft: {
            left: number;
            planned: number;
            unchanged: number;
            failed: number;
            data: {
                learner_id: string;
                /** @enum {string} */
                result: "left" | "planned" | "unchanged" | "failed";
                code: string | null;
                detail: string | null;
            }[];
        };
        LedgerEntry: {
            id: string;
            /** @constant */
            object: "ledger_entry";
            sequence: number;
            journal_id: string;
            account_id: string;
            learner_id: string | null;
            invoice_id: string | null;
            payment_id: string | null;
            /** @enum {string} */
            ledger_account: "receivable" | "income" | "cash" | "unapplied" | "bursary_expense" | "credit_notes" | "bad_debt";
            /** @enum {string} */
            direction: "debit" | "credit";
            amount: number;
            currency: string;
            source: components["schemas"]["LedgerSource"];
            description: string;
            /** Format: date */
            effective_on: string;
            /** Format: date-time */
            posted_at: string;
            reverses_id: string | null;
        };
        LedgerEntryPage: {
            data: components["schemas"]["LedgerEntry"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        LedgerSource: {
            /** @enum {string} */
            type: "invoice" | "credit_note" | "payment" | "allocation" | "refund";
            id: string;
        };
        Lesson: {
            /** Format: date */
            date: string;
            cycle_day: number;
            timetable_id: string;
            slot_id: string;
            period_id: string;
            period_name: string;
            /** @enum {string} */
            kind: "lesson" | "registration";
            starts_at: string;
            ends_at: string;
            subject_id: string | null;
            class_ids: string[];
            block: string | null;
            room_id: string | null;
            usual_room_id: string | null;
            teachers: {
                staff_id: string;
                /** @enum {string} */
                role: "lead" | "assistant" | "substitute";
            }[];
            replaced_teacher_ids: string[];
            notes: string | null;
        };
        Lessons: {
            data: components["schemas"]["Lesson"][];
        };
        MedicalNote: {
            id: string;
            /** @constant */
            object: "medical_note";
            learner_id: string;
            /** @enum {string} */
            kind: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            title?: string;
            details?: string | null;
            /** @enum {string} */
            severity: "info" | "caution" | "critical";
            triggers?: string | null;
            response?: string | null;
            medication?: string | null;
            /** Format: date */
            starts_on: string | null;
            /** Format: date */
            ends_on: string | null;
            doctor_name?: string | null;
            doctor_phone?: string | null;
            consent_on_file: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        MedicalNoteCreate: {
            /** @enum {string} */
            kind: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            title: string;
            details?: string | null;
            /** @enum {string} */
            severity: "info" | "caution" | "critical";
            triggers?: string | null;
            response?: string | null;
            medication?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            doctor_name?: string | null;
            doctor_phone?: string | null;
            /** @default false */
            consent_on_file: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        MedicalNotePage: {
            data: components["schemas"]["MedicalNote"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        MedicalNoteUpdate: {
            /** @enum {string} */
            kind?: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
            title?: string;
            details?: string | null;
            /** @enum {string} */
            severity?: "info" | "caution" | "critical";
            triggers?: string | null;
            response?: string | null;
            medication?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            doctor_name?: string | null;
            doctor_phone?: string | null;
            consent_on_file?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Message: {
            id: string;
            /** @constant */
            object: "message";
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter" | "portal";
            to: {
                guardian_ids: string[];
                learner_ids: string[];
                staff_ids: string[];
            };
            template_id: string | null;
            template_version: number | null;
            context?: {
                [key: string]: string | number;
            };
            subject?: string | null;
            body?: string | null;
            regarding: {
                /** @enum {string} */
                type: "learner" | "incident" | "excuse" | "invoice" | "term_report";
                id: string;
            } | null;
            learner_id: string | null;
            concerned_learner_ids: string[];
            announcement_id: string | null;
            /** Format: date-time */
            send_at: string | null;
            /** @enum {string} */
            status: "queued" | "sending" | "sent" | "partly_failed" | "failed" | "cancelled";
            /** Format: date-time */
            completed_at: string | null;
            counts: {
                queued: number;
                sent: number;
                delivered: number;
                read: number;
                failed: number;
                bounced: number;
                suppressed: number;
            };
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        MessageCreate: {
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            to: {
                /** @default [] */
                guardian_ids: string[];
                /** @default [] */
                learner_ids: string[];
                /** @default [] */
                staff_ids: string[];
            };
            template_id?: string | null;
            context?: {
                [key: string]: string | number;
            };
            subject?: string | null;
            body?: string | null;
            regarding?: {
                /** @enum {string} */
                type: "learner" | "incident" | "excuse" | "invoice" | "term_report";
                id: string;
            } | null;
            /** Format: date-time */
            send_at?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        MessageFailedEvent: {
            id: string;
            /** @constant */
            type: "message.failed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["MessageFailedEventData"];
        };
        MessageFailedEventData: {
            id: string;
            /** @constant */
            object: "message_recipient";
            message_id: string;
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            guardian_id: string | null;
            staff_id: string | null;
            learner_id: string | null;
            /** @enum {string} */
            status: "failed" | "bounced";
            error: {
                /** @enum {string} */
                code: "bounced" | "rejected" | "temporary_failure";
            };
            attempts: number;
        };
        MessagePage: {
            data: components["schemas"]["Message"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        MessagePreview: {
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            subject: string | null;
            body: string;
            template_version: number;
            segments: {
                /** @enum {string} */
                encoding: "gsm7" | "ucs2";
                units: number;
                count: number;
            } | null;
        };
        MessageReceipt: {
            /** @enum {string} */
            status: "delivered" | "read" | "bounced";
            /** Format: date-time */
            at?: string;
            detail?: string;
        };
        MessageRecipient: {
            id: string;
            /** @constant */
            object: "message_recipient";
            message_id: string;
            guardian_id: string | null;
            staff_id: string | null;
            learner_id: string | null;
            address: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "delivered" | "read" | "failed" | "bounced" | "suppressed";
            error: {
                /** @enum {string} */
                code: "no_access" | "not_subscribed" | "no_consent" | "no_address" | "cancelled" | "bounced" | "rejected" | "temporary_failure";
                detail: string;
            } | null;
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        MessageRecipientPage: {
            data: components["schemas"]["MessageRecipient"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        MessageRecipientWithText: {
            id: string;
            /** @constant */
            object: "message_recipient";
            message_id: string;
            guardian_id: string | null;
            staff_id: string | null;
            learner_id: string | null;
            address: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "delivered" | "read" | "failed" | "bounced" | "suppressed";
            error: {
                /** @enum {string} */
                code: "no_access" | "not_subscribed" | "no_consent" | "no_address" | "cancelled" | "bounced" | "rejected" | "temporary_failure";
                detail: string;
            } | null;
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
            subject: string | null;
            body: string | null;
        };
        MessageTemplate: {
            id: string;
            /** @constant */
            object: "message_template";
            key: string;
            name: string;
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            /** Format: language-tag */
            locale: string;
            subject: string | null;
            body: string;
            variables: components["schemas"]["MessageVariable"][];
            template_version: number;
            /** @enum {string} */
            status: "draft" | "active" | "retired";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        MessageTemplateCreate: {
            key: string;
            name: string;
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            /**
             * Format: language-tag
             * @default en-ZA
             */
            locale: string;
            subject?: string | null;
            body: string;
            variables: components["schemas"]["MessageVariable"][];
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        MessageTemplatePage: {
            data: components["schemas"]["MessageTemplate"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        MessageTemplatePreview: {
            context?: {
                [key: string]: string | number;
            };
        };
        MessageTemplateUpdate: {
            key?: string;
            name?: string;
            /** @enum {string} */
            channel?: "email" | "sms" | "push" | "letter";
            /** Format: language-tag */
            locale?: string;
            subject?: string | null;
            body?: string;
            variables?: components["schemas"]["MessageVariable"][];
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        MessageVariable: {
            name: string;
            /** @default true */
            required: boolean;
            /**
             * @default string
             * @enum {string}
             */
            type: "string" | "date" | "money" | "number";
            sample?: string | number | null;
        };
        MissingRegister: {
            class_id: string;
            /** @enum {string|null} */
            session: "day" | "am" | "pm" | null;
            slot_id: string | null;
            register_id: string | null;
            learner_ids: string[];
        };
        MissingRegisters: {
            data: components["schemas"]["MissingRegister"][];
        };
        ParentNotification: {
            id: string;
            /** @constant */
            object: "parent_notification";
            incident_id: string;
            learner_id: string;
            /** @enum {string} */
            channel: "email" | "sms" | "push" | "letter";
            template_id: string | null;
            guardian_ids: string[];
            subject?: string | null;
            body?: string | null;
            message_id: string;
            /** @enum {string} */
            status: "queued" | "sending" | "sent" | "partly_failed" | "failed" | "cancelled";
            /** Format: date-time */
            acknowledged_at: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        ParentNotificationCreate: {
            /** @enum {string} */
            channel?: "email" | "sms" | "push" | "letter";
            template_id?: string | null;
            guardian_ids?: string[];
            subject?: string | null;
            body?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        ParentNotificationPage: {
            data: components["schemas"]["ParentNotification"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        Payment: {
            id: string;
            /** @constant */
            object: "payment";
            account_id: string;
            learner_id: string | null;
            amount: number;
            /** Format: currency */
            currency: string;
            /** @enum {string} */
            method: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other";
            /** Format: date */
            received_on: string;
            reference: string | null;
            payer_guardian_id: string | null;
            allocated_total: number;
            refunded_total: number;
            unallocated_amount: number;
            /** @enum {string} */
            status: "received" | "reversed" | "refunded";
            reverse_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        PaymentAllocation: {
            invoice_id: string;
            amount: number;
        };
        PaymentCreate: {
            account_id?: string;
            learner_id?: string | null;
            amount?: number;
            amount_decimal?: string;
            /** Format: currency */
            currency?: string;
            /** @enum {string} */
            method: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other";
            /** Format: date */
            received_on: string;
            reference?: string | null;
            payer_guardian_id?: string | null;
            allocations?: components["schemas"]["PaymentAllocation"][];
            /** @default false */
            auto_allocate: boolean;
            /** @default false */
            match_reference: boolean;
            /** @default false */
            allow_duplicate: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        PaymentPage: {
            data: components["schemas"]["Payment"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        PaymentReceivedEvent: {
            id: string;
            /** @constant */
            type: "payment.received";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Payment"];
        };
        PaymentReverse: {
            reason: string;
        };
        PaymentReversedEvent: {
            id: string;
            /** @constant */
            type: "payment.reversed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Payment"];
        };
        PaymentRow: {
            external_id?: string | number | null;
            account_id?: string;
            account_external_id?: string | number;
            learner_id?: string | null;
            learner_external_id?: string | number | null;
            amount?: number;
            amount_decimal?: string;
            /** Format: currency */
            currency?: string;
            /** @enum {string} */
            method?: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other";
            received_on?: string;
            reference?: string | null;
            payer_guardian_id?: string | null;
            payer_guardian_external_id?: string | number | null;
            allocations?: components["schemas"]["PaymentAllocation"][];
            auto_allocate?: boolean;
            match_reference?: boolean;
            allow_duplicate?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        PaymentUpdate: {
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Period: {
            id: string;
            /** @constant */
            object: "period";
            timetable_id: string;
            name: string;
            day_pattern: string;
            sequence: number;
            starts_at: string;
            ends_at: string;
            /** @enum {string} */
            kind: "lesson" | "registration" | "break" | "assembly" | "sport" | "other";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        PeriodCreate: {
            timetable_id: string;
            name: string;
            /** @default A */
            day_pattern: string;
            sequence: number;
            starts_at: string;
            ends_at: string;
            /** @enum {string} */
            kind: "lesson" | "registration" | "break" | "assembly" | "sport" | "other";
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        PeriodPage: {
            data: components["schemas"]["Period"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        PeriodUpdate: {
            name?: string;
            day_pattern?: string;
            sequence?: number;
            starts_at?: string;
            ends_at?: string;
            /** @enum {string} */
            kind?: "lesson" | "registration" | "break" | "assembly" | "sport" | "other";
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @enum {string} */
            code: "invalid_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "unsupported_version" | "invalid_idempotency_key" | "bad_request" | "missing_api_key" | "invalid_api_key" | "expired_api_key" | "insufficient_scope" | "cross_site_request" | "test_mode_only" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "resource_archived" | "invalid_state_transition" | "already_exists" | "announcement_closed" | "template_retired" | "resource_in_use" | "dates_overlap" | "open_terms" | "learner_has_account" | "account_not_settled" | "invoice_issued" | "invoice_has_payments" | "invoice_not_open" | "amount_exceeds_due" | "amount_exceeds_unallocated" | "possible_duplicate" | "payment_has_refunds" | "bursary_ended" | "bursary_limit_reached" | "term_closed" | "registers_exist" | "audit_log_broken" | "already_enrolled" | "class_full" | "learner_not_active" | "scale_in_use" | "default_scale" | "assessment_not_open" | "assessment_published" | "incomplete_grades" | "marks_exceed_max" | "learner_active" | "guardian_active" | "open_money" | "retention_keeps" | "resource_erased" | "report_not_draft" | "timetable_conflict" | "has_active_allocations" | "timetable_not_draft" | "periods_overlap" | "too_many_removals" | "last_owner" | "limit_reached" | "idempotency_key_in_use" | "last_admin_key" | "invitation_not_usable" | "stored_response_erased" | "import_source_deleted" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "outside_academic_year" | "outside_term" | "amount_too_large" | "class_not_offered" | "validation_failed" | "unknown_field" | "future_date" | "not_a_school_day" | "not_a_lesson" | "incomplete_register" | "learner_not_enrolled" | "unknown_variable" | "template_not_active" | "guardian_not_eligible" | "no_eligible_recipient" | "missing_variable" | "unknown_reference" | "unknown_event_type" | "target_not_allowed" | "scope_exceeds_key" | "incident_closed" | "open_follow_ups" | "too_many_notes" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "unsupported_transfer_coding" | "unavailable" | "overloaded" | "outcome_unknown" | "invalid_image";
            request_id: string;
            errors?: {
                pointer: string;
                code: string;
                detail: string;
            }[];
            from?: string;
            to?: string;
            allowed?: string[];
            existing_id?: string;
            dependents?: {
                type: string;
                count: number;
            }[];
            available?: number;
            registers?: number;
            learner_ids?: string[];
            conflicts?: components["schemas"]["TimetableConflict"][];
            allocations?: {
                allocation_id: string;
                slot_id: string;
                timetable_id: string;
                /** @enum {string} */
                role: "lead" | "assistant" | "substitute";
                cycle_day: number;
                starts_at: string;
                ends_at: string;
                /** Format: date */
                from: string;
                /** Format: date */
                to: string | null;
            }[];
            limit?: number;
            follow_up_ids?: string[];
        };
        Qualification: {
            id: string;
            /** @constant */
            object: "qualification";
            staff_id: string;
            title: string;
            /** @enum {string} */
            kind: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            institution: string | null;
            nqf_level: number | null;
            /** Format: date */
            awarded_on: string | null;
            /** Format: date */
            expires_on: string | null;
            document_ref: string | null;
            subject_ids: string[];
            /** @enum {string} */
            status: "unverified" | "verified" | "rejected" | "expired";
            rejected_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        QualificationCreate: {
            title: string;
            /** @enum {string} */
            kind: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            institution?: string | null;
            nqf_level?: number | null;
            /** Format: date */
            awarded_on?: string | null;
            /** Format: date */
            expires_on?: string | null;
            document_ref?: string | null;
            /** @default [] */
            subject_ids: string[];
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        QualificationPage: {
            data: components["schemas"]["Qualification"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        QualificationReject: {
            reason: string;
        };
        QualificationUpdate: {
            title?: string;
            /** @enum {string} */
            kind?: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
            institution?: string | null;
            nqf_level?: number | null;
            /** Format: date */
            awarded_on?: string | null;
            /** Format: date */
            expires_on?: string | null;
            document_ref?: string | null;
            subject_ids?: string[];
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Refund: {
            id: string;
            /** @constant */
            object: "refund";
            payment_id: string;
            account_id: string;
            amount: number;
            currency: string;
            /** @enum {string|null} */
            method: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other" | null;
            /** Format: date */
            refunded_on: string;
            reason: string | null;
            /** @enum {string} */
            status: "paid" | "reversed";
            reverse_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        RefundCreate: {
            amount: number;
            /** @enum {string|null} */
            method?: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other" | null;
            /** Format: date */
            refunded_on?: string;
            reason?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        RefundPage: {
            data: components["schemas"]["Refund"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        RefundPaidEvent: {
            id: string;
            /** @constant */
            type: "refund.paid";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Refund"];
        };
        RefundReverse: {
            reason: string;
        };
        RefundReversedEvent: {
            id: string;
            /** @constant */
            type: "refund.reversed";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Refund"];
        };
        Register: {
            id: string;
            /** @constant */
            object: "register";
            class_id: string;
            /** Format: date */
            date: string;
            /** @enum {string|null} */
            session: "day" | "am" | "pm" | null;
            slot_id: string | null;
            term_id: string;
            marks: components["schemas"]["RegisterMark"][];
            taken_by: string | null;
            /** Format: date-time */
            taken_at: string;
            revision: number;
            /** @enum {string} */
            status: "recorded" | "amended" | "void";
            counts: components["schemas"]["RegisterCounts"];
            void_reason: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        RegisterCounts: {
            enrolled: number;
            present: number;
            absent: number;
            late: number;
            left_early: number;
            offsite: number;
            excused: number;
        };
        RegisterCreate: {
            class_id: string;
            /** Format: date */
            date: string;
            /** @enum {string|null} */
            session?: "day" | "am" | "pm" | null;
            slot_id?: string | null;
            marks: components["schemas"]["RegisterMarkSent"][];
            /** @enum {string} */
            default_status?: "present" | "absent" | "offsite";
            taken_by?: string | null;
            /** Format: date-time */
            taken_at?: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        RegisterEventData: {
            id: string;
            /** @constant */
            object: "register";
            class_id: string;
            /** Format: date */
            date: string;
            /** @enum {string|null} */
            session: "day" | "am" | "pm" | null;
            slot_id: string | null;
            term_id: string;
            revision: number;
            /** @enum {string} */
            status: "recorded" | "amended" | "void";
            counts: components["schemas"]["RegisterCounts"];
            marks: components["schemas"]["RegisterEventMark"][];
        };
        RegisterEventMark: {
            learner_id: string;
            /** @enum {string} */
            status: "present" | "late" | "absent" | "left_early" | "offsite";
        };
        RegisterMark: {
            learner_id: string;
            /** @enum {string} */
            status: "present" | "late" | "absent" | "left_early" | "offsite";
            minutes_late: number | null;
            arrived_at: string | null;
            left_at: string | null;
            /** @enum {string|null} */
            reason_code: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "transport" | "truancy" | "unknown" | "other" | null;
            comment: string | null;
            excused: boolean;
        };
        RegisterMarkSent: {
            learner_id: string;
            /** @enum {string} */
            status: "present" | "late" | "absent" | "left_early" | "offsite";
            minutes_late?: number | null;
            arrived_at?: string | null;
            left_at?: string | null;
            /** @enum {string|null} */
            reason_code?: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "transport" | "truancy" | "unknown" | "other" | null;
            comment?: string | null;
        };
        RegisterPage: {
            data: components["schemas"]["Register"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        RegisterUpdate: {
            marks?: components["schemas"]["RegisterMarkSent"][];
            taken_by?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        RegisterVoid: {
            reason: string;
        };
        Retention: {
            learners: components["schemas"]["RetentionRule"];
            attendance: components["schemas"]["RetentionRule"];
            discipline: components["schemas"]["RetentionRule"];
            communications: components["schemas"]["RetentionRule"];
            medical: components["schemas"]["RetentionRule"];
            fees: components["schemas"]["RetentionRule"];
            term_reports: components["schemas"]["RetentionRule"];
        };
        RetentionRule: {
            months: number | null;
            /** @enum {string} */
            action: "anonymise" | "keep";
        };
        RetentionRuleUpdate: {
            months?: number | null;
            /** @enum {string} */
            action?: "anonymise" | "keep";
        };
        RetentionUpdate: {
            learners?: components["schemas"]["RetentionRuleUpdate"];
            attendance?: components["schemas"]["RetentionRuleUpdate"];
            discipline?: components["schemas"]["RetentionRuleUpdate"];
            communications?: components["schemas"]["RetentionRuleUpdate"];
            medical?: components["schemas"]["RetentionRuleUpdate"];
            fees?: components["schemas"]["RetentionRuleUpdate"];
            term_reports?: components["schemas"]["RetentionRuleUpdate"];
        };
        RoleAssignment: {
            id: string;
            /** @constant */
            object: "role_assignment";
            staff_id: string;
            /** @enum {string} */
            role: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /** @enum {string} */
            scope_type: "school" | "grade_level" | "class" | "subject";
            scope_id: string | null;
            /** Format: date */
            starts_on: string | null;
            /** Format: date */
            ends_on: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        RoleAssignmentCreate: {
            /** @enum {string} */
            role: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /**
             * @default school
             * @enum {string}
             */
            scope_type: "school" | "grade_level" | "class" | "subject";
            scope_id?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        RoleAssignmentPage: {
            data: components["schemas"]["RoleAssignment"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        RoleAssignmentUpdate: {
            /** @enum {string} */
            role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
            /** @enum {string} */
            scope_type?: "school" | "grade_level" | "class" | "subject";
            scope_id?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Room: {
            id: string;
            /** @constant */
            object: "room";
            name: string;
            /** @enum {string} */
            kind: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            capacity: number | null;
            bookable: boolean;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        RoomAssignment: {
            id: string;
            /** @constant */
            object: "room_assignment";
            slot_id: string;
            room_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string | null;
            /** @enum {string} */
            status: "active" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        RoomAssignmentCreate: {
            slot_id: string;
            room_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        RoomAssignmentPage: {
            data: components["schemas"]["RoomAssignment"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        RoomAssignmentUpdate: {
            room_id?: string;
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        RoomAssignmentWithWarnings: {
            id: string;
            /** @constant */
            object: "room_assignment";
            slot_id: string;
            room_id: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string | null;
            /** @enum {string} */
            status: "active" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            warnings: components["schemas"]["TimetableWarning"][];
        };
        RoomCreate: {
            name: string;
            /**
             * @default classroom
             * @enum {string}
             */
            kind: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            capacity?: number | null;
            /** @default true */
            bookable: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        RoomPage: {
            data: components["schemas"]["Room"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        RoomUpdate: {
            name?: string;
            /** @enum {string} */
            kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
            capacity?: number | null;
            bookable?: boolean;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        School: {
            id: string;
            /** @constant */
            object: "school";
            /** @enum {string} */
            mode: "live" | "test";
            name: string;
            emis_number: string | null;
            /** @enum {string|null} */
            school_type: "primary" | "secondary" | "combined" | "special" | null;
            province: string | null;
            address: {
                line1: string | null;
                line2: string | null;
                suburb: string | null;
                city: string | null;
                province: string | null;
                postal_code: string | null;
                /** Format: country */
                country: string | null;
            } | null;
            logo_sha256: string | null;
            /** Format: time-zone */
            time_zone: string;
            /** Format: currency */
            currency: string;
            /** Format: language-tag */
            locale: string;
            school_days: number[];
            /** @enum {string} */
            attendance_mode: "daily" | "am_pm" | "per_slot";
            session_times: {
                day: string;
                am: string;
                pm: string;
            };
            retention: components["schemas"]["Retention"];
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        SchoolLogo: {
            /** @enum {string|null} */
            media_type: "image/png" | "image/jpeg" | null;
            width: number | null;
            height: number | null;
            sha256: string | null;
            data: string | null;
        };
        SchoolLogoPut: {
            data: string;
        };
        SchoolUpdate: {
            name?: string;
            emis_number?: string | null;
            /** @enum {string|null} */
            school_type?: "primary" | "secondary" | "combined" | "special" | null;
            province?: string | null;
            address?: {
                line1?: string | null;
                line2?: string | null;
                suburb?: string | null;
                city?: string | null;
                province?: string | null;
                postal_code?: string | null;
                /** Format: country */
                country?: string | null;
            } | null;
            /** Format: time-zone */
            time_zone?: string;
            /** Format: currency */
            currency?: string;
            /** Format: language-tag */
            locale?: string;
            school_days?: number[];
            /** @enum {string} */
            attendance_mode?: "daily" | "am_pm" | "per_slot";
            session_times?: {
                day?: string;
                am?: string;
                pm?: string;
            };
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        Slot: {
            id: string;
            /** @constant */
            object: "slot";
            timetable_id: string;
            cycle_day: number;
            period_id: string;
            class_ids: string[];
            subject_id: string | null;
            teacher_ids: string[];
            room_id: string | null;
            block: string | null;
            notes: string | null;
            /** @enum {string} */
            status: "draft" | "published" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        SlotBulk: {
            timetable_id: string;
            slots: {
                cycle_day: number;
                period_id: string;
                class_ids: string[];
                subject_id?: string | null;
                teacher_ids?: string[];
                room_id?: string | null;
                block?: string | null;
                notes?: string | null;
                external_ids?: {
                    [key: string]: string;
                };
                metadata?: {
                    [key: string]: string;
                };
            }[];
        };
        SlotBulkResult: {
            data: components["schemas"]["Slot"][];
            warnings: components["schemas"]["TimetableWarning"][];
        };
        SlotCreate: {
            timetable_id: string;
            cycle_day: number;
            period_id: string;
            class_ids: string[];
            subject_id?: string | null;
            teacher_ids?: string[];
            room_id?: string | null;
            block?: string | null;
            notes?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        SlotPage: {
            data: components["schemas"]["Slot"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        SlotRow: {
            external_id?: string | number | null;
            timetable_id?: string;
            timetable_external_id?: string | number;
            cycle_day?: number;
            period_id?: string;
            period_external_id?: string | number;
            class_ids?: string[];
            class_external_ids?: (string | number)[];
            subject_id?: string | null;
            subject_external_id?: string | number | null;
            teacher_ids?: string[];
            teacher_external_ids?: (string | number)[];
            room_id?: string | null;
            room_external_id?: string | number | null;
            block?: string | null;
            notes?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        SlotUpdate: {
            cycle_day?: number;
            period_id?: string;
            class_ids?: string[];
            subject_id?: string | null;
            teacher_ids?: string[];
            room_id?: string | null;
            block?: string | null;
            notes?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        SlotWithWarnings: {
            id: string;
            /** @constant */
            object: "slot";
            timetable_id: string;
            cycle_day: number;
            period_id: string;
            class_ids: string[];
            subject_id: string | null;
            teacher_ids: string[];
            room_id: string | null;
            block: string | null;
            notes: string | null;
            /** @enum {string} */
            status: "draft" | "published" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            warnings: components["schemas"]["TimetableWarning"][];
        };
        Staff: {
            id: string;
            /** @constant */
            object: "staff";
            name: string;
            first_name: string | null;
            last_name: string | null;
            /** Format: email */
            email: string;
            phone: string | null;
            employee_number: string | null;
            /** @enum {string} */
            staff_type: "teacher" | "admin" | "support" | "management";
            job_title: string | null;
            /** @enum {string|null} */
            employment: "state" | "sgb" | "contract" | "volunteer" | null;
            persal_number: string | null;
            sace_number: string | null;
            /** Format: date */
            sace_expires_on: string | null;
            /** Format: date */
            starts_on: string | null;
            /** Format: date */
            ends_on: string | null;
            subject_ids: string[];
            max_periods_per_cycle: number | null;
            login_identity?: {
                issuer: string;
                subject: string;
            } | null;
            /** @enum {string} */
            status: "invited" | "active" | "suspended" | "left";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        StaffActivatedEvent: {
            id: string;
            /** @constant */
            type: "staff.activated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        StaffArchivedEvent: {
            id: string;
            /** @constant */
            type: "staff.archived";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        StaffCreate: {
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            /** Format: email */
            email: string;
            phone?: string | null;
            employee_number?: string | null;
            /** @enum {string} */
            staff_type: "teacher" | "admin" | "support" | "management";
            job_title?: string | null;
            /** @enum {string|null} */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            persal_number?: string | null;
            sace_number?: string | null;
            /** Format: date */
            sace_expires_on?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            /** @default [] */
            subject_ids: string[];
            max_periods_per_cycle?: number | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        StaffCreatedEvent: {
            id: string;
            /** @constant */
            type: "staff.created";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        StaffInvitationRevokedEvent: {
            id: string;
            /** @constant */
            type: "staff.invitation-revoked";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Invitation"];
        };
        StaffInvitedEvent: {
            id: string;
            /** @constant */
            type: "staff.invited";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Invitation"];
        };
        StaffLeave: {
            /** Format: date */
            ends_on: string;
            reassign_to?: string;
        };
        StaffLeftEvent: {
            id: string;
            /** @constant */
            type: "staff.left";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        StaffPage: {
            data: components["schemas"]["Staff"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        StaffRestoredEvent: {
            id: string;
            /** @constant */
            type: "staff.restored";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        StaffRow: {
            external_id?: string | number | null;
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            /** Format: email */
            email?: string;
            phone?: string | null;
            employee_number?: string | null;
            /** @enum {string} */
            staff_type?: "teacher" | "admin" | "support" | "management";
            job_title?: string | null;
            /** @enum {string|null} */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            persal_number?: string | null;
            sace_number?: string | null;
            /** Format: date */
            sace_expires_on?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            subject_ids?: string[];
            subject_external_ids?: (string | number)[];
            max_periods_per_cycle?: number | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        StaffUpdate: {
            name?: string;
            first_name?: string | null;
            last_name?: string | null;
            /** Format: email */
            email?: string;
            phone?: string | null;
            employee_number?: string | null;
            /** @enum {string} */
            staff_type?: "teacher" | "admin" | "support" | "management";
            job_title?: string | null;
            /** @enum {string|null} */
            employment?: "state" | "sgb" | "contract" | "volunteer" | null;
            persal_number?: string | null;
            sace_number?: string | null;
            /** Format: date */
            sace_expires_on?: string | null;
            /** Format: date */
            starts_on?: string | null;
            /** Format: date */
            ends_on?: string | null;
            subject_ids?: string[];
            max_periods_per_cycle?: number | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        StaffUpdatedEvent: {
            id: string;
            /** @constant */
            type: "staff.updated";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["Staff"];
        };
        Statement: {
            /** @constant */
            object: "statement";
            account_id: string;
            currency: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            opening_balance: number;
            lines: components["schemas"]["StatementLine"][];
            closing_balance: number;
        };
        StatementLine: {
            journal_id: string;
            /** Format: date */
            effective_on: string;
            description: string;
            source: components["schemas"]["LedgerSource"];
            learner_id: string | null;
            amount: number;
            balance: number;
        };
        Subject: {
            id: string;
            /** @constant */
            object: "subject";
            name: string;
            code: string;
            /** @enum {string} */
            kind: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            grade_level_ids: string[];
            /** Format: language-tag */
            language: string | null;
            counts_for_average: boolean;
            promotion_weight: number | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        SubjectCreate: {
            name: string;
            code: string;
            /**
             * @default other
             * @enum {string}
             */
            kind: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            /** @default [] */
            grade_level_ids: string[];
            /** Format: language-tag */
            language?: string | null;
            /** @default true */
            counts_for_average: boolean;
            promotion_weight?: number | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        SubjectPage: {
            data: components["schemas"]["Subject"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        SubjectRow: {
            external_id?: string | number | null;
            name?: string;
            code?: string;
            /** @enum {string} */
            kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            grade_level_ids?: string[];
            grade_level_external_ids?: (string | number)[];
            /** Format: language-tag */
            language?: string | null;
            counts_for_average?: boolean;
            promotion_weight?: number | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        SubjectUpdate: {
            name?: string;
            code?: string;
            /** @enum {string} */
            kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
            grade_level_ids?: string[];
            /** Format: language-tag */
            language?: string | null;
            counts_for_average?: boolean;
            promotion_weight?: number | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TeacherAllocation: {
            id: string;
            /** @constant */
            object: "teacher_allocation";
            slot_id: string;
            staff_id: string;
            /** @enum {string} */
            role: "lead" | "assistant" | "substitute";
            replaces_id: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string | null;
            /** @enum {string} */
            status: "active" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        TeacherAllocationCreate: {
            slot_id: string;
            staff_id: string;
            /** @enum {string} */
            role: "lead" | "assistant" | "substitute";
            replaces_id?: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        TeacherAllocationPage: {
            data: components["schemas"]["TeacherAllocation"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TeacherAllocationUpdate: {
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TeacherAllocationWithWarnings: {
            id: string;
            /** @constant */
            object: "teacher_allocation";
            slot_id: string;
            staff_id: string;
            /** @enum {string} */
            role: "lead" | "assistant" | "substitute";
            replaces_id: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string | null;
            /** @enum {string} */
            status: "active" | "ended";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            warnings: components["schemas"]["TimetableWarning"][];
        };
        Term: {
            id: string;
            /** @constant */
            object: "term";
            academic_year_id: string;
            name: string;
            number: number;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            /** Format: date */
            marks_due_on: string | null;
            school_days_count: number;
            warnings: {
                /** @enum {string} */
                code: "short_term" | "long_term";
                detail: string;
            }[];
            /** @enum {string} */
            status: "planned" | "open" | "closed";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        TermCreate: {
            academic_year_id: string;
            name: string;
            number: number;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            /** Format: date */
            marks_due_on?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        TermPage: {
            data: components["schemas"]["Term"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TermReport: {
            id: string;
            /** @constant */
            object: "term_report";
            learner_id: string;
            term_id: string;
            class_id: string;
            school_snapshot: {
                name: string;
                emis_number: string | null;
                locale: string;
            };
            letterhead: {
                address: string | null;
                logo_sha256: string | null;
            } | null;
            term_snapshot: {
                name: string;
                academic_year: string;
                /** Format: date */
                starts_on: string;
                /** Format: date */
                ends_on: string;
                is_last: boolean;
            };
            learner_snapshot: {
                name: string;
                admission_number: string | null;
                /** Format: date */
                date_of_birth: string | null;
                grade_level: string | null;
                class: string;
                class_teacher: string | null;
            };
            subjects: components["schemas"]["TermReportSubject"][];
            average: number | null;
            grading_scale: {
                name: string;
                levels: components["schemas"]["GradingLevel"][];
            };
            attendance: {
                school_days: number;
                days_present: number;
                days_absent: number;
                days_excused: number;
                times_late: number;
            } | null;
            conduct: string | null;
            principal_comment: string | null;
            /** @enum {string|null} */
            decision: "promoted" | "not_promoted" | "progressed" | "none" | null;
            /** @enum {string} */
            status: "draft" | "published" | "superseded" | "withdrawn";
            report_version: number;
            supersedes_id: string | null;
            content_hash: string;
            stale: boolean;
            /** Format: date-time */
            published_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        TermReportEventData: {
            id: string;
            /** @constant */
            object: "term_report";
            learner_id: string;
            term_id: string;
            class_id: string;
            /** @enum {string} */
            status: "draft" | "published" | "superseded" | "withdrawn";
            report_version: number;
            supersedes_id: string | null;
            content_hash: string;
            /** Format: date-time */
            published_at: string;
        };
        TermReportPage: {
            data: components["schemas"]["TermReport"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TermReportPublishedEvent: {
            id: string;
            /** @constant */
            type: "term-report.published";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["TermReportEventData"];
        };
        TermReportSubject: {
            subject_id: string;
            name: string;
            percentage: number | null;
            level: number | null;
            level_label: string | null;
            counts_for_average: boolean;
            teacher: string | null;
            comment: string | null;
            assessments: {
                assessment_id: string;
                title: string;
                mark: number | null;
                max_mark: number;
                weight: number;
                /** @enum {string} */
                status: "graded" | "absent" | "exempt" | "withheld";
            }[];
        };
        TermReportUpdate: {
            conduct?: string | null;
            principal_comment?: string | null;
            /** @enum {string|null} */
            decision?: "promoted" | "not_promoted" | "progressed" | "none" | null;
            subject_comments?: {
                [key: string]: string | null;
            };
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TermReportWithdraw: {
            reason: string;
        };
        TermReportWithdrawnEvent: {
            id: string;
            /** @constant */
            type: "term-report.withdrawn";
            /** Format: date */
            version: string;
            /** Format: date-time */
            created_at: string;
            school_id: string;
            data: components["schemas"]["TermReportEventData"];
        };
        TermReportsGenerate: {
            term_id: string;
            class_id?: string;
            grade_level_id?: string;
            learner_ids?: string[];
            /** @default false */
            supersede: boolean;
            /** @default false */
            dry_run: boolean;
        };
        TermReportsGenerated: {
            created: number;
            updated: number;
            unchanged: number;
            failed: number;
            data: {
                learner_id: string;
                /** @enum {string} */
                result: "created" | "updated" | "unchanged" | "failed";
                term_report_id: string | null;
                report_version: number | null;
                code: string | null;
                detail: string | null;
            }[];
        };
        TermReportsPublish: {
            term_id: string;
            class_id: string;
        };
        TermReportsPublished: {
            published: number;
            unchanged: number;
            failed: number;
            data: {
                learner_id: string;
                /** @enum {string} */
                result: "published" | "unchanged" | "failed";
                term_report_id: string | null;
                code: string | null;
                detail: string | null;
            }[];
        };
        TermResult: {
            learner_id: string;
            name: string;
            subjects: {
                subject_id: string;
                name: string;
                percentage: number | null;
                level: number | null;
                level_label: string | null;
                assessments: number;
            }[];
            average: number | null;
        };
        TermResults: {
            data: components["schemas"]["TermResult"][];
        };
        TermRollover: {
            from_term_id: string;
            /** @default false */
            dry_run: boolean;
        };
        TermRolloverResult: {
            created: number;
            unchanged: number;
            failed: {
                enrollment_id: string;
                learner_id: string;
                class_id: string;
                code: string;
                detail: string;
            }[];
        };
        TermRow: {
            external_id?: string | number | null;
            academic_year_id?: string;
            academic_year_external_id?: string | number;
            name?: string;
            number?: number;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string;
            /** Format: date */
            marks_due_on?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TermUpdate: {
            name?: string;
            number?: number;
            /** Format: date */
            starts_on?: string;
            /** Format: date */
            ends_on?: string;
            /** Format: date */
            marks_due_on?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TestClock: {
            /** @constant */
            object: "test_clock";
            /** Format: date-time */
            now: string;
            advanced_seconds: number;
        };
        TestClockAdvance: {
            seconds: number;
        };
        TimelineEntry: {
            id: string;
            /** @constant */
            object: "timeline_entry";
            /** Format: date-time */
            occurred_at: string;
            action: string;
            resource: components["schemas"]["AuditResource"];
            fields: string[];
        };
        TimelineEntryPage: {
            data: components["schemas"]["TimelineEntry"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        Timetable: {
            id: string;
            /** @constant */
            object: "timetable";
            name: string;
            academic_year_id: string;
            term_ids: string[];
            grade_level_ids: string[] | null;
            cycle_length: number;
            /** @enum {string} */
            cycle_mode: "weekday" | "rolling";
            /** Format: date */
            cycle_start_date: string | null;
            /** Format: date */
            effective_from: string;
            /** Format: date */
            effective_to: string | null;
            /** @enum {string} */
            status: "draft" | "published" | "retired";
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        TimetableClone: {
            name?: string;
            term_ids?: string[];
            /** Format: date */
            effective_from?: string;
            /** Format: date */
            effective_to?: string | null;
        };
        TimetableConflict: {
            /** @enum {string} */
            kind: "teacher_double_booked" | "room_double_booked" | "class_double_booked" | "outside_term" | "staff_not_active";
            slot_ids: string[];
            rows: number[];
            resource_id: string;
            cycle_day: number;
            /** Format: date */
            date: string | null;
            starts_at: string;
            ends_at: string;
        };
        TimetableConflicts: {
            conflicts: components["schemas"]["TimetableConflict"][];
            warnings: components["schemas"]["TimetableWarning"][];
        };
        TimetableCreate: {
            name: string;
            academic_year_id: string;
            term_ids: string[];
            grade_level_ids?: string[] | null;
            cycle_length: number;
            /** @enum {string} */
            cycle_mode: "weekday" | "rolling";
            /** Format: date */
            cycle_start_date?: string | null;
            /** Format: date */
            effective_from: string;
            /** Format: date */
            effective_to?: string | null;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        TimetablePage: {
            data: components["schemas"]["Timetable"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TimetableUpdate: {
            name?: string;
            term_ids?: string[];
            grade_level_ids?: string[] | null;
            cycle_length?: number;
            /** @enum {string} */
            cycle_mode?: "weekday" | "rolling";
            /** Format: date */
            cycle_start_date?: string | null;
            /** Format: date */
            effective_from?: string;
            /** Format: date */
            effective_to?: string | null;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        TimetableWarning: {
            /** @enum {string} */
            kind: "room_capacity" | "learner_double_booked" | "teacher_over_load" | "teacher_not_qualified_for_subject";
            slot_ids: string[];
            resource_id: string;
            count: number;
            limit: number | null;
        };
        Webhook: {
            id: string;
            /** @constant */
            object: "webhook";
            /** Format: uri */
            url: string;
            events: string[];
            description: string | null;
            /** @enum {string} */
            status: "active" | "paused" | "disabled";
            /** Format: date */
            version: string;
            /** Format: date-time */
            failing_since: string | null;
            /** @enum {string|null} */
            disabled_reason: "gone" | "failing" | null;
            /** Format: date-time */
            secret_expires_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        WebhookActivate: {
            /**
             * @default deliver
             * @enum {string}
             */
            held: "deliver" | "discard";
        };
        WebhookCreate: {
            /** Format: uri */
            url: string;
            events: string[];
            description?: string | null;
            /** Format: date */
            version?: string;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        WebhookPage: {
            data: components["schemas"]["Webhook"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        WebhookRecovery: {
            id: string;
            /** @constant */
            object: "webhook_recovery";
            webhook_id: string;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until: string | null;
            types: string[] | null;
            dry_run: boolean;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "cancelled";
            progress: {
                events: number;
                examined: number;
                /** Format: date-time */
                through: string | null;
            };
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
        };
        WebhookRecoveryCreate: {
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until?: string | null;
            types?: string[] | null;
            /** @default false */
            dry_run: boolean;
            external_ids?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        WebhookRecoveryPage: {
            data: components["schemas"]["WebhookRecovery"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        WebhookRotateSecret: {
            /** @default 86400 */
            expires_in: number;
        };
        WebhookStats: {
            /** @constant */
            object: "webhook_stats";
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            interval: "hour" | "day";
            held: number;
            pending: number;
            totals: components["schemas"]["AttemptStats"];
            intervals: components["schemas"]["IntervalStats"][];
        };
        WebhookTest: {
            type: string;
        };
        WebhookUpdate: {
            /** Format: uri */
            url?: string;
            events?: string[];
            description?: string | null;
            /** Format: date */
            version?: string;
            external_ids?: {
                [key: string]: string | null;
            };
            metadata?: {
                [key: string]: string | null;
            };
        };
        WebhookWithSecret: {
            id: string;
            /** @constant */
            object: "webhook";
            /** Format: uri */
            url: string;
            events: string[];
            description: string | null;
            /** @enum {string} */
            status: "active" | "paused" | "disabled";
            /** Format: date */
            version: string;
            /** Format: date-time */
            failing_since: string | null;
            /** @enum {string|null} */
            disabled_reason: "gone" | "failing" | null;
            /** Format: date-time */
            secret_expires_at: string | null;
            external_ids: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            archived_at: string | null;
            signing_secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "api-keys.list": {
        parameters: {
            query?: {
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "active" | "expired" | "revoked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradingScaleCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                grading_scale_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "test" | "exam" | "assignment" | "project" | "practical" | "oral" | "other";
                component?: "sba" | "exam";
                status?: "draft" | "open" | "published" | "cancelled";
                class_id?: string;
                subject_id?: string;
                term_id?: string;
                grading_scale_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
                learner_id?: string;
            };
            header?: never;
            path: {
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                assessment_id: string;
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                assessment_id: string;
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
            header?: never;
            path: {
                assessment_id: string;
                grade_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "draft" | "published" | "superseded" | "withdrawn";
                learner_id?: string;
                term_id?: string;
                class_id?: string;
                supersedes_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                term_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                term_id: string;
                class_id?: string;
                learner_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportsGenerate"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermReportsPublish"];
            };
        };
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                learner_id?: string;
                term_id?: string;
                subject_id?: string;
                status?: "pending" | "graded" | "absent" | "exempt" | "withheld";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                date?: string;
                from?: string;
                to?: string;
                session?: "day" | "am" | "pm";
                status?: "recorded" | "amended" | "void";
                learner_id?: string;
                class_id?: string;
                slot_id?: string;
                term_id?: string;
                taken_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                register_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "submitted" | "approved" | "rejected" | "withdrawn";
                reason_code?: "illness" | "medical_appointment" | "childbirth" | "religious" | "bereavement" | "official_appointment" | "suspension" | "act_of_nature" | "study_leave" | "other";
                from?: string;
                to?: string;
                learner_id?: string;
                submitted_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcuseCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                excuse_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                date: string;
                grade_level_id?: string;
                class_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                term_id: string;
                learner_id?: string;
                class_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                date: string;
                grade_level_id?: string;
                class_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                kind: "continuous_absence";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                resource_type?: string;
                resource_id?: string;
                actor_id?: string;
                action?: string;
                request_id?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                from_sequence?: number;
                to_sequence?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                audit_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "planned" | "current" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcademicYearCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                academic_year_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "planned" | "open" | "closed";
                academic_year_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                term_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "public_holiday" | "closure" | "make_up_day" | "half_day" | "staff_only" | "exam_day";
                from?: string;
                to?: string;
                grade_level_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarExceptionCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                calendar_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                label?: string;
                phase?: "foundation" | "intermediate" | "senior" | "fet";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeLevelCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                grade_level_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                code?: string;
                kind?: "language" | "mathematics" | "science" | "social" | "arts" | "technology" | "life" | "other";
                grade_level_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjectCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "classroom" | "lab" | "hall" | "field" | "computer" | "other";
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                room_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "register" | "subject";
                label?: string;
                teacher_id?: string;
                term_id?: string;
                room_id?: string;
                academic_year_id?: string;
                grade_level_id?: string;
                subject_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                from: string;
                to: string;
                grade_level_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                key?: string;
                channel?: "email" | "sms" | "push" | "letter";
                locale?: string;
                status?: "draft" | "active" | "retired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                channel?: "email" | "sms" | "push" | "letter" | "portal";
                status?: "queued" | "sending" | "sent" | "partly_failed" | "failed" | "cancelled";
                learner_id?: string;
                concerned_learner_id?: string;
                regarding_id?: string;
                template_id?: string;
                announcement_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "draft" | "scheduled" | "published" | "expired" | "cancelled" | "retracted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                status?: "queued" | "sent" | "delivered" | "read" | "failed" | "bounced" | "suppressed";
                guardian_id?: string;
            };
            header?: never;
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_id: string;
                message_recipient_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                message_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                category?: "disruption" | "bullying" | "violence" | "vandalism" | "theft" | "truancy" | "substance" | "dress_code" | "academic_dishonesty" | "other" | "merit";
                level?: number;
                status?: "logged" | "under_review" | "resolved" | "dismissed";
                group_id?: string;
                confidential?: boolean;
                from?: string;
                to?: string;
                learner_id?: string;
                reported_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "verbal_warning" | "written_warning" | "detention" | "counselling" | "parent_meeting" | "community_service" | "suspension" | "expulsion_recommendation" | "restorative" | "other";
                status?: "open" | "done" | "cancelled";
                excuse_id?: string;
                learner_id?: string;
                assigned_to?: string;
            };
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                incident_id: string;
                follow_up_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                incident_id: string;
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
            header?: never;
            path: {
                incident_id: string;
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
            header?: never;
            path: {
                incident_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                learner_id?: string;
                template_id?: string;
                guardian_id?: string;
                message_id?: string;
            };
            header?: never;
            path: {
                incident_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                incident_id: string;
                parent_notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                incident_id: string;
                parent_notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentBulk"];
            };
        };
        responses: {
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
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "primary" | "subject";
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
                learner_id?: string;
                class_id?: string;
                term_id?: string;
                transferred_from_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                enrollment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                term_id?: string;
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                term_id?: string;
                status?: "pending" | "active" | "completed" | "withdrawn" | "transferred" | "cancelled";
            };
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                currency?: string;
                learner_id?: string;
                payer_guardian_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeAccountCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                category?: "tuition" | "transport" | "boarding" | "books" | "activity" | "other";
                currency?: string;
                active?: boolean;
                grade_level_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeItemCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                fee_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                account_id?: string;
                status?: "draft" | "issued" | "partly_paid" | "paid" | "void";
                currency?: string;
                number?: string;
                overdue?: boolean;
                due_before?: string;
                due_after?: string;
                learner_id?: string;
                term_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "credit_note" | "bursary" | "write_off";
                status?: "applied" | "reversed";
                account_id?: string;
                learner_id?: string;
                bursary_id?: string;
            };
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                invoice_id: string;
                credit_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                invoice_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "received" | "reversed" | "refunded";
                method?: "cash" | "eft" | "card" | "debit_order" | "cheque" | "voucher" | "other";
                currency?: string;
                reference?: string;
                received_from?: string;
                received_to?: string;
                account_id?: string;
                learner_id?: string;
                payer_guardian_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "applied" | "reversed";
                invoice_id?: string;
                account_id?: string;
                learner_id?: string;
            };
            header?: never;
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                payment_id: string;
                allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                payment_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "paid" | "reversed";
                account_id?: string;
            };
            header?: never;
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                payment_id: string;
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                payment_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "percentage" | "fixed" | "exemption";
                status?: "proposed" | "active" | "ended" | "declined" | "revoked";
                learner_id?: string;
                academic_year_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BursaryCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                bursary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceGenerate"];
            };
        };
        responses: {
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
    "invoices.issue-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicesIssue"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesIssued"];
                };
            };
        };
    };
    "invoices.allocations": {
        parameters: {
            query?: {
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "applied" | "reversed";
            };
            header?: never;
            path: {
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                from: string;
                to: string;
            };
            header?: never;
            path: {
                fee_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                account_id?: string;
                learner_id?: string;
                invoice_id?: string;
                payment_id?: string;
                ledger_account?: "receivable" | "income" | "cash" | "unapplied" | "bursary_expense" | "credit_notes" | "bad_debt";
                journal_id?: string;
                source_id?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                ledger_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "academic_years" | "terms" | "grade_levels" | "subjects" | "staff" | "classes" | "learners" | "guardians" | "learner_guardians" | "enrollments" | "grades" | "slots" | "payments";
                status?: "queued" | "running" | "completed" | "completed_with_errors" | "failed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                result?: "pending" | "created" | "updated" | "unchanged" | "failed" | "removed";
            };
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                grade_level?: string;
                class?: string;
                class_id?: string;
                status?: "prospective" | "active" | "left";
                admission_number?: string;
                name?: string;
                guardian_id?: string;
                enrolled_on?: string;
                term_id?: string;
                grade_level_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                name?: string;
                email?: string;
                phone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                guardian_id?: string;
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                learner_id: string;
                learner_guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
                learner_guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "allergy" | "condition" | "medication" | "immunisation" | "injury" | "doctor_note" | "dietary" | "other";
                severity?: "info" | "caution" | "critical";
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                learner_id: string;
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                learner_id: string;
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
            header?: never;
            path: {
                learner_id: string;
                medical_note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    "learners.leave-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnersLeave"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnersLeft"];
                };
            };
        };
    };
    "learners.export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
            };
            header?: never;
            path: {
                learner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    "guardians.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianErase"];
            };
        };
        responses: {
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
    "guardians.learners": {
        parameters: {
            query?: {
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
            };
            header?: never;
            path: {
                guardian_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchoolUpdate"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RetentionUpdate"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolLogoPut"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                staff_type?: "teacher" | "admin" | "support" | "management";
                status?: "invited" | "active" | "suspended" | "left";
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                subject_id?: string;
                class_id?: string;
                email?: string;
                employee_number?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                reassign_to?: string;
            };
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "pending" | "accepted" | "expired" | "revoked";
                email?: string;
                staff_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                role?: "owner" | "principal" | "admin" | "hod" | "teacher" | "bursar" | "counsellor" | "nurse" | "reception" | "viewer";
                scope_id?: string;
            };
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                staff_id: string;
                role_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
                role_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                kind?: "degree" | "diploma" | "certificate" | "registration" | "clearance" | "first_aid" | "other";
                status?: "unverified" | "verified" | "rejected" | "expired";
                subject_id?: string;
                expires_before?: string;
            };
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                staff_id: string;
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
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
            header?: never;
            path: {
                staff_id: string;
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
                qualification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                staff_id: string;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "draft" | "published" | "retired";
                grade_level_id?: string;
                academic_year_id?: string;
                term_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                day_pattern?: string;
                kind?: "lesson" | "registration" | "break" | "assembly" | "sport" | "other";
                timetable_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeriodCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                period_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "draft" | "published" | "ended";
                cycle_day?: number;
                block?: string;
                staff_id?: string;
                timetable_id?: string;
                period_id?: string;
                class_id?: string;
                subject_id?: string;
                teacher_id?: string;
                room_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "active" | "ended";
                slot_id?: string;
                room_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomAssignmentCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                room_assignment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                role?: "lead" | "assistant" | "substitute";
                status?: "active" | "ended";
                slot_id?: string;
                staff_id?: string;
                replaces_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherAllocationCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                teacher_allocation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                staff_id?: string;
                class_id?: string;
                learner_id?: string;
                room_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                calendar_feed_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                calendar_feed_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotBulk"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                timetable_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                date?: string;
                from?: string;
                to?: string;
                class_id?: string;
                staff_id?: string;
                room_id?: string;
                learner_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                token?: string;
                class_id?: string;
                staff_id?: string;
                room_id?: string;
                learner_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "active" | "paused" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                archived?: "false" | "true" | "any";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                external_id?: string;
                status?: "queued" | "running" | "completed" | "cancelled";
            };
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                webhook_id: string;
                webhook_recovery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                webhook_id: string;
                webhook_recovery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                status?: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
                event_type?: "assessment.published" | "assessment.reopened" | "term-report.published" | "term-report.withdrawn" | "attendance.recorded" | "attendance.voided" | "attendance.excuse-approved" | "attendance.excuse-withdrawn" | "attendance.excuse-archived" | "attendance.excuse-restored" | "message.failed" | "discipline.incident-logged" | "discipline.incident-updated" | "discipline.incident-dismissed" | "discipline.incident-archived" | "discipline.incident-restored" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "invoice.voided" | "credit-note.applied" | "credit-note.reversed" | "payment.received" | "payment.reversed" | "fee.reconciled" | "allocation.reversed" | "refund.paid" | "refund.reversed" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.invitation-revoked" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                event_id?: string;
                error?: components["schemas"]["DeliveryError"];
                created_after?: string;
                created_before?: string;
            };
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                webhook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                webhook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                period?: "day" | "week" | "month";
            };
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                webhook_id?: string;
                status?: "pending" | "succeeded" | "retrying" | "failed" | "held" | "cancelled";
                event_type?: "assessment.published" | "assessment.reopened" | "term-report.published" | "term-report.withdrawn" | "attendance.recorded" | "attendance.voided" | "attendance.excuse-approved" | "attendance.excuse-withdrawn" | "attendance.excuse-archived" | "attendance.excuse-restored" | "message.failed" | "discipline.incident-logged" | "discipline.incident-updated" | "discipline.incident-dismissed" | "discipline.incident-archived" | "discipline.incident-restored" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "invoice.voided" | "credit-note.applied" | "credit-note.reversed" | "payment.received" | "payment.reversed" | "fee.reconciled" | "allocation.reversed" | "refund.paid" | "refund.reversed" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.invitation-revoked" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                event_id?: string;
                resource_id?: string;
                status_class?: "2xx" | "3xx" | "4xx" | "5xx" | "none";
                error?: components["schemas"]["DeliveryError"];
                created_after?: string;
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                period?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
                type?: "assessment.published" | "assessment.reopened" | "term-report.published" | "term-report.withdrawn" | "attendance.recorded" | "attendance.voided" | "attendance.excuse-approved" | "attendance.excuse-withdrawn" | "attendance.excuse-archived" | "attendance.excuse-restored" | "message.failed" | "discipline.incident-logged" | "discipline.incident-updated" | "discipline.incident-dismissed" | "discipline.incident-archived" | "discipline.incident-restored" | "learner.enrolled" | "enrollment.updated" | "enrollment.ended" | "enrollment.archived" | "enrollment.restored" | "fee.invoiced" | "invoice.voided" | "credit-note.applied" | "credit-note.reversed" | "payment.received" | "payment.reversed" | "fee.reconciled" | "allocation.reversed" | "refund.paid" | "refund.reversed" | "learner.erased" | "guardian.erased" | "learner.created" | "learner.archived" | "learner.restored" | "learner.updated" | "learner.left" | "guardian.created" | "guardian.updated" | "guardian.archived" | "guardian.restored" | "guardian.linked" | "guardian.link-updated" | "guardian.unlinked" | "staff.invited" | "staff.invitation-revoked" | "staff.activated" | "staff.created" | "staff.updated" | "staff.left" | "staff.archived" | "staff.restored";
                resource_id?: string;
                delivery_success?: boolean;
                created_after?: string;
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                starting_after?: string;
                order?: "asc" | "desc";
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
}
