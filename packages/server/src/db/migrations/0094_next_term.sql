ALTER TABLE "grade" ADD COLUMN "promoted_from" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "copied_from" text;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_promoted_from" ON "grade" USING btree ("app_id","promoted_from") WHERE promoted_from is not null and deleted_at is null and stopped_at is null;
