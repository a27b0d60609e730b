-- A trip that is taken out is withdrawn. What visitors wrote about it stays, so no row that has any may be deleted.

ALTER TABLE "itineraries" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);

DROP INDEX "itineraries_likeness_idx";
CREATE INDEX "itineraries_likeness_idx" ON "itineraries"("category", "package_type", "country", "duration", "is_featured", "is_popular", "id", "withdrawn_at");

ALTER TABLE "reviews" DROP CONSTRAINT "reviews_itinerary_id_fkey";
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invitations" DROP CONSTRAINT "invitations_itinerary_id_fkey";
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "bookings" DROP CONSTRAINT "bookings_itinerary_id_fkey";
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The constraints would refuse too, but without a sentence, and they know nothing of further trips.
CREATE FUNCTION "itineraries_refuse_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "itineraries_refuse_delete" BEFORE DELETE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_refuse_delete"();
