ALTER TABLE "member" ADD COLUMN "first_pwd_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "asks_new_pwd" boolean DEFAULT false NOT NULL;