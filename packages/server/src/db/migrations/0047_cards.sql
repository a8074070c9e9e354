ALTER TABLE "exam" ADD COLUMN "is_mock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "rights" jsonb;--> statement-breakpoint
-- Cards that were given before snapshots keep what they bring today.
UPDATE "member_membership" AS held SET
	"name" = card."name",
	"type" = card."type",
	"days" = card."days",
	"rights" = coalesce((
		SELECT jsonb_agg(jsonb_build_object(
			'code', item ->> 'code',
			'name', coalesce(known."name", item ->> 'code'),
			'quota', coalesce((item ->> 'quota')::integer, CASE WHEN known."kind" = 'quota' THEN known."quota" END),
			'period', CASE WHEN item ? 'quota' OR known."kind" = 'quota' THEN coalesce(known."period", 'month') END
		))
		FROM jsonb_array_elements(card."rights") AS item
		LEFT JOIN "right_item" AS known
			ON known."app_id" = card."app_id" AND known."code" = item ->> 'code' AND known."deleted_at" IS NULL
	), '[]'::jsonb)
FROM "membership" AS card
WHERE card."app_id" = held."app_id" AND card."id" = held."membership_id";--> statement-breakpoint
UPDATE "member_membership" SET "name" = '会员卡', "type" = '0', "days" = 1, "rights" = '[]'::jsonb WHERE "name" IS NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ALTER COLUMN "days" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ALTER COLUMN "rights" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_membership" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "origin_fen" integer;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "intro" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "member_membership_card" ON "member_membership" USING btree ("app_id","membership_id");--> statement-breakpoint
CREATE INDEX "member_membership_expires" ON "member_membership" USING btree ("app_id","expire_date");--> statement-breakpoint
CREATE UNIQUE INDEX "member_membership_order" ON "member_membership" USING btree ("app_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_default" ON "membership" USING btree ("app_id","type") WHERE is_default and deleted_at is null;