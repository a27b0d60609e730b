-- Who travels together, arriving the day before, and what one will remember of a day and a night.
ALTER TABLE "itineraries" ADD COLUMN "departure" VARCHAR(10) NOT NULL DEFAULT 'private',
  ADD COLUMN "departure_note" VARCHAR(200),
  ADD COLUMN "arrival_note" VARCHAR(200),
  ADD CONSTRAINT "itineraries_departure_check" CHECK ("departure" IN ('private', 'shared'));

ALTER TABLE "itinerary_days" ADD COLUMN "best_moment" VARCHAR(200),
  ADD COLUMN "bed_note" VARCHAR(200);
