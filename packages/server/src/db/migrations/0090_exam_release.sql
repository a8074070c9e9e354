ALTER TABLE "exam" ADD COLUMN "score_release" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "scores_released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "key_release" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "keys_released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "own_matrix" jsonb;
