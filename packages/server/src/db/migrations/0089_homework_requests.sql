ALTER TABLE "exam" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "request_no" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_request" ON "exam" USING btree ("app_id","created_by","request_id","request_no") WHERE request_id is not null;
