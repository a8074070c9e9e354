ALTER TABLE "exam" ADD COLUMN "explains_errors" boolean DEFAULT false NOT NULL;
