-- Who drives a booked party, and what they sit in.
ALTER TABLE "leads"
  ADD COLUMN "vehicle" VARCHAR(120) NOT NULL DEFAULT '',
  ADD COLUMN "guide" VARCHAR(120) NOT NULL DEFAULT '';
