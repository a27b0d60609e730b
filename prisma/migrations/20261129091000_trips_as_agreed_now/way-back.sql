-- Back to the release before trips_as_agreed_now, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- That release makes its views when it starts. An offer whose acceptance was taken back counts as accepted there.

DROP VIEW "trip_facts";
DROP VIEW "reservation_dues";
DROP VIEW "listed_holds";
DROP VIEW "reservation_accounts";
ALTER TABLE "reservations" DROP COLUMN "adults", DROP COLUMN "kids", DROP COLUMN "toddlers";
ALTER TABLE "holds" DROP COLUMN "kind", DROP COLUMN "people", DROP COLUMN "is_left", DROP COLUMN "released_on",
  ALTER COLUMN "what" SET DATA TYPE VARCHAR(400) USING left("what", 400);
ALTER TABLE "lead_events" DROP COLUMN "typed_hash";
ALTER TABLE "quotes" DROP COLUMN "sent_key";
ALTER TABLE "quote_answers" DISABLE TRIGGER "quote_answers_keep";
DELETE FROM "quote_answers" WHERE "kind" = 'reopened'
  OR "kind" = 'accepted' AND "id" NOT IN (SELECT max("id") FROM "quote_answers" WHERE "kind" = 'accepted' GROUP BY "reference");
UPDATE "quote_answers" SET "kind" = 'question' WHERE "kind" IN ('wish', 'renewal');
ALTER TABLE "quote_answers" ENABLE TRIGGER "quote_answers_keep";
ALTER TABLE "quote_answers" DROP CONSTRAINT "quote_answers_kind_check";
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_kind_check"
  CHECK ("kind" IN ('accepted', 'question', 'declined', 'withdrawn'));
CREATE UNIQUE INDEX "quote_answers_one_accepted_idx" ON "quote_answers"("reference") WHERE "kind" = 'accepted';
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129091000_trips_as_agreed_now';
