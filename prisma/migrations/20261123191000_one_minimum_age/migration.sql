-- The youngest age a trip suits has its home in itinerary_suitability; keep the higher of the two.
UPDATE "itinerary_suitability" SET "youngest" = "minimum_age"
FROM "itineraries" WHERE "id" = "itinerary_id" AND "minimum_age" > "youngest";

ALTER TABLE "itineraries" DROP COLUMN "minimum_age";
