CREATE TABLE "known_browser" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browser_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "spent_work" (
	"app_id" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_work_app_id_nonce_pk" PRIMARY KEY("app_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "wx_state" (
	"app_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"scene" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "wx_state_app_id_state_hash_pk" PRIMARY KEY("app_id","state_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "known_browser_token" ON "known_browser" USING btree ("app_id","token_hash","realm","person_id");--> statement-breakpoint
CREATE INDEX "known_browser_person" ON "known_browser" USING btree ("app_id","realm","person_id","seen_at");--> statement-breakpoint
CREATE INDEX "known_browser_seen" ON "known_browser" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "spent_work_expires" ON "spent_work" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wx_state_expires" ON "wx_state" USING btree ("expires_at");