-- Whatever is no letter, mark or digit in the scripts that travellers and we write, after NFKC and without what cannot be
-- seen. PostgreSQL has no such class that is the same with every locale; tests/integration/search-text.test.ts compares it
-- with lib/domain/search-text.ts, sign by sign.
CREATE OR REPLACE FUNCTION "search_signs"() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02e9\u02ed'
    '\u02ef-\u02ff\u0375\u03f6\u0482\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4'
    '\u06dd\u06de\u06e9\u06fd\u06fe\u0888\u0890\u0891\u08e2\u0964\u0965\u0970\u0e3f\u0fd5-\u0fd8\u10fb'
    '\u16eb-\u16ed\u1735\u1736\u1802-\u1805\u1cd3\u2010-\u20c1\u2104-\u212e\u213a-\u214d\u214f-\u2182'
    '\u2185-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3007-\u3029\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190\u3191'
    '\u31c0-\u31ef\u3248-\u327f\u4dc0-\u4dff\ua673\ua67e\ua700-\ua716\ua720\ua721\ua789\ua78a\ua830-\ua839'
    '\ua8f8-\ua8fa\ua8fc\ua92e\uab5b\uab6a\uab6b\ufbb2-\ufdff\ufe45\ufe46\ufff9-\ufffd\U0001f000-\U0001faff]+';

-- Without accents, apostrophes and other signs: Grevy’s, Grevy's and Grevys are one word. lib/domain/search-text.ts does the
-- same.
CREATE OR REPLACE FUNCTION "search_normalize"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(translate(regexp_replace(normalize(lower(normalize(
    regexp_replace("value", '[''’‘‛`´ʹʻʼʽˈˊˋ′‵՚׳ꞌ＇｀\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f'
      '\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]', '', 'g'), NFKC)), NFD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'), "search_signs"(), ' ', 'g');

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
-- stripped of their positions and read from the index itineraries_search_words_idx alone.
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

-- The words of all trips by the functions above.
UPDATE "itineraries" SET "search_title" = NULL;
