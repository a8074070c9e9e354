ALTER TABLE "exam_paper_enroll" ADD COLUMN "silent_since_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_paper_enroll" ADD COLUMN "grace_ms" integer;
