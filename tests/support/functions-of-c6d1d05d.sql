-- The functions and triggers of commit c6d1d05d, by pg_dump 15. They never change.
SET check_function_bodies = false;
CREATE FUNCTION public.number_text(value double precision) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE (value - floor(value)) WHEN 0.25 THEN (NULLIF(floor(value), (0)::double precision) || '¼'::text) WHEN 0.5 THEN (NULLIF(floor(value), (0)::double precision) || '½'::text) WHEN 0.75 THEN (NULLIF(floor(value), (0)::double precision) || '¾'::text) ELSE (((round((value)::numeric, 1))::text)::double precision)::text END;
CREATE FUNCTION public.hours_text(hours double precision[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (cardinality(hours) = 0) THEN NULL::text WHEN (((hours)[1] < (1)::double precision) AND ((hours)[cardinality(hours)] <= (1.5)::double precision)) THEN ((round(((hours)[1] * (60)::double precision)) || COALESCE(('-'::text || round(((hours)[2] * (60)::double precision))), ''::text)) || ' min'::text) WHEN ((hours)[1] < (1)::double precision) THEN (((round(((hours)[1] * (60)::double precision)) || ' min to '::text) || public.number_text((hours)[2])) || ' h'::text) ELSE ((public.number_text((hours)[1]) || COALESCE(('-'::text || public.number_text((hours)[2])), ''::text)) || ' h'::text) END;
CREATE FUNCTION public.itineraries_before_write() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW."title", NEW."description", NEW."location", NEW."country", NEW."highlights", NEW."tags")
    IS DISTINCT FROM (OLD."title", OLD."description", OLD."location", OLD."country", OLD."highlights", OLD."tags")
  THEN
    NEW."search_text" := "search_normalize"(concat_ws(' ',
      NEW."title", NEW."description", NEW."location", NEW."country",
      array_to_string(NEW."highlights", ' '), array_to_string(NEW."tags", ' ')));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW."updated_at" := now();
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION public.itineraries_count_reviews(trips integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Locked first, so that of two transactions the later one counts what the earlier one did. In the order of the ids, so
  -- that two never wait for each other; NO KEY because writers of reviews hold the lock of their foreign key.
  PERFORM FROM "itineraries" WHERE "id" = ANY ("trips") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "itineraries" SET ("total_reviews", "rating_total", "average_rating") = (
    SELECT count(*), coalesce(sum("rating"), 0), avg("rating") FROM "reviews"
    WHERE "itinerary_id" = "itineraries"."id" AND "status" = 'shown')
  WHERE "id" = ANY ("trips");
END $$;
CREATE FUNCTION public.itineraries_refuse_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  "kept" text;
BEGIN
  SELECT string_agg("number" || ' ' || "name" || CASE WHEN "number" = 1 THEN '' ELSE 's' END, ', ') INTO "kept" FROM (
    SELECT count(*) AS "number", 'review' AS "name" FROM "reviews" WHERE "itinerary_id" = OLD."id"
    UNION ALL SELECT count(*), 'invitation' FROM "invitations" WHERE "itinerary_id" = OLD."id"
    UNION ALL SELECT count(*), 'booking' FROM "bookings"
      WHERE "itinerary_id" = OLD."id" OR OLD."id"::text = ANY (string_to_array("further_itinerary_ids", ','))
  ) AS "counts" WHERE "number" > 0;
  IF "kept" IS NOT NULL THEN
    RAISE EXCEPTION 'Trip % (%) cannot be deleted: visitors wrote about it (%). Take its rows out of the workbook instead: then it is withdrawn, and all of it is kept.',
      OLD."id", OLD."title", "kept";
  END IF;
  RETURN OLD;
END $$;
CREATE FUNCTION public.itineraries_take_facts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.itineraries_write_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  "places" text; "points" text;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."search_title" IS NOT NULL AND
    (NEW."title", NEW."description", NEW."location", NEW."country", NEW."highlights", NEW."tags", NEW."destinations",
     NEW."package_type", NEW."category", NEW."difficulty_level", NEW."perfect_for", NEW."experiences",
     NEW."featured_experience", NEW."day_by_day") IS NOT DISTINCT FROM
    (OLD."title", OLD."description", OLD."location", OLD."country", OLD."highlights", OLD."tags", OLD."destinations",
     OLD."package_type", OLD."category", OLD."difficulty_level", OLD."perfect_for", OLD."experiences",
     OLD."featured_experience", OLD."day_by_day")
  THEN RETURN NEW; END IF;
  "places" := concat_ws(', ', NEW."location", NEW."country",
    -- Without the way there: 'Maasai Mara (5-6 h by road)'.
    regexp_replace(array_to_string(NEW."destinations", ', '), '\([^()]*\)', '', 'g'),
    array_to_string(NEW."tags", ', '), NEW."package_type", NEW."category", NEW."difficulty_level",
    array_to_string(NEW."perfect_for", ', '));
  "points" := concat_ws(', ', array_to_string(NEW."highlights", ', '), array_to_string(NEW."experiences", ', '),
    NEW."featured_experience");
  NEW."search_title" := "search_vector"(NEW."title");
  NEW."search_places" := "search_vector"("places");
  NEW."search_highlights" := "search_vector"("points");
  NEW."search_days" := "search_vector"(concat_ws(', ', NEW."description", (
    SELECT string_agg("text" #>> '{}', ', ')
    FROM jsonb_path_query(NEW."day_by_day", 'strict $.** ? (@.type() == "string")') AS "text")));
  INSERT INTO "search_words" SELECT "search_words_of"(concat_ws(', ', NEW."title", "places", "points"))
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $_$;
CREATE FUNCTION public.itinerary_day_json(day public.itinerary_days) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
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
CREATE FUNCTION public.itinerary_facts_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "itineraries" SET "price" = "price"
    WHERE "id" IN (SELECT "itinerary_id" FROM "changed" UNION SELECT "itinerary_id" FROM "before");
  ELSE
    UPDATE "itineraries" SET "price" = "price" WHERE "id" IN (SELECT "itinerary_id" FROM "changed");
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public.itinerary_prices_check_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "itinerary_prices" AS "season", unnest("season"."months") AS "month"
    WHERE "season"."itinerary_id" = NEW."itinerary_id" GROUP BY "month" HAVING count(*) > 1)
  THEN
    RAISE EXCEPTION 'A month is in two seasons of itinerary %', NEW."itinerary_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public.km_text(km double precision[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (cardinality(km) = 0) THEN NULL::text ELSE (((km)[1] || COALESCE(('-'::text || (km)[2]), ''::text)) || ' km'::text) END;
CREATE FUNCTION public.places_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "itineraries" SET "destinations" = "destinations"
  WHERE "id" IN (SELECT "itinerary_id" FROM "itinerary_stops" WHERE "place_id" = NEW."id");
  RETURN NULL;
END $$;
CREATE FUNCTION public.reviews_after_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(SELECT DISTINCT "itinerary_id" FROM "old_reviews"));
  RETURN NULL;
END $$;
CREATE FUNCTION public.reviews_after_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "itineraries" AS "trip" SET
    "total_reviews" = "trip"."total_reviews" + "added"."reviews",
    "rating_total" = "trip"."rating_total" + "added"."stars",
    "average_rating" = ("trip"."rating_total" + "added"."stars")::numeric / ("trip"."total_reviews" + "added"."reviews")
  FROM (
    SELECT "itinerary_id", count(*) AS "reviews", sum("rating") AS "stars"
    FROM "new_reviews" WHERE "status" = 'shown' GROUP BY "itinerary_id"
  ) AS "added"
  WHERE "trip"."id" = "added"."itinerary_id";
  RETURN NULL;
END $$;
CREATE FUNCTION public.reviews_after_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(
    SELECT "itinerary_id" FROM "old_reviews" UNION SELECT "itinerary_id" FROM "new_reviews"));
  RETURN NULL;
END $$;
CREATE FUNCTION public.search_hits(words tsquery[], parts text[]) RETURNS TABLE(no integer, ids integer[], points integer[])
    LANGUAGE sql STABLE
    SET enable_seqscan TO 'off'
    BEGIN ATOMIC
 SELECT (asked.no)::integer AS no,
     array_agg(found.id) AS array_agg,
     array_agg(found.points) AS array_agg
    FROM (UNNEST(search_hits.words, search_hits.parts) WITH ORDINALITY asked(word, part, no)
      CROSS JOIN LATERAL ( SELECT place.id,
             (sum(place.worth))::integer AS points
            FROM ( SELECT itineraries.id,
                     16 AS worth
                    FROM public.itineraries
                   WHERE (itineraries.search_title @@ asked.word)
                 UNION ALL
                  SELECT itineraries.id,
                     10
                    FROM public.itineraries
                   WHERE (itineraries.search_places @@ asked.word)
                 UNION ALL
                  SELECT itineraries.id,
                     6
                    FROM public.itineraries
                   WHERE (itineraries.search_highlights @@ asked.word)
                 UNION ALL
                  SELECT itineraries.id,
                     2
                    FROM public.itineraries
                   WHERE (itineraries.search_days @@ asked.word)
                 UNION ALL
                  SELECT itineraries.id,
                     1
                    FROM public.itineraries
                   WHERE (itineraries.search_text ~~ asked.part)) place
           GROUP BY place.id) found)
   GROUP BY asked.no;
END;
CREATE FUNCTION public.search_normalize(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(NORMALIZE(lower(value), NFD), '[\u0300-\u036f''’]'::text, ''::text, 'g'::text);
CREATE FUNCTION public.search_similar(typed text[]) RETURNS TABLE(mistyped text, word text)
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN QUERY SELECT "asked", "near"."word"::text FROM unnest("typed") AS "asked" CROSS JOIN LATERAL (
    SELECT "search_words"."word" FROM "search_words" ORDER BY "search_words"."word" <-> "asked" LIMIT 40) AS "near";
EXCEPTION WHEN undefined_function THEN RETURN;
END $$;
CREATE FUNCTION public.search_vector(value text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN strip(to_tsvector('english'::regconfig, public.search_normalize(value)));
CREATE FUNCTION public.search_words_of(value text) RETURNS SETOF text
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT DISTINCT word.word
    FROM regexp_split_to_table(public.search_normalize(search_words_of.value), '[^a-z]+'::text) word(word)
   WHERE ((length(word.word) >= 4) AND (length(word.word) <= 40))
   ORDER BY word.word;
END;
CREATE FUNCTION public.synonyms_keep_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "search_words" SELECT "search_words_of"(NEW."term") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION public.tell_content_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM "tell_content_tag"(TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE FUNCTION public.tell_content_tag(tag text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO '$user', 'public'
    AS $_$
BEGIN
  UPDATE "content_versions" SET "version" = "version" + 1 WHERE "id" = (
    SELECT "counts"."id" FROM "content_versions" AS "counts" WHERE "counts"."tag" = $1
    ORDER BY "counts"."id" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "content_versions" ("tag") VALUES ($1);
  END IF;
  BEGIN
    PERFORM pg_notify('content_changes', $1);
  EXCEPTION WHEN undefined_function OR feature_not_supported OR insufficient_privilege THEN
    NULL;
  END;
END $_$;
CREATE FUNCTION public.tell_itineraries_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE VIEW public.itinerary_animals AS
 SELECT stop.itinerary_id,
    seen.animal,
    seen.likelihood,
    array_agg(DISTINCT month.month ORDER BY month.month) AS months
   FROM (((public.itinerary_stops stop
     JOIN public.itineraries trip ON ((trip.id = stop.itinerary_id)))
     JOIN public.place_animals seen ON ((((seen.place_id)::text = ANY (array_append(stop.instead, (stop.place_id)::text))) AND ((seen.animal)::text <> ALL (stop.without)))))
     CROSS JOIN LATERAL unnest(seen.months) month(month))
  WHERE ((month.month = ANY (trip.best_months)) OR (trip.best_months = '{}'::smallint[]))
  GROUP BY stop.itinerary_id, seen.animal, seen.likelihood;
CREATE TRIGGER claims_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claims FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('claims');
CREATE TRIGGER content_words_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_words FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('words');
CREATE TRIGGER fleet_vehicles_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.fleet_vehicles FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('fleet-vehicles');
CREATE TRIGGER itineraries_before_write BEFORE INSERT OR UPDATE ON public.itineraries FOR EACH ROW EXECUTE FUNCTION public.itineraries_before_write();
CREATE TRIGGER itineraries_refuse_delete BEFORE DELETE ON public.itineraries FOR EACH ROW EXECUTE FUNCTION public.itineraries_refuse_delete();
CREATE TRIGGER itineraries_take_facts BEFORE UPDATE OF price, day_by_day, destinations ON public.itineraries FOR EACH ROW EXECUTE FUNCTION public.itineraries_take_facts();
CREATE TRIGGER itineraries_tell_change AFTER INSERT OR DELETE OR TRUNCATE ON public.itineraries FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('itineraries');
CREATE TRIGGER itineraries_tell_update AFTER UPDATE ON public.itineraries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tell_itineraries_update();
CREATE TRIGGER itineraries_write_search BEFORE INSERT OR UPDATE ON public.itineraries FOR EACH ROW EXECUTE FUNCTION public.itineraries_write_search();
CREATE TRIGGER itinerary_charges_added AFTER INSERT ON public.itinerary_charges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_charges_changed AFTER UPDATE ON public.itinerary_charges REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_charges_removed AFTER DELETE ON public.itinerary_charges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_days_added AFTER INSERT ON public.itinerary_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_days_changed AFTER UPDATE ON public.itinerary_days REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_days_removed AFTER DELETE ON public.itinerary_days REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_days_tell_trips AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.itinerary_days FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('itineraries');
CREATE TRIGGER itinerary_prices_added AFTER INSERT ON public.itinerary_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_prices_changed AFTER UPDATE ON public.itinerary_prices REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE CONSTRAINT TRIGGER itinerary_prices_check_months AFTER INSERT OR UPDATE ON public.itinerary_prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.itinerary_prices_check_months();
CREATE TRIGGER itinerary_prices_removed AFTER DELETE ON public.itinerary_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_stops_added AFTER INSERT ON public.itinerary_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_stops_changed AFTER UPDATE ON public.itinerary_stops REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_stops_removed AFTER DELETE ON public.itinerary_stops REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_stops_tell_trips AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.itinerary_stops FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('itineraries');
CREATE TRIGGER itinerary_suitability_added AFTER INSERT ON public.itinerary_suitability REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_suitability_changed AFTER UPDATE ON public.itinerary_suitability REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_suitability_removed AFTER DELETE ON public.itinerary_suitability REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_surcharges_added AFTER INSERT ON public.itinerary_surcharges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_surcharges_changed AFTER UPDATE ON public.itinerary_surcharges REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER itinerary_surcharges_removed AFTER DELETE ON public.itinerary_surcharges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.itinerary_facts_changed();
CREATE TRIGGER place_animals_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.place_animals FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('places');
CREATE TRIGGER place_animals_tell_trips AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.place_animals FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('itineraries');
CREATE TRIGGER place_months_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.place_months FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('places');
CREATE TRIGGER places_renamed AFTER UPDATE OF name ON public.places FOR EACH ROW EXECUTE FUNCTION public.places_renamed();
CREATE TRIGGER places_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.places FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('places');
CREATE TRIGGER reviews_after_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_after_delete();
CREATE TRIGGER reviews_after_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_after_insert();
CREATE TRIGGER reviews_after_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS old_reviews NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_after_update();
CREATE TRIGGER reviews_tell_truncate AFTER TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('reviews');
CREATE TRIGGER synonyms_keep_words AFTER INSERT OR UPDATE ON public.synonyms FOR EACH ROW EXECUTE FUNCTION public.synonyms_keep_words();
CREATE TRIGGER synonyms_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('synonyms');
CREATE TRIGGER team_members_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.team_members FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('team-members');
CREATE TRIGGER volunteers_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.volunteers FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_change('volunteers');
