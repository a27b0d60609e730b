-- A "from" says whose price it is, and when: the smallest party that gets it, and its season. Null without a table.
ALTER TABLE "itineraries" ADD COLUMN "price_party" SMALLINT, ADD COLUMN "price_season" VARCHAR(60);

CREATE OR REPLACE FUNCTION "itineraries_take_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "lowest" record;
BEGIN
  -- What the constraints refuse is left to them.
  IF NEW."price" < 0 OR jsonb_typeof(NEW."day_by_day") <> 'object' THEN RETURN NEW; END IF;
  SELECT "amount", "party", CASE cardinality("months") WHEN 12 THEN 'all year' ELSE "season" END AS "season" INTO "lowest"
  FROM "itinerary_prices" CROSS JOIN LATERAL (VALUES (2, "for_two"), (4, "for_four"), (6, "for_six")) AS "of" ("party", "amount")
  WHERE "itinerary_id" = NEW."id" ORDER BY "amount", "party", "itinerary_prices"."id" LIMIT 1;
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
