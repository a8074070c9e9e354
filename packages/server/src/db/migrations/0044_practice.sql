CREATE TABLE "member_practice_day" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_practice_day_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_question" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"question_id" text NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"draft" jsonb,
	"draft_revision" integer DEFAULT 0 NOT NULL,
	"draft_saved_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_no" integer DEFAULT 0 NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"best_percent" integer,
	"last_try_id" text,
	"last_tried_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone,
	"is_wrong" boolean DEFAULT false NOT NULL,
	"card" jsonb,
	"due_at" timestamp (3) with time zone,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"mastered_at" timestamp (3) with time zone,
	"revealed_at" timestamp (3) with time zone,
	"solved_at" timestamp (3) with time zone,
	"cleaned_at" timestamp (3) with time zone,
	CONSTRAINT "member_question_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_question_try" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"question_id" text NOT NULL,
	"version_id" text NOT NULL,
	"no" integer NOT NULL,
	"chapter_id" text,
	"grade_id" text,
	"answer" jsonb NOT NULL,
	"submission_id" text,
	"state" text NOT NULL,
	"percent" integer,
	"verdict" text,
	"request_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"review_percent" integer,
	"comment" text DEFAULT '' NOT NULL,
	"line_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "member_question_try_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_right_usage" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "member_right_usage_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_right_use" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"ref" text NOT NULL,
	"period" text,
	CONSTRAINT "member_right_use_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_paper_enroll" ADD COLUMN "practised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "try_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "member_practice_day_one" ON "member_practice_day" USING btree ("app_id","member_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "member_question_one" ON "member_question" USING btree ("app_id","member_id","question_id");--> statement-breakpoint
CREATE INDEX "member_question_recent" ON "member_question" USING btree ("app_id","member_id","last_tried_at");--> statement-breakpoint
CREATE INDEX "member_question_due" ON "member_question" USING btree ("app_id","member_id","due_at") WHERE is_wrong;--> statement-breakpoint
CREATE INDEX "member_question_question" ON "member_question" USING btree ("app_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_question_try_request" ON "member_question_try" USING btree ("app_id","member_id","request_id");--> statement-breakpoint
CREATE INDEX "member_question_try_member" ON "member_question_try" USING btree ("app_id","member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_question_try_question" ON "member_question_try" USING btree ("app_id","question_id","member_id");--> statement-breakpoint
CREATE INDEX "member_question_try_version" ON "member_question_try" USING btree ("app_id","version_id");--> statement-breakpoint
CREATE INDEX "member_question_try_cleared" ON "member_question_try" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_right_usage_one" ON "member_right_usage" USING btree ("app_id","member_id","code","period");--> statement-breakpoint
CREATE UNIQUE INDEX "member_right_use_one" ON "member_right_use" USING btree ("app_id","member_id","code","ref");--> statement-breakpoint
CREATE INDEX "submission_practice" ON "submission" USING btree ("app_id","member_id","created_at") WHERE try_id is not null;