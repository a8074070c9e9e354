ALTER TABLE "exam_paper" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "exam_paper" ADD COLUMN "status" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_paper" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "exam_paper" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_papers" ON "exam" USING gin ("exam_paper_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "exam_paper_owner" ON "exam_paper" USING btree ("app_id","org_id","owner_id");