CREATE TABLE "member_playground" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"language" integer NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"input" text NOT NULL,
	"output" text NOT NULL,
	CONSTRAINT "member_playground_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_playground_one" ON "member_playground" USING btree ("app_id","member_id","language","state");