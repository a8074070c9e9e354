ALTER TABLE "message" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "message_user" ON "message" USING btree ("app_id","user_id","id");--> statement-breakpoint
CREATE INDEX "message_user_unread" ON "message" USING btree ("app_id","user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_one_alarm" ON "message" USING btree ("app_id","user_id") WHERE type = 'judge' and read_at is null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_one_owner" CHECK (num_nonnulls("message"."member_id", "message"."user_id") = 1);