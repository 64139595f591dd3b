-- How long a step has been open: work does not wait for what it needs for ever.
ALTER TABLE "jobs" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
