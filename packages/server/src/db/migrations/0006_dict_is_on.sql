ALTER TABLE "dict" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_item" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;