-- Which request a colleague has open, for the others who have it open.
ALTER TABLE "desk_sessions"
  ADD COLUMN "looks_at" VARCHAR(12),
  ADD COLUMN "looked_at" TIMESTAMPTZ(3),
  ADD COLUMN "is_writing" BOOLEAN NOT NULL DEFAULT false;
