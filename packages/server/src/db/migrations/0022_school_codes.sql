ALTER TABLE "organization" ADD COLUMN "join_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_join_code" ON "organization" USING btree ("app_id","join_code");