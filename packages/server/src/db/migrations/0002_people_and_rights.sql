CREATE TABLE "member_blacklist" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "member_blacklist_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_document" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"ocr" jsonb,
	"status" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "member_document_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_points" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref_type" text,
	"ref_id" text,
	CONSTRAINT "member_points_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "teacher_group" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"teacher_id" text NOT NULL,
	"note" text,
	CONSTRAINT "teacher_group_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"guardian_mobile_hash" text,
	"guardian_mobile_enc" text,
	"text_version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"channel" text NOT NULL,
	"evidence_file" text,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consent_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "config_version" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text NOT NULL,
	"of" integer NOT NULL,
	"value" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "config_version_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact" text,
	"status" text DEFAULT '0' NOT NULL,
	"reply" text,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "message_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_log_head" (
	"app_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wx_scene" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"scene" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "wx_scene_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource_operation" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"resource_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_operation_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "role_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"is_solved" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "captcha_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verify_code_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "initial_pwd_enc" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "join_code" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "wx_gzh_open_id" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "wx_mp_open_id" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "wx_union_id" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "sso_subject" text;--> statement-breakpoint
ALTER TABLE "member_guardian" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "credit_code" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "contact_mobile_enc" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "intro" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "quota" integer;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "owner_member_id" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "role_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "must_change_pwd" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "allowed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "sso_key_enc" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "purpose" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "width_px" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "height_px" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "prev_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "member_blacklist_member" ON "member_blacklist" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "member_document_member" ON "member_document" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "member_points_member" ON "member_points" USING btree ("app_id","member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_points_ref" ON "member_points" USING btree ("app_id","member_id","ref_type","ref_id") WHERE ref_id is not null;--> statement-breakpoint
CREATE INDEX "teacher_group_teacher" ON "teacher_group" USING btree ("app_id","teacher_id");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "config_version_of" ON "config_version" USING btree ("app_id","key","of");--> statement-breakpoint
CREATE INDEX "feedback_member" ON "feedback" USING btree ("app_id","member_id");--> statement-breakpoint
CREATE INDEX "feedback_status" ON "feedback" USING btree ("app_id","status");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("app_id","member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wx_scene_scene" ON "wx_scene" USING btree ("app_id","scene");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_code" ON "resource" USING btree ("app_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_operation_code" ON "resource_operation" USING btree ("app_id","resource_id","code");--> statement-breakpoint
CREATE INDEX "resource_operation_resource" ON "resource_operation" USING btree ("app_id","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_code" ON "role" USING btree ("app_id","code");--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_code_target" ON "verify_code" USING btree ("app_id","target_hash","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_expires" ON "verify_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("app_id","email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_join_code" ON "member" USING btree ("app_id","join_code") WHERE join_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_wx_gzh" ON "member" USING btree ("app_id","wx_gzh_open_id") WHERE wx_gzh_open_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_wx_mp" ON "member" USING btree ("app_id","wx_mp_open_id") WHERE wx_mp_open_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_sso" ON "member" USING btree ("app_id","sso_subject") WHERE sso_subject is not null;--> statement-breakpoint
CREATE INDEX "member_status" ON "member" USING btree ("app_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_credit_code" ON "organization" USING btree ("app_id","credit_code") WHERE credit_code is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "organization_status" ON "organization" USING btree ("app_id","status");--> statement-breakpoint
-- Entries older than the chain keep their order and have no hash; the chain starts behind them.
UPDATE "sys_log" SET "seq" = "numbered"."n" FROM (SELECT "app_id", "id", row_number() OVER (PARTITION BY "app_id" ORDER BY "id") AS "n" FROM "sys_log") AS "numbered" WHERE "sys_log"."app_id" = "numbered"."app_id" AND "sys_log"."id" = "numbered"."id";--> statement-breakpoint
INSERT INTO "sys_log_head" ("app_id", "seq", "hash") SELECT "app_id", max("seq"), repeat('0', 64) FROM "sys_log" GROUP BY "app_id";--> statement-breakpoint
ALTER TABLE "sys_log" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_log" ALTER COLUMN "prev_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sys_log" ALTER COLUMN "hash" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_log_seq" ON "sys_log" USING btree ("app_id","seq");