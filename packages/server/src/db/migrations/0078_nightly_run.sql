CREATE TABLE "nightly_run" (
	"name" text PRIMARY KEY NOT NULL,
	"night" text NOT NULL,
	"lease_until" timestamp (3) with time zone
);
