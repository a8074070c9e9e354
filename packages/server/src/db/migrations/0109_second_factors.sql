ALTER TABLE "session" ADD COLUMN "proved_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "totp_factor" (
	"app_id" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"secret_enc" text,
	"since" timestamp (3) with time zone,
	"last_step" bigint,
	"new_secret_enc" text,
	"new_until" timestamp (3) with time zone,
	CONSTRAINT "totp_factor_app_id_realm_person_id_pk" PRIMARY KEY("app_id","realm","person_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"app_id" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_app_id_realm_person_id_code_hash_pk" PRIMARY KEY("app_id","realm","person_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"credential" text NOT NULL,
	"action" text NOT NULL,
	"binds" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_challenge_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_challenge_token" ON "sign_in_challenge" USING btree ("app_id","token_hash");
--> statement-breakpoint
CREATE INDEX "sign_in_challenge_expires" ON "sign_in_challenge" USING btree ("expires_at");
