CREATE TABLE "judge_worker" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"version" text NOT NULL,
	"status" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejudge" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"scope" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"changes" jsonb,
	CONSTRAINT "rejudge_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "rejudge_id" text;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "original_id" text;--> statement-breakpoint
CREATE INDEX "judge_worker_seen" ON "judge_worker" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rejudge_open" ON "rejudge" USING btree ("app_id","scope","target_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "rejudge_created" ON "rejudge" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_rejudge" ON "submission" USING btree ("app_id","rejudge_id","original_id") WHERE rejudge_id is not null;--> statement-breakpoint
CREATE INDEX "submission_system_error" ON "submission" USING btree ("finished_at") WHERE verdict = 'SE';