ALTER TABLE "exam_paper_enroll" ADD COLUMN "practise_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "from_attempt_id" text;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "twin_of" text;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "hints_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "hinted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_question_try" ADD COLUMN "is_hinted" boolean DEFAULT false NOT NULL;
