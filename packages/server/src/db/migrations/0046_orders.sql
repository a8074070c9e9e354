CREATE TABLE "orders" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"enrolment_id" text,
	"member_id" text NOT NULL,
	"payer_id" text,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"status" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"refund_fen" integer,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"payment_id" text,
	"needs_guardian" boolean NOT NULL,
	"request_id" text,
	"request_hash" text,
	"invoice" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text,
	"quit_applied_at" timestamp (3) with time zone,
	"quit_reason" text,
	"rejected_at" timestamp (3) with time zone,
	"reject_reason" text,
	"passed_at" timestamp (3) with time zone,
	"decide_reason" text,
	"refunding_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "orders_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"payer_id" text,
	"amount_fen" integer NOT NULL,
	"status" text NOT NULL,
	"params" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" text,
	"paid_fen" integer,
	"paid_at" timestamp (3) with time zone,
	"evidence" jsonb,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"order_id" text,
	"notice" jsonb NOT NULL,
	"outcome" text,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_notice_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"org_id" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"out_refund_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"refund_no" text,
	"evidence" jsonb,
	"done_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "refund_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_no" ON "orders" USING btree ("app_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("app_id","created_by","request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pending" ON "orders" USING btree ("app_id","kind","target_id","member_id") WHERE status = '1';--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("app_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("app_id","kind","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("app_id","paid_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE status = '1';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_no" ON "payment" USING btree ("app_id","out_trade_no");--> statement-breakpoint
CREATE INDEX "payment_any_app" ON "payment" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transaction" ON "payment" USING btree ("app_id","provider","transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("app_id","order_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notice_id" ON "payment_notice" USING btree ("app_id","provider","notice_id");--> statement-breakpoint
CREATE INDEX "payment_notice_order" ON "payment_notice" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_notice_waiting" ON "payment_notice" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_out_no" ON "refund" USING btree ("app_id","out_refund_no");--> statement-breakpoint
CREATE INDEX "refund_any_app" ON "refund" USING btree ("out_refund_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_transfer" ON "refund" USING btree ("app_id","provider","refund_no") WHERE refund_no is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_running" ON "refund" USING btree ("app_id","payment_id") WHERE status in ('waiting', 'processing', 'abnormal');--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "refund_running" ON "refund" USING btree ("created_at") WHERE status in ('waiting', 'processing');