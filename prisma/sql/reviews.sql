-- Number, stars and average of the shown reviews of a trip. A new review is added to them, whatever the trip has already;
-- after an edit or a deletion all of the trip's are counted again.
CREATE OR REPLACE FUNCTION "reviews_after_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER "reviews_after_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS "new_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_insert"();

CREATE OR REPLACE FUNCTION "itineraries_count_reviews"("trips" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first, so that of two transactions the later one counts what the earlier one did. In the order of the ids, so
  -- that two never wait for each other; NO KEY because writers of reviews hold the lock of their foreign key.
  PERFORM FROM "itineraries" WHERE "id" = ANY ("trips") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "itineraries" SET ("total_reviews", "rating_total", "average_rating") = (
    SELECT count(*), coalesce(sum("rating"), 0), avg("rating") FROM "reviews"
    WHERE "itinerary_id" = "itineraries"."id" AND "status" = 'shown')
  WHERE "id" = ANY ("trips");
END $$;

CREATE OR REPLACE FUNCTION "reviews_after_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(
    SELECT "itinerary_id" FROM "old_reviews" UNION SELECT "itinerary_id" FROM "new_reviews"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "reviews_after_update" AFTER UPDATE ON "reviews"
  REFERENCING OLD TABLE AS "old_reviews" NEW TABLE AS "new_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_update"();

CREATE OR REPLACE FUNCTION "reviews_after_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(SELECT DISTINCT "itinerary_id" FROM "old_reviews"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "reviews_after_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS "old_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_delete"();
