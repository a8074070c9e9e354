ALTER TABLE "submission" ADD COLUMN "is_trace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "trace" jsonb;
