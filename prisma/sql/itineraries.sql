-- The search text is made anew only when its parts change: a review counted is no reason.
CREATE OR REPLACE FUNCTION "itineraries_before_write"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW."title", NEW."description", NEW."location", NEW."country", NEW."highlights", NEW."tags")
    IS DISTINCT FROM (OLD."title", OLD."description", OLD."location", OLD."country", OLD."highlights", OLD."tags")
    OR NEW."search_title" IS NULL
  THEN
    NEW."search_text" := "search_normalize"(concat_ws(' ',
      NEW."title", NEW."description", NEW."location", NEW."country",
      array_to_string(NEW."highlights", ' '), array_to_string(NEW."tags", ' ')));
  END IF;
  -- Without words the search is only made anew (search.sql).
  IF TG_OP = 'UPDATE' AND NEW."search_title" IS NOT NULL THEN
    NEW."updated_at" := now();
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "itineraries_before_write" BEFORE INSERT OR UPDATE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_before_write"();

-- The constraints would refuse too, but without a sentence, and they know nothing of further trips.
CREATE OR REPLACE FUNCTION "itineraries_refuse_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER "itineraries_refuse_delete" BEFORE DELETE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_refuse_delete"();
