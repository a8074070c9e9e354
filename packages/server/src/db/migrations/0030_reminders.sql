ALTER TABLE "message" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "enrolment_due" ON "enrolment" USING btree ("due_at") WHERE kind = 'homework';--> statement-breakpoint
CREATE INDEX "message_to_mail" ON "message" USING btree ("created_at") WHERE mailed_at is null and read_at is null and member_id is not null;