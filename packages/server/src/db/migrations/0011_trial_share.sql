ALTER TABLE "submission" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "judge_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "yields" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "submission_claimed" ON "submission" USING btree ("claimed_at") WHERE claimed_at is not null;--> statement-breakpoint
CREATE INDEX "submission_trials" ON "submission" USING btree ("app_id","member_id","created_at") WHERE kind = 'debug';--> statement-breakpoint
UPDATE "submission" SET "priority" = 3 WHERE "kind" = 'rejudge' AND "state" <> 'done';
