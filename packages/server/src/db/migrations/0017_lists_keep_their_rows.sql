DROP INDEX "dict_value";--> statement-breakpoint
DROP INDEX "dict_item_value";--> statement-breakpoint
DROP INDEX "resource_code";--> statement-breakpoint
DROP INDEX "resource_operation_code";--> statement-breakpoint
CREATE UNIQUE INDEX "dict_value" ON "dict" USING btree ("app_id","value") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dict_item_value" ON "dict_item" USING btree ("app_id","dict_id","value") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_code" ON "resource" USING btree ("app_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_operation_code" ON "resource_operation" USING btree ("app_id","resource_id","code") WHERE deleted_at is null;