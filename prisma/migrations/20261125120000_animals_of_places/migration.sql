-- What one sees where, how likely, and in which months.
CREATE TABLE "place_animals" (
    "place_id" VARCHAR(40) NOT NULL,
    "animal" VARCHAR(30) NOT NULL,
    "likelihood" VARCHAR(15) NOT NULL,
    "months" SMALLINT[],

    CONSTRAINT "place_animals_pkey" PRIMARY KEY ("place_id", "animal"),
    CONSTRAINT "place_animals_likelihood_check" CHECK ("likelihood" IN ('nearly always', 'often', 'rarely')),
    CONSTRAINT "place_animals_months_check" CHECK (cardinality("months") > 0 AND 1 <= ALL ("months") AND 12 >= ALL ("months"))
);

ALTER TABLE "place_animals" ADD CONSTRAINT "place_animals_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Animals that a trip does not look for at a stop, and other places where its camp stands in other months.
ALTER TABLE "itinerary_stops" ADD COLUMN "without" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "instead" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- A trip has what its stops have in its good months.
CREATE VIEW "itinerary_animals" AS
  SELECT "stop"."itinerary_id", "seen"."animal", "seen"."likelihood", array_agg(DISTINCT "month" ORDER BY "month") AS "months"
  FROM "itinerary_stops" AS "stop"
  JOIN "itineraries" AS "trip" ON "trip"."id" = "stop"."itinerary_id"
  JOIN "place_animals" AS "seen" ON "seen"."place_id" = ANY (array_append("stop"."instead", "stop"."place_id"::text))
    AND "seen"."animal" <> ALL ("stop"."without")
  CROSS JOIN LATERAL unnest("seen"."months") AS "month"
  WHERE "month" = ANY ("trip"."best_months") OR "trip"."best_months" = '{}'
  GROUP BY "stop"."itinerary_id", "seen"."animal", "seen"."likelihood";

CREATE TRIGGER "place_animals_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "place_animals"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('places');
CREATE TRIGGER "place_animals_tell_trips" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "place_animals"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');

-- Filters and the calendar read what no column of a trip shows.
CREATE TRIGGER "itinerary_stops_tell_trips" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "itinerary_stops"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');
CREATE TRIGGER "itinerary_days_tell_trips" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "itinerary_days"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');
