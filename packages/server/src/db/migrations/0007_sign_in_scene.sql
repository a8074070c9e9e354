CREATE TABLE "sign_in_scene" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"scene" text NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text NOT NULL,
	"scanner_hash" text,
	"confirmed_by" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_scene_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_scene_scene" ON "sign_in_scene" USING btree ("app_id","scene");--> statement-breakpoint
CREATE INDEX "sign_in_scene_ip" ON "sign_in_scene" USING btree ("app_id","ip","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_scene_expires" ON "sign_in_scene" USING btree ("expires_at");