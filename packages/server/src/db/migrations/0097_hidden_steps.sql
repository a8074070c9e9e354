ALTER TABLE "member" ADD COLUMN "steps_hidden_in" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "hides_steps" boolean DEFAULT false NOT NULL;
