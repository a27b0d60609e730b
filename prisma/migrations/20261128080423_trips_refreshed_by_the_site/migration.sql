-- Price, days and destinations of a trip are written by refreshTrips (lib/itineraries/refresh.ts).
DO $$
DECLARE
  "facts" text;
BEGIN
  FOREACH "facts" IN ARRAY ARRAY['prices', 'charges', 'surcharges', 'days', 'stops', 'suitability'] LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS "itinerary_%1$s_added" ON "itinerary_%1$s"', "facts");
    EXECUTE format('DROP TRIGGER IF EXISTS "itinerary_%1$s_changed" ON "itinerary_%1$s"', "facts");
    EXECUTE format('DROP TRIGGER IF EXISTS "itinerary_%1$s_removed" ON "itinerary_%1$s"', "facts");
  END LOOP;
END $$;
DROP TRIGGER IF EXISTS "itineraries_take_facts" ON "itineraries";
DROP TRIGGER IF EXISTS "places_renamed" ON "places";
DROP FUNCTION IF EXISTS "itineraries_take_facts"(), "itinerary_facts_changed"(), "places_renamed"();
DROP FUNCTION IF EXISTS "itinerary_day_json"("itinerary_days");
DROP FUNCTION IF EXISTS "hours_text"(double precision[]), "km_text"(double precision[]), "number_text"(double precision);

ALTER TABLE "itineraries" DROP COLUMN "price_party", DROP COLUMN "price_season";
