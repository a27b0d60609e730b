-- A price without a party is for two sharing.
-- apply prisma/sql/itinerary_facts.sql

UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_prices");
