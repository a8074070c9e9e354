CREATE TABLE "turtle_work" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "turtle_work_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE INDEX "turtle_work_member" ON "turtle_work" USING btree ("app_id","member_id","id" DESC NULLS LAST);
