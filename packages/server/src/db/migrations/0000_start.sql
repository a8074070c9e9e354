CREATE TABLE "exam" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"notes_html" text NOT NULL,
	"published" boolean NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"stop_reason" text,
	"enroll_start_at" timestamp (3) with time zone NOT NULL,
	"enroll_end_at" timestamp (3) with time zone NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"exam_paper_ids" jsonb NOT NULL,
	"price_fen" integer NOT NULL,
	"scope" text NOT NULL,
	"max_attempts" integer NOT NULL,
	"review_matrix" jsonb NOT NULL,
	"late_start_policy" text NOT NULL,
	"records_events" boolean NOT NULL,
	CONSTRAINT "exam_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_enroll" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"exam_id" text NOT NULL,
	"member_id" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"teacher_id" text,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quit_reason" text,
	"reject_reason" text,
	CONSTRAINT "exam_enroll_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_event" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"question_version_id" text,
	"ms" integer,
	"meta" jsonb,
	CONSTRAINT "exam_event_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_member_question" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"attempt_id" text NOT NULL,
	"member_id" text NOT NULL,
	"question_version_id" text NOT NULL,
	"no" integer NOT NULL,
	"max_points" integer NOT NULL,
	"answer" jsonb,
	"answer_hash" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"verdict" text,
	"points" integer,
	"graded_submission_id" text,
	"late_copies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "exam_member_question_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_paper" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"sections" jsonb NOT NULL,
	"total_points" integer NOT NULL,
	"pass_points" integer,
	"duration_min" integer NOT NULL,
	"shuffle" jsonb NOT NULL,
	"score_policy" text NOT NULL,
	"feedback" text NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	CONSTRAINT "exam_paper_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_paper_enroll" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"exam_enroll_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"exam_paper_id" text NOT NULL,
	"member_id" text NOT NULL,
	"attempt_no" integer NOT NULL,
	"status" text NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"submit_reason" text,
	"holder_device_id" text,
	"holder_generation" integer DEFAULT 1 NOT NULL,
	"last_ip" text,
	"last_seen_at" timestamp (3) with time zone,
	"extra_sec" integer DEFAULT 0 NOT NULL,
	"auto_points" integer,
	"manual_points" integer,
	"total_points" integer,
	"section_points" jsonb,
	"max_points" integer NOT NULL,
	"question_count" integer NOT NULL,
	"events_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_paper_enroll_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text,
	"type" text NOT NULL,
	"current_version_id" text NOT NULL,
	CONSTRAINT "question_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"question_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"stem" text NOT NULL,
	"stem_html" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer_key" jsonb,
	"analysis" text NOT NULL,
	"analysis_html" text NOT NULL,
	"difficulty" text NOT NULL,
	"tags" jsonb NOT NULL,
	"programming" jsonb,
	CONSTRAINT "question_version_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"attempt_id" text NOT NULL,
	"member_id" text NOT NULL,
	"question_version_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" integer NOT NULL,
	"code" text NOT NULL,
	"code_hash" text NOT NULL,
	"input" text,
	"expected" text,
	"max_points" integer NOT NULL,
	"priority" integer NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"worker" text,
	"done_cases" integer DEFAULT 0 NOT NULL,
	"total_cases" integer NOT NULL,
	"verdict" text,
	"points" integer,
	"time_ms" integer,
	"memory_kib" integer,
	"compile_message" text DEFAULT '' NOT NULL,
	"cases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subtasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"run" jsonb,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "submission_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"account" text NOT NULL,
	"mobile_enc" text,
	"mobile_hash" text,
	"email" text,
	"name" text NOT NULL,
	"nickname" text,
	"avatar" text,
	"birth_ym" text,
	"type" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"pwd_hash" text,
	"must_change_pwd" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT '1' NOT NULL,
	CONSTRAINT "member_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_guardian" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"guardian_id" text NOT NULL,
	"member_id" text NOT NULL,
	"relation" text NOT NULL,
	"status" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "member_guardian_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_membership" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"membership_id" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"expire_date" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "member_membership_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_teacher" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"teacher_id" text NOT NULL,
	"member_id" text NOT NULL,
	"group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "member_teacher_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_fen" integer NOT NULL,
	"days" integer NOT NULL,
	"rights" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "membership_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "organization_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_member" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"roles" jsonb NOT NULL,
	"no" text,
	"class_name" text,
	"status" text NOT NULL,
	CONSTRAINT "organization_member_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "right_item" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"period" text,
	"quota" integer,
	"status" text NOT NULL,
	CONSTRAINT "right_item_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"credential" text NOT NULL,
	"org_id" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"pwd_hash" text NOT NULL,
	"is_super" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "app_user_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "app" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"logo" text NOT NULL,
	"favicon" text NOT NULL,
	"accent" text,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "app_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "config" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "config_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "dict" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "dict_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "dict_item" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"dict_id" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "dict_item_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"mime" text NOT NULL,
	"owner_kind" text,
	"owner_id" text,
	"is_public" boolean NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	CONSTRAINT "file_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "image_banner" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"image" text,
	"link" text,
	"sort" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	CONSTRAINT "image_banner_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_failure_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_envelope" (
	"enc" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_log" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"target" text,
	"diff" jsonb,
	"ip" text,
	CONSTRAINT "sys_log_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exam_key" ON "exam" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "exam_window" ON "exam" USING btree ("app_id","published","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_enroll_active" ON "exam_enroll" USING btree ("app_id","exam_id","member_id") WHERE status in ('1','2','4','5','7') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "exam_enroll_member" ON "exam_enroll" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "exam_event_attempt" ON "exam_event" USING btree ("app_id","attempt_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_member_question_one" ON "exam_member_question" USING btree ("app_id","attempt_id","question_version_id");--> statement-breakpoint
CREATE INDEX "exam_member_question_member" ON "exam_member_question" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_paper_key" ON "exam_paper" USING btree ("app_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_paper_enroll_no" ON "exam_paper_enroll" USING btree ("app_id","exam_enroll_id","exam_paper_id","attempt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_paper_enroll_running" ON "exam_paper_enroll" USING btree ("app_id","exam_enroll_id","exam_paper_id") WHERE status = '1';--> statement-breakpoint
CREATE INDEX "exam_paper_enroll_member" ON "exam_paper_enroll" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "exam_paper_enroll_due" ON "exam_paper_enroll" USING btree ("status","deadline_at");--> statement-breakpoint
CREATE INDEX "exam_paper_enroll_paper" ON "exam_paper_enroll" USING btree ("app_id","exam_paper_id","status");--> statement-breakpoint
CREATE INDEX "exam_paper_enroll_exam" ON "exam_paper_enroll" USING btree ("app_id","exam_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "question_key" ON "question" USING btree ("app_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "question_version_no" ON "question_version" USING btree ("app_id","question_id","version_no");--> statement-breakpoint
CREATE INDEX "submission_queue" ON "submission" USING btree ("state","priority","created_at");--> statement-breakpoint
CREATE INDEX "submission_attempt" ON "submission" USING btree ("app_id","attempt_id","question_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_one_debug" ON "submission" USING btree ("app_id","member_id") WHERE kind = 'debug' and state <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("app_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("app_id","mobile_hash") WHERE mobile_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_guardian_pair" ON "member_guardian" USING btree ("app_id","guardian_id","member_id");--> statement-breakpoint
CREATE INDEX "member_guardian_member" ON "member_guardian" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "member_membership_member" ON "member_membership" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_teacher_pair" ON "member_teacher" USING btree ("app_id","teacher_id","member_id");--> statement-breakpoint
CREATE INDEX "member_teacher_member" ON "member_teacher" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_member_pair" ON "organization_member" USING btree ("app_id","org_id","member_id");--> statement-breakpoint
CREATE INDEX "organization_member_member" ON "organization_member" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "right_code" ON "right_item" USING btree ("app_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("app_id","token_hash");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("app_id","realm","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account" ON "app_user" USING btree ("app_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "config_key" ON "config" USING btree ("app_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_value" ON "dict" USING btree ("app_id","value");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_item_value" ON "dict_item" USING btree ("app_id","dict_id","value");--> statement-breakpoint
CREATE UNIQUE INDEX "file_name" ON "file" USING btree ("app_id","file_name");--> statement-breakpoint
CREATE INDEX "image_banner_position" ON "image_banner" USING btree ("app_id","position");--> statement-breakpoint
CREATE INDEX "login_failure_subject" ON "login_failure" USING btree ("app_id","subject","at");--> statement-breakpoint
CREATE INDEX "seen_envelope_expires" ON "seen_envelope" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sys_log_at" ON "sys_log" USING btree ("app_id","at");