ALTER TABLE "exam_enroll" RENAME TO "enrolment";--> statement-breakpoint
ALTER TABLE "enrolment" RENAME COLUMN "exam_id" TO "target_id";--> statement-breakpoint
ALTER TABLE "enrolment" RENAME CONSTRAINT "exam_enroll_app_id_id_pk" TO "enrolment_app_id_id_pk";--> statement-breakpoint
CREATE TABLE "grade" (
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
	"cover" text,
	"intro" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"notes_html" text DEFAULT '' NOT NULL,
	"teacher_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"course_id" text,
	"published" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"stop_reason" text,
	"enroll_start_at" timestamp (3) with time zone NOT NULL,
	"enroll_end_at" timestamp (3) with time zone NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer,
	"waitlist" boolean DEFAULT false NOT NULL,
	"price_fen" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"join_code" text,
	"weights" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	CONSTRAINT "grade_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "grade_control" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"grade_id" text NOT NULL,
	"group_id" text DEFAULT '' NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"visible" boolean NOT NULL,
	"open_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"late_until_at" timestamp (3) with time zone,
	CONSTRAINT "grade_control_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_grade_settlement" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"grade_id" text NOT NULL,
	"member_id" text NOT NULL,
	"homework_pct" integer,
	"exam_pct" integer,
	"chapter_pct" integer,
	"score" integer NOT NULL,
	"score_reason" text,
	"rank" integer,
	"level" text NOT NULL,
	"lessons_done" integer DEFAULT 0 NOT NULL,
	"lessons_total" integer DEFAULT 0 NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"certificate_no" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "member_grade_settlement_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "stat_cache" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"count" integer NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"value" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stat_cache_app_id_kind_target_id_pk" PRIMARY KEY("app_id","kind","target_id")
);
--> statement-breakpoint
DROP INDEX "exam_enroll_active";--> statement-breakpoint
DROP INDEX "exam_enroll_member";--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "kind" text DEFAULT 'exam' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "visibility" text DEFAULT 'org' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "waitlist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "review" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "access_code" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "ip_ranges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "notice_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "late_until_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "late_per_day_pct" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "late_cap_pct" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "show_ranking" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "catch_up_days" integer;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "auto_points" integer;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "manual_points" integer;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "line_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_member_question" ADD COLUMN "on_time" jsonb;--> statement-breakpoint
ALTER TABLE "exam_paper_enroll" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_paper_enroll" ADD COLUMN "kind" text DEFAULT 'exam' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "message_settings" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "dedupe" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "kind" text NOT NULL DEFAULT 'exam';--> statement-breakpoint
ALTER TABLE "enrolment" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "grade_id" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "open_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "late_until_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "due_from" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "own_dates" jsonb;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "waiting_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_key" ON "grade" USING btree ("app_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_join_code" ON "grade" USING btree ("app_id","join_code") WHERE join_code is not null;--> statement-breakpoint
CREATE INDEX "grade_org" ON "grade" USING btree ("app_id","org_id","start_at");--> statement-breakpoint
CREATE INDEX "grade_teachers" ON "grade" USING gin ("teacher_ids" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "grade_control_one" ON "grade_control" USING btree ("app_id","grade_id","group_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "grade_control_target" ON "grade_control" USING btree ("app_id","target_type","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_grade_settlement_one" ON "member_grade_settlement" USING btree ("app_id","grade_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_grade_settlement_certificate" ON "member_grade_settlement" USING btree ("app_id","certificate_no");--> statement-breakpoint
CREATE INDEX "member_grade_settlement_member" ON "member_grade_settlement" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "exam_maker" ON "exam" USING btree ("app_id","kind","created_by");--> statement-breakpoint
CREATE INDEX "exam_org" ON "exam" USING btree ("app_id","kind","org_id","start_at");--> statement-breakpoint
CREATE INDEX "exam_member_question_version" ON "exam_member_question" USING btree ("app_id","question_version_id");--> statement-breakpoint
CREATE INDEX "exam_member_question_review" ON "exam_member_question" USING btree ("app_id","attempt_id") WHERE needs_review;--> statement-breakpoint
CREATE UNIQUE INDEX "message_dedupe" ON "message" USING btree ("app_id","dedupe") WHERE dedupe is not null;--> statement-breakpoint
CREATE INDEX "enrolment_target" ON "enrolment" USING btree ("app_id","kind","target_id","status");--> statement-breakpoint
CREATE INDEX "enrolment_grade" ON "enrolment" USING btree ("app_id","grade_id","status");--> statement-breakpoint
CREATE INDEX "enrolment_waiting" ON "enrolment" USING btree ("app_id","target_id","waiting_at","id") WHERE status = '0';--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_active" ON "enrolment" USING btree ("app_id","target_id","member_id") WHERE status in ('0','1','2','4','5','7') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "enrolment_member" ON "enrolment" USING btree ("app_id","kind","member_id","due_at");--> statement-breakpoint
UPDATE "exam_member_question" SET "auto_points" = "points" WHERE "points" IS NOT NULL;--> statement-breakpoint
UPDATE "exam_paper_enroll" SET "answered_count" = "counted"."n" FROM (
	SELECT "app_id", "attempt_id", count(*)::int AS "n" FROM "exam_member_question"
	WHERE CASE "answer" ->> 'kind'
		WHEN 'choice' THEN jsonb_array_length("answer" -> 'optionIds') > 0
		WHEN 'code' THEN "answer" ->> 'code' ~ '\S'
		WHEN 'text' THEN EXISTS (SELECT 1 FROM jsonb_array_elements_text("answer" -> 'texts') "t" WHERE "t" ~ '\S')
		ELSE false END
	GROUP BY "app_id", "attempt_id"
) "counted" WHERE "exam_paper_enroll"."app_id" = "counted"."app_id" AND "exam_paper_enroll"."id" = "counted"."attempt_id";