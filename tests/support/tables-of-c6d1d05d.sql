-- The tables of commit c6d1d05d, by pg_dump 15. It never changes.
SET check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.number_text(value double precision) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE (value - floor(value)) WHEN 0.25 THEN (NULLIF(floor(value), (0)::double precision) || '¼'::text) WHEN 0.5 THEN (NULLIF(floor(value), (0)::double precision) || '½'::text) WHEN 0.75 THEN (NULLIF(floor(value), (0)::double precision) || '¾'::text) ELSE (((round((value)::numeric, 1))::text)::double precision)::text END;
CREATE FUNCTION public.hours_text(hours double precision[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (cardinality(hours) = 0) THEN NULL::text WHEN (((hours)[1] < (1)::double precision) AND ((hours)[cardinality(hours)] <= (1.5)::double precision)) THEN ((round(((hours)[1] * (60)::double precision)) || COALESCE(('-'::text || round(((hours)[2] * (60)::double precision))), ''::text)) || ' min'::text) WHEN ((hours)[1] < (1)::double precision) THEN (((round(((hours)[1] * (60)::double precision)) || ' min to '::text) || public.number_text((hours)[2])) || ' h'::text) ELSE ((public.number_text((hours)[1]) || COALESCE(('-'::text || public.number_text((hours)[2])), ''::text)) || ' h'::text) END;
CREATE FUNCTION public.is_range(numbers double precision[], largest double precision) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((cardinality(numbers) = 0) OR ((cardinality(numbers) <= 2) AND (array_position(numbers, NULL::double precision) IS NULL) AND ((numbers)[1] > (0)::double precision) AND ((numbers)[1] <= (numbers)[cardinality(numbers)]) AND ((numbers)[cardinality(numbers)] <= largest)));
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
CREATE TABLE public.itinerary_days (
    itinerary_id integer NOT NULL,
    day smallint NOT NULL,
    title character varying(160),
    description text NOT NULL,
    from_place_id character varying(40),
    to_place_id character varying(40),
    road_km double precision[] DEFAULT ARRAY[]::double precision[],
    is_approximate boolean DEFAULT false NOT NULL,
    road_hours double precision[] DEFAULT ARRAY[]::double precision[],
    is_there_and_back boolean DEFAULT false NOT NULL,
    flight_hours double precision[] DEFAULT ARRAY[]::double precision[],
    flight_route character varying(120),
    walk_km double precision[] DEFAULT ARRAY[]::double precision[],
    walk_hours double precision[] DEFAULT ARRAY[]::double precision[],
    boat_hours double precision[] DEFAULT ARRAY[]::double precision[],
    way_note character varying(120),
    meals character varying(80),
    bed character varying(160),
    bed_kind character varying(20),
    bed_altitude integer,
    highest_altitude integer,
    flight_months smallint[] DEFAULT ARRAY[]::smallint[],
    CONSTRAINT itinerary_days_altitude_check CHECK ((((bed_altitude >= 0) AND (bed_altitude <= 9000)) AND ((highest_altitude >= 0) AND (highest_altitude <= 9000)))),
    CONSTRAINT itinerary_days_bed_kind_check CHECK (((bed_kind)::text = ANY ((ARRAY['hotel'::character varying, 'lodge'::character varying, 'guesthouse'::character varying, 'cottage'::character varying, 'tented camp'::character varying, 'camping'::character varying, 'hut'::character varying])::text[]))),
    CONSTRAINT itinerary_days_day_check CHECK (((day >= 1) AND (day <= 365))),
    CONSTRAINT itinerary_days_flight_months_check CHECK (((1 <= ALL (flight_months)) AND (12 >= ALL (flight_months)) AND ((cardinality(flight_months) = 0) OR ((cardinality(flight_hours) > 0) AND (cardinality(road_hours) > 0))))),
    CONSTRAINT itinerary_days_way_check CHECK ((public.is_range(road_km, (1500)::double precision) AND public.is_range(road_hours, (24)::double precision) AND public.is_range(flight_hours, (24)::double precision) AND public.is_range(walk_km, (60)::double precision) AND public.is_range(walk_hours, (24)::double precision) AND public.is_range(boat_hours, (24)::double precision)))
);
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
CREATE TABLE public.itineraries (
    id integer NOT NULL,
    title character varying(160) NOT NULL,
    description text NOT NULL,
    duration integer NOT NULL,
    location character varying(160) NOT NULL,
    country character varying(40) DEFAULT 'Kenya'::character varying NOT NULL,
    highlights text[],
    day_by_day jsonb NOT NULL,
    image_url character varying(500),
    price numeric(10,2) NOT NULL,
    category character varying(60) NOT NULL,
    package_type character varying(40) DEFAULT 'Budget-Friendly'::character varying NOT NULL,
    inclusions text[] DEFAULT ARRAY[]::text[],
    exclusions text[] DEFAULT ARRAY[]::text[],
    perfect_for text[] DEFAULT ARRAY[]::text[],
    destinations text[] DEFAULT ARRAY[]::text[],
    difficulty_level character varying(20) NOT NULL,
    experiences text[] DEFAULT ARRAY[]::text[],
    tags text[] DEFAULT ARRAY[]::text[],
    featured_experience character varying(400),
    seasonality character varying(200),
    best_months smallint[] DEFAULT ARRAY[]::smallint[],
    average_rating numeric(3,2),
    total_reviews integer DEFAULT 0 NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    rating_total integer DEFAULT 0 NOT NULL,
    search_days tsvector,
    search_highlights tsvector,
    search_places tsvector,
    search_title tsvector,
    withdrawn_at timestamp(3) with time zone,
    price_party smallint,
    price_season character varying(60),
    planned_by character varying(120),
    CONSTRAINT itineraries_average_rating_check CHECK (((average_rating >= (1)::numeric) AND (average_rating <= (5)::numeric))),
    CONSTRAINT itineraries_best_months_check CHECK ((best_months <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint, (8)::smallint, (9)::smallint, (10)::smallint, (11)::smallint, (12)::smallint])),
    CONSTRAINT itineraries_country_check CHECK (((country)::text = ANY ((ARRAY['Kenya'::character varying, 'Tanzania'::character varying, 'Uganda'::character varying, 'Dubai'::character varying])::text[]))),
    CONSTRAINT itineraries_day_by_day_check CHECK ((jsonb_typeof(day_by_day) = 'object'::text)),
    CONSTRAINT itineraries_difficulty_level_check CHECK (((difficulty_level)::text = ANY ((ARRAY['Easy'::character varying, 'Moderate'::character varying, 'Challenging'::character varying])::text[]))),
    CONSTRAINT itineraries_duration_check CHECK (((duration >= 1) AND (duration <= 365))),
    CONSTRAINT itineraries_package_type_check CHECK (((package_type)::text = ANY ((ARRAY['Luxury'::character varying, 'Budget-Friendly'::character varying, 'Community & Cultural'::character varying])::text[]))),
    CONSTRAINT itineraries_price_check CHECK ((price >= (0)::numeric)),
    CONSTRAINT itineraries_total_reviews_check CHECK ((total_reviews >= 0))
);
ALTER TABLE ONLY public.itineraries ALTER COLUMN search_text SET STORAGE MAIN;
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
CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.bookings (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    name character varying(120) NOT NULL,
    phone character varying(40),
    country_code character varying(6),
    itinerary_id integer,
    itinerary_title character varying(160),
    safari_category smallint,
    preferred_dates character varying(60) DEFAULT ''::character varying NOT NULL,
    number_of_adults smallint DEFAULT 1 NOT NULL,
    number_of_kids smallint DEFAULT 0 NOT NULL,
    number_of_toddlers smallint DEFAULT 0 NOT NULL,
    message character varying(4000),
    itinerary_price numeric(10,2),
    further_itinerary_ids character varying(60),
    further_itinerary_titles text[] DEFAULT ARRAY[]::text[],
    estimate jsonb,
    child_ages character varying(60),
    date_from date,
    date_to date,
    CONSTRAINT bookings_dates_check CHECK ((date_from <= date_to)),
    CONSTRAINT bookings_number_of_adults_check CHECK (((number_of_adults >= 1) AND (number_of_adults <= 20))),
    CONSTRAINT bookings_number_of_kids_check CHECK (((number_of_kids >= 0) AND (number_of_kids <= 20))),
    CONSTRAINT bookings_number_of_toddlers_check CHECK (((number_of_toddlers >= 0) AND (number_of_toddlers <= 10))),
    CONSTRAINT bookings_safari_category_check CHECK (((safari_category >= 1) AND (safari_category <= 4)))
);
CREATE SEQUENCE public.bookings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bookings_id_seq OWNED BY public.bookings.id;
CREATE TABLE public.claims (
    id character varying(40) NOT NULL,
    text character varying(300) NOT NULL,
    meaning character varying(300) NOT NULL,
    proof character varying(600) NOT NULL,
    owner character varying(120) NOT NULL,
    checked_on date NOT NULL,
    next_check date NOT NULL,
    status character varying(10) DEFAULT 'checked'::character varying NOT NULL,
    CONSTRAINT claims_id_check CHECK (((id)::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT claims_next_check_check CHECK ((next_check > checked_on)),
    CONSTRAINT claims_proof_check CHECK (((btrim((text)::text) <> ''::text) AND (btrim((proof)::text) <> ''::text) AND (btrim((owner)::text) <> ''::text))),
    CONSTRAINT claims_status_check CHECK (((status)::text = ANY ((ARRAY['checked'::character varying, 'to confirm'::character varying, 'sample'::character varying])::text[])))
);
CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    name character varying(120) NOT NULL,
    subject character varying(200) NOT NULL,
    message character varying(4000) NOT NULL
);
CREATE SEQUENCE public.contact_messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contact_messages_id_seq OWNED BY public.contact_messages.id;
CREATE TABLE public.content_files (
    name character varying(300) NOT NULL,
    hash character varying(64) NOT NULL,
    checked_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL
);
CREATE TABLE public.content_states (
    id integer NOT NULL,
    source character varying(200) NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL
);
CREATE SEQUENCE public.content_states_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.content_states_id_seq OWNED BY public.content_states.id;
CREATE TABLE public.content_versions (
    id integer NOT NULL,
    tag character varying(30) NOT NULL,
    version bigint DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.content_versions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.content_versions_id_seq OWNED BY public.content_versions.id;
CREATE TABLE public.content_words (
    key character varying(120) NOT NULL,
    text character varying(4000) NOT NULL,
    CONSTRAINT content_words_text_check CHECK ((btrim((text)::text) <> ''::text))
);
CREATE TABLE public.donation_inquiries (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    message character varying(4000),
    donation_type character varying(40) NOT NULL,
    title character varying(160) NOT NULL
);
CREATE SEQUENCE public.donation_inquiries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.donation_inquiries_id_seq OWNED BY public.donation_inquiries.id;
CREATE TABLE public.donations (
    id integer NOT NULL,
    name character varying(120) NOT NULL,
    email character varying(254) NOT NULL,
    amount numeric(10,2) NOT NULL,
    donation_type character varying(40) NOT NULL,
    project_id integer,
    stripe_payment_id character varying(255) NOT NULL,
    stripe_customer_id character varying(255),
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT donations_amount_check CHECK ((amount > (0)::numeric))
);
CREATE SEQUENCE public.donations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.donations_id_seq OWNED BY public.donations.id;
CREATE TABLE public.fleet_vehicles (
    id integer NOT NULL,
    name character varying(120) NOT NULL,
    description character varying(4000) NOT NULL,
    capacity character varying(120) NOT NULL,
    features text[],
    image_url character varying(500) NOT NULL,
    type character varying(80) NOT NULL,
    available boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE SEQUENCE public.fleet_vehicles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.fleet_vehicles_id_seq OWNED BY public.fleet_vehicles.id;
CREATE TABLE public.inquiries (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    name character varying(120) NOT NULL,
    type character varying(40) DEFAULT 'volunteer'::character varying NOT NULL,
    message character varying(4000) NOT NULL
);
CREATE SEQUENCE public.inquiries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.inquiries_id_seq OWNED BY public.inquiries.id;
CREATE TABLE public.invitations (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    itinerary_id integer NOT NULL,
    travelled_on date NOT NULL,
    mailed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL,
    CONSTRAINT invitations_expires_at_check CHECK (((mailed_at IS NULL) = (expires_at IS NULL)))
);
CREATE SEQUENCE public.invitations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.invitations_id_seq OWNED BY public.invitations.id;
CREATE SEQUENCE public.itineraries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.itineraries_id_seq OWNED BY public.itineraries.id;
CREATE TABLE public.itinerary_stops (
    itinerary_id integer NOT NULL,
    "position" smallint NOT NULL,
    place_id character varying(40) NOT NULL,
    label character varying(120),
    day smallint NOT NULL,
    by character varying(10),
    way character varying(120),
    without text[] DEFAULT ARRAY[]::text[],
    instead text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT itinerary_stops_by_check CHECK (((by)::text = ANY ((ARRAY['road'::character varying, 'air'::character varying, 'foot'::character varying, 'boat'::character varying])::text[]))),
    CONSTRAINT itinerary_stops_numbers_check CHECK ((("position" >= 1) AND (day >= 1)))
);
CREATE TABLE public.place_animals (
    place_id character varying(40) NOT NULL,
    animal character varying(30) NOT NULL,
    likelihood character varying(15) NOT NULL,
    months smallint[],
    CONSTRAINT place_animals_likelihood_check CHECK (((likelihood)::text = ANY ((ARRAY['nearly always'::character varying, 'often'::character varying, 'rarely'::character varying])::text[]))),
    CONSTRAINT place_animals_months_check CHECK (((cardinality(months) > 0) AND (1 <= ALL (months)) AND (12 >= ALL (months))))
);
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
CREATE TABLE public.itinerary_charges (
    id integer NOT NULL,
    itinerary_id integer NOT NULL,
    name character varying(120) NOT NULL,
    amount numeric(10,2) NOT NULL,
    currency character varying(3) NOT NULL,
    unit character varying(60) NOT NULL,
    usd_per_person numeric(10,2) NOT NULL,
    paid_to character varying(160) NOT NULL,
    as_of date NOT NULL,
    source character varying(300) NOT NULL,
    free_below smallint DEFAULT 0 NOT NULL,
    children_to smallint DEFAULT 0 NOT NULL,
    usd_per_child numeric(10,2) DEFAULT 0 NOT NULL,
    per_dollar numeric(12,4),
    CONSTRAINT itinerary_charges_amounts_check CHECK (((amount > (0)::numeric) AND (usd_per_person > (0)::numeric))),
    CONSTRAINT itinerary_charges_children_check CHECK ((((free_below >= 0) AND (free_below <= 18)) AND ((children_to >= 0) AND (children_to <= 18)) AND (usd_per_child >= (0)::numeric) AND (per_dollar > (0)::numeric))),
    CONSTRAINT itinerary_charges_currency_check CHECK (((currency)::text ~ '^[A-Z]{3}$'::text))
);
CREATE SEQUENCE public.itinerary_charges_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.itinerary_charges_id_seq OWNED BY public.itinerary_charges.id;
CREATE TABLE public.itinerary_prices (
    id integer NOT NULL,
    itinerary_id integer NOT NULL,
    season character varying(60) NOT NULL,
    months smallint[],
    for_two numeric(10,2) NOT NULL,
    for_four numeric(10,2) NOT NULL,
    for_six numeric(10,2) NOT NULL,
    single_supplement numeric(10,2) DEFAULT 0 NOT NULL,
    valid_until date NOT NULL,
    children_to smallint DEFAULT 0 NOT NULL,
    child_with_two smallint DEFAULT 100 NOT NULL,
    child_with_child smallint DEFAULT 100 NOT NULL,
    child_with_one smallint DEFAULT 100 NOT NULL,
    below_three smallint DEFAULT 100 NOT NULL,
    by_night boolean DEFAULT false NOT NULL,
    CONSTRAINT itinerary_prices_amounts_check CHECK (((for_two > (0)::numeric) AND (for_four > (0)::numeric) AND (for_six > (0)::numeric) AND (single_supplement >= (0)::numeric))),
    CONSTRAINT itinerary_prices_children_check CHECK ((((children_to >= 0) AND (children_to <= 12)) AND ((child_with_two >= 0) AND (child_with_two <= 100)) AND ((child_with_child >= 0) AND (child_with_child <= 100)) AND ((child_with_one >= 0) AND (child_with_one <= 100)) AND ((below_three >= 0) AND (below_three <= 100)))),
    CONSTRAINT itinerary_prices_months_check CHECK (((cardinality(months) > 0) AND (months <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint, (8)::smallint, (9)::smallint, (10)::smallint, (11)::smallint, (12)::smallint])))
);
CREATE SEQUENCE public.itinerary_prices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.itinerary_prices_id_seq OWNED BY public.itinerary_prices.id;
CREATE TABLE public.itinerary_suitability (
    itinerary_id integer NOT NULL,
    youngest smallint NOT NULL,
    age character varying(200) NOT NULL,
    fitness character varying(200) NOT NULL,
    heat character varying(200) NOT NULL,
    comfort character varying(200) NOT NULL,
    CONSTRAINT itinerary_suitability_words_check CHECK (((btrim((age)::text) <> ''::text) AND (btrim((fitness)::text) <> ''::text) AND (btrim((heat)::text) <> ''::text) AND (btrim((comfort)::text) <> ''::text))),
    CONSTRAINT itinerary_suitability_youngest_check CHECK (((youngest >= 0) AND (youngest <= 99)))
);
CREATE TABLE public.itinerary_surcharges (
    id integer NOT NULL,
    itinerary_id integer NOT NULL,
    name character varying(60) NOT NULL,
    first_night date NOT NULL,
    last_night date NOT NULL,
    usd_per_night numeric(10,2) NOT NULL,
    CONSTRAINT itinerary_surcharges_check CHECK (((usd_per_night > (0)::numeric) AND (first_night <= last_night)))
);
CREATE SEQUENCE public.itinerary_surcharges_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.itinerary_surcharges_id_seq OWNED BY public.itinerary_surcharges.id;
CREATE TABLE public.lead_events (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    action character varying(20) NOT NULL,
    note character varying(4000) DEFAULT ''::character varying NOT NULL,
    who character varying(120) DEFAULT ''::character varying NOT NULL,
    key character varying(40) NOT NULL,
    before jsonb,
    undone_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL
);
CREATE SEQUENCE public.lead_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.lead_events_id_seq OWNED BY public.lead_events.id;
CREATE TABLE public.leads (
    reference character varying(12) NOT NULL,
    kind character varying(30) NOT NULL,
    email character varying(254) NOT NULL,
    status character varying(10) DEFAULT 'new'::character varying NOT NULL,
    held_for character varying(20),
    answered_at timestamp(3) with time zone,
    remind_on date,
    page character varying(300),
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL,
    CONSTRAINT leads_held_for_check CHECK ((((status)::text = 'held'::text) = (held_for IS NOT NULL))),
    CONSTRAINT leads_kind_check CHECK (((kind)::text = ANY ((ARRAY['booking'::character varying, 'inquiry'::character varying, 'donation_inquiry'::character varying, 'volunteer_application'::character varying, 'contact_message'::character varying])::text[]))),
    CONSTRAINT leads_status_check CHECK (((status)::text = ANY ((ARRAY['new'::character varying, 'answered'::character varying, 'waiting'::character varying, 'closed'::character varying, 'held'::character varying])::text[])))
);
CREATE TABLE public.mails (
    id integer NOT NULL,
    reference character varying(12),
    role character varying(10) NOT NULL,
    "to" character varying(254) NOT NULL,
    reply_to character varying(254),
    subject character varying(300) NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    message_id character varying(200) NOT NULL,
    status character varying(10) DEFAULT 'queued'::character varying NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error character varying(500),
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL,
    sent_at timestamp(3) with time zone,
    attachment bytea,
    attachment_name character varying(120),
    CONSTRAINT mails_one_line_check CHECK ((((("to")::text || (subject)::text) || (COALESCE(reply_to, ''::character varying))::text) !~ '[\r\n]'::text)),
    CONSTRAINT mails_role_check CHECK (((role)::text = ANY ((ARRAY['operator'::character varying, 'visitor'::character varying, 'answer'::character varying])::text[]))),
    CONSTRAINT mails_sent_at_check CHECK ((((status)::text = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_status_check CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'sent'::character varying, 'failed'::character varying])::text[])))
);
CREATE SEQUENCE public.mails_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mails_id_seq OWNED BY public.mails.id;
CREATE TABLE public.photos (
    hash character varying(16) NOT NULL,
    name character varying(120) NOT NULL,
    bytes bytea NOT NULL,
    added_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL
);
CREATE TABLE public.place_months (
    place_id character varying(40) NOT NULL,
    month smallint NOT NULL,
    word character varying(30) NOT NULL,
    note character varying(160) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT place_months_month_check CHECK (((month >= 1) AND (month <= 12))),
    CONSTRAINT place_months_word_check CHECK (((word)::text = ANY ((ARRAY['dry'::character varying, 'rains'::character varying, 'short rains'::character varying, 'migration'::character varying, 'calving'::character varying, 'birds'::character varying, 'elephants'::character varying, 'gorilla tracking'::character varying, 'chimpanzee tracking'::character varying, 'clear views'::character varying, 'warm'::character varying, 'hot'::character varying, 'calm sea'::character varying, 'windy'::character varying])::text[])))
);
CREATE TABLE public.places (
    id character varying(40) NOT NULL,
    name character varying(80) NOT NULL,
    country character varying(40) NOT NULL,
    kind character varying(20) NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    altitude integer,
    sources text[],
    CONSTRAINT places_altitude_check CHECK (((altitude >= '-500'::integer) AND (altitude <= 9000))),
    CONSTRAINT places_country_check CHECK (((country)::text = ANY ((ARRAY['Kenya'::character varying, 'Tanzania'::character varying, 'Uganda'::character varying, 'Dubai'::character varying])::text[]))),
    CONSTRAINT places_id_check CHECK (((id)::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT places_kind_check CHECK (((kind)::text = ANY ((ARRAY['city'::character varying, 'town'::character varying, 'village'::character varying, 'park'::character varying, 'reserve'::character varying, 'conservancy'::character varying, 'forest'::character varying, 'lake'::character varying, 'mountain'::character varying, 'gate'::character varying, 'island'::character varying, 'beach'::character varying, 'desert'::character varying, 'airport'::character varying])::text[]))),
    CONSTRAINT places_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT places_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT places_sources_check CHECK ((cardinality(sources) > 0))
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.replies (
    name character varying(60) NOT NULL,
    subject character varying(160) NOT NULL,
    text character varying(4000) NOT NULL
);
CREATE TABLE public.review_removals (
    review_id integer NOT NULL,
    reason character varying(20) NOT NULL,
    is_deleted boolean DEFAULT false NOT NULL,
    removed_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL,
    released_at timestamp(3) with time zone,
    CONSTRAINT review_removals_reason_check CHECK (((reason)::text = ANY ((ARRAY['spam'::character varying, 'abuse'::character varying, 'personal data'::character varying, 'not about a trip'::character varying, 'duplicate'::character varying, 'court'::character varying])::text[])))
);
CREATE TABLE public.reviews (
    id integer NOT NULL,
    itinerary_id integer NOT NULL,
    user_name character varying(120) NOT NULL,
    rating smallint NOT NULL,
    comment character varying(4000) NOT NULL,
    created_at timestamp(3) with time zone DEFAULT transaction_timestamp() NOT NULL,
    held_for character varying(20),
    status character varying(10) DEFAULT 'shown'::character varying NOT NULL,
    invitation_id integer,
    replied_at timestamp(3) with time zone,
    reply character varying(4000),
    travelled_on date,
    told_at timestamp(3) with time zone,
    CONSTRAINT reviews_comment_check CHECK ((btrim((comment)::text) <> ''::text)),
    CONSTRAINT reviews_held_for_check CHECK ((((status)::text = 'held'::text) = (held_for IS NOT NULL))),
    CONSTRAINT reviews_held_reason_check CHECK (((held_for)::text = ANY ((ARRAY['honeypot'::character varying, 'too fast'::character varying, 'links'::character varying, 'operator'::character varying, 'spam'::character varying, 'abuse'::character varying, 'personal data'::character varying, 'not about a trip'::character varying, 'duplicate'::character varying, 'court'::character varying])::text[]))),
    CONSTRAINT reviews_invited_check CHECK (((invitation_id IS NULL) OR (travelled_on IS NOT NULL))),
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_replied_at_check CHECK (((reply IS NULL) = (replied_at IS NULL))),
    CONSTRAINT reviews_reply_check CHECK ((btrim((reply)::text) <> ''::text)),
    CONSTRAINT reviews_status_check CHECK (((status)::text = ANY ((ARRAY['shown'::character varying, 'held'::character varying])::text[]))),
    CONSTRAINT reviews_user_name_check CHECK ((btrim((user_name)::text) <> ''::text))
);
CREATE SEQUENCE public.reviews_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reviews_id_seq OWNED BY public.reviews.id;
CREATE TABLE public.search_words (
    word character varying(40) NOT NULL
);
CREATE TABLE public.sendings (
    key character varying(64) NOT NULL,
    reference character varying(12),
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    review_id integer,
    CONSTRAINT sendings_one_check CHECK ((num_nonnulls(reference, review_id) = 1))
);
CREATE TABLE public.site_keys (
    name character varying(40) NOT NULL,
    key character varying(64) NOT NULL
);
CREATE TABLE public.site_notes (
    name character varying(40) NOT NULL,
    text character varying(300) NOT NULL
);
CREATE TABLE public.synonyms (
    term character varying(60) NOT NULL,
    means character varying(200) NOT NULL,
    CONSTRAINT synonyms_term_check CHECK (((btrim((term)::text) <> ''::text) AND ((term)::text = lower((term)::text))))
);
CREATE TABLE public.team_members (
    id integer NOT NULL,
    name character varying(120) NOT NULL,
    role character varying(120) NOT NULL,
    bio character varying(4000) NOT NULL,
    image_url character varying(500) NOT NULL,
    specialty character varying(200),
    years_of_experience integer,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    plans text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT team_members_years_of_experience_check CHECK ((years_of_experience >= 0))
);
CREATE SEQUENCE public.team_members_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.team_members_id_seq OWNED BY public.team_members.id;
CREATE TABLE public.volunteer_applications (
    id integer NOT NULL,
    reference character varying(12) NOT NULL,
    first_name character varying(120) NOT NULL,
    last_name character varying(120) NOT NULL,
    phone character varying(40) NOT NULL,
    nationality character varying(120) NOT NULL,
    program character varying(40) NOT NULL,
    start_date date NOT NULL,
    duration character varying(20) NOT NULL,
    skills character varying(4000) NOT NULL,
    motivation character varying(4000) NOT NULL,
    emergency_contact character varying(400) NOT NULL,
    agree_terms boolean NOT NULL,
    CONSTRAINT volunteer_applications_agree_terms_check CHECK (agree_terms),
    CONSTRAINT volunteer_applications_duration_check CHECK (((duration)::text = ANY ((ARRAY['1-2-weeks'::character varying, '2-4-weeks'::character varying, '1-3-months'::character varying, '3-6-months'::character varying, '6-months-plus'::character varying])::text[]))),
    CONSTRAINT volunteer_applications_program_check CHECK (((program)::text = ANY ((ARRAY['cultural-heritage'::character varying, 'guide-training'::character varying, 'eco-homestay'::character varying, 'conservation'::character varying, 'health-clinics'::character varying, 'education'::character varying, 'womens-empowerment'::character varying, 'safari-serve'::character varying])::text[])))
);
CREATE SEQUENCE public.volunteer_applications_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.volunteer_applications_id_seq OWNED BY public.volunteer_applications.id;
CREATE TABLE public.volunteers (
    id integer NOT NULL,
    name character varying(120) NOT NULL,
    role character varying(200) NOT NULL,
    description character varying(4000) NOT NULL,
    image_url character varying(500) NOT NULL,
    availability character varying(200) NOT NULL,
    skills text[],
    status character varying(20) DEFAULT 'active'::character varying NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE SEQUENCE public.volunteers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.volunteers_id_seq OWNED BY public.volunteers.id;
ALTER TABLE ONLY public.bookings ALTER COLUMN id SET DEFAULT nextval('public.bookings_id_seq'::regclass);
ALTER TABLE ONLY public.contact_messages ALTER COLUMN id SET DEFAULT nextval('public.contact_messages_id_seq'::regclass);
ALTER TABLE ONLY public.content_states ALTER COLUMN id SET DEFAULT nextval('public.content_states_id_seq'::regclass);
ALTER TABLE ONLY public.content_versions ALTER COLUMN id SET DEFAULT nextval('public.content_versions_id_seq'::regclass);
ALTER TABLE ONLY public.donation_inquiries ALTER COLUMN id SET DEFAULT nextval('public.donation_inquiries_id_seq'::regclass);
ALTER TABLE ONLY public.donations ALTER COLUMN id SET DEFAULT nextval('public.donations_id_seq'::regclass);
ALTER TABLE ONLY public.fleet_vehicles ALTER COLUMN id SET DEFAULT nextval('public.fleet_vehicles_id_seq'::regclass);
ALTER TABLE ONLY public.inquiries ALTER COLUMN id SET DEFAULT nextval('public.inquiries_id_seq'::regclass);
ALTER TABLE ONLY public.invitations ALTER COLUMN id SET DEFAULT nextval('public.invitations_id_seq'::regclass);
ALTER TABLE ONLY public.itineraries ALTER COLUMN id SET DEFAULT nextval('public.itineraries_id_seq'::regclass);
ALTER TABLE ONLY public.itinerary_charges ALTER COLUMN id SET DEFAULT nextval('public.itinerary_charges_id_seq'::regclass);
ALTER TABLE ONLY public.itinerary_prices ALTER COLUMN id SET DEFAULT nextval('public.itinerary_prices_id_seq'::regclass);
ALTER TABLE ONLY public.itinerary_surcharges ALTER COLUMN id SET DEFAULT nextval('public.itinerary_surcharges_id_seq'::regclass);
ALTER TABLE ONLY public.lead_events ALTER COLUMN id SET DEFAULT nextval('public.lead_events_id_seq'::regclass);
ALTER TABLE ONLY public.mails ALTER COLUMN id SET DEFAULT nextval('public.mails_id_seq'::regclass);
ALTER TABLE ONLY public.reviews ALTER COLUMN id SET DEFAULT nextval('public.reviews_id_seq'::regclass);
ALTER TABLE ONLY public.team_members ALTER COLUMN id SET DEFAULT nextval('public.team_members_id_seq'::regclass);
ALTER TABLE ONLY public.volunteer_applications ALTER COLUMN id SET DEFAULT nextval('public.volunteer_applications_id_seq'::regclass);
ALTER TABLE ONLY public.volunteers ALTER COLUMN id SET DEFAULT nextval('public.volunteers_id_seq'::regclass);
ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_files
    ADD CONSTRAINT content_files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.content_states
    ADD CONSTRAINT content_states_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_words
    ADD CONSTRAINT content_words_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.donation_inquiries
    ADD CONSTRAINT donation_inquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.fleet_vehicles
    ADD CONSTRAINT fleet_vehicles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.inquiries
    ADD CONSTRAINT inquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.itineraries
    ADD CONSTRAINT itineraries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.itinerary_charges
    ADD CONSTRAINT itinerary_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.itinerary_days
    ADD CONSTRAINT itinerary_days_pkey PRIMARY KEY (itinerary_id, day);
ALTER TABLE ONLY public.itinerary_prices
    ADD CONSTRAINT itinerary_prices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.itinerary_stops
    ADD CONSTRAINT itinerary_stops_pkey PRIMARY KEY (itinerary_id, "position");
ALTER TABLE ONLY public.itinerary_suitability
    ADD CONSTRAINT itinerary_suitability_pkey PRIMARY KEY (itinerary_id);
ALTER TABLE ONLY public.itinerary_surcharges
    ADD CONSTRAINT itinerary_surcharges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (hash, name);
ALTER TABLE ONLY public.place_animals
    ADD CONSTRAINT place_animals_pkey PRIMARY KEY (place_id, animal);
ALTER TABLE ONLY public.place_months
    ADD CONSTRAINT place_months_pkey PRIMARY KEY (place_id, month);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.review_removals
    ADD CONSTRAINT review_removals_pkey PRIMARY KEY (review_id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.site_keys
    ADD CONSTRAINT site_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.site_notes
    ADD CONSTRAINT site_notes_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.synonyms
    ADD CONSTRAINT synonyms_pkey PRIMARY KEY (term);
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.volunteer_applications
    ADD CONSTRAINT volunteer_applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.volunteers
    ADD CONSTRAINT volunteers_pkey PRIMARY KEY (id);
CREATE INDEX bookings_itinerary_id_idx ON public.bookings USING btree (itinerary_id);
CREATE UNIQUE INDEX bookings_reference_key ON public.bookings USING btree (reference);
CREATE UNIQUE INDEX contact_messages_reference_key ON public.contact_messages USING btree (reference);
CREATE INDEX content_versions_tag_id_idx ON public.content_versions USING btree (tag, id);
CREATE UNIQUE INDEX donation_inquiries_reference_key ON public.donation_inquiries USING btree (reference);
CREATE UNIQUE INDEX inquiries_reference_key ON public.inquiries USING btree (reference);
CREATE UNIQUE INDEX invitations_booking_id_key ON public.invitations USING btree (booking_id);
CREATE INDEX invitations_itinerary_id_idx ON public.invitations USING btree (itinerary_id);
CREATE INDEX itineraries_country_idx ON public.itineraries USING btree (country);
CREATE INDEX itineraries_difficulty_level_idx ON public.itineraries USING btree (difficulty_level);
CREATE INDEX itineraries_likeness_idx ON public.itineraries USING btree (category, package_type, country, duration, is_featured, is_popular, id, withdrawn_at);
CREATE INDEX itineraries_list_order_idx ON public.itineraries USING btree (((NOT is_featured)), ((NOT is_popular)), id);
CREATE INDEX itineraries_package_type_idx ON public.itineraries USING btree (package_type);
CREATE INDEX itineraries_search_text_idx ON public.itineraries USING gin (search_text public.gin_trgm_ops) WITH (gin_pending_list_limit='64');
CREATE INDEX itineraries_search_words_idx ON public.itineraries USING gin (search_title, search_places, search_highlights, search_days) WITH (gin_pending_list_limit='64');
CREATE UNIQUE INDEX itinerary_charges_itinerary_id_name_key ON public.itinerary_charges USING btree (itinerary_id, name);
CREATE INDEX itinerary_days_from_place_id_idx ON public.itinerary_days USING btree (from_place_id);
CREATE INDEX itinerary_days_to_place_id_idx ON public.itinerary_days USING btree (to_place_id);
CREATE UNIQUE INDEX itinerary_prices_itinerary_id_season_key ON public.itinerary_prices USING btree (itinerary_id, season);
CREATE INDEX itinerary_stops_place_id_idx ON public.itinerary_stops USING btree (place_id);
CREATE UNIQUE INDEX itinerary_surcharges_itinerary_id_name_key ON public.itinerary_surcharges USING btree (itinerary_id, name);
CREATE UNIQUE INDEX lead_events_key_key ON public.lead_events USING btree (key);
CREATE INDEX lead_events_reference_idx ON public.lead_events USING btree (reference);
CREATE INDEX leads_created_at_idx ON public.leads USING btree (created_at);
CREATE INDEX leads_status_created_at_idx ON public.leads USING btree (status, created_at);
CREATE UNIQUE INDEX mails_message_id_key ON public.mails USING btree (message_id);
CREATE INDEX mails_reference_idx ON public.mails USING btree (reference);
CREATE INDEX mails_status_created_at_idx ON public.mails USING btree (status, created_at);
CREATE INDEX rate_limits_expire_idx ON public.rate_limits USING btree (expire);
CREATE INDEX review_removals_removed_at_idx ON public.review_removals USING btree (removed_at);
CREATE UNIQUE INDEX reviews_invitation_id_key ON public.reviews USING btree (invitation_id);
CREATE INDEX reviews_itinerary_id_created_at_id_idx ON public.reviews USING btree (itinerary_id, created_at DESC, id DESC);
CREATE INDEX reviews_itinerary_id_status_rating_created_at_id_idx ON public.reviews USING btree (itinerary_id, status, rating, created_at DESC, id DESC);
CREATE INDEX search_words_word_idx ON public.search_words USING gist (word public.gist_trgm_ops);
CREATE INDEX sendings_created_at_idx ON public.sendings USING btree (created_at);
CREATE INDEX sendings_reference_idx ON public.sendings USING btree (reference);
CREATE INDEX sendings_review_id_idx ON public.sendings USING btree (review_id);
CREATE UNIQUE INDEX volunteer_applications_reference_key ON public.volunteer_applications USING btree (reference);
CREATE INDEX volunteers_status_id_idx ON public.volunteers USING btree (status, id);
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
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_inquiries
    ADD CONSTRAINT donation_inquiries_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.inquiries
    ADD CONSTRAINT inquiries_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.itinerary_charges
    ADD CONSTRAINT itinerary_charges_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.itinerary_days
    ADD CONSTRAINT itinerary_days_from_place_id_fkey FOREIGN KEY (from_place_id) REFERENCES public.places(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.itinerary_days
    ADD CONSTRAINT itinerary_days_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.itinerary_days
    ADD CONSTRAINT itinerary_days_to_place_id_fkey FOREIGN KEY (to_place_id) REFERENCES public.places(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.itinerary_prices
    ADD CONSTRAINT itinerary_prices_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.itinerary_stops
    ADD CONSTRAINT itinerary_stops_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.itinerary_stops
    ADD CONSTRAINT itinerary_stops_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.itinerary_suitability
    ADD CONSTRAINT itinerary_suitability_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.itinerary_surcharges
    ADD CONSTRAINT itinerary_surcharges_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.place_animals
    ADD CONSTRAINT place_animals_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.place_months
    ADD CONSTRAINT place_months_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_itinerary_id_fkey FOREIGN KEY (itinerary_id) REFERENCES public.itineraries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.volunteer_applications
    ADD CONSTRAINT volunteer_applications_reference_fkey FOREIGN KEY (reference) REFERENCES public.leads(reference) ON UPDATE CASCADE ON DELETE CASCADE;
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121120000_first_tables', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121131219_keep_leads_and_mails', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121154500_tell_content_changes', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121154717_keyset_lists', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121162147_quicker_similar_trips_and_search', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121185730_sendings', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261121192656_stamp_by_the_database', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122030000_facts_as_data', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122031000_words_of_the_operator', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122032000_operator_workbook', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122040000_tell_what_a_review_changes', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122050000_search_that_understands', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122051500_itinerary_suitability', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122060000_count_content_changes', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122060000_several_trips_in_a_request', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122100000_trusted_reviews', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122163000_drop_idempotency_columns', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261122164500_short_pending_lists', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123113000_withdraw_itineraries', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123180931_mark_claims', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123191000_one_minimum_age', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123202312_desk', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123210349_site_notes', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261123213900_heights_of_days', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261124220000_estimate_of_a_booking', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125000000_whose_lowest_price', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125010000_prices_by_age_and_date', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125020000_ages_of_children', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125030000_one_table_of_leads', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125100000_ids_of_texts', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125110000_days_of_a_booking', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125120000_animals_of_places', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125130000_flights_of_some_months', NULL, NULL, now(), 1);
INSERT INTO public._prisma_migrations VALUES (gen_random_uuid(), 'checksum', now(), '20261125130000_who_plans_a_trip', NULL, NULL, now(), 1);
