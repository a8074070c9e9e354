CREATE TABLE "question_import" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"items" jsonb NOT NULL,
	"data_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"chosen" jsonb,
	"owner_id" text,
	"add_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "question_import_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_import_item" (
	"app_id" text NOT NULL,
	"import_id" text NOT NULL,
	"no" integer NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"question_id" text,
	"notes" jsonb NOT NULL,
	CONSTRAINT "question_import_item_app_id_import_id_no_pk" PRIMARY KEY("app_id","import_id","no")
);
--> statement-breakpoint
CREATE INDEX "question_import_open" ON "question_import" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "question_import_actor" ON "question_import" USING btree ("app_id","actor_id","created_at");