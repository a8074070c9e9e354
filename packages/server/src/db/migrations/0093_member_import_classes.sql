ALTER TABLE "member_import" ADD COLUMN "into_classes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_import" ADD COLUMN "classes" jsonb DEFAULT '[]'::jsonb NOT NULL;
