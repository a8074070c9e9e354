CREATE TABLE "question_check" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"question_id" text NOT NULL,
	"question_version_id" text NOT NULL,
	"state" text NOT NULL,
	"task_hash" text NOT NULL,
	"solutions" jsonb NOT NULL,
	"result" jsonb,
	CONSTRAINT "question_check_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "question_check_open" ON "question_check" USING btree ("app_id","created_by") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "question_check_version" ON "question_check" USING btree ("app_id","question_version_id");