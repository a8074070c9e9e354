DROP INDEX "member_teacher_pair";--> statement-breakpoint
ALTER TABLE "member_teacher" ADD CONSTRAINT "member_teacher_pair" UNIQUE NULLS NOT DISTINCT("app_id","teacher_id","member_id","org_id");