DROP INDEX "member_teacher_pair";--> statement-breakpoint
CREATE UNIQUE INDEX "member_teacher_school" ON "member_teacher" USING btree ("app_id","teacher_id","member_id","org_id") WHERE org_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_teacher_alone" ON "member_teacher" USING btree ("app_id","teacher_id","member_id") WHERE org_id is null;