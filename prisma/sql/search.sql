-- Without accents and apostrophes: Grevy’s, Grevy's and Grevys are one word. lib/search does the same.
CREATE OR REPLACE FUNCTION "search_normalize"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(normalize(lower("value"), NFD), '[\u0300-\u036f''’]', '', 'g');

CREATE OR REPLACE FUNCTION "search_vector"("value" text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN strip(to_tsvector('english', "search_normalize"("value")));

-- In alphabetical order, so that two writers of the same words never wait for each other.
CREATE OR REPLACE FUNCTION "search_words_of"("value" text) RETURNS SETOF text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT DISTINCT "word" FROM regexp_split_to_table("search_normalize"("value"), '[^a-z]+') AS "word"
  WHERE length("word") BETWEEN 4 AND 40 ORDER BY "word";
END;

-- What the search looks through, each place apart: what is found in the title counts most, in a day least. The words are
-- stripped of their positions and read from the index itineraries_search_words_idx alone. By its name the trigger runs
-- after itineraries_take_facts, which makes days and destinations.
CREATE OR REPLACE FUNCTION "itineraries_write_search"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE OR REPLACE TRIGGER "itineraries_write_search" BEFORE INSERT OR UPDATE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_write_search"();

-- The words of synonyms can be mistyped too.
CREATE OR REPLACE FUNCTION "synonyms_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" SELECT "search_words_of"(NEW."term") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "synonyms_keep_words" AFTER INSERT OR UPDATE ON "synonyms"
  FOR EACH ROW EXECUTE FUNCTION "synonyms_keep_words"();

-- The trips that have each of these words, by its number, with points for every place: title, places and kind, highlights,
-- days, and as a part of another word (index itineraries_search_text_idx, where there is pg_trgm). The planner does not
-- know that reading the words of every row takes longer than the indexes.
CREATE OR REPLACE FUNCTION "search_hits"("words" tsquery[], "parts" text[])
  RETURNS TABLE ("no" integer, "ids" integer[], "points" integer[]) LANGUAGE sql STABLE SET enable_seqscan = off
BEGIN ATOMIC
  SELECT "asked"."no"::integer, array_agg("found"."id"), array_agg("found"."points")
  FROM unnest("words", "parts") WITH ORDINALITY AS "asked" ("word", "part", "no") CROSS JOIN LATERAL (
    SELECT "id", sum("worth")::integer AS "points" FROM (
      SELECT "id", 16 AS "worth" FROM "itineraries" WHERE "search_title" @@ "word"
      UNION ALL SELECT "id", 10 FROM "itineraries" WHERE "search_places" @@ "word"
      UNION ALL SELECT "id", 6 FROM "itineraries" WHERE "search_highlights" @@ "word"
      UNION ALL SELECT "id", 2 FROM "itineraries" WHERE "search_days" @@ "word"
      UNION ALL SELECT "id", 1 FROM "itineraries" WHERE "search_text" LIKE "part"
    ) AS "place" GROUP BY "id") AS "found"
  GROUP BY "asked"."no";
END;

-- Known words like these, the closest first; none where the server has no pg_trgm.
CREATE OR REPLACE FUNCTION "search_similar"("typed" text[]) RETURNS TABLE ("mistyped" text, "word" text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT "asked", "near"."word"::text FROM unnest("typed") AS "asked" CROSS JOIN LATERAL (
    SELECT "search_words"."word" FROM "search_words" ORDER BY "search_words"."word" <-> "asked" LIMIT 40) AS "near";
EXCEPTION WHEN undefined_function THEN RETURN;
END $$;

INSERT INTO "search_words" SELECT DISTINCT "search_words_of"("term") FROM "synonyms" ON CONFLICT DO NOTHING;
