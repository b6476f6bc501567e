-- 0001-schema
create table "instance" (
  "name" text collate "C" not null,
  "value" text collate "C" not null,
  constraint "instance_key" primary key ("name"));
create table "master_keys" (
  "name" text collate "C" not null,
  "state" text collate "C" not null,
  constraint "master_keys_key" primary key ("name"));
create table "master_key_processes" (
  "process_id" text collate "C" not null,
  "key_name" text collate "C" not null,
  "readable" text collate "C" not null,
  "seen_at" text collate "C" not null,
  constraint "master_key_processes_key" primary key ("process_id"));
create table "data_keys" (
  "school_id" text collate "C" not null,
  "subject_id" text collate "C" not null,
  "sealed" text collate "C" not null,
  constraint "data_keys_key" primary key ("school_id", "subject_id"));
create table "erasures" (
  "school_id" text collate "C" not null,
  "subject_id" text collate "C" not null,
  "family" text collate "C" not null,
  "erased_on" text collate "C" not null,
  constraint "erasures_key" primary key ("school_id", "subject_id", "family"));
create table "external_ids" (
  "school_id" text collate "C" not null,
  "resource" text collate "C" not null,
  "source" text collate "C" not null,
  "external_id" text collate "C" not null,
  "record_id" text collate "C" not null,
  constraint "external_ids_key" primary key ("school_id", "resource", "source", "external_id"));
create index "external_ids_by_record" on "external_ids" ("school_id", "record_id");
create table "idempotency_keys" (
  "school_id" text collate "C" not null,
  "caller_id" text collate "C" not null,
  "key" text collate "C" not null,
  "fingerprint" text collate "C" not null,
  "status" integer not null,
  "headers" text collate "C" not null,
  "body" text collate "C" not null,
  "sealed" integer not null,
  "expires_at" text collate "C" not null,
  "subject_id" text collate "C",
  constraint "idempotency_keys_key" primary key ("school_id", "caller_id", "key"));
create index "idempotency_keys_by_expiry" on "idempotency_keys" ("expires_at");
create index "idempotency_keys_by_subject" on "idempotency_keys" ("school_id", "subject_id") where subject_id is not null;
create table "audit_log" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "sequence" integer not null,
  "occurred_at" text collate "C" not null,
  "actor_type" text collate "C" not null,
  "actor_id" text collate "C",
  "actor_name" text collate "C",
  "action" text collate "C" not null,
  "resource_type" text collate "C" not null,
  "resource_id" text collate "C" not null,
  "changes" text collate "C" not null,
  "reason" text collate "C",
  "request_id" text collate "C",
  "idempotency_key" text collate "C",
  "api_version" text collate "C",
  "ip" text collate "C",
  "user_agent" text collate "C",
  "event_ids" text collate "C" not null,
  "prev_hash" text collate "C" not null,
  "hash" text collate "C" not null,
  "subject_key" text collate "C",
  "encrypted" text collate "C",
  constraint "audit_log_key" primary key ("school_id", "id"));
create unique index "audit_log_by_sequence" on "audit_log" ("school_id", "sequence");
create index "audit_log_by_resource" on "audit_log" ("school_id", "resource_id", "id");
create index "audit_log_by_action" on "audit_log" ("school_id", "action", "sequence");
create index "audit_log_by_actor_id" on "audit_log" ("school_id", "actor_id", "sequence");
create index "audit_log_by_request_id" on "audit_log" ("school_id", "request_id", "sequence");
create index "audit_log_by_occurred_at" on "audit_log" ("school_id", "occurred_at", "sequence");
create index "audit_log_by_resource_type" on "audit_log" ("school_id", "resource_type", "sequence");
create table "audit_heads" (
  "school_id" text collate "C" not null,
  "sequence" integer not null,
  "hash" text collate "C" not null,
  "signed_at" text collate "C" not null,
  "public_key" text collate "C" not null,
  "signature" text collate "C" not null,
  constraint "audit_heads_key" primary key ("school_id"));
create table "audit_checkpoints" (
  "school_id" text collate "C" not null,
  "sequence" integer not null,
  "hash" text collate "C" not null,
  "signed_at" text collate "C" not null,
  "public_key" text collate "C" not null,
  "signature" text collate "C" not null,
  constraint "audit_checkpoints_key" primary key ("school_id", "sequence"));
create table "request_log" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "occurred_at" text collate "C" not null,
  "method" text collate "C" not null,
  "path" text collate "C" not null,
  "operation" text collate "C" not null,
  "query_parameters" text collate "C" not null,
  "status" integer not null,
  "error_code" text collate "C",
  "error_fields" text collate "C" not null,
  "actor_type" text collate "C" not null,
  "actor_id" text collate "C",
  "api_version" text collate "C",
  "duration_ms" double precision not null,
  constraint "request_log_key" primary key ("school_id", "id"));
create index "request_log_by_time" on "request_log" ("school_id", "occurred_at", "id");
create index "request_log_errors" on "request_log" ("school_id", "id") where status >= 400;
create table "request_log_gaps" (
  "school_id" text collate "C" not null,
  "hour" text collate "C" not null,
  "requests" integer not null,
  constraint "request_log_gaps_key" primary key ("school_id", "hour"));
create table "log_retention" (
  "school_id" text collate "C" not null,
  "log" text collate "C" not null,
  "deleted_through" text collate "C" not null,
  constraint "log_retention_key" primary key ("school_id", "log"));
create table "schools" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "mode" text collate "C" not null,
  "name" text collate "C" not null,
  "emis_number" text collate "C",
  "school_type" text collate "C",
  "province" text collate "C",
  "address" text collate "C",
  "email_reply_to" text collate "C",
  "logo_sha256" text collate "C",
  "time_zone" text collate "C" not null,
  "currency" text collate "C" not null,
  "locale" text collate "C" not null,
  "school_days" text collate "C" not null,
  "attendance_mode" text collate "C" not null,
  "session_times" text collate "C" not null,
  "auto_apply_credit" integer not null,
  "sign_in_by_email" integer not null,
  "retention" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "schools_key" primary key ("school_id", "id"));
create index "schools_by_time_zone" on "schools" ("time_zone");
create table "school_links" (
  "live_id" text collate "C" not null,
  "test_id" text collate "C" not null,
  constraint "school_links_key" primary key ("live_id"));
create table "suspended_schools" (
  "school_id" text collate "C" not null,
  "suspended_at" text collate "C" not null,
  "deleting_since" text collate "C",
  "deleted_at" text collate "C",
  constraint "suspended_schools_key" primary key ("school_id"));
create table "school_logos" (
  "school_id" text collate "C" not null,
  "sha256" text collate "C" not null,
  "media_type" text collate "C" not null,
  "width" integer not null,
  "height" integer not null,
  "data" text collate "C" not null,
  constraint "school_logos_key" primary key ("school_id", "sha256"));
create table "test_clocks" (
  "school_id" text collate "C" not null,
  "ahead_ms" bigint not null,
  constraint "test_clocks_key" primary key ("school_id"));
create table "api_keys" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "mode" text collate "C" not null,
  "hint" text collate "C" not null,
  "scopes" text collate "C" not null,
  "version" text collate "C" not null,
  "expires_at" text collate "C",
  "replaced_by" text collate "C",
  "revoked_at" text collate "C",
  "last_used_at" text collate "C",
  "hash" text collate "C" not null,
  "lineage" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "api_keys_key" primary key ("school_id", "id"));
create unique index "api_keys_by_hash" on "api_keys" ("hash");
create index "api_keys_by_lineage" on "api_keys" ("school_id", "lineage");
create table "rate_windows" (
  "key_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "started_at" text collate "C" not null,
  "process_id" text collate "C" not null,
  "used" integer not null,
  constraint "rate_windows_key" primary key ("key_id", "kind", "started_at", "process_id"));
create table "staff" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_folded" text collate "C" not null,
  "first_name" text collate "C",
  "last_name" text collate "C",
  "email" text collate "C" not null,
  "phone" text collate "C",
  "employee_number" text collate "C",
  "employee_number_key" text collate "C",
  "staff_type" text collate "C" not null,
  "job_title" text collate "C",
  "employment" text collate "C",
  "persal_number" text collate "C",
  "sace_number" text collate "C",
  "sace_expires_on" text collate "C",
  "starts_on" text collate "C",
  "ends_on" text collate "C",
  "subject_ids" text collate "C" not null,
  "max_periods_per_cycle" integer,
  "status" text collate "C" not null,
  "erased_at" text collate "C",
  "login_key" text collate "C",
  "encrypted" text collate "C",
  "merged_into_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "staff_key" primary key ("school_id", "id"));
create index "staff_by_merged_into_id" on "staff" ("school_id", "merged_into_id", "id");
create unique index "staff_by_email" on "staff" ("school_id", "email") where archived_at is null;
create index "staff_by_email_in_all_schools" on "staff" ("email");
create unique index "staff_by_employee_number_key" on "staff" ("school_id", "employee_number_key") where archived_at is null;
create index "staff_by_last_day" on "staff" ("ends_on", "school_id", "id") where ends_on is not null and status in ('active', 'suspended') and archived_at is null;
create unique index "staff_by_login_key" on "staff" ("login_key", "school_id") where archived_at is null and status != 'left';
create index "staff_by_name" on "staff" ("school_id", "name_folded", "id");
create index "staff_gone" on "staff" ("school_id", "id") where (status = 'left' or archived_at is not null) and erased_at is null;
create table "invitations" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "email" text collate "C" not null,
  "name" text collate "C" not null,
  "staff_type" text collate "C" not null,
  "roles" text collate "C" not null,
  "message" text collate "C",
  "expires_at" text collate "C" not null,
  "status" text collate "C" not null,
  "staff_id" text collate "C" not null,
  "invited_by" text collate "C" not null,
  "last_sent_at" text collate "C" not null,
  "accepted_at" text collate "C",
  "email_status" text collate "C",
  "email_error" text collate "C",
  "token_hash" text collate "C" not null,
  "granted_scopes" text collate "C" not null,
  "url_sealed" text collate "C",
  "email_due_at" text collate "C",
  "email_attempts" integer not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "invitations_key" primary key ("school_id", "id"));
create index "invitations_by_due_email" on "invitations" ("email_due_at", "id") where email_due_at is not null;
create unique index "invitations_by_token" on "invitations" ("token_hash");
create index "invitations_by_staff" on "invitations" ("school_id", "staff_id", "id");
create index "invitations_by_email" on "invitations" ("school_id", "email", "id");
create table "role_assignments" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "staff_id" text collate "C" not null,
  "role" text collate "C" not null,
  "scope_type" text collate "C" not null,
  "scope_id" text collate "C",
  "starts_on" text collate "C",
  "ends_on" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "role_assignments_key" primary key ("school_id", "id"));
create index "role_assignments_by_staff" on "role_assignments" ("school_id", "staff_id", "id");
create index "role_assignments_by_role" on "role_assignments" ("school_id", "role", "staff_id");
create index "role_assignments_by_scope_id" on "role_assignments" ("school_id", "scope_id", "id");
create table "settings_links" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "staff_id" text collate "C" not null,
  "scopes" text collate "C" not null,
  "expires_at" text collate "C" not null,
  "used_at" text collate "C",
  "revoked_at" text collate "C",
  "created_by" text collate "C" not null,
  "token_hash" text collate "C" not null,
  "key_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "settings_links_key" primary key ("school_id", "id"));
create unique index "settings_links_by_token" on "settings_links" ("token_hash");
create index "settings_links_by_staff_id" on "settings_links" ("school_id", "staff_id", "id");
create table "settings_sessions" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "staff_id" text collate "C" not null,
  "method" text collate "C" not null,
  "settings_link_id" text collate "C",
  "scopes" text collate "C" not null,
  "last_used_at" text collate "C" not null,
  "expires_at" text collate "C" not null,
  "ended_at" text collate "C",
  "ip" text collate "C",
  "user_agent" text collate "C",
  "latest_at" text collate "C" not null,
  "key_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "settings_sessions_key" primary key ("school_id", "id"));
create index "settings_sessions_by_staff_id" on "settings_sessions" ("school_id", "staff_id", "id");
create index "settings_sessions_by_settings_link_id" on "settings_sessions" ("school_id", "settings_link_id", "id");
create table "qualifications" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "staff_id" text collate "C" not null,
  "title" text collate "C" not null,
  "kind" text collate "C" not null,
  "institution" text collate "C",
  "nqf_level" integer,
  "awarded_on" text collate "C",
  "expires_on" text collate "C",
  "document_ref" text collate "C",
  "subject_ids" text collate "C" not null,
  "status" text collate "C" not null,
  "rejected_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "qualifications_key" primary key ("school_id", "id"));
create index "qualifications_by_staff" on "qualifications" ("school_id", "staff_id", "id");
create table "learners" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_folded" text collate "C" not null,
  "first_name" text collate "C",
  "middle_names" text collate "C",
  "last_name" text collate "C",
  "preferred_name" text collate "C",
  "date_of_birth" text collate "C",
  "gender" text collate "C",
  "grade_level" text collate "C",
  "grade_level_key" text collate "C",
  "grade_level_id" text collate "C",
  "class" text collate "C",
  "class_key" text collate "C",
  "class_id" text collate "C",
  "status" text collate "C" not null,
  "admission_number" text collate "C",
  "admission_number_key" text collate "C",
  "admitted_on" text collate "C",
  "left_on" text collate "C",
  "left_reason" text collate "C",
  "home_language" text collate "C",
  "language_of_instruction" text collate "C",
  "address" text collate "C",
  "email" text collate "C",
  "phone" text collate "C",
  "boarder" integer not null,
  "photo_url" text collate "C",
  "erased_at" text collate "C",
  "medical_alert_until" text collate "C",
  "encrypted" text collate "C",
  "merged_into_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "learners_key" primary key ("school_id", "id"));
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
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_folded" text collate "C" not null,
  "first_name" text collate "C",
  "last_name" text collate "C",
  "title" text collate "C",
  "email" text collate "C",
  "phone" text collate "C",
  "alternate_phone" text collate "C",
  "preferred_language" text collate "C",
  "occupation" text collate "C",
  "employer" text collate "C",
  "address" text collate "C",
  "channels" text collate "C" not null,
  "portal_status" text collate "C" not null,
  "erased_at" text collate "C",
  "encrypted" text collate "C",
  "merged_into_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "guardians_key" primary key ("school_id", "id"));
create index "guardians_by_merged_into_id" on "guardians" ("school_id", "merged_into_id", "id");
create index "guardians_by_name" on "guardians" ("school_id", "name_folded", "id");
create index "guardians_by_email" on "guardians" ("school_id", (lower(email)));
create index "guardians_by_phone" on "guardians" ("school_id", "phone") where phone is not null;
create index "guardians_by_alternate_phone" on "guardians" ("school_id", "alternate_phone") where alternate_phone is not null;
create index "guardians_archived" on "guardians" ("school_id", "id") where archived_at is not null;
create table "learner_guardians" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "guardian_id" text collate "C" not null,
  "relationship" text collate "C" not null,
  "is_primary" integer not null,
  "legal_guardian" integer not null,
  "lives_with" integer not null,
  "emergency_contact" integer not null,
  "emergency_order" integer,
  "fee_payer" integer not null,
  "pickup_authorised" integer not null,
  "access" text collate "C" not null,
  "receives" text collate "C" not null,
  "encrypted" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "learner_guardians_key" primary key ("school_id", "id"));
create unique index "learner_guardians_pair" on "learner_guardians" ("school_id", "learner_id", "guardian_id") where archived_at is null;
create unique index "learner_guardians_primary" on "learner_guardians" ("school_id", "learner_id") where archived_at is null and is_primary = 1;
create index "learner_guardians_by_learner" on "learner_guardians" ("school_id", "learner_id", "id");
create index "learner_guardians_by_guardian" on "learner_guardians" ("school_id", "guardian_id", "id");
create table "medical_notes" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "severity" text collate "C" not null,
  "starts_on" text collate "C",
  "ends_on" text collate "C",
  "consent_on_file" integer not null,
  "encrypted" text collate "C",
  constraint "medical_notes_key" primary key ("school_id", "id"));
create index "medical_notes_by_learner" on "medical_notes" ("school_id", "learner_id", "id");
create table "name_words" (
  "school_id" text collate "C" not null,
  "resource" text collate "C" not null,
  "word" text collate "C" not null,
  "record_id" text collate "C" not null,
  constraint "name_words_key" primary key ("school_id", "resource", "word", "record_id"));
create index "name_words_by_record" on "name_words" ("school_id", "record_id");
create table "person_merges" (
  "school_id" text collate "C" not null,
  "merged_id" text collate "C" not null,
  "kept_id" text collate "C" not null,
  "merged_at" text collate "C" not null,
  "fields" text collate "C" not null,
  constraint "person_merges_key" primary key ("school_id", "merged_id"));
create table "person_merge_rows" (
  "school_id" text collate "C" not null,
  "merged_id" text collate "C" not null,
  "type" text collate "C" not null,
  "record_id" text collate "C" not null,
  "outcome" text collate "C" not null,
  "changes" text collate "C" not null,
  constraint "person_merge_rows_key" primary key ("school_id", "merged_id", "type", "record_id"));
create table "academic_years" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_key" text collate "C",
  "starts_on" text collate "C" not null,
  "ends_on" text collate "C" not null,
  "status" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "academic_years_key" primary key ("school_id", "id"));
create unique index "academic_years_by_name_key" on "academic_years" ("school_id", "name_key") where archived_at is null;
create table "terms" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "academic_year_id" text collate "C" not null,
  "name" text collate "C" not null,
  "number" integer not null,
  "starts_on" text collate "C" not null,
  "ends_on" text collate "C" not null,
  "marks_due_on" text collate "C",
  "school_days" text collate "C" not null,
  "school_days_count" integer not null,
  "status" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "terms_key" primary key ("school_id", "id"));
create unique index "terms_by_number" on "terms" ("school_id", "academic_year_id", "number") where archived_at is null;
create table "calendar_exceptions" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "date" text collate "C" not null,
  "kind" text collate "C" not null,
  "name" text collate "C" not null,
  "grade_level_ids" text collate "C",
  "keeps_cycle" integer not null,
  "unique_key" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "calendar_exceptions_key" primary key ("school_id", "id"));
create index "calendar_exceptions_by_date" on "calendar_exceptions" ("school_id", "date");
create unique index "calendar_exceptions_by_unique_key" on "calendar_exceptions" ("school_id", "unique_key") where archived_at is null;
create table "grade_levels" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "label" text collate "C" not null,
  "label_key" text collate "C",
  "order" integer not null,
  "phase" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "grade_levels_key" primary key ("school_id", "id"));
create unique index "grade_levels_by_label_key" on "grade_levels" ("school_id", "label_key") where archived_at is null;
create table "subjects" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "code" text collate "C" not null,
  "kind" text collate "C" not null,
  "grade_level_ids" text collate "C" not null,
  "language" text collate "C",
  "counts_for_average" integer not null,
  "promotion_weight" double precision,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "subjects_key" primary key ("school_id", "id"));
create unique index "subjects_by_code" on "subjects" ("school_id", "code") where archived_at is null;
create table "rooms" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_key" text collate "C",
  "kind" text collate "C" not null,
  "capacity" integer,
  "bookable" integer not null,
  "sharing" text collate "C" not null,
  "max_lessons" integer,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "rooms_key" primary key ("school_id", "id"));
create unique index "rooms_by_name_key" on "rooms" ("school_id", "name_key") where archived_at is null;
create table "classes" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "label" text collate "C" not null,
  "label_key" text collate "C",
  "kind" text collate "C" not null,
  "academic_year_id" text collate "C" not null,
  "grade_level_id" text collate "C" not null,
  "subject_id" text collate "C",
  "teacher_id" text collate "C",
  "room_id" text collate "C",
  "capacity" integer,
  "term_ids" text collate "C",
  "language" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "classes_key" primary key ("school_id", "id"));
create index "classes_by_teacher" on "classes" ("school_id", "teacher_id", "id");
create unique index "classes_by_label_key" on "classes" ("school_id", "academic_year_id", "label_key") where archived_at is null;
create index "classes_by_grade_level_id" on "classes" ("school_id", "grade_level_id", "id");
create index "classes_by_room_id" on "classes" ("school_id", "room_id", "id");
create index "classes_by_subject_id" on "classes" ("school_id", "subject_id", "id");
create table "enrollments" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "class_id" text collate "C" not null,
  "term_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "grade_level_id" text collate "C",
  "starts_on" text collate "C" not null,
  "ends_on" text collate "C",
  "ends_as" text collate "C",
  "status" text collate "C" not null,
  "reason" text collate "C",
  "transferred_from_id" text collate "C",
  "forced" integer not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "enrollments_key" primary key ("school_id", "id"));
create unique index "enrollments_open" on "enrollments" ("school_id", "learner_id", "term_id", "class_id") where archived_at is null and status in ('active', 'pending');
create index "enrollments_by_learner" on "enrollments" ("school_id", "learner_id", "id");
create index "enrollments_by_class" on "enrollments" ("school_id", "class_id", "status", "term_id", "learner_id");
create index "enrollments_by_term" on "enrollments" ("school_id", "term_id", "id", "status");
create index "enrollments_by_planned_transfer" on "enrollments" ("starts_on", "school_id", "id") where status = 'pending' and transferred_from_id is not null and archived_at is null;
create index "enrollments_by_last_day" on "enrollments" ("ends_on", "school_id", "id") where ends_on is not null and status = 'active' and archived_at is null;
create index "enrollments_by_grade_level_id" on "enrollments" ("school_id", "grade_level_id", "id");
create index "enrollments_by_transferred_from_id" on "enrollments" ("school_id", "transferred_from_id", "id");
create table "calendar_feeds" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C",
  "content" text collate "C" not null,
  "staff_id" text collate "C",
  "class_id" text collate "C",
  "learner_id" text collate "C",
  "guardian_id" text collate "C",
  "room_id" text collate "C",
  "token_hash" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "calendar_feeds_key" primary key ("school_id", "id"));
create unique index "calendar_feeds_by_token" on "calendar_feeds" ("token_hash");
create index "calendar_feeds_by_staff" on "calendar_feeds" ("school_id", "staff_id", "id");
create index "calendar_feeds_by_class" on "calendar_feeds" ("school_id", "class_id", "id");
create index "calendar_feeds_by_learner" on "calendar_feeds" ("school_id", "learner_id", "id");
create index "calendar_feeds_by_guardian" on "calendar_feeds" ("school_id", "guardian_id", "id");
create index "calendar_feeds_by_room" on "calendar_feeds" ("school_id", "room_id", "id");
create table "timetables" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "academic_year_id" text collate "C" not null,
  "term_ids" text collate "C" not null,
  "grade_level_ids" text collate "C",
  "cycle_length" integer not null,
  "cycle_mode" text collate "C" not null,
  "cycle_weeks" integer not null,
  "skip_weeks_without_school" integer not null,
  "cycle_start_date" text collate "C",
  "effective_from" text collate "C" not null,
  "effective_to" text collate "C",
  "status" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "timetables_key" primary key ("school_id", "id"));
create index "timetables_by_academic_year_id" on "timetables" ("school_id", "academic_year_id", "id");
create table "timetable_terms" (
  "school_id" text collate "C" not null,
  "timetable_id" text collate "C" not null,
  "term_id" text collate "C" not null,
  constraint "timetable_terms_key" primary key ("school_id", "timetable_id", "term_id"));
create index "timetable_terms_by_term" on "timetable_terms" ("school_id", "term_id", "timetable_id");
create table "periods" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "timetable_id" text collate "C" not null,
  "name" text collate "C" not null,
  "day_pattern" text collate "C" not null,
  "sequence" integer not null,
  "starts_at" text collate "C" not null,
  "ends_at" text collate "C" not null,
  "kind" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "periods_key" primary key ("school_id", "id"));
create index "periods_by_timetable_id" on "periods" ("school_id", "timetable_id", "id");
create table "slots" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "timetable_id" text collate "C" not null,
  "cycle_day" integer not null,
  "period_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "title" text collate "C",
  "class_ids" text collate "C" not null,
  "subject_id" text collate "C",
  "block" text collate "C",
  "notes" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "slots_key" primary key ("school_id", "id"));
create index "slots_by_timetable_id" on "slots" ("school_id", "timetable_id", "id");
create index "slots_by_period_id" on "slots" ("school_id", "period_id", "id");
create index "slots_by_subject_id" on "slots" ("school_id", "subject_id", "id");
create index "slots_by_day" on "slots" ("school_id", "timetable_id", "cycle_day") where archived_at is null;
create table "room_assignments" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "slot_id" text collate "C" not null,
  "room_id" text collate "C" not null,
  "from" text collate "C" not null,
  "to" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "room_assignments_key" primary key ("school_id", "id"));
create index "room_assignments_by_slot_id" on "room_assignments" ("school_id", "slot_id", "id");
create index "room_assignments_by_room_id" on "room_assignments" ("school_id", "room_id", "id");
create table "teacher_allocations" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "slot_id" text collate "C" not null,
  "staff_id" text collate "C" not null,
  "role" text collate "C" not null,
  "replaces_id" text collate "C",
  "from" text collate "C" not null,
  "to" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "teacher_allocations_key" primary key ("school_id", "id"));
create index "teacher_allocations_by_slot_id" on "teacher_allocations" ("school_id", "slot_id", "id");
create index "teacher_allocations_by_staff_id" on "teacher_allocations" ("school_id", "staff_id", "id");
create index "teacher_allocations_by_replaces_id" on "teacher_allocations" ("school_id", "replaces_id", "id");
create table "slot_occupancy" (
  "school_id" text collate "C" not null,
  "slot_id" text collate "C" not null,
  "resource_id" text collate "C" not null,
  "source_id" text collate "C" not null,
  "starts_on" text collate "C" not null,
  "ends_on" text collate "C" not null,
  "kind" text collate "C" not null,
  "role" text collate "C",
  "timetable_id" text collate "C" not null,
  "cycle_day" integer not null,
  "starts_at" text collate "C" not null,
  "ends_at" text collate "C" not null,
  "block" text collate "C",
  constraint "slot_occupancy_key" primary key ("school_id", "slot_id", "resource_id", "source_id", "starts_on"));
create index "slot_occupancy_by_resource" on "slot_occupancy" ("school_id", "resource_id", "timetable_id", "cycle_day", "starts_at");
create index "slot_occupancy_by_timetable" on "slot_occupancy" ("school_id", "timetable_id", "cycle_day");
create table "registers" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "class_id" text collate "C" not null,
  "date" text collate "C" not null,
  "session" text collate "C",
  "slot_id" text collate "C",
  "term_id" text collate "C" not null,
  "taken_by" text collate "C",
  "taken_at" text collate "C" not null,
  "revision" integer not null,
  "status" text collate "C" not null,
  "void_reason" text collate "C",
  "unique_key" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "registers_key" primary key ("school_id", "id"));
create unique index "registers_unique" on "registers" ("school_id", "unique_key") where archived_at is null;
create index "registers_by_class_id" on "registers" ("school_id", "class_id", "date");
create index "registers_by_date" on "registers" ("school_id", "date", "id");
create index "registers_by_term_id" on "registers" ("school_id", "term_id", "id");
create index "registers_by_taken_by" on "registers" ("school_id", "taken_by", "id");
create index "registers_by_slot_id" on "registers" ("school_id", "slot_id", "id");
create table "register_marks" (
  "school_id" text collate "C" not null,
  "register_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "date" text collate "C" not null,
  "term_id" text collate "C" not null,
  "session" text collate "C",
  "is_void" integer not null,
  "status" text collate "C" not null,
  "minutes_late" integer,
  "arrived_at" text collate "C",
  "left_at" text collate "C",
  "reason_code" text collate "C",
  "comment" text collate "C",
  constraint "register_marks_key" primary key ("school_id", "register_id", "learner_id"));
create index "register_marks_by_learner" on "register_marks" ("school_id", "learner_id", "date");
create index "register_marks_by_date" on "register_marks" ("school_id", "date", "learner_id") where is_void = 0;
create index "register_marks_absent" on "register_marks" ("school_id", "learner_id", "date", "register_id") where is_void = 0 and status = 'absent';
create table "excuses" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "from" text collate "C" not null,
  "to" text collate "C" not null,
  "reason_code" text collate "C" not null,
  "document_ref" text collate "C",
  "submitted_by_type" text collate "C",
  "submitted_by" text collate "C",
  "status" text collate "C" not null,
  "decision_reason" text collate "C",
  "encrypted" text collate "C",
  constraint "excuses_key" primary key ("school_id", "id"));
create index "excuses_approved" on "excuses" ("school_id", "learner_id", "from", "to") where archived_at is null and status = 'approved';
create index "excuses_by_learner_id" on "excuses" ("school_id", "learner_id", "id");
create index "excuses_by_submitted_by" on "excuses" ("school_id", "submitted_by", "id");
create index "excuses_by_status" on "excuses" ("school_id", "status", "id");
create table "grading_scales" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "name_key" text collate "C",
  "levels" text collate "C" not null,
  "default" integer not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "grading_scales_key" primary key ("school_id", "id"));
create unique index "grading_scales_by_name_key" on "grading_scales" ("school_id", "name_key") where archived_at is null;
create unique index "grading_scales_default" on "grading_scales" ("school_id") where archived_at is null and "default" = 1;
create table "assessments" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "title" text collate "C" not null,
  "class_id" text collate "C" not null,
  "subject_id" text collate "C" not null,
  "term_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "component" text collate "C" not null,
  "max_mark" double precision not null,
  "weight" double precision not null,
  "held_on" text collate "C",
  "due_on" text collate "C",
  "counts" integer not null,
  "grading_scale_id" text collate "C" not null,
  "description" text collate "C",
  "status" text collate "C" not null,
  "published_at" text collate "C",
  "revision" integer not null,
  "published_stats" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "assessments_key" primary key ("school_id", "id"));
create index "assessments_by_class" on "assessments" ("school_id", "class_id", "term_id", "id");
create index "assessments_by_term" on "assessments" ("school_id", "term_id", "status", "id");
create index "assessments_by_subject" on "assessments" ("school_id", "subject_id", "id");
create index "assessments_by_grading_scale" on "assessments" ("school_id", "grading_scale_id", "status");
create table "grades" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "assessment_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "mark" double precision,
  "status" text collate "C" not null,
  "comment" text collate "C",
  "graded_by" text collate "C",
  "graded_at" text collate "C",
  "revision" integer not null,
  "unique_key" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "grades_key" primary key ("school_id", "id"));
create unique index "grades_by_unique_key" on "grades" ("school_id", "unique_key") where archived_at is null;
create index "grades_by_assessment" on "grades" ("school_id", "assessment_id", "id");
create index "grades_by_learner" on "grades" ("school_id", "learner_id", "id");
create table "term_reports" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "term_id" text collate "C" not null,
  "class_id" text collate "C" not null,
  "school_snapshot" text collate "C" not null,
  "letterhead" text collate "C",
  "term_snapshot" text collate "C" not null,
  "learner_snapshot" text collate "C" not null,
  "subjects" text collate "C" not null,
  "average" integer,
  "grading_scale" text collate "C" not null,
  "attendance" text collate "C",
  "conduct" text collate "C",
  "principal_comment" text collate "C",
  "decision" text collate "C",
  "status" text collate "C" not null,
  "report_version" integer not null,
  "supersedes_id" text collate "C",
  "content_hash" text collate "C" not null,
  "published_at" text collate "C",
  "unique_key" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "term_reports_key" primary key ("school_id", "id"));
create unique index "term_reports_by_unique_key" on "term_reports" ("school_id", "unique_key") where archived_at is null;
create unique index "term_reports_published" on "term_reports" ("school_id", "learner_id", "term_id") where status = 'published';
create unique index "term_reports_draft" on "term_reports" ("school_id", "learner_id", "term_id") where status = 'draft';
create index "term_reports_by_learner" on "term_reports" ("school_id", "learner_id", "term_id", "id");
create index "term_reports_by_class" on "term_reports" ("school_id", "class_id", "term_id", "id");
create index "term_reports_by_term" on "term_reports" ("school_id", "term_id", "id");
create index "term_reports_by_superseded" on "term_reports" ("school_id", "supersedes_id");
create table "incidents" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "group_id" text collate "C",
  "occurred_at" text collate "C" not null,
  "category" text collate "C" not null,
  "level" integer not null,
  "reported_by" text collate "C",
  "points" integer not null,
  "confidential" integer not null,
  "status" text collate "C" not null,
  "resolved_at" text collate "C",
  "encrypted" text collate "C",
  constraint "incidents_key" primary key ("school_id", "id"));
create index "incidents_by_learner" on "incidents" ("school_id", "learner_id", "occurred_at");
create index "incidents_by_group" on "incidents" ("school_id", "group_id", "id");
create index "incidents_by_time" on "incidents" ("school_id", "occurred_at", "id");
create index "incidents_by_reported_by" on "incidents" ("school_id", "reported_by", "id");
create index "incidents_by_status" on "incidents" ("school_id", "status", "id");
create table "follow_ups" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "incident_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "assigned_to" text collate "C",
  "due_on" text collate "C",
  "from" text collate "C",
  "to" text collate "C",
  "excuse_id" text collate "C",
  "school_days" integer,
  "status" text collate "C" not null,
  "encrypted" text collate "C",
  constraint "follow_ups_key" primary key ("school_id", "id"));
create index "follow_ups_by_incident" on "follow_ups" ("school_id", "incident_id", "id");
create index "follow_ups_by_learner" on "follow_ups" ("school_id", "learner_id", "id");
create index "follow_ups_by_excuse" on "follow_ups" ("school_id", "excuse_id");
create index "follow_ups_by_assigned_to" on "follow_ups" ("school_id", "assigned_to", "id");
create table "parent_notifications" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "incident_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "channel" text collate "C" not null,
  "template_id" text collate "C",
  "guardian_ids" text collate "C" not null,
  "message_id" text collate "C" not null,
  "acknowledged_at" text collate "C",
  "encrypted" text collate "C",
  constraint "parent_notifications_key" primary key ("school_id", "id"));
create index "parent_notifications_by_incident" on "parent_notifications" ("school_id", "incident_id", "id");
create index "parent_notifications_by_learner" on "parent_notifications" ("school_id", "learner_id", "id");
create index "parent_notifications_by_template" on "parent_notifications" ("school_id", "template_id", "id");
create index "parent_notifications_by_message" on "parent_notifications" ("school_id", "message_id", "id");
create table "fee_accounts" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "currency" text collate "C" not null,
  "learner_ids" text collate "C" not null,
  "payer_guardian_ids" text collate "C" not null,
  "shares" text collate "C" not null,
  "merged_into_id" text collate "C",
  "balance" bigint not null,
  "unallocated_credit" bigint not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "fee_accounts_key" primary key ("school_id", "id"));
create index "fee_accounts_with_credit" on "fee_accounts" ("school_id", "id") where unallocated_credit > 0;
create index "fee_accounts_by_merged_into_id" on "fee_accounts" ("school_id", "merged_into_id", "id");
create table "fee_shares" (
  "school_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "currency" text collate "C" not null,
  "account_id" text collate "C" not null,
  "basis_points" integer not null,
  constraint "fee_shares_key" primary key ("school_id", "learner_id", "currency", "account_id"));
create index "fee_shares_by_account" on "fee_shares" ("school_id", "account_id");
create table "fee_items" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "name" text collate "C" not null,
  "category" text collate "C" not null,
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "grade_level_ids" text collate "C" not null,
  "active" integer not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "fee_items_key" primary key ("school_id", "id"));
create table "invoices" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "account_id" text collate "C",
  "currency" text collate "C" not null,
  "lines" text collate "C" not null,
  "term_id" text collate "C",
  "issue_date" text collate "C",
  "due_date" text collate "C" not null,
  "instalments" text collate "C" not null,
  "next_due_date" text collate "C",
  "number" text collate "C",
  "total" bigint not null,
  "bursary_total" bigint not null,
  "credit_total" bigint not null,
  "written_off_total" bigint not null,
  "paid_total" bigint not null,
  "amount_due" bigint not null,
  "status" text collate "C" not null,
  "split_from_id" text collate "C",
  "void_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "invoices_key" primary key ("school_id", "id"));
create unique index "invoices_by_number" on "invoices" ("school_id", "number") where number is not null;
create index "invoices_due" on "invoices" ("school_id", "account_id", "due_date", "number") where amount_due > 0;
create index "invoices_by_learner_id" on "invoices" ("school_id", "learner_id", "id");
create index "invoices_by_account_id" on "invoices" ("school_id", "account_id", "id");
create index "invoices_by_term_id" on "invoices" ("school_id", "term_id", "id");
create index "invoices_by_split_from_id" on "invoices" ("school_id", "split_from_id", "id");
create index "invoices_by_status" on "invoices" ("school_id", "status", "id");
create table "credit_notes" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "invoice_id" text collate "C" not null,
  "account_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "bursary_id" text collate "C",
  "kind" text collate "C" not null,
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "reason" text collate "C" not null,
  "status" text collate "C" not null,
  "reverse_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "credit_notes_key" primary key ("school_id", "id"));
create index "credit_notes_by_invoice_id" on "credit_notes" ("school_id", "invoice_id", "id");
create index "credit_notes_by_account_id" on "credit_notes" ("school_id", "account_id", "id");
create index "credit_notes_by_learner_id" on "credit_notes" ("school_id", "learner_id", "id");
create index "credit_notes_by_bursary_id" on "credit_notes" ("school_id", "bursary_id", "id");
create table "payments" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "account_id" text collate "C" not null,
  "learner_id" text collate "C",
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "method" text collate "C" not null,
  "received_on" text collate "C" not null,
  "reference" text collate "C",
  "payer_guardian_id" text collate "C",
  "allocated_total" bigint not null,
  "refunded_total" bigint not null,
  "transferred_total" bigint not null,
  "transferred_from_id" text collate "C",
  "unallocated_amount" bigint not null,
  "status" text collate "C" not null,
  "reverse_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "payments_key" primary key ("school_id", "id"));
create index "payments_by_reference" on "payments" ("school_id", "reference", "received_on");
create index "payments_with_credit" on "payments" ("school_id", "account_id", "received_on", "id") where unallocated_amount > 0;
create index "payments_by_account_id" on "payments" ("school_id", "account_id", "id");
create index "payments_by_learner_id" on "payments" ("school_id", "learner_id", "id");
create index "payments_by_payer_guardian_id" on "payments" ("school_id", "payer_guardian_id", "id");
create index "payments_by_received_on" on "payments" ("school_id", "received_on", "id");
create index "payments_by_transferred_from_id" on "payments" ("school_id", "transferred_from_id", "id");
create table "allocations" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "payment_id" text collate "C" not null,
  "invoice_id" text collate "C" not null,
  "account_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "reconciled_at" text collate "C" not null,
  "status" text collate "C" not null,
  "reverse_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "allocations_key" primary key ("school_id", "id"));
create index "allocations_by_payment_id" on "allocations" ("school_id", "payment_id", "id");
create index "allocations_by_invoice_id" on "allocations" ("school_id", "invoice_id", "id");
create index "allocations_by_account_id" on "allocations" ("school_id", "account_id", "id");
create index "allocations_by_learner_id" on "allocations" ("school_id", "learner_id", "id");
create table "refunds" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "payment_id" text collate "C" not null,
  "account_id" text collate "C" not null,
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "method" text collate "C",
  "refunded_on" text collate "C" not null,
  "reason" text collate "C",
  "status" text collate "C" not null,
  "reverse_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "refunds_key" primary key ("school_id", "id"));
create index "refunds_by_payment_id" on "refunds" ("school_id", "payment_id", "id");
create index "refunds_by_account_id" on "refunds" ("school_id", "account_id", "id");
create table "bursaries" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "learner_id" text collate "C" not null,
  "name" text collate "C" not null,
  "funder" text collate "C",
  "kind" text collate "C" not null,
  "basis_points" integer,
  "amount" bigint,
  "currency" text collate "C" not null,
  "exemption_type" text collate "C",
  "categories" text collate "C" not null,
  "academic_year_id" text collate "C" not null,
  "cap_amount" bigint,
  "used_amount" bigint not null,
  "status" text collate "C" not null,
  "status_reason" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "bursaries_key" primary key ("school_id", "id"));
create index "bursaries_by_learner_id" on "bursaries" ("school_id", "learner_id", "id");
create index "bursaries_by_academic_year_id" on "bursaries" ("school_id", "academic_year_id", "id");
create table "ledger_entries" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "sequence" bigint not null,
  "journal_id" text collate "C" not null,
  "account_id" text collate "C" not null,
  "learner_id" text collate "C",
  "invoice_id" text collate "C",
  "payment_id" text collate "C",
  "bursary_id" text collate "C",
  "ledger_account" text collate "C" not null,
  "direction" text collate "C" not null,
  "amount" bigint not null,
  "currency" text collate "C" not null,
  "source_type" text collate "C" not null,
  "source_id" text collate "C" not null,
  "description" text collate "C" not null,
  "effective_on" text collate "C" not null,
  "posted_at" text collate "C" not null,
  "reverses_id" text collate "C",
  constraint "ledger_entries_key" primary key ("school_id", "id"));
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
  "school_id" text collate "C" not null,
  "series" text collate "C" not null,
  "last" bigint not null,
  constraint "fee_numbers_key" primary key ("school_id", "series"));
create table "message_templates" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "key" text collate "C" not null,
  "name" text collate "C" not null,
  "channel" text collate "C" not null,
  "locale" text collate "C" not null,
  "subject" text collate "C",
  "body" text collate "C" not null,
  "variables" text collate "C" not null,
  "template_version" integer not null,
  "status" text collate "C" not null,
  "unique_key" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "message_templates_key" primary key ("school_id", "id"));
create unique index "message_templates_by_unique_key" on "message_templates" ("school_id", "unique_key") where archived_at is null;
create table "messages" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "channel" text collate "C" not null,
  "to" text collate "C" not null,
  "template_id" text collate "C",
  "template_version" integer,
  "regarding" text collate "C",
  "learner_id" text collate "C",
  "concerned_learner_ids" text collate "C" not null,
  "announcement_id" text collate "C",
  "send_at" text collate "C",
  "status" text collate "C" not null,
  "error" text collate "C",
  "completed_at" text collate "C",
  "regarding_id" text collate "C",
  "rendered" text collate "C",
  "key_id" text collate "C",
  "encrypted" text collate "C",
  constraint "messages_key" primary key ("school_id", "id"));
create index "messages_by_template" on "messages" ("school_id", "template_id", "id");
create index "messages_by_learner" on "messages" ("school_id", "learner_id", "id");
create index "messages_by_regarding" on "messages" ("school_id", "regarding_id", "id");
create index "messages_by_status" on "messages" ("school_id", "status", "id");
create index "messages_queued" on "messages" ("send_at") where status = 'queued' and archived_at is null;
create index "messages_unfinished" on "messages" ("school_id", "id") where status in ('queued', 'sending');
create index "messages_by_announcement" on "messages" ("school_id", "announcement_id", "id");
create table "message_learners" (
  "school_id" text collate "C" not null,
  "learner_id" text collate "C" not null,
  "message_id" text collate "C" not null,
  constraint "message_learners_key" primary key ("school_id", "learner_id", "message_id"));
create table "message_recipients" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "message_id" text collate "C" not null,
  "channel" text collate "C" not null,
  "guardian_id" text collate "C",
  "staff_id" text collate "C",
  "learner_id" text collate "C",
  "person_id" text collate "C" not null,
  "about" text collate "C" not null,
  "receives" text collate "C",
  "address" text collate "C",
  "address_encrypted" text collate "C",
  "text_encrypted" text collate "C",
  "status" text collate "C" not null,
  "error" text collate "C",
  "attempts" integer not null,
  "next_attempt_at" text collate "C",
  "claimed_by" text collate "C",
  "sent_at" text collate "C",
  "delivered_at" text collate "C",
  "read_at" text collate "C",
  "created_at" text collate "C" not null,
  constraint "message_recipients_key" primary key ("school_id", "id"));
create unique index "message_recipients_by_person" on "message_recipients" ("school_id", "message_id", "person_id");
create index "message_recipients_by_message" on "message_recipients" ("school_id", "message_id", "status", "id");
create index "message_recipients_by_guardian" on "message_recipients" ("school_id", "guardian_id", "id");
create index "message_recipients_queue" on "message_recipients" ("channel", "next_attempt_at") where status = 'queued' and claimed_by is null and next_attempt_at is not null;
create index "message_recipients_claimed" on "message_recipients" ("claimed_by") where claimed_by is not null;
create index "message_recipients_by_staff" on "message_recipients" ("school_id", "staff_id", "id") where staff_id is not null;
create index "message_recipients_by_learner" on "message_recipients" ("school_id", "learner_id", "id") where learner_id is not null;
create table "announcements" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "title" text collate "C" not null,
  "body" text collate "C" not null,
  "audience" text collate "C" not null,
  "channels" text collate "C" not null,
  "publish_at" text collate "C",
  "expires_at" text collate "C",
  "status" text collate "C" not null,
  "error" text collate "C",
  "published_at" text collate "C",
  "recipient_count" integer not null,
  "key_id" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "announcements_key" primary key ("school_id", "id"));
create index "announcements_scheduled" on "announcements" ("publish_at") where status = 'scheduled' and archived_at is null;
create index "announcements_expiring" on "announcements" ("expires_at") where status = 'published' and expires_at is not null;
create table "imports" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "kind" text collate "C" not null,
  "source" text collate "C" not null,
  "mode" text collate "C" not null,
  "match_on" text collate "C",
  "dry_run" integer not null,
  "full_snapshot" integer not null,
  "removals_only" integer not null,
  "max_removal_ratio" double precision not null,
  "corrects_import_id" text collate "C",
  "date_order" text collate "C",
  "status" text collate "C" not null,
  "attempts" integer not null,
  "error" text collate "C",
  "started_at" text collate "C",
  "finished_at" text collate "C",
  "author" text collate "C" not null,
  "trace_parent" text collate "C",
  "stage" text collate "C" not null,
  "claimed_by" text collate "C",
  "lease_until" text collate "C",
  "key_id" text collate "C",
  "undo_until" text collate "C",
  "rows_until" text collate "C" not null,
  "counted" text collate "C",
  "source_erased_at" text collate "C",
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "imports_key" primary key ("school_id", "id"));
create index "imports_to_do" on "imports" ("school_id", "id") where status in ('queued', 'running', 'undoing');
create index "imports_by_source" on "imports" ("school_id", "source", "id") where date_order is not null;
create index "imports_by_corrects_import_id" on "imports" ("school_id", "corrects_import_id", "id");
create index "imports_by_undo" on "imports" ("undo_until") where undo_until is not null;
create index "imports_by_rows" on "imports" ("rows_until") where counted is null;
create table "import_rows" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "import_id" text collate "C" not null,
  "number" integer not null,
  "line" integer,
  "external_id" text collate "C",
  "sealed" text collate "C",
  "result" text collate "C" not null,
  "record_id" text collate "C",
  "code" text collate "C",
  "detail" text collate "C",
  "errors" text collate "C" not null,
  "undo" text collate "C",
  "undo_code" text collate "C",
  "undo_detail" text collate "C",
  "created_at" text collate "C" not null,
  constraint "import_rows_key" primary key ("school_id", "import_id", "number"));
create index "import_rows_undone" on "import_rows" ("school_id", "import_id", "undo", "number") where undo is not null;
create unique index "import_rows_by_id" on "import_rows" ("school_id", "id");
create index "import_rows_by_external_id" on "import_rows" ("school_id", "import_id", "external_id") where external_id is not null;
create index "import_rows_by_result" on "import_rows" ("school_id", "import_id", "result", "number");
create index "import_rows_by_record" on "import_rows" ("school_id", "record_id") where record_id is not null;
create index "import_rows_failed" on "import_rows" ("school_id", "external_id") where result = 'failed' and external_id is not null;
create table "import_changes" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "import_id" text collate "C" not null,
  "number" integer not null,
  "record_id" text collate "C" not null,
  "change" text collate "C" not null,
  "version_before" integer not null,
  "version_after" integer not null,
  "sealed" text collate "C",
  constraint "import_changes_key" primary key ("school_id", "id"));
create index "import_changes_by_row" on "import_changes" ("school_id", "import_id", "number");
create index "import_changes_by_record" on "import_changes" ("school_id", "record_id");
create table "import_sources" (
  "school_id" text collate "C" not null,
  "import_id" text collate "C" not null,
  "encrypted" text collate "C" not null,
  "delete_at" text collate "C" not null,
  constraint "import_sources_key" primary key ("school_id", "import_id"));
create index "import_sources_by_age" on "import_sources" ("delete_at");
create table "webhooks" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "url" text collate "C" not null,
  "events" text collate "C" not null,
  "scopes" text collate "C" not null,
  "filters" text collate "C" not null,
  "max_deliveries_per_second" integer,
  "header_names" text collate "C" not null,
  "description" text collate "C",
  "status" text collate "C" not null,
  "version" text collate "C" not null,
  "failing_since" text collate "C",
  "failing_reported_at" text collate "C",
  "disabled_reason" text collate "C",
  "secret_expires_at" text collate "C",
  "failed_events" integer not null,
  "secret_sealed" text collate "C" not null,
  "settles_at" text collate "C",
  "discard_through" text collate "C",
  "former_secrets" text collate "C",
  "headers_sealed" text collate "C",
  "selected_at" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "webhooks_key" primary key ("school_id", "id"));
create index "webhooks_to_settle" on "webhooks" ("settles_at") where settles_at is not null;
create table "webhook_subscriptions" (
  "school_id" text collate "C" not null,
  "event_type" text collate "C" not null,
  "webhook_id" text collate "C" not null,
  constraint "webhook_subscriptions_key" primary key ("school_id", "event_type", "webhook_id"));
create table "events" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "type" text collate "C" not null,
  "resource_id" text collate "C" not null,
  "is_test" integer not null,
  "created_at" text collate "C" not null,
  "confidential" integer not null,
  "subject_key" text collate "C",
  "data" text collate "C" not null,
  "encrypted" text collate "C",
  "previous" text collate "C",
  "trace_parent" text collate "C",
  constraint "events_key" primary key ("school_id", "id"));
create index "events_by_resource" on "events" ("school_id", "resource_id", "id");
create index "events_by_type" on "events" ("school_id", "type", "id");
create table "deliveries" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "webhook_id" text collate "C" not null,
  "event_id" text collate "C" not null,
  "event_type" text collate "C" not null,
  "attempt" integer not null,
  "trigger" text collate "C" not null,
  "status" text collate "C" not null,
  "scheduled_at" text collate "C" not null,
  "first_attempt_at" text collate "C",
  "sent_at" text collate "C",
  "completed_at" text collate "C",
  "next_attempt_at" text collate "C",
  "claimed_by" text collate "C",
  "started" integer not null,
  "response_status" integer,
  "response_headers" text collate "C",
  "response_body" text collate "C",
  "error" text collate "C",
  "error_detail" text collate "C",
  "dns_ms" double precision,
  "connect_ms" double precision,
  "first_byte_ms" double precision,
  "total_ms" double precision,
  "created_at" text collate "C" not null,
  constraint "deliveries_key" primary key ("school_id", "id"));
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
alter index deliveries_key set (fillfactor = 70);
alter index deliveries_by_event set (fillfactor = 70);
alter index deliveries_by_webhook set (fillfactor = 70);
alter index deliveries_unsent set (fillfactor = 70);
alter index deliveries_by_type set (fillfactor = 70);
create table "delivery_counts" (
  "school_id" text collate "C" not null,
  "hour" text collate "C" not null,
  "webhook_id" text collate "C" not null,
  "event_type" text collate "C" not null,
  "status" text collate "C" not null,
  "latency" integer not null,
  "count" integer not null,
  constraint "delivery_counts_key" primary key ("school_id", "hour", "webhook_id", "event_type", "status", "latency"));
create index "delivery_counts_by_hour" on "delivery_counts" ("hour");
create table "webhook_notices" (
  "school_id" text collate "C" not null,
  "webhook_id" text collate "C" not null,
  "kind" text collate "C" not null,
  "reported_at" text collate "C" not null,
  "recipient_id" text collate "C" not null,
  "attempts" integer not null,
  "due_at" text collate "C" not null,
  constraint "webhook_notices_key" primary key ("school_id", "webhook_id", "kind", "reported_at", "recipient_id"));
create index "webhook_notices_due" on "webhook_notices" ("due_at");
create table "webhook_pace" (
  "school_id" text collate "C" not null,
  "webhook_id" text collate "C" not null,
  "next_at" text collate "C" not null,
  constraint "webhook_pace_key" primary key ("school_id", "webhook_id"));
create table "process_leases" (
  "id" text collate "C" not null,
  "lease_until" text collate "C" not null,
  constraint "process_leases_key" primary key ("id"));
create table "webhook_recoveries" (
  "school_id" text collate "C" not null,
  "id" text collate "C" not null,
  "row_version" integer not null,
  "created_at" text collate "C" not null,
  "updated_at" text collate "C" not null,
  "archived_at" text collate "C",
  "webhook_id" text collate "C" not null,
  "since" text collate "C" not null,
  "until" text collate "C",
  "types" text collate "C",
  "dry_run" integer not null,
  "status" text collate "C" not null,
  "error" text collate "C",
  "started_at" text collate "C",
  "finished_at" text collate "C",
  "after" text collate "C" not null,
  "events" integer not null,
  "received" integer not null,
  "waiting" integer not null,
  "held" integer not null,
  "failed" integer not null,
  "not_matched" integer not null,
  "examined" integer not null,
  "through" text collate "C",
  "key_id" text collate "C",
  "scopes" text collate "C" not null,
  "external_ids" text collate "C" not null,
  "metadata" text collate "C" not null,
  constraint "webhook_recoveries_key" primary key ("school_id", "id"));
create index "webhook_recoveries_unfinished" on "webhook_recoveries" ("id") where status in ('queued', 'running');
create index "webhook_recoveries_by_webhook_id" on "webhook_recoveries" ("school_id", "webhook_id", "id");
