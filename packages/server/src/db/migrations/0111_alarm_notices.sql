CREATE TABLE "alarm_notice" (
	"rule" text NOT NULL,
	"server" text NOT NULL,
	"channel" text NOT NULL,
	"is_told" boolean NOT NULL,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "alarm_notice_rule_server_channel_pk" PRIMARY KEY("rule","server","channel")
);
