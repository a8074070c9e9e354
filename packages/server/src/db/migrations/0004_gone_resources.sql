ALTER TABLE "resource" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resource_operation" ADD COLUMN "gone_at" timestamp (3) with time zone;