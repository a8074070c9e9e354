ALTER TABLE "announcement" ADD COLUMN "audience" text DEFAULT 'students' NOT NULL;
