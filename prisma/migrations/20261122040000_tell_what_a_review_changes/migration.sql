-- A review changes the count and the average of its itinerary, and no other: instances hear the tag of that itinerary and
-- of what shows ratings in long lists, no longer that of every itinerary.

CREATE FUNCTION "tell_content_tag"("tag" text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('content_changes', "tag");
$$;

-- What has changed besides the columns that reviews change, and the one that every update does?
CREATE FUNCTION "tell_itineraries_update"() RETURNS trigger LANGUAGE plpgsql AS $$
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

DROP TRIGGER "itineraries_tell_change" ON "itineraries";
CREATE TRIGGER "itineraries_tell_change" AFTER INSERT OR DELETE OR TRUNCATE ON "itineraries"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');
CREATE TRIGGER "itineraries_tell_update" AFTER UPDATE ON "itineraries"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_itineraries_update"();

-- What else is done to reviews updates their itinerary, which tells it.
DROP TRIGGER "reviews_tell_change" ON "reviews";
CREATE TRIGGER "reviews_tell_truncate" AFTER TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('reviews');
