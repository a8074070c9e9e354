ALTER TABLE "role" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;
