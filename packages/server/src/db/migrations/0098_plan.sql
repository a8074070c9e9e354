CREATE TABLE "learning_plan" (
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
	"level" integer NOT NULL,
	"sitting" text NOT NULL,
	"minutes_a_week" integer NOT NULL,
	"from_level" integer NOT NULL,
	"gaps" text[] DEFAULT '{}' NOT NULL,
	"made_on" text NOT NULL,
	"laid_on" text NOT NULL,
	"layout" jsonb NOT NULL,
	CONSTRAINT "learning_plan_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_plan_one" ON "learning_plan" USING btree ("app_id","member_id");
