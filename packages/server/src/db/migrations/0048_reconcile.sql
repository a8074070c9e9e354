CREATE TABLE "bill_difference" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"out_trade_no" text,
	"out_refund_no" text,
	"transaction_id" text,
	"order_id" text,
	"here_fen" integer,
	"bill_fen" integer,
	"bill_at" timestamp (3) with time zone,
	"repair" text,
	"note" text,
	"working_at" timestamp (3) with time zone,
	"repaired_by" text,
	"repaired_at" timestamp (3) with time zone,
	CONSTRAINT "bill_difference_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "bill_run" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"provider" text NOT NULL,
	"date" text NOT NULL,
	"source" text NOT NULL,
	"same_count" integer NOT NULL,
	"paid_fen" integer NOT NULL,
	"refund_fen" integer NOT NULL,
	CONSTRAINT "bill_run_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bill_difference_key" ON "bill_difference" USING btree ("app_id","run_id","key");--> statement-breakpoint
CREATE INDEX "bill_difference_open" ON "bill_difference" USING btree ("app_id","run_id") WHERE state <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_day" ON "bill_run" USING btree ("app_id","provider","date");