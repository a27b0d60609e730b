-- The version of a tag is the sum of its rows. Usually there is one; a transaction that finds it locked by another takes a
-- second one, so that nobody waits and there is no deadlock. Who may edit content needs no rights on this table.
CREATE OR REPLACE FUNCTION "tell_content_tag"("tag" text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "content_versions" SET "version" = "version" + 1 WHERE "id" = (
    SELECT "counts"."id" FROM "content_versions" AS "counts" WHERE "counts"."tag" = $1
    ORDER BY "counts"."id" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "content_versions" ("tag") VALUES ($1);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_content_tag"(TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Pages, filters and the calendar read the facts of trips too.
DO $$
DECLARE
  "trigger" record;
BEGIN
  FOR "trigger" IN SELECT * FROM (VALUES
    ('team_members', 'team_members_tell_change', 'team-members'), ('fleet_vehicles', 'fleet_vehicles_tell_change', 'fleet-vehicles'),
    ('volunteers', 'volunteers_tell_change', 'volunteers'), ('claims', 'claims_tell_change', 'claims'),
    ('contributions', 'contributions_tell_change', 'claims'),
    ('content_words', 'content_words_tell_change', 'words'), ('page_pictures', 'page_pictures_tell_change', 'words'),
    ('synonyms', 'synonyms_tell_change', 'synonyms'),
    ('places', 'places_tell_change', 'places'), ('place_months', 'place_months_tell_change', 'places'),
    ('place_animals', 'place_animals_tell_change', 'places'), ('place_animals', 'place_animals_tell_trips', 'itineraries'),
    ('itinerary_days', 'itinerary_days_tell_trips', 'itineraries'), ('itinerary_stops', 'itinerary_stops_tell_trips', 'itineraries'),
    ('itinerary_prices', 'itinerary_prices_tell_trips', 'itineraries'),
    ('itinerary_charges', 'itinerary_charges_tell_trips', 'itineraries'),
    ('itinerary_surcharges', 'itinerary_surcharges_tell_trips', 'itineraries'),
    ('itinerary_suitability', 'itinerary_suitability_tell_trips', 'itineraries'),
    ('itinerary_pictures', 'itinerary_pictures_tell_trips', 'itineraries'),
    ('itinerary_extensions', 'itinerary_extensions_tell_trips', 'itineraries'),
    ('lodges', 'lodges_tell_trips', 'itineraries'), ('lodge_pictures', 'lodge_pictures_tell_trips', 'itineraries')
  ) AS "triggers" ("table", "name", "tag") LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"(%L)', "trigger"."name", "trigger"."table", "trigger"."tag");
  END LOOP;
END $$;

-- Not when places are taken: pages count them themselves.
CREATE OR REPLACE TRIGGER "departures_tell_trips" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "itinerary_id", "first_day",
    "seats", "sure_from", "price", "single_supplement", "guide_language", "note", "withdrawn_at" ON "departures"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');

CREATE OR REPLACE TRIGGER "itineraries_tell_change" AFTER INSERT OR DELETE OR TRUNCATE ON "itineraries"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');

-- A review changes these columns only: then the tags of the trip and of the lists with ratings are enough.
CREATE OR REPLACE FUNCTION "tell_itineraries_update"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "counted" CONSTANT text[] := '{average_rating,total_reviews,rating_total,updated_at}';
BEGIN
  IF (SELECT count(*) FROM "new_rows") > 50 OR EXISTS (
    SELECT FROM "new_rows" AS "after" LEFT JOIN "old_rows" AS "before" USING ("id")
    WHERE to_jsonb("after") - "counted" IS DISTINCT FROM to_jsonb("before") - "counted"
  ) THEN
    PERFORM "tell_content_tag"('itineraries');
  ELSE
    PERFORM "tell_content_tag"("tag") FROM (
      SELECT 'itinerary:' || "id" AS "tag" FROM "new_rows" UNION SELECT 'ratings' FROM "new_rows"
    ) AS "tags";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "itineraries_tell_update" AFTER UPDATE ON "itineraries"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_itineraries_update"();

-- Writing a review updates its trip, which TRUNCATE does not.
CREATE OR REPLACE TRIGGER "reviews_tell_truncate" AFTER TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('reviews');
