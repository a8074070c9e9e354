ALTER TABLE "question" ADD COLUMN "first_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "facility" double precision;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "measured" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "median_ms" integer;--> statement-breakpoint
ALTER TABLE "member_question_try" ADD COLUMN "spent_ms" integer;--> statement-breakpoint
ALTER TABLE "member_question_try" ADD COLUMN "is_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "member_question_try_first" ON "member_question_try" USING btree ("app_id","question_id","member_id","created_at","percent","review_percent","spent_ms") WHERE no = 1 and state = 'done' and percent is not null;