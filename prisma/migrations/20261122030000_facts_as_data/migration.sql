-- CreateTable
CREATE TABLE "itinerary_prices" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "season" VARCHAR(60) NOT NULL,
    "months" SMALLINT[],
    "for_two" DECIMAL(10,2) NOT NULL,
    "for_four" DECIMAL(10,2) NOT NULL,
    "for_six" DECIMAL(10,2) NOT NULL,
    "single_supplement" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "valid_until" DATE NOT NULL,

    CONSTRAINT "itinerary_prices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "itinerary_charges" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" VARCHAR(3) NOT NULL,
    "unit" VARCHAR(60) NOT NULL,
    "usd_per_person" DECIMAL(10,2) NOT NULL,
    "paid_to" VARCHAR(160) NOT NULL,
    "as_of" DATE NOT NULL,
    "source" VARCHAR(300) NOT NULL,

    CONSTRAINT "itinerary_charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "places" (
    "id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "country" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "altitude" INTEGER,
    "sources" TEXT[],

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "place_months" (
    "place_id" VARCHAR(40) NOT NULL,
    "month" SMALLINT NOT NULL,
    "word" VARCHAR(30) NOT NULL,
    "note" VARCHAR(160) NOT NULL DEFAULT '',

    CONSTRAINT "place_months_pkey" PRIMARY KEY ("place_id","month")
);

-- CreateTable
CREATE TABLE "itinerary_stops" (
    "itinerary_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "place_id" VARCHAR(40) NOT NULL,
    "label" VARCHAR(120),
    "day" SMALLINT NOT NULL,
    "by" VARCHAR(10),
    "way" VARCHAR(120),

    CONSTRAINT "itinerary_stops_pkey" PRIMARY KEY ("itinerary_id","position")
);

-- CreateTable
CREATE TABLE "itinerary_days" (
    "itinerary_id" INTEGER NOT NULL,
    "day" SMALLINT NOT NULL,
    "title" VARCHAR(160),
    "description" TEXT NOT NULL,
    "from_place_id" VARCHAR(40),
    "to_place_id" VARCHAR(40),
    "road_km" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "is_approximate" BOOLEAN NOT NULL DEFAULT false,
    "road_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "is_there_and_back" BOOLEAN NOT NULL DEFAULT false,
    "flight_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "flight_route" VARCHAR(120),
    "walk_km" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "walk_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "boat_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "way_note" VARCHAR(120),
    "meals" VARCHAR(80),
    "bed" VARCHAR(160),
    "bed_kind" VARCHAR(20),
    "bed_altitude" INTEGER,
    "highest_altitude" INTEGER,

    CONSTRAINT "itinerary_days_pkey" PRIMARY KEY ("itinerary_id","day")
);

-- CreateTable
CREATE TABLE "claims" (
    "id" VARCHAR(40) NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "meaning" VARCHAR(300) NOT NULL,
    "proof" VARCHAR(600) NOT NULL,
    "owner" VARCHAR(120) NOT NULL,
    "checked_on" DATE NOT NULL,
    "next_check" DATE NOT NULL,

    CONSTRAINT "claims_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "itinerary_prices_itinerary_id_season_key" ON "itinerary_prices"("itinerary_id", "season");

-- CreateIndex
CREATE UNIQUE INDEX "itinerary_charges_itinerary_id_name_key" ON "itinerary_charges"("itinerary_id", "name");

-- CreateIndex
CREATE INDEX "itinerary_stops_place_id_idx" ON "itinerary_stops"("place_id");

-- CreateIndex
CREATE INDEX "itinerary_days_from_place_id_idx" ON "itinerary_days"("from_place_id");

-- CreateIndex
CREATE INDEX "itinerary_days_to_place_id_idx" ON "itinerary_days"("to_place_id");

-- AddForeignKey
ALTER TABLE "itinerary_prices" ADD CONSTRAINT "itinerary_prices_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_charges" ADD CONSTRAINT "itinerary_charges_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_months" ADD CONSTRAINT "place_months_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_stops" ADD CONSTRAINT "itinerary_stops_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_stops" ADD CONSTRAINT "itinerary_stops_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_from_place_id_fkey" FOREIGN KEY ("from_place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_to_place_id_fkey" FOREIGN KEY ("to_place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Appended: value checks, what is made of the facts, and telling that they have changed.

-- One number, a range of two, or nothing.
CREATE FUNCTION "is_range"("numbers" double precision[], "largest" double precision) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN cardinality("numbers") = 0 OR (cardinality("numbers") <= 2 AND array_position("numbers", NULL) IS NULL
    AND "numbers"[1] > 0 AND "numbers"[1] <= "numbers"[cardinality("numbers")] AND "numbers"[cardinality("numbers")] <= "largest");

ALTER TABLE "places"
  ADD CONSTRAINT "places_id_check" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "places_country_check" CHECK ("country" IN ('Kenya', 'Tanzania', 'Uganda', 'Dubai')),
  ADD CONSTRAINT "places_kind_check" CHECK ("kind" IN ('city', 'town', 'village', 'park', 'reserve', 'conservancy', 'forest', 'lake', 'mountain', 'gate', 'island', 'beach', 'desert', 'airport')),
  ADD CONSTRAINT "places_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "places_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "places_altitude_check" CHECK ("altitude" BETWEEN -500 AND 9000),
  ADD CONSTRAINT "places_sources_check" CHECK (cardinality("sources") > 0);

ALTER TABLE "place_months"
  ADD CONSTRAINT "place_months_month_check" CHECK ("month" BETWEEN 1 AND 12),
  ADD CONSTRAINT "place_months_word_check" CHECK ("word" IN ('dry', 'rains', 'short rains', 'migration', 'calving', 'birds', 'elephants', 'gorilla tracking', 'chimpanzee tracking', 'clear views', 'warm', 'hot', 'calm sea', 'windy'));

ALTER TABLE "itinerary_prices"
  ADD CONSTRAINT "itinerary_prices_months_check" CHECK (cardinality("months") > 0 AND "months" <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  ADD CONSTRAINT "itinerary_prices_amounts_check" CHECK ("for_two" > 0 AND "for_four" > 0 AND "for_six" > 0 AND "single_supplement" >= 0);

ALTER TABLE "itinerary_charges"
  ADD CONSTRAINT "itinerary_charges_amounts_check" CHECK ("amount" > 0 AND "usd_per_person" > 0),
  ADD CONSTRAINT "itinerary_charges_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "itinerary_stops"
  ADD CONSTRAINT "itinerary_stops_numbers_check" CHECK ("position" >= 1 AND "day" >= 1),
  ADD CONSTRAINT "itinerary_stops_by_check" CHECK ("by" IN ('road', 'air', 'foot', 'boat'));

ALTER TABLE "itinerary_days"
  ADD CONSTRAINT "itinerary_days_day_check" CHECK ("day" BETWEEN 1 AND 365),
  ADD CONSTRAINT "itinerary_days_way_check" CHECK (
    "is_range"("road_km", 1500) AND "is_range"("road_hours", 24) AND "is_range"("flight_hours", 24)
    AND "is_range"("walk_km", 60) AND "is_range"("walk_hours", 24) AND "is_range"("boat_hours", 24)),
  ADD CONSTRAINT "itinerary_days_bed_kind_check" CHECK ("bed_kind" IN ('hotel', 'lodge', 'guesthouse', 'cottage', 'tented camp', 'camping', 'hut')),
  ADD CONSTRAINT "itinerary_days_altitude_check" CHECK ("bed_altitude" BETWEEN 0 AND 9000 AND "highest_altitude" BETWEEN 0 AND 9000);

ALTER TABLE "claims"
  ADD CONSTRAINT "claims_id_check" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "claims_proof_check" CHECK (btrim("text") <> '' AND btrim("proof") <> '' AND btrim("owner") <> ''),
  ADD CONSTRAINT "claims_next_check_check" CHECK ("next_check" > "checked_on");

-- A month belongs to one season of a trip. Looked at when the transaction ends, so that two may swap months in it.
CREATE FUNCTION "itinerary_prices_check_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "itinerary_prices" AS "season", unnest("season"."months") AS "month"
    WHERE "season"."itinerary_id" = NEW."itinerary_id" GROUP BY "month" HAVING count(*) > 1)
  THEN
    RAISE EXCEPTION 'A month is in two seasons of itinerary %', NEW."itinerary_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "itinerary_prices_check_months" AFTER INSERT OR UPDATE ON "itinerary_prices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "itinerary_prices_check_months"();

-- '2½' for 2.5, '4.5' stays where it is no time.
CREATE FUNCTION "number_text"("value" double precision) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE "value" - floor("value")
    WHEN 0.25 THEN NULLIF(floor("value"), 0) || '¼' WHEN 0.5 THEN NULLIF(floor("value"), 0) || '½'
    WHEN 0.75 THEN NULLIF(floor("value"), 0) || '¾' ELSE round("value"::numeric, 1)::text::double precision::text END;

-- '45 min', '40-90 min', '2-2½ h', '30 min to 6 h'; null where there is none.
CREATE FUNCTION "hours_text"("hours" double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN cardinality("hours") = 0 THEN NULL
    WHEN "hours"[1] < 1 AND "hours"[cardinality("hours")] <= 1.5
      THEN round("hours"[1] * 60) || coalesce('-' || round("hours"[2] * 60), '') || ' min'
    WHEN "hours"[1] < 1 THEN round("hours"[1] * 60) || ' min to ' || "number_text"("hours"[2]) || ' h'
    ELSE "number_text"("hours"[1]) || coalesce('-' || "number_text"("hours"[2]), '') || ' h' END;

-- '270 km', '5-7 km'; null where there are none.
CREATE FUNCTION "km_text"("km" double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN cardinality("km") = 0 THEN NULL ELSE "km"[1] || coalesce('-' || "km"[2], '') || ' km' END;

-- A day as the documented dayByDay has it: its words, and its numbers as words. A day of only a text is that text.
CREATE FUNCTION "itinerary_day_json"("day" "itinerary_days") RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
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

-- The price, the days and the stops of the documented answers follow from the tables of facts, where a trip has any there.
-- The price is the lowest total: it has every charge in it that nobody can avoid.
CREATE FUNCTION "itineraries_take_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What the constraints refuse is left to them.
  IF NEW."price" < 0 OR jsonb_typeof(NEW."day_by_day") <> 'object' THEN RETURN NEW; END IF;
  NEW."price" := coalesce((
    SELECT ceil(min(least("for_two", "for_four", "for_six"))
      + (SELECT coalesce(sum("usd_per_person"), 0) FROM "itinerary_charges" WHERE "itinerary_id" = NEW."id"))
    FROM "itinerary_prices" WHERE "itinerary_id" = NEW."id"), NEW."price");
  NEW."day_by_day" := coalesce((
    SELECT jsonb_object_agg('day' || "d"."day", "itinerary_day_json"("d")) FROM "itinerary_days" AS "d"
    WHERE "itinerary_id" = NEW."id"), NEW."day_by_day");
  NEW."destinations" := coalesce((
    SELECT array_agg(coalesce("stop"."label", "place"."name") || coalesce(' (' || "stop"."way" || ')', '') ORDER BY "position")
    FROM "itinerary_stops" AS "stop" JOIN "places" AS "place" ON "place"."id" = "place_id"
    WHERE "itinerary_id" = NEW."id"), NEW."destinations");
  RETURN NEW;
END $$;

CREATE TRIGGER "itineraries_take_facts" BEFORE UPDATE OF "price", "day_by_day", "destinations" ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_take_facts"();

CREATE FUNCTION "itinerary_facts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "itineraries" SET "price" = "price"
    WHERE "id" IN (SELECT "itinerary_id" FROM "changed" UNION SELECT "itinerary_id" FROM "before");
  ELSE
    UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "changed");
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "places_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "itineraries" SET "destinations" = "destinations"
  WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_stops" WHERE "place_id" = NEW."id");
  RETURN NULL;
END $$;

-- Once a statement: a script may write the days of a thousand trips in one.
DO $$
DECLARE
  "facts" text;
BEGIN
  FOREACH "facts" IN ARRAY ARRAY['prices', 'charges', 'days', 'stops'] LOOP
    EXECUTE format('CREATE TRIGGER "itinerary_%1$s_added" AFTER INSERT ON "itinerary_%1$s" REFERENCING NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
    EXECUTE format('CREATE TRIGGER "itinerary_%1$s_changed" AFTER UPDATE ON "itinerary_%1$s"
      REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
    EXECUTE format('CREATE TRIGGER "itinerary_%1$s_removed" AFTER DELETE ON "itinerary_%1$s" REFERENCING OLD TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"()', "facts");
  END LOOP;
END $$;
CREATE TRIGGER "places_renamed" AFTER UPDATE OF "name" ON "places"
  FOR EACH ROW EXECUTE FUNCTION "places_renamed"();

-- As the migration "tell_content_changes" does for the other tables. Facts of a trip change its row, which tells of it.
CREATE TRIGGER "places_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('places');
CREATE TRIGGER "place_months_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "place_months"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('places');
CREATE TRIGGER "claims_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "claims"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('claims');
