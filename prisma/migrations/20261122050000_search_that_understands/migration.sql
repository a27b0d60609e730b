-- AlterTable
ALTER TABLE "itineraries" ADD COLUMN     "minimum_age" SMALLINT,
ADD COLUMN     "search_days" tsvector,
ADD COLUMN     "search_highlights" tsvector,
ADD COLUMN     "search_places" tsvector,
ADD COLUMN     "search_title" tsvector;

-- CreateTable
CREATE TABLE "synonyms" (
    "term" VARCHAR(60) NOT NULL,
    "means" VARCHAR(200) NOT NULL,

    CONSTRAINT "synonyms_pkey" PRIMARY KEY ("term")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" VARCHAR(40) NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "itineraries_search_words_idx" ON "itineraries" USING GIN ("search_title", "search_places", "search_highlights", "search_days");

-- CreateIndex, where the server has the extension and lets us: without it typing errors are not understood.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "search_words_word_idx" ON "search_words" USING GIST ("word" gist_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'Searching without pg_trgm: %', SQLERRM;
END $$;

-- Appended: value checks, what the search looks through, and telling of changed synonyms.
ALTER TABLE "itineraries"
  ADD CONSTRAINT "itineraries_minimum_age_check" CHECK ("minimum_age" BETWEEN 1 AND 99);
ALTER TABLE "synonyms"
  ADD CONSTRAINT "synonyms_term_check" CHECK (btrim("term") <> '' AND "term" = lower("term"));

-- Apostrophes are left out as well: Grevy’s, Grevy's and Grevys are one word. lib/itineraries/search does the same.
CREATE OR REPLACE FUNCTION "search_normalize"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(normalize(lower("value"), NFD), '[\u0300-\u036f''’]', '', 'g');

CREATE FUNCTION "search_vector"("value" text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN strip(to_tsvector('english', "search_normalize"("value")));

-- In the order of the alphabet, so that two writers of the same words never wait for each other.
CREATE FUNCTION "search_words_of"("value" text) RETURNS SETOF text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT DISTINCT "word" FROM regexp_split_to_table("search_normalize"("value"), '[^a-z]+') AS "word"
  WHERE length("word") BETWEEN 4 AND 40 ORDER BY "word";
END;

-- What the search looks through, each place apart: what is found in the title counts most, in a day least. The words
-- are stripped of their positions, and read from the index alone. The name of the trigger puts it after
-- "itineraries_take_facts", which makes days and destinations.
CREATE FUNCTION "itineraries_write_search"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "itineraries_write_search" BEFORE INSERT OR UPDATE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_write_search"();

-- The words of synonyms can be mistyped too.
CREATE FUNCTION "synonyms_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" SELECT "search_words_of"(NEW."term") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "synonyms_keep_words" AFTER INSERT OR UPDATE ON "synonyms"
  FOR EACH ROW EXECUTE FUNCTION "synonyms_keep_words"();
CREATE TRIGGER "synonyms_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonyms"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('synonyms');

-- The trips that have each of these words, by its number, with points for every place where: title, places and kind,
-- highlights, days, and the part of another word. Reading the words of every row would take longer than the index does,
-- which the planner does not know.
CREATE FUNCTION "search_hits"("words" tsquery[], "parts" text[])
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

-- Known words like these, the likest first; none where the server has no pg_trgm.
CREATE FUNCTION "search_similar"("typed" text[]) RETURNS TABLE ("mistyped" text, "word" text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT "asked", "near"."word"::text FROM unnest("typed") AS "asked" CROSS JOIN LATERAL (
    SELECT "search_words"."word" FROM "search_words" ORDER BY "search_words"."word" <-> "asked" LIMIT 40) AS "near";
EXCEPTION WHEN undefined_function THEN RETURN;
END $$;

-- The search texts of the trips that are there. Nothing that visitors see of them changes, so neither does their stamp.
ALTER TABLE "itineraries" DISABLE TRIGGER "itineraries_before_write";
UPDATE "itineraries" SET
  "search_text" = "search_normalize"("search_text"),
  "minimum_age" = CASE WHEN array_to_string("inclusions", ' ') ILIKE '%gorilla permit%' THEN 15 END;
ALTER TABLE "itineraries" ENABLE TRIGGER "itineraries_before_write";
