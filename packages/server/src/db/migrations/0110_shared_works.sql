ALTER TABLE "turtle_work" ADD COLUMN "share_code" text;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "shared_by" text;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "reports" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "report_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turtle_work" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "turtle_work_share" ON "turtle_work" USING btree ("app_id","share_code") WHERE share_code is not null;--> statement-breakpoint
CREATE INDEX "turtle_work_review" ON "turtle_work" USING btree ("app_id","reported_at" DESC NULLS LAST) WHERE review is not null;
