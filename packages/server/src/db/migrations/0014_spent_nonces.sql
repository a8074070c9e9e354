CREATE TABLE "spent_nonce" (
	"app_id" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_nonce_app_id_nonce_pk" PRIMARY KEY("app_id","nonce")
);
--> statement-breakpoint
DROP TABLE "spent_work" CASCADE;--> statement-breakpoint
DROP TABLE "wx_state" CASCADE;--> statement-breakpoint
CREATE INDEX "spent_nonce_expires" ON "spent_nonce" USING btree ("expires_at");