-- A note has the subject of an answer too.
ALTER TABLE "lead_events" ALTER COLUMN "note" SET DATA TYPE TEXT;
