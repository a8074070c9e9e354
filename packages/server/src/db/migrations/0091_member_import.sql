ALTER TABLE "organization" ADD COLUMN "account_prefix" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "import_columns" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_account_prefix" ON "organization" USING btree ("app_id","account_prefix");--> statement-breakpoint
CREATE TABLE "member_import" (
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
	"file_name" text NOT NULL,
	"evidence" text,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "member_import_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"app_id" text NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"sealed" text NOT NULL,
	"outcome" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"member_id" text,
	"at" timestamp (3) with time zone,
	"before" jsonb,
	"guardian_id" text,
	"undone" text,
	CONSTRAINT "member_import_row_app_id_import_id_line_pk" PRIMARY KEY("app_id","import_id","line")
);
--> statement-breakpoint
CREATE INDEX "member_import_open" ON "member_import" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "member_import_org" ON "member_import" USING btree ("app_id","org_id","created_at");--> statement-breakpoint
CREATE INDEX "member_import_row_member" ON "member_import_row" USING btree ("app_id","member_id");
