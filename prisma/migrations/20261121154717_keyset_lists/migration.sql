-- DropIndex
DROP INDEX "itineraries_list_order_idx";

-- AlterTable
ALTER TABLE "itineraries" ADD COLUMN     "rating_total" INTEGER NOT NULL DEFAULT 0;

-- The order of the list, all ascending, so that what comes after a trip is one range of the index.
CREATE INDEX "itineraries_list_order_idx" ON "itineraries" ((NOT "is_featured"), (NOT "is_popular"), "id");

-- CreateIndex, where the server has the extension and lets us: the search is right without it, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "itineraries_search_text_idx" ON "itineraries" USING GIN ("search_text" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'Searching without pg_trgm: %', SQLERRM;
END $$;

-- The search text is made anew only when its parts change: a review counted is no reason.
CREATE OR REPLACE FUNCTION "itineraries_before_write"() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The count, the stars and the average of a trip's shown reviews, exact whoever writes. A new review is added to them,
-- whatever the trip has already; an edited or deleted one has the trip counted anew.
CREATE FUNCTION "reviews_after_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION "itineraries_count_reviews"("trips" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first, so that of two transactions the later one counts what the earlier one did. In the order of the ids, so
  -- that two never wait for each other; NO KEY because writers of reviews hold the lock of their foreign key.
  PERFORM FROM "itineraries" WHERE "id" = ANY ("trips") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "itineraries" SET ("total_reviews", "rating_total", "average_rating") = (
    SELECT count(*), coalesce(sum("rating"), 0), avg("rating") FROM "reviews"
    WHERE "itinerary_id" = "itineraries"."id" AND "status" = 'shown')
  WHERE "id" = ANY ("trips");
END $$;

CREATE FUNCTION "reviews_after_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(
    SELECT "itinerary_id" FROM "old_reviews" UNION SELECT "itinerary_id" FROM "new_reviews"));
  RETURN NULL;
END $$;

CREATE FUNCTION "reviews_after_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "itineraries_count_reviews"(ARRAY(SELECT DISTINCT "itinerary_id" FROM "old_reviews"));
  RETURN NULL;
END $$;

CREATE TRIGGER "reviews_after_insert" AFTER INSERT ON "reviews"
  REFERENCING NEW TABLE AS "new_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_insert"();
CREATE TRIGGER "reviews_after_update" AFTER UPDATE ON "reviews"
  REFERENCING OLD TABLE AS "old_reviews" NEW TABLE AS "new_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_update"();
CREATE TRIGGER "reviews_after_delete" AFTER DELETE ON "reviews"
  REFERENCING OLD TABLE AS "old_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "reviews_after_delete"();

SELECT "itineraries_count_reviews"(ARRAY(SELECT DISTINCT "itinerary_id" FROM "reviews"));
