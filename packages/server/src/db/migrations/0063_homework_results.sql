ALTER TABLE "exam" ADD COLUMN "results" text DEFAULT 'atDue' NOT NULL;--> statement-breakpoint
-- A homework that shows keys as soon as it is handed in was set so by a teacher; the usual marks at hand-in were not.
UPDATE "exam" SET "results" = 'atHandIn' WHERE "kind" = 'homework' AND "review_matrix" #>> '{justAfter,rightAnswer}' = 'true';
