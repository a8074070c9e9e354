ALTER TABLE "question_version" ADD COLUMN "drawn_from" jsonb;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "draw" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_question" ADD COLUMN "drawn_for_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_question_try" ADD COLUMN "draw" integer DEFAULT 0 NOT NULL;