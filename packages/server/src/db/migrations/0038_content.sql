CREATE TABLE "chapter" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text,
	"owner_id" text,
	"status" text NOT NULL,
	"note" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"notes_html" text DEFAULT '' NOT NULL,
	"video_file" text,
	"question_ids" text[] DEFAULT '{}' NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"price_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chapter_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"key" text,
	"owner_id" text,
	"status" text NOT NULL,
	"note" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"slug" text,
	"category" text,
	"title" text NOT NULL,
	"cover" text,
	"intro" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"notes_html" text DEFAULT '' NOT NULL,
	"chapter_ids" text[] DEFAULT '{}' NOT NULL,
	"difficulty" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"file" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "file_grant" (
	"app_id" text NOT NULL,
	"member_id" text NOT NULL,
	"file_name" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_grant_app_id_member_id_file_name_pk" PRIMARY KEY("app_id","member_id","file_name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_key" ON "chapter" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "chapter_owner" ON "chapter" USING btree ("app_id","org_id","owner_id");--> statement-breakpoint
CREATE INDEX "chapter_updated" ON "chapter" USING btree ("app_id","updated_at");--> statement-breakpoint
CREATE INDEX "chapter_video" ON "chapter" USING btree ("app_id","video_file");--> statement-breakpoint
CREATE INDEX "chapter_questions" ON "chapter" USING gin ("question_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "course_key" ON "course" USING btree ("app_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "course_slug" ON "course" USING btree ("app_id","kind","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_owner" ON "course" USING btree ("app_id","org_id","owner_id");--> statement-breakpoint
CREATE INDEX "course_listed" ON "course" USING btree ("app_id","kind","status","sort");--> statement-breakpoint
CREATE INDEX "course_file" ON "course" USING btree ("app_id","file");--> statement-breakpoint
CREATE INDEX "course_chapters" ON "course" USING gin ("chapter_ids");--> statement-breakpoint
CREATE INDEX "file_grant_until" ON "file_grant" USING btree ("until");