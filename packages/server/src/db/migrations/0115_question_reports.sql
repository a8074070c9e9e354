ALTER TABLE "feedback" ADD COLUMN "question_id" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "question_title" text;--> statement-breakpoint
CREATE INDEX "feedback_question" ON "feedback" USING btree ("app_id","question_id") WHERE question_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_open_report" ON "feedback" USING btree ("app_id","member_id","question_id") WHERE question_id is not null and status = '0' and deleted_at is null;
