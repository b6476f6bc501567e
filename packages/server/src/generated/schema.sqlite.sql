-- 0001-schema
create table "instance" (
  "name" text not null,
  "value" text not null,
  constraint "instance_key" primary key ("name")) without rowid;
create table "master_keys" (
  "name" text not null,
  "state" text not null,
  constraint "master_keys_key" primary key ("name")) without rowid;
create table "master_key_processes" (
  "process_id" text not null,
  "key_name" text not null,
  "readable" text not null,
  "seen_at" text not null,
  constraint "master_key_processes_key" primary key ("process_id")) without rowid;
create table "data_keys" (
  "school_id" text not null,
  "subject_id" text not null,
  "sealed" text not null,
  constraint "data_keys_key" primary key ("school_id", "subject_id")) without rowid;
create table "erasures" (
  "school_id" text not null,
  "subject_id" text not null,
  "family" text not null,
  "erased_on" text not null,
  constraint "erasures_key" primary key ("school_id", "subject_id", "family")) without rowid;
create table "external_ids" (
  "school_id" text not null,
  "resource" text not null,
  "source" text not null,
  "external_id" text not null,
  "record_id" text not null,
  constraint "external_ids_key" primary key ("school_id", "resource", "source", "external_id")) without rowid;
create index "external_ids_by_record" on "external_ids" ("school_id", "record_id");
create table "idempotency_keys" (
  "school_id" text not null,
  "caller_id" text not null,
  "key" text not null,
  "fingerprint" text not null,
  "status" integer not null,
  "headers" text not null,
  "body" text not null,
  "sealed" integer not null,
  "expires_at" text not null,
  "subject_id" text,
  constraint "idempotency_keys_key" primary key ("school_id", "caller_id", "key")) without rowid;
create index "idempotency_keys_by_expiry" on "idempotency_keys" ("expires_at");
create index "idempotency_keys_by_subject" on "idempotency_keys" ("school_id", "subject_id") where subject_id is not null;
create table "audit_log" (
  "school_id" text not null,
  "id" text not null,
  "sequence" integer not null,
  "occurred_at" text not null,
  "actor_type" text not null,
  "actor_id" text,
  "actor_name" text,
  "action" text not null,
  "resource_type" text not null,
  "resource_id" text not null,
  "changes" text not null,
  "reason" text,
  "request_id" text,
  "idempotency_key" text,
  "api_version" text,
  "ip" text,
  "user_agent" text,
  "event_ids" text not null,
  "prev_hash" text not null,
  "hash" text not null,
  "subject_key" text,
  "encrypted" text,
  constraint "audit_log_key" primary key ("school_id", "id")) without rowid;
create unique index "audit_log_by_sequence" on "audit_log" ("school_id", "sequence");
create index "audit_log_by_resource" on "audit_log" ("school_id", "resource_id", "id");
create index "audit_log_by_action" on "audit_log" ("school_id", "action", "sequence");
create index "audit_log_by_actor_id" on "audit_log" ("school_id", "actor_id", "sequence");
create index "audit_log_by_request_id" on "audit_log" ("school_id", "request_id", "sequence");
create index "audit_log_by_occurred_at" on "audit_log" ("school_id", "occurred_at", "sequence");
create index "audit_log_by_resource_type" on "audit_log" ("school_id", "resource_type", "sequence");
create table "audit_heads" (
  "school_id" text not null,
  "sequence" integer not null,
  "hash" text not null,
  "signed_at" text not null,
  "public_key" text not null,
  "signature" text not null,
  constraint "audit_heads_key" primary key ("school_id")) without rowid;
create table "audit_checkpoints" (
  "school_id" text not null,
  "sequence" integer not null,
  "hash" text not null,
  "signed_at" text not null,
  "public_key" text not null,
  "signature" text not null,
  constraint "audit_checkpoints_key" primary key ("school_id", "sequence")) without rowid;
create table "request_log" (
  "school_id" text not null,
  "id" text not null,
  "occurred_at" text not null,
  "method" text not null,
  "path" text not null,
  "operation" text not null,
  "query_parameters" text not null,
  "status" integer not null,
  "error_code" text,
  "error_fields" text not null,
  "actor_type" text not null,
  "actor_id" text,
  "api_version" text,
  "duration_ms" real not null,
  constraint "request_log_key" primary key ("school_id", "id")) without rowid;
create index "request_log_by_time" on "request_log" ("school_id", "occurred_at", "id");
create index "request_log_errors" on "request_log" ("school_id", "id") where status >= 400;
create table "request_log_gaps" (
  "school_id" text not null,
  "hour" text not null,
  "requests" integer not null,
  constraint "request_log_gaps_key" primary key ("school_id", "hour")) without rowid;
create table "log_retention" (
  "school_id" text not null,
  "log" text not null,
  "deleted_through" text not null,
  constraint "log_retention_key" primary key ("school_id", "log")) without rowid;
create table "schools" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "mode" text not null,
  "name" text not null,
  "emis_number" text,
  "school_type" text,
  "province" text,
  "address" text,
  "email_reply_to" text,
  "logo_sha256" text,
  "time_zone" text not null,
  "currency" text not null,
  "locale" text not null,
  "school_days" text not null,
  "attendance_mode" text not null,
  "session_times" text not null,
  "auto_apply_credit" integer not null,
  "sign_in_by_email" integer not null,
  "retention" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "schools_key" primary key ("school_id", "id")) without rowid;
create index "schools_by_time_zone" on "schools" ("time_zone");
create table "school_links" (
  "live_id" text not null,
  "test_id" text not null,
  constraint "school_links_key" primary key ("live_id")) without rowid;
create table "suspended_schools" (
  "school_id" text not null,
  "suspended_at" text not null,
  "deleting_since" text,
  "deleted_at" text,
  constraint "suspended_schools_key" primary key ("school_id")) without rowid;
create table "school_logos" (
  "school_id" text not null,
  "sha256" text not null,
  "media_type" text not null,
  "width" integer not null,
  "height" integer not null,
  "data" text not null,
  constraint "school_logos_key" primary key ("school_id", "sha256")) without rowid;
create table "test_clocks" (
  "school_id" text not null,
  "ahead_ms" integer not null,
  constraint "test_clocks_key" primary key ("school_id")) without rowid;
create table "api_keys" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "mode" text not null,
  "hint" text not null,
  "scopes" text not null,
  "version" text not null,
  "expires_at" text,
  "replaced_by" text,
  "revoked_at" text,
  "last_used_at" text,
  "hash" text not null,
  "lineage" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "api_keys_key" primary key ("school_id", "id")) without rowid;
create unique index "api_keys_by_hash" on "api_keys" ("hash");
create index "api_keys_by_lineage" on "api_keys" ("school_id", "lineage");
create table "rate_windows" (
  "key_id" text not null,
  "kind" text not null,
  "started_at" text not null,
  "process_id" text not null,
  "used" integer not null,
  constraint "rate_windows_key" primary key ("key_id", "kind", "started_at", "process_id")) without rowid;
create table "staff" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_folded" text not null,
  "first_name" text,
  "last_name" text,
  "email" text not null,
  "phone" text,
  "employee_number" text,
  "employee_number_key" text,
  "staff_type" text not null,
  "job_title" text,
  "employment" text,
  "persal_number" text,
  "sace_number" text,
  "sace_expires_on" text,
  "starts_on" text,
  "ends_on" text,
  "subject_ids" text not null,
  "max_periods_per_cycle" integer,
  "status" text not null,
  "erased_at" text,
  "login_key" text,
  "encrypted" text,
  "merged_into_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "staff_key" primary key ("school_id", "id")) without rowid;
create index "staff_by_merged_into_id" on "staff" ("school_id", "merged_into_id", "id");
create unique index "staff_by_email" on "staff" ("school_id", "email") where archived_at is null;
create index "staff_by_email_in_all_schools" on "staff" ("email");
create unique index "staff_by_employee_number_key" on "staff" ("school_id", "employee_number_key") where archived_at is null;
create index "staff_by_last_day" on "staff" ("ends_on", "school_id", "id") where ends_on is not null and status in ('active', 'suspended') and archived_at is null;
create unique index "staff_by_login_key" on "staff" ("login_key", "school_id") where archived_at is null and status != 'left';
create index "staff_by_name" on "staff" ("school_id", "name_folded", "id");
create index "staff_gone" on "staff" ("school_id", "id") where (status = 'left' or archived_at is not null) and erased_at is null;
create table "invitations" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "email" text not null,
  "name" text not null,
  "staff_type" text not null,
  "roles" text not null,
  "message" text,
  "expires_at" text not null,
  "status" text not null,
  "staff_id" text not null,
  "invited_by" text not null,
  "last_sent_at" text not null,
  "accepted_at" text,
  "email_status" text,
  "email_error" text,
  "token_hash" text not null,
  "granted_scopes" text not null,
  "url_sealed" text,
  "email_due_at" text,
  "email_attempts" integer not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "invitations_key" primary key ("school_id", "id")) without rowid;
create index "invitations_by_due_email" on "invitations" ("email_due_at", "id") where email_due_at is not null;
create unique index "invitations_by_token" on "invitations" ("token_hash");
create index "invitations_by_staff" on "invitations" ("school_id", "staff_id", "id");
create index "invitations_by_email" on "invitations" ("school_id", "email", "id");
create table "role_assignments" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "staff_id" text not null,
  "role" text not null,
  "scope_type" text not null,
  "scope_id" text,
  "starts_on" text,
  "ends_on" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "role_assignments_key" primary key ("school_id", "id")) without rowid;
create index "role_assignments_by_staff" on "role_assignments" ("school_id", "staff_id", "id");
create index "role_assignments_by_role" on "role_assignments" ("school_id", "role", "staff_id");
create index "role_assignments_by_scope_id" on "role_assignments" ("school_id", "scope_id", "id");
create table "settings_links" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "staff_id" text not null,
  "scopes" text not null,
  "expires_at" text not null,
  "used_at" text,
  "revoked_at" text,
  "created_by" text not null,
  "token_hash" text not null,
  "key_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "settings_links_key" primary key ("school_id", "id")) without rowid;
create unique index "settings_links_by_token" on "settings_links" ("token_hash");
create index "settings_links_by_staff_id" on "settings_links" ("school_id", "staff_id", "id");
create table "settings_sessions" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "staff_id" text not null,
  "method" text not null,
  "settings_link_id" text,
  "scopes" text not null,
  "last_used_at" text not null,
  "expires_at" text not null,
  "ended_at" text,
  "ip" text,
  "user_agent" text,
  "latest_at" text not null,
  "key_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "settings_sessions_key" primary key ("school_id", "id")) without rowid;
create index "settings_sessions_by_staff_id" on "settings_sessions" ("school_id", "staff_id", "id");
create index "settings_sessions_by_settings_link_id" on "settings_sessions" ("school_id", "settings_link_id", "id");
create table "qualifications" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "staff_id" text not null,
  "title" text not null,
  "kind" text not null,
  "institution" text,
  "nqf_level" integer,
  "awarded_on" text,
  "expires_on" text,
  "document_ref" text,
  "subject_ids" text not null,
  "status" text not null,
  "rejected_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "qualifications_key" primary key ("school_id", "id")) without rowid;
create index "qualifications_by_staff" on "qualifications" ("school_id", "staff_id", "id");
create table "learners" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_folded" text not null,
  "first_name" text,
  "middle_names" text,
  "last_name" text,
  "preferred_name" text,
  "date_of_birth" text,
  "gender" text,
  "grade_level" text,
  "grade_level_key" text,
  "grade_level_id" text,
  "class" text,
  "class_key" text,
  "class_id" text,
  "status" text not null,
  "admission_number" text,
  "admission_number_key" text,
  "admitted_on" text,
  "left_on" text,
  "left_reason" text,
  "home_language" text,
  "language_of_instruction" text,
  "address" text,
  "email" text,
  "phone" text,
  "boarder" integer not null,
  "photo_url" text,
  "erased_at" text,
  "medical_alert_until" text,
  "encrypted" text,
  "merged_into_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "learners_key" primary key ("school_id", "id")) without rowid;
create index "learners_by_merged_into_id" on "learners" ("school_id", "merged_into_id", "id");
create index "learners_by_name" on "learners" ("school_id", "name_folded", "id");
create index "learners_by_planned_leave" on "learners" ("school_id", "left_on", "id") where left_on is not null and status = 'active' and archived_at is null;
create index "learners_gone" on "learners" ("school_id", "id") where status = 'left' or archived_at is not null;
create index "learners_by_medical_alert" on "learners" ("medical_alert_until", "school_id", "id") where medical_alert_until is not null and archived_at is null;
create unique index "learners_by_admission_number_key" on "learners" ("school_id", "admission_number_key") where archived_at is null;
create index "learners_by_former_number" on "learners" ("school_id", "admission_number_key") where archived_at is not null and admission_number_key is not null;
create index "learners_by_class_id" on "learners" ("school_id", "class_id", "id");
create index "learners_by_grade_level_id" on "learners" ("school_id", "grade_level_id", "id");
create index "learners_by_class_key" on "learners" ("school_id", "class_key", "id");
create table "guardians" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_folded" text not null,
  "first_name" text,
  "last_name" text,
  "title" text,
  "email" text,
  "phone" text,
  "alternate_phone" text,
  "preferred_language" text,
  "occupation" text,
  "employer" text,
  "address" text,
  "channels" text not null,
  "portal_status" text not null,
  "erased_at" text,
  "encrypted" text,
  "merged_into_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "guardians_key" primary key ("school_id", "id")) without rowid;
create index "guardians_by_merged_into_id" on "guardians" ("school_id", "merged_into_id", "id");
create index "guardians_by_name" on "guardians" ("school_id", "name_folded", "id");
create index "guardians_by_email" on "guardians" ("school_id", (lower(email)));
create index "guardians_by_phone" on "guardians" ("school_id", "phone") where phone is not null;
create index "guardians_by_alternate_phone" on "guardians" ("school_id", "alternate_phone") where alternate_phone is not null;
create index "guardians_archived" on "guardians" ("school_id", "id") where archived_at is not null;
create table "learner_guardians" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "guardian_id" text not null,
  "relationship" text not null,
  "is_primary" integer not null,
  "legal_guardian" integer not null,
  "lives_with" integer not null,
  "emergency_contact" integer not null,
  "emergency_order" integer,
  "fee_payer" integer not null,
  "pickup_authorised" integer not null,
  "access" text not null,
  "receives" text not null,
  "encrypted" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "learner_guardians_key" primary key ("school_id", "id")) without rowid;
create unique index "learner_guardians_pair" on "learner_guardians" ("school_id", "learner_id", "guardian_id") where archived_at is null;
create unique index "learner_guardians_primary" on "learner_guardians" ("school_id", "learner_id") where archived_at is null and is_primary = 1;
create index "learner_guardians_by_learner" on "learner_guardians" ("school_id", "learner_id", "id");
create index "learner_guardians_by_guardian" on "learner_guardians" ("school_id", "guardian_id", "id");
create table "medical_notes" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "kind" text not null,
  "severity" text not null,
  "starts_on" text,
  "ends_on" text,
  "consent_on_file" integer not null,
  "encrypted" text,
  constraint "medical_notes_key" primary key ("school_id", "id")) without rowid;
create index "medical_notes_by_learner" on "medical_notes" ("school_id", "learner_id", "id");
create table "name_words" (
  "school_id" text not null,
  "resource" text not null,
  "word" text not null,
  "record_id" text not null,
  constraint "name_words_key" primary key ("school_id", "resource", "word", "record_id")) without rowid;
create index "name_words_by_record" on "name_words" ("school_id", "record_id");
create table "person_merges" (
  "school_id" text not null,
  "merged_id" text not null,
  "kept_id" text not null,
  "merged_at" text not null,
  "fields" text not null,
  constraint "person_merges_key" primary key ("school_id", "merged_id")) without rowid;
create table "person_merge_rows" (
  "school_id" text not null,
  "merged_id" text not null,
  "type" text not null,
  "record_id" text not null,
  "outcome" text not null,
  "changes" text not null,
  constraint "person_merge_rows_key" primary key ("school_id", "merged_id", "type", "record_id")) without rowid;
create table "academic_years" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_key" text,
  "starts_on" text not null,
  "ends_on" text not null,
  "status" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "academic_years_key" primary key ("school_id", "id")) without rowid;
create unique index "academic_years_by_name_key" on "academic_years" ("school_id", "name_key") where archived_at is null;
create table "terms" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "academic_year_id" text not null,
  "name" text not null,
  "number" integer not null,
  "starts_on" text not null,
  "ends_on" text not null,
  "marks_due_on" text,
  "school_days" text not null,
  "school_days_count" integer not null,
  "status" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "terms_key" primary key ("school_id", "id")) without rowid;
create unique index "terms_by_number" on "terms" ("school_id", "academic_year_id", "number") where archived_at is null;
create table "calendar_exceptions" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "date" text not null,
  "kind" text not null,
  "name" text not null,
  "grade_level_ids" text,
  "keeps_cycle" integer not null,
  "unique_key" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "calendar_exceptions_key" primary key ("school_id", "id")) without rowid;
create index "calendar_exceptions_by_date" on "calendar_exceptions" ("school_id", "date");
create unique index "calendar_exceptions_by_unique_key" on "calendar_exceptions" ("school_id", "unique_key") where archived_at is null;
create table "grade_levels" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "label" text not null,
  "label_key" text,
  "order" integer not null,
  "phase" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "grade_levels_key" primary key ("school_id", "id")) without rowid;
create unique index "grade_levels_by_label_key" on "grade_levels" ("school_id", "label_key") where archived_at is null;
create table "subjects" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "code" text not null,
  "kind" text not null,
  "grade_level_ids" text not null,
  "language" text,
  "counts_for_average" integer not null,
  "promotion_weight" real,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "subjects_key" primary key ("school_id", "id")) without rowid;
create unique index "subjects_by_code" on "subjects" ("school_id", "code") where archived_at is null;
create table "rooms" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_key" text,
  "kind" text not null,
  "capacity" integer,
  "bookable" integer not null,
  "sharing" text not null,
  "max_lessons" integer,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "rooms_key" primary key ("school_id", "id")) without rowid;
create unique index "rooms_by_name_key" on "rooms" ("school_id", "name_key") where archived_at is null;
create table "classes" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "label" text not null,
  "label_key" text,
  "kind" text not null,
  "academic_year_id" text not null,
  "grade_level_id" text not null,
  "subject_id" text,
  "teacher_id" text,
  "room_id" text,
  "capacity" integer,
  "term_ids" text,
  "language" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "classes_key" primary key ("school_id", "id")) without rowid;
create index "classes_by_teacher" on "classes" ("school_id", "teacher_id", "id");
create unique index "classes_by_label_key" on "classes" ("school_id", "academic_year_id", "label_key") where archived_at is null;
create index "classes_by_grade_level_id" on "classes" ("school_id", "grade_level_id", "id");
create index "classes_by_room_id" on "classes" ("school_id", "room_id", "id");
create index "classes_by_subject_id" on "classes" ("school_id", "subject_id", "id");
create table "enrollments" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "class_id" text not null,
  "term_id" text not null,
  "kind" text not null,
  "grade_level_id" text,
  "starts_on" text not null,
  "ends_on" text,
  "ends_as" text,
  "status" text not null,
  "reason" text,
  "transferred_from_id" text,
  "forced" integer not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "enrollments_key" primary key ("school_id", "id")) without rowid;
create unique index "enrollments_open" on "enrollments" ("school_id", "learner_id", "term_id", "class_id") where archived_at is null and status in ('active', 'pending');
create index "enrollments_by_learner" on "enrollments" ("school_id", "learner_id", "id");
create index "enrollments_by_class" on "enrollments" ("school_id", "class_id", "status", "term_id", "learner_id");
create index "enrollments_by_term" on "enrollments" ("school_id", "term_id", "id", "status");
create index "enrollments_by_planned_transfer" on "enrollments" ("starts_on", "school_id", "id") where status = 'pending' and transferred_from_id is not null and archived_at is null;
create index "enrollments_by_last_day" on "enrollments" ("ends_on", "school_id", "id") where ends_on is not null and status = 'active' and archived_at is null;
create index "enrollments_by_grade_level_id" on "enrollments" ("school_id", "grade_level_id", "id");
create index "enrollments_by_transferred_from_id" on "enrollments" ("school_id", "transferred_from_id", "id");
create table "calendar_feeds" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text,
  "content" text not null,
  "staff_id" text,
  "class_id" text,
  "learner_id" text,
  "guardian_id" text,
  "room_id" text,
  "token_hash" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "calendar_feeds_key" primary key ("school_id", "id")) without rowid;
create unique index "calendar_feeds_by_token" on "calendar_feeds" ("token_hash");
create index "calendar_feeds_by_staff" on "calendar_feeds" ("school_id", "staff_id", "id");
create index "calendar_feeds_by_class" on "calendar_feeds" ("school_id", "class_id", "id");
create index "calendar_feeds_by_learner" on "calendar_feeds" ("school_id", "learner_id", "id");
create index "calendar_feeds_by_guardian" on "calendar_feeds" ("school_id", "guardian_id", "id");
create index "calendar_feeds_by_room" on "calendar_feeds" ("school_id", "room_id", "id");
create table "timetables" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "academic_year_id" text not null,
  "term_ids" text not null,
  "grade_level_ids" text,
  "cycle_length" integer not null,
  "cycle_mode" text not null,
  "cycle_weeks" integer not null,
  "skip_weeks_without_school" integer not null,
  "cycle_start_date" text,
  "effective_from" text not null,
  "effective_to" text,
  "status" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "timetables_key" primary key ("school_id", "id")) without rowid;
create index "timetables_by_academic_year_id" on "timetables" ("school_id", "academic_year_id", "id");
create table "timetable_terms" (
  "school_id" text not null,
  "timetable_id" text not null,
  "term_id" text not null,
  constraint "timetable_terms_key" primary key ("school_id", "timetable_id", "term_id")) without rowid;
create index "timetable_terms_by_term" on "timetable_terms" ("school_id", "term_id", "timetable_id");
create table "periods" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "timetable_id" text not null,
  "name" text not null,
  "day_pattern" text not null,
  "sequence" integer not null,
  "starts_at" text not null,
  "ends_at" text not null,
  "kind" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "periods_key" primary key ("school_id", "id")) without rowid;
create index "periods_by_timetable_id" on "periods" ("school_id", "timetable_id", "id");
create table "slots" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "timetable_id" text not null,
  "cycle_day" integer not null,
  "period_id" text not null,
  "kind" text not null,
  "title" text,
  "class_ids" text not null,
  "subject_id" text,
  "block" text,
  "notes" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "slots_key" primary key ("school_id", "id")) without rowid;
create index "slots_by_timetable_id" on "slots" ("school_id", "timetable_id", "id");
create index "slots_by_period_id" on "slots" ("school_id", "period_id", "id");
create index "slots_by_subject_id" on "slots" ("school_id", "subject_id", "id");
create index "slots_by_day" on "slots" ("school_id", "timetable_id", "cycle_day") where archived_at is null;
create table "room_assignments" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "slot_id" text not null,
  "room_id" text not null,
  "from" text not null,
  "to" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "room_assignments_key" primary key ("school_id", "id")) without rowid;
create index "room_assignments_by_slot_id" on "room_assignments" ("school_id", "slot_id", "id");
create index "room_assignments_by_room_id" on "room_assignments" ("school_id", "room_id", "id");
create table "teacher_allocations" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "slot_id" text not null,
  "staff_id" text not null,
  "role" text not null,
  "replaces_id" text,
  "from" text not null,
  "to" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "teacher_allocations_key" primary key ("school_id", "id")) without rowid;
create index "teacher_allocations_by_slot_id" on "teacher_allocations" ("school_id", "slot_id", "id");
create index "teacher_allocations_by_staff_id" on "teacher_allocations" ("school_id", "staff_id", "id");
create index "teacher_allocations_by_replaces_id" on "teacher_allocations" ("school_id", "replaces_id", "id");
create table "slot_occupancy" (
  "school_id" text not null,
  "slot_id" text not null,
  "resource_id" text not null,
  "source_id" text not null,
  "starts_on" text not null,
  "ends_on" text not null,
  "kind" text not null,
  "role" text,
  "timetable_id" text not null,
  "cycle_day" integer not null,
  "starts_at" text not null,
  "ends_at" text not null,
  "block" text,
  constraint "slot_occupancy_key" primary key ("school_id", "slot_id", "resource_id", "source_id", "starts_on")) without rowid;
create index "slot_occupancy_by_resource" on "slot_occupancy" ("school_id", "resource_id", "timetable_id", "cycle_day", "starts_at");
create index "slot_occupancy_by_timetable" on "slot_occupancy" ("school_id", "timetable_id", "cycle_day");
create table "registers" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "class_id" text not null,
  "date" text not null,
  "session" text,
  "slot_id" text,
  "term_id" text not null,
  "taken_by" text,
  "taken_at" text not null,
  "revision" integer not null,
  "status" text not null,
  "void_reason" text,
  "unique_key" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "registers_key" primary key ("school_id", "id")) without rowid;
create unique index "registers_unique" on "registers" ("school_id", "unique_key") where archived_at is null;
create index "registers_by_class_id" on "registers" ("school_id", "class_id", "date");
create index "registers_by_date" on "registers" ("school_id", "date", "id");
create index "registers_by_term_id" on "registers" ("school_id", "term_id", "id");
create index "registers_by_taken_by" on "registers" ("school_id", "taken_by", "id");
create index "registers_by_slot_id" on "registers" ("school_id", "slot_id", "id");
create table "register_marks" (
  "school_id" text not null,
  "register_id" text not null,
  "learner_id" text not null,
  "date" text not null,
  "term_id" text not null,
  "session" text,
  "is_void" integer not null,
  "status" text not null,
  "minutes_late" integer,
  "arrived_at" text,
  "left_at" text,
  "reason_code" text,
  "comment" text,
  constraint "register_marks_key" primary key ("school_id", "register_id", "learner_id")) without rowid;
create index "register_marks_by_learner" on "register_marks" ("school_id", "learner_id", "date");
create index "register_marks_by_date" on "register_marks" ("school_id", "date", "learner_id") where is_void = 0;
create index "register_marks_absent" on "register_marks" ("school_id", "learner_id", "date", "register_id") where is_void = 0 and status = 'absent';
create table "excuses" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "from" text not null,
  "to" text not null,
  "reason_code" text not null,
  "document_ref" text,
  "submitted_by_type" text,
  "submitted_by" text,
  "status" text not null,
  "decision_reason" text,
  "encrypted" text,
  constraint "excuses_key" primary key ("school_id", "id")) without rowid;
create index "excuses_approved" on "excuses" ("school_id", "learner_id", "from", "to") where archived_at is null and status = 'approved';
create index "excuses_by_learner_id" on "excuses" ("school_id", "learner_id", "id");
create index "excuses_by_submitted_by" on "excuses" ("school_id", "submitted_by", "id");
create index "excuses_by_status" on "excuses" ("school_id", "status", "id");
create table "grading_scales" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "name_key" text,
  "levels" text not null,
  "default" integer not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "grading_scales_key" primary key ("school_id", "id")) without rowid;
create unique index "grading_scales_by_name_key" on "grading_scales" ("school_id", "name_key") where archived_at is null;
create unique index "grading_scales_default" on "grading_scales" ("school_id") where archived_at is null and "default" = 1;
create table "assessments" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "title" text not null,
  "class_id" text not null,
  "subject_id" text not null,
  "term_id" text not null,
  "kind" text not null,
  "component" text not null,
  "max_mark" real not null,
  "weight" real not null,
  "held_on" text,
  "due_on" text,
  "counts" integer not null,
  "grading_scale_id" text not null,
  "description" text,
  "status" text not null,
  "published_at" text,
  "revision" integer not null,
  "published_stats" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "assessments_key" primary key ("school_id", "id")) without rowid;
create index "assessments_by_class" on "assessments" ("school_id", "class_id", "term_id", "id");
create index "assessments_by_term" on "assessments" ("school_id", "term_id", "status", "id");
create index "assessments_by_subject" on "assessments" ("school_id", "subject_id", "id");
create index "assessments_by_grading_scale" on "assessments" ("school_id", "grading_scale_id", "status");
create table "grades" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "assessment_id" text not null,
  "learner_id" text not null,
  "mark" real,
  "status" text not null,
  "comment" text,
  "graded_by" text,
  "graded_at" text,
  "revision" integer not null,
  "unique_key" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "grades_key" primary key ("school_id", "id")) without rowid;
create unique index "grades_by_unique_key" on "grades" ("school_id", "unique_key") where archived_at is null;
create index "grades_by_assessment" on "grades" ("school_id", "assessment_id", "id");
create index "grades_by_learner" on "grades" ("school_id", "learner_id", "id");
create table "term_reports" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "term_id" text not null,
  "class_id" text not null,
  "school_snapshot" text not null,
  "letterhead" text,
  "term_snapshot" text not null,
  "learner_snapshot" text not null,
  "subjects" text not null,
  "average" integer,
  "grading_scale" text not null,
  "attendance" text,
  "conduct" text,
  "principal_comment" text,
  "decision" text,
  "status" text not null,
  "report_version" integer not null,
  "supersedes_id" text,
  "content_hash" text not null,
  "published_at" text,
  "unique_key" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "term_reports_key" primary key ("school_id", "id")) without rowid;
create unique index "term_reports_by_unique_key" on "term_reports" ("school_id", "unique_key") where archived_at is null;
create unique index "term_reports_published" on "term_reports" ("school_id", "learner_id", "term_id") where status = 'published';
create unique index "term_reports_draft" on "term_reports" ("school_id", "learner_id", "term_id") where status = 'draft';
create index "term_reports_by_learner" on "term_reports" ("school_id", "learner_id", "term_id", "id");
create index "term_reports_by_class" on "term_reports" ("school_id", "class_id", "term_id", "id");
create index "term_reports_by_term" on "term_reports" ("school_id", "term_id", "id");
create index "term_reports_by_superseded" on "term_reports" ("school_id", "supersedes_id");
create table "incidents" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "group_id" text,
  "occurred_at" text not null,
  "category" text not null,
  "level" integer not null,
  "reported_by" text,
  "points" integer not null,
  "confidential" integer not null,
  "status" text not null,
  "resolved_at" text,
  "encrypted" text,
  constraint "incidents_key" primary key ("school_id", "id")) without rowid;
create index "incidents_by_learner" on "incidents" ("school_id", "learner_id", "occurred_at");
create index "incidents_by_group" on "incidents" ("school_id", "group_id", "id");
create index "incidents_by_time" on "incidents" ("school_id", "occurred_at", "id");
create index "incidents_by_reported_by" on "incidents" ("school_id", "reported_by", "id");
create index "incidents_by_status" on "incidents" ("school_id", "status", "id");
create table "follow_ups" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "incident_id" text not null,
  "learner_id" text not null,
  "kind" text not null,
  "assigned_to" text,
  "due_on" text,
  "from" text,
  "to" text,
  "excuse_id" text,
  "school_days" integer,
  "status" text not null,
  "encrypted" text,
  constraint "follow_ups_key" primary key ("school_id", "id")) without rowid;
create index "follow_ups_by_incident" on "follow_ups" ("school_id", "incident_id", "id");
create index "follow_ups_by_learner" on "follow_ups" ("school_id", "learner_id", "id");
create index "follow_ups_by_excuse" on "follow_ups" ("school_id", "excuse_id");
create index "follow_ups_by_assigned_to" on "follow_ups" ("school_id", "assigned_to", "id");
create table "parent_notifications" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "incident_id" text not null,
  "learner_id" text not null,
  "channel" text not null,
  "template_id" text,
  "guardian_ids" text not null,
  "message_id" text not null,
  "acknowledged_at" text,
  "encrypted" text,
  constraint "parent_notifications_key" primary key ("school_id", "id")) without rowid;
create index "parent_notifications_by_incident" on "parent_notifications" ("school_id", "incident_id", "id");
create index "parent_notifications_by_learner" on "parent_notifications" ("school_id", "learner_id", "id");
create index "parent_notifications_by_template" on "parent_notifications" ("school_id", "template_id", "id");
create index "parent_notifications_by_message" on "parent_notifications" ("school_id", "message_id", "id");
create table "fee_accounts" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "currency" text not null,
  "learner_ids" text not null,
  "payer_guardian_ids" text not null,
  "shares" text not null,
  "merged_into_id" text,
  "balance" integer not null,
  "unallocated_credit" integer not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "fee_accounts_key" primary key ("school_id", "id")) without rowid;
create index "fee_accounts_with_credit" on "fee_accounts" ("school_id", "id") where unallocated_credit > 0;
create index "fee_accounts_by_merged_into_id" on "fee_accounts" ("school_id", "merged_into_id", "id");
create table "fee_shares" (
  "school_id" text not null,
  "learner_id" text not null,
  "currency" text not null,
  "account_id" text not null,
  "basis_points" integer not null,
  constraint "fee_shares_key" primary key ("school_id", "learner_id", "currency", "account_id")) without rowid;
create index "fee_shares_by_account" on "fee_shares" ("school_id", "account_id");
create table "fee_items" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "name" text not null,
  "category" text not null,
  "amount" integer not null,
  "currency" text not null,
  "grade_level_ids" text not null,
  "active" integer not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "fee_items_key" primary key ("school_id", "id")) without rowid;
create table "invoices" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "account_id" text,
  "currency" text not null,
  "lines" text not null,
  "term_id" text,
  "issue_date" text,
  "due_date" text not null,
  "instalments" text not null,
  "next_due_date" text,
  "number" text,
  "total" integer not null,
  "bursary_total" integer not null,
  "credit_total" integer not null,
  "written_off_total" integer not null,
  "paid_total" integer not null,
  "amount_due" integer not null,
  "status" text not null,
  "split_from_id" text,
  "void_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "invoices_key" primary key ("school_id", "id")) without rowid;
create unique index "invoices_by_number" on "invoices" ("school_id", "number") where number is not null;
create index "invoices_due" on "invoices" ("school_id", "account_id", "due_date", "number") where amount_due > 0;
create index "invoices_by_learner_id" on "invoices" ("school_id", "learner_id", "id");
create index "invoices_by_account_id" on "invoices" ("school_id", "account_id", "id");
create index "invoices_by_term_id" on "invoices" ("school_id", "term_id", "id");
create index "invoices_by_split_from_id" on "invoices" ("school_id", "split_from_id", "id");
create index "invoices_by_status" on "invoices" ("school_id", "status", "id");
create table "credit_notes" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "invoice_id" text not null,
  "account_id" text not null,
  "learner_id" text not null,
  "bursary_id" text,
  "kind" text not null,
  "amount" integer not null,
  "currency" text not null,
  "reason" text not null,
  "status" text not null,
  "reverse_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "credit_notes_key" primary key ("school_id", "id")) without rowid;
create index "credit_notes_by_invoice_id" on "credit_notes" ("school_id", "invoice_id", "id");
create index "credit_notes_by_account_id" on "credit_notes" ("school_id", "account_id", "id");
create index "credit_notes_by_learner_id" on "credit_notes" ("school_id", "learner_id", "id");
create index "credit_notes_by_bursary_id" on "credit_notes" ("school_id", "bursary_id", "id");
create table "payments" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "account_id" text not null,
  "learner_id" text,
  "amount" integer not null,
  "currency" text not null,
  "method" text not null,
  "received_on" text not null,
  "reference" text,
  "payer_guardian_id" text,
  "allocated_total" integer not null,
  "refunded_total" integer not null,
  "transferred_total" integer not null,
  "transferred_from_id" text,
  "unallocated_amount" integer not null,
  "status" text not null,
  "reverse_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "payments_key" primary key ("school_id", "id")) without rowid;
create index "payments_by_reference" on "payments" ("school_id", "reference", "received_on");
create index "payments_with_credit" on "payments" ("school_id", "account_id", "received_on", "id") where unallocated_amount > 0;
create index "payments_by_account_id" on "payments" ("school_id", "account_id", "id");
create index "payments_by_learner_id" on "payments" ("school_id", "learner_id", "id");
create index "payments_by_payer_guardian_id" on "payments" ("school_id", "payer_guardian_id", "id");
create index "payments_by_received_on" on "payments" ("school_id", "received_on", "id");
create index "payments_by_transferred_from_id" on "payments" ("school_id", "transferred_from_id", "id");
create table "allocations" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "payment_id" text not null,
  "invoice_id" text not null,
  "account_id" text not null,
  "learner_id" text not null,
  "amount" integer not null,
  "currency" text not null,
  "reconciled_at" text not null,
  "status" text not null,
  "reverse_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "allocations_key" primary key ("school_id", "id")) without rowid;
create index "allocations_by_payment_id" on "allocations" ("school_id", "payment_id", "id");
create index "allocations_by_invoice_id" on "allocations" ("school_id", "invoice_id", "id");
create index "allocations_by_account_id" on "allocations" ("school_id", "account_id", "id");
create index "allocations_by_learner_id" on "allocations" ("school_id", "learner_id", "id");
create table "refunds" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "payment_id" text not null,
  "account_id" text not null,
  "amount" integer not null,
  "currency" text not null,
  "method" text,
  "refunded_on" text not null,
  "reason" text,
  "status" text not null,
  "reverse_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "refunds_key" primary key ("school_id", "id")) without rowid;
create index "refunds_by_payment_id" on "refunds" ("school_id", "payment_id", "id");
create index "refunds_by_account_id" on "refunds" ("school_id", "account_id", "id");
create table "bursaries" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "learner_id" text not null,
  "name" text not null,
  "funder" text,
  "kind" text not null,
  "basis_points" integer,
  "amount" integer,
  "currency" text not null,
  "exemption_type" text,
  "categories" text not null,
  "academic_year_id" text not null,
  "cap_amount" integer,
  "used_amount" integer not null,
  "status" text not null,
  "status_reason" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "bursaries_key" primary key ("school_id", "id")) without rowid;
create index "bursaries_by_learner_id" on "bursaries" ("school_id", "learner_id", "id");
create index "bursaries_by_academic_year_id" on "bursaries" ("school_id", "academic_year_id", "id");
create table "ledger_entries" (
  "school_id" text not null,
  "id" text not null,
  "sequence" integer not null,
  "journal_id" text not null,
  "account_id" text not null,
  "learner_id" text,
  "invoice_id" text,
  "payment_id" text,
  "bursary_id" text,
  "ledger_account" text not null,
  "direction" text not null,
  "amount" integer not null,
  "currency" text not null,
  "source_type" text not null,
  "source_id" text not null,
  "description" text not null,
  "effective_on" text not null,
  "posted_at" text not null,
  "reverses_id" text,
  constraint "ledger_entries_key" primary key ("school_id", "id")) without rowid;
create unique index "ledger_entries_by_sequence" on "ledger_entries" ("school_id", "sequence");
create unique index "ledger_entries_by_reverses_id" on "ledger_entries" ("school_id", "reverses_id") where reverses_id is not null;
create index "ledger_entries_by_account" on "ledger_entries" ("school_id", "account_id", "effective_on");
create index "ledger_entries_by_learner_id" on "ledger_entries" ("school_id", "learner_id", "sequence");
create index "ledger_entries_by_invoice_id" on "ledger_entries" ("school_id", "invoice_id", "sequence");
create index "ledger_entries_by_payment_id" on "ledger_entries" ("school_id", "payment_id", "sequence");
create index "ledger_entries_by_journal_id" on "ledger_entries" ("school_id", "journal_id", "sequence");
create index "ledger_entries_by_source_id" on "ledger_entries" ("school_id", "source_id", "sequence");
create index "ledger_entries_by_effective_on" on "ledger_entries" ("school_id", "effective_on", "sequence");
create table "fee_numbers" (
  "school_id" text not null,
  "series" text not null,
  "last" integer not null,
  constraint "fee_numbers_key" primary key ("school_id", "series")) without rowid;
create table "message_templates" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "key" text not null,
  "name" text not null,
  "channel" text not null,
  "locale" text not null,
  "subject" text,
  "body" text not null,
  "variables" text not null,
  "template_version" integer not null,
  "status" text not null,
  "unique_key" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "message_templates_key" primary key ("school_id", "id")) without rowid;
create unique index "message_templates_by_unique_key" on "message_templates" ("school_id", "unique_key") where archived_at is null;
create table "messages" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "channel" text not null,
  "to" text not null,
  "template_id" text,
  "template_version" integer,
  "regarding" text,
  "learner_id" text,
  "concerned_learner_ids" text not null,
  "announcement_id" text,
  "send_at" text,
  "status" text not null,
  "error" text,
  "completed_at" text,
  "regarding_id" text,
  "rendered" text,
  "key_id" text,
  "encrypted" text,
  constraint "messages_key" primary key ("school_id", "id")) without rowid;
create index "messages_by_template" on "messages" ("school_id", "template_id", "id");
create index "messages_by_learner" on "messages" ("school_id", "learner_id", "id");
create index "messages_by_regarding" on "messages" ("school_id", "regarding_id", "id");
create index "messages_by_status" on "messages" ("school_id", "status", "id");
create index "messages_queued" on "messages" ("send_at") where status = 'queued' and archived_at is null;
create index "messages_unfinished" on "messages" ("school_id", "id") where status in ('queued', 'sending');
create index "messages_by_announcement" on "messages" ("school_id", "announcement_id", "id");
create table "message_learners" (
  "school_id" text not null,
  "learner_id" text not null,
  "message_id" text not null,
  constraint "message_learners_key" primary key ("school_id", "learner_id", "message_id")) without rowid;
create table "message_recipients" (
  "school_id" text not null,
  "id" text not null,
  "message_id" text not null,
  "channel" text not null,
  "guardian_id" text,
  "staff_id" text,
  "learner_id" text,
  "person_id" text not null,
  "about" text not null,
  "receives" text,
  "address" text,
  "address_encrypted" text,
  "text_encrypted" text,
  "status" text not null,
  "error" text,
  "attempts" integer not null,
  "next_attempt_at" text,
  "claimed_by" text,
  "sent_at" text,
  "delivered_at" text,
  "read_at" text,
  "created_at" text not null,
  constraint "message_recipients_key" primary key ("school_id", "id")) without rowid;
create unique index "message_recipients_by_person" on "message_recipients" ("school_id", "message_id", "person_id");
create index "message_recipients_by_message" on "message_recipients" ("school_id", "message_id", "status", "id");
create index "message_recipients_by_guardian" on "message_recipients" ("school_id", "guardian_id", "id");
create index "message_recipients_queue" on "message_recipients" ("channel", "next_attempt_at") where status = 'queued' and claimed_by is null and next_attempt_at is not null;
create index "message_recipients_claimed" on "message_recipients" ("claimed_by") where claimed_by is not null;
create index "message_recipients_by_staff" on "message_recipients" ("school_id", "staff_id", "id") where staff_id is not null;
create index "message_recipients_by_learner" on "message_recipients" ("school_id", "learner_id", "id") where learner_id is not null;
create table "announcements" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "title" text not null,
  "body" text not null,
  "audience" text not null,
  "channels" text not null,
  "publish_at" text,
  "expires_at" text,
  "status" text not null,
  "error" text,
  "published_at" text,
  "recipient_count" integer not null,
  "key_id" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "announcements_key" primary key ("school_id", "id")) without rowid;
create index "announcements_scheduled" on "announcements" ("publish_at") where status = 'scheduled' and archived_at is null;
create index "announcements_expiring" on "announcements" ("expires_at") where status = 'published' and expires_at is not null;
create table "imports" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "kind" text not null,
  "source" text not null,
  "mode" text not null,
  "match_on" text,
  "dry_run" integer not null,
  "full_snapshot" integer not null,
  "removals_only" integer not null,
  "max_removal_ratio" real not null,
  "corrects_import_id" text,
  "date_order" text,
  "status" text not null,
  "attempts" integer not null,
  "error" text,
  "started_at" text,
  "finished_at" text,
  "author" text not null,
  "trace_parent" text,
  "stage" text not null,
  "claimed_by" text,
  "lease_until" text,
  "key_id" text,
  "undo_until" text,
  "rows_until" text not null,
  "counted" text,
  "source_erased_at" text,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "imports_key" primary key ("school_id", "id")) without rowid;
create index "imports_to_do" on "imports" ("school_id", "id") where status in ('queued', 'running', 'undoing');
create index "imports_by_source" on "imports" ("school_id", "source", "id") where date_order is not null;
create index "imports_by_corrects_import_id" on "imports" ("school_id", "corrects_import_id", "id");
create index "imports_by_undo" on "imports" ("undo_until") where undo_until is not null;
create index "imports_by_rows" on "imports" ("rows_until") where counted is null;
create table "import_rows" (
  "school_id" text not null,
  "id" text not null,
  "import_id" text not null,
  "number" integer not null,
  "line" integer,
  "external_id" text,
  "sealed" text,
  "result" text not null,
  "record_id" text,
  "code" text,
  "detail" text,
  "errors" text not null,
  "undo" text,
  "undo_code" text,
  "undo_detail" text,
  "created_at" text not null,
  constraint "import_rows_key" primary key ("school_id", "import_id", "number")) without rowid;
create index "import_rows_undone" on "import_rows" ("school_id", "import_id", "undo", "number") where undo is not null;
create unique index "import_rows_by_id" on "import_rows" ("school_id", "id");
create index "import_rows_by_external_id" on "import_rows" ("school_id", "import_id", "external_id") where external_id is not null;
create index "import_rows_by_result" on "import_rows" ("school_id", "import_id", "result", "number");
create index "import_rows_by_record" on "import_rows" ("school_id", "record_id") where record_id is not null;
create index "import_rows_failed" on "import_rows" ("school_id", "external_id") where result = 'failed' and external_id is not null;
create table "import_changes" (
  "school_id" text not null,
  "id" text not null,
  "import_id" text not null,
  "number" integer not null,
  "record_id" text not null,
  "change" text not null,
  "version_before" integer not null,
  "version_after" integer not null,
  "sealed" text,
  constraint "import_changes_key" primary key ("school_id", "id")) without rowid;
create index "import_changes_by_row" on "import_changes" ("school_id", "import_id", "number");
create index "import_changes_by_record" on "import_changes" ("school_id", "record_id");
create table "import_sources" (
  "school_id" text not null,
  "import_id" text not null,
  "encrypted" text not null,
  "delete_at" text not null,
  constraint "import_sources_key" primary key ("school_id", "import_id")) without rowid;
create index "import_sources_by_age" on "import_sources" ("delete_at");
create table "webhooks" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "url" text not null,
  "events" text not null,
  "scopes" text not null,
  "filters" text not null,
  "max_deliveries_per_second" integer,
  "header_names" text not null,
  "description" text,
  "status" text not null,
  "version" text not null,
  "failing_since" text,
  "failing_reported_at" text,
  "disabled_reason" text,
  "secret_expires_at" text,
  "failed_events" integer not null,
  "secret_sealed" text not null,
  "settles_at" text,
  "discard_through" text,
  "former_secrets" text,
  "headers_sealed" text,
  "selected_at" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "webhooks_key" primary key ("school_id", "id")) without rowid;
create index "webhooks_to_settle" on "webhooks" ("settles_at") where settles_at is not null;
create table "webhook_subscriptions" (
  "school_id" text not null,
  "event_type" text not null,
  "webhook_id" text not null,
  constraint "webhook_subscriptions_key" primary key ("school_id", "event_type", "webhook_id")) without rowid;
create table "events" (
  "school_id" text not null,
  "id" text not null,
  "type" text not null,
  "resource_id" text not null,
  "is_test" integer not null,
  "created_at" text not null,
  "confidential" integer not null,
  "subject_key" text,
  "data" text not null,
  "encrypted" text,
  "previous" text,
  "trace_parent" text,
  constraint "events_key" primary key ("school_id", "id"));
create index "events_by_resource" on "events" ("school_id", "resource_id", "id");
create index "events_by_type" on "events" ("school_id", "type", "id");
create table "deliveries" (
  "school_id" text not null,
  "id" text not null,
  "webhook_id" text not null,
  "event_id" text not null,
  "event_type" text not null,
  "attempt" integer not null,
  "trigger" text not null,
  "status" text not null,
  "scheduled_at" text not null,
  "first_attempt_at" text,
  "sent_at" text,
  "completed_at" text,
  "next_attempt_at" text,
  "claimed_by" text,
  "started" integer not null,
  "response_status" integer,
  "response_headers" text,
  "response_body" text,
  "error" text,
  "error_detail" text,
  "dns_ms" real,
  "connect_ms" real,
  "first_byte_ms" real,
  "total_ms" real,
  "created_at" text not null,
  constraint "deliveries_key" primary key ("school_id", "id")) without rowid;
create index "deliveries_by_webhook" on "deliveries" ("school_id", "webhook_id", "id");
create index "deliveries_queue" on "deliveries" ("webhook_id", "scheduled_at", "school_id", "id") where status = 'pending' and claimed_by is null;
create index "deliveries_claimed" on "deliveries" ("claimed_by", "school_id", "id") where claimed_by is not null;
create index "deliveries_held" on "deliveries" ("webhook_id", "id") where status = 'held';
create index "deliveries_made" on "deliveries" ("school_id", (coalesce(sent_at, completed_at)), "id") where completed_at is not null and status <> 'cancelled';
create index "deliveries_made_by_webhook" on "deliveries" ("school_id", "webhook_id", (coalesce(sent_at, completed_at)), "id") where completed_at is not null and status <> 'cancelled';
create index "deliveries_made_by_type" on "deliveries" ("school_id", "event_type", (coalesce(sent_at, completed_at)), "id") where completed_at is not null and status <> 'cancelled';
create index "deliveries_failed" on "deliveries" ("school_id", (coalesce(sent_at, completed_at)), "id") where error is not null;
create index "deliveries_unsent" on "deliveries" ("school_id", "scheduled_at", "id") where status not in ('succeeded', 'retrying', 'failed');
create index "deliveries_by_type" on "deliveries" ("school_id", "event_type", "id");
create index "deliveries_by_event" on "deliveries" ("school_id", "event_id", "webhook_id");
create table "delivery_counts" (
  "school_id" text not null,
  "hour" text not null,
  "webhook_id" text not null,
  "event_type" text not null,
  "status" text not null,
  "latency" integer not null,
  "count" integer not null,
  constraint "delivery_counts_key" primary key ("school_id", "hour", "webhook_id", "event_type", "status", "latency")) without rowid;
create index "delivery_counts_by_hour" on "delivery_counts" ("hour");
create table "webhook_notices" (
  "school_id" text not null,
  "webhook_id" text not null,
  "kind" text not null,
  "reported_at" text not null,
  "recipient_id" text not null,
  "attempts" integer not null,
  "due_at" text not null,
  constraint "webhook_notices_key" primary key ("school_id", "webhook_id", "kind", "reported_at", "recipient_id")) without rowid;
create index "webhook_notices_due" on "webhook_notices" ("due_at");
create table "webhook_pace" (
  "school_id" text not null,
  "webhook_id" text not null,
  "next_at" text not null,
  constraint "webhook_pace_key" primary key ("school_id", "webhook_id")) without rowid;
create table "process_leases" (
  "id" text not null,
  "lease_until" text not null,
  constraint "process_leases_key" primary key ("id")) without rowid;
create table "webhook_recoveries" (
  "school_id" text not null,
  "id" text not null,
  "row_version" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "archived_at" text,
  "webhook_id" text not null,
  "since" text not null,
  "until" text,
  "types" text,
  "dry_run" integer not null,
  "status" text not null,
  "error" text,
  "started_at" text,
  "finished_at" text,
  "after" text not null,
  "events" integer not null,
  "received" integer not null,
  "waiting" integer not null,
  "held" integer not null,
  "failed" integer not null,
  "not_matched" integer not null,
  "examined" integer not null,
  "through" text,
  "key_id" text,
  "scopes" text not null,
  "external_ids" text not null,
  "metadata" text not null,
  constraint "webhook_recoveries_key" primary key ("school_id", "id")) without rowid;
create index "webhook_recoveries_unfinished" on "webhook_recoveries" ("id") where status in ('queued', 'running');
create index "webhook_recoveries_by_webhook_id" on "webhook_recoveries" ("school_id", "webhook_id", "id");
