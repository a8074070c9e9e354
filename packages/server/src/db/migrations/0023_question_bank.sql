CREATE TABLE "question_search" (
	"app_id" text NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"grams" text[] NOT NULL,
	CONSTRAINT "question_search_app_id_question_id_pk" PRIMARY KEY("app_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "unlock" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"member_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "unlock_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "status" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "difficulty" text DEFAULT 'easy' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "points" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "price_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "case_policy" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "used_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "pass_percent" integer;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "check_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "bands" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "question_version" ADD COLUMN "solutions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "question_search_grams" ON "question_search" USING gin ("grams");--> statement-breakpoint
CREATE UNIQUE INDEX "unlock_once" ON "unlock" USING btree ("app_id","member_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "exam_paper_sections" ON "exam_paper" USING gin ("sections" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "question_owner" ON "question" USING btree ("app_id","org_id","owner_id");--> statement-breakpoint
CREATE INDEX "question_draw" ON "question" USING btree ("app_id","type","status","used_count");--> statement-breakpoint
CREATE INDEX "question_updated" ON "question" USING btree ("app_id","updated_at");--> statement-breakpoint
CREATE INDEX "question_hash" ON "question" USING btree ("app_id","content_hash");--> statement-breakpoint
CREATE INDEX "question_bands" ON "question" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "question_tags" ON "question" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "question_points" ON "question" USING gin ("points");