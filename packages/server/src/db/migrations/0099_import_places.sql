ALTER TABLE "member_import_row" ADD COLUMN "placed_in" text;--> statement-breakpoint
ALTER TABLE "member_import_row" ADD COLUMN "place_kept" boolean DEFAULT false NOT NULL;
