-- A price without a party is for two sharing. price_party and price_season are for the version before, which names them.
CREATE OR REPLACE FUNCTION "itineraries_take_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "lowest" record;
BEGIN
  -- What the constraints refuse is left to them.
  IF NEW."price" < 0 OR jsonb_typeof(NEW."day_by_day") <> 'object' THEN RETURN NEW; END IF;
  SELECT "for_two" AS "amount", 2 AS "party", CASE cardinality("months") WHEN 12 THEN 'all year' ELSE "season" END AS "season"
  INTO "lowest" FROM "itinerary_prices" WHERE "itinerary_id" = NEW."id" ORDER BY "for_two", "id" LIMIT 1;
  NEW."price_party" := "lowest"."party";
  NEW."price_season" := "lowest"."season";
  NEW."price" := coalesce(ceil("lowest"."amount"
    + (SELECT coalesce(sum("usd_per_person"), 0) FROM "itinerary_charges" WHERE "itinerary_id" = NEW."id")), NEW."price");
  NEW."day_by_day" := coalesce((
    SELECT jsonb_object_agg('day' || "d"."day", "itinerary_day_json"("d")) FROM "itinerary_days" AS "d"
    WHERE "itinerary_id" = NEW."id"), NEW."day_by_day");
  NEW."destinations" := coalesce((
    SELECT array_agg(coalesce("stop"."label", "place"."name") || coalesce(' (' || "stop"."way" || ')', '') ORDER BY "position")
    FROM "itinerary_stops" AS "stop" JOIN "places" AS "place" ON "place"."id" = "place_id"
    WHERE "itinerary_id" = NEW."id"), NEW."destinations");
  RETURN NEW;
END $$;

UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_prices");
