-- '2½' for 2.5, '4.5' stays where it is no time.
CREATE OR REPLACE FUNCTION "number_text"("value" double precision) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE "value" - floor("value")
    WHEN 0.25 THEN NULLIF(floor("value"), 0) || '¼' WHEN 0.5 THEN NULLIF(floor("value"), 0) || '½'
    WHEN 0.75 THEN NULLIF(floor("value"), 0) || '¾' ELSE round("value"::numeric, 1)::text::double precision::text END;

-- '45 min', '40-90 min', '2-2½ h', '30 min to 6 h'; null where there is none.
CREATE OR REPLACE FUNCTION "hours_text"("hours" double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN cardinality("hours") = 0 THEN NULL
    WHEN "hours"[1] < 1 AND "hours"[cardinality("hours")] <= 1.5
      THEN round("hours"[1] * 60) || coalesce('-' || round("hours"[2] * 60), '') || ' min'
    WHEN "hours"[1] < 1 THEN round("hours"[1] * 60) || ' min to ' || "number_text"("hours"[2]) || ' h'
    ELSE "number_text"("hours"[1]) || coalesce('-' || "number_text"("hours"[2]), '') || ' h' END;

-- '270 km', '5-7 km'; null where there are none.
CREATE OR REPLACE FUNCTION "km_text"("km" double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN cardinality("km") = 0 THEN NULL ELSE "km"[1] || coalesce('-' || "km"[2], '') || ' km' END;

-- A day as the documented dayByDay has it: its words, and its numbers as words. A day of only a text is that text.
CREATE OR REPLACE FUNCTION "itinerary_day_json"("day" "itinerary_days") RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  "walk" text := NULLIF(concat_ws(', ', "km_text"("day"."walk_km") || ' on foot',
    "hours_text"("day"."walk_hours") || CASE WHEN cardinality("day"."walk_km") = 0 THEN ' on foot' ELSE '' END), '');
  "road" text := CASE WHEN "day"."is_approximate" THEN 'about ' ELSE '' END || "km_text"("day"."road_km");
  "with_stops" boolean := "day"."way_note" LIKE 'with %';
  "facts" jsonb;
BEGIN
  "facts" := jsonb_strip_nulls(jsonb_build_object(
    'driveTime', "hours_text"("day"."road_hours")
      || CASE WHEN "day"."is_there_and_back" THEN ' each way' ELSE '' END
      || CASE WHEN "with_stops" THEN ' ' || "day"."way_note" ELSE '' END,
    'distance', NULLIF(concat_ws(', ',
      CASE WHEN "walk" IS NULL THEN "road" ELSE "road" || ' by road' END, "walk",
      "hours_text"("day"."boat_hours") || ' on the water',
      CASE WHEN "with_stops" THEN NULL ELSE "day"."way_note" END), ''),
    'flight', "hours_text"("day"."flight_hours")
      || coalesce(CASE WHEN "day"."flight_route" LIKE 'with %' THEN ' ' ELSE ', ' END || "day"."flight_route", ''),
    'meals', "day"."meals",
    'lodging', "day"."bed"));
  IF "day"."title" IS NULL AND "facts" = '{}' THEN RETURN to_jsonb("day"."description"); END IF;
  RETURN jsonb_strip_nulls(jsonb_build_object(
    'title', "day"."title", 'description', NULLIF("day"."description", ''))) || "facts";
END $$;

-- Price, days and stops of the documented answers follow from the tables of facts, where a trip has any there. The price
-- is for two sharing, with every charge that nobody can avoid.
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

CREATE OR REPLACE TRIGGER "itineraries_take_facts" BEFORE UPDATE OF "price", "day_by_day", "destinations" ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_take_facts"();

-- A change of its facts updates the trip, which stamps it and makes its pages anew.
CREATE OR REPLACE FUNCTION "itinerary_facts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "itineraries" SET "price" = "price"
    WHERE "id" IN (SELECT "itinerary_id" FROM "changed" UNION SELECT "itinerary_id" FROM "before");
  ELSE
    UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "changed");
  END IF;
  RETURN NULL;
END $$;

-- Once a statement: a script may write the days of a thousand trips in one.
DO $$
DECLARE
  "facts" text;
BEGIN
  FOREACH "facts" IN ARRAY ARRAY['prices', 'charges', 'surcharges', 'days', 'stops', 'suitability'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER "itinerary_%1$s_added" AFTER INSERT ON "itinerary_%1$s"
      REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
    EXECUTE format('CREATE OR REPLACE TRIGGER "itinerary_%1$s_changed" AFTER UPDATE ON "itinerary_%1$s"
      REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
    EXECUTE format('CREATE OR REPLACE TRIGGER "itinerary_%1$s_removed" AFTER DELETE ON "itinerary_%1$s"
      REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION "places_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "itineraries" SET "destinations" = "destinations"
  WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_stops" WHERE "place_id" = NEW."id");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "places_renamed" AFTER UPDATE OF "name" ON "places"
  FOR EACH ROW EXECUTE FUNCTION "places_renamed"();

-- A month belongs to one season of a trip. Checked when the transaction ends, so that two seasons may swap months.
CREATE OR REPLACE FUNCTION "itinerary_prices_check_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "itinerary_prices" AS "season", unnest("season"."months") AS "month"
    WHERE "season"."itinerary_id" = NEW."itinerary_id" GROUP BY "month" HAVING count(*) > 1)
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

-- What these functions make follows them.
UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_prices");
