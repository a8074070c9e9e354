DROP INDEX "role_code";--> statement-breakpoint
CREATE UNIQUE INDEX "role_code" ON "role" USING btree ("app_id","code") WHERE deleted_at is null;