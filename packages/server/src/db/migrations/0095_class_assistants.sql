ALTER TABLE "grade" ADD COLUMN "assistant_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "grade_assistants" ON "grade" USING gin ("assistant_ids" jsonb_path_ops);
