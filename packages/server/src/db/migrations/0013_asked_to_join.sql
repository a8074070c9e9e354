ALTER TABLE "organization_member" ADD COLUMN "known" jsonb;--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "organization_member" AS p
SET "known" = jsonb_build_object('name', m."name", 'mobileEnc', m."mobile_enc", 'mobileHash', m."mobile_hash")
FROM "member" AS m
WHERE p."status" = 'left' AND m."app_id" = p."app_id" AND m."id" = p."member_id" AND m."status" <> '9';
