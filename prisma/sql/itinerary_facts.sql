-- Until a day, a month belongs to one season of a trip: the same season of the next year ends later. Checked when the transaction ends, so that two seasons may swap months.
CREATE OR REPLACE FUNCTION "itinerary_prices_check_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "itinerary_prices" AS "season", unnest("season"."months") AS "month"
    WHERE "season"."itinerary_id" = NEW."itinerary_id" GROUP BY "month", "valid_until" HAVING count(*) > 1)
  THEN
    RAISE EXCEPTION 'A month is in two seasons of itinerary %', NEW."itinerary_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "itinerary_prices_check_months" ON "itinerary_prices";
CREATE CONSTRAINT TRIGGER "itinerary_prices_check_months" AFTER INSERT OR UPDATE ON "itinerary_prices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "itinerary_prices_check_months"();

-- A trip has what its stops have in its good months.
CREATE OR REPLACE VIEW "itinerary_animals" AS
  SELECT "stop"."itinerary_id", "seen"."animal", "seen"."likelihood", array_agg(DISTINCT "month" ORDER BY "month") AS "months"
  FROM "itinerary_stops" AS "stop"
  JOIN "itineraries" AS "trip" ON "trip"."id" = "stop"."itinerary_id"
  JOIN "place_animals" AS "seen" ON "seen"."place_id" = ANY (array_append("stop"."instead", "stop"."place_id"::text))
    AND "seen"."animal" <> ALL ("stop"."without")
  CROSS JOIN LATERAL unnest("seen"."months") AS "month"
  WHERE "month" = ANY ("trip"."best_months") OR "trip"."best_months" = '{}'
  GROUP BY "stop"."itinerary_id", "seen"."animal", "seen"."likelihood";
