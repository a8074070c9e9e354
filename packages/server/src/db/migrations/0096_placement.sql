CREATE TABLE "placement" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"language" text NOT NULL,
	"experience" text NOT NULL,
	"state" text NOT NULL,
	"pool" jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" integer,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "placement_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "placement_running" ON "placement" USING btree ("app_id","member_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "placement_member" ON "placement" USING btree ("app_id","member_id","id" DESC NULLS LAST);
