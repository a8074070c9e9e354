CREATE TABLE "passkey" (
	"app_id" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"domain" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("app_id","credential_id");
--> statement-breakpoint
CREATE INDEX "passkey_person" ON "passkey" USING btree ("app_id","realm","person_id");
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"app_id" text NOT NULL,
	"realm" text NOT NULL,
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_app_id_purpose_pk" PRIMARY KEY("app_id","purpose")
);
--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");
