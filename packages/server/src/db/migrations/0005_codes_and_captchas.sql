DROP INDEX "verify_code_expires";--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "ip" text NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_ip" ON "captcha" USING btree ("app_id","ip","expires_at");--> statement-breakpoint
CREATE INDEX "verify_code_ip" ON "verify_code" USING btree ("app_id","ip","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_created" ON "verify_code" USING btree ("created_at");