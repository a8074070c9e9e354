DROP INDEX "right_code";--> statement-breakpoint
CREATE UNIQUE INDEX "right_code" ON "right_item" USING btree ("app_id","code") WHERE deleted_at is null;