CREATE TABLE "announcement" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"only" text NOT NULL,
	"text" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_app_id_id_pk" PRIMARY KEY("app_id","id")
);--> statement-breakpoint
CREATE INDEX "announcement_target" ON "announcement" USING btree ("app_id","kind","target_id","id");--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "announcement_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_announcement" ON "message" USING btree ("app_id","announcement_id") WHERE announcement_id is not null;
