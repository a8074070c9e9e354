ALTER TABLE "submission" ADD COLUMN "failed_by" text;--> statement-breakpoint
ALTER TABLE "judge_worker" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_worker" ADD COLUMN "rests_until" timestamp (3) with time zone;
