-- Back to the release before several_drafts, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- It keeps the last draft of each request.

DELETE FROM "quotes" WHERE "sent_at" IS NULL
  AND "id" NOT IN (SELECT max("id") FROM "quotes" WHERE "sent_at" IS NULL GROUP BY "reference");
CREATE UNIQUE INDEX "quotes_one_draft_idx" ON "quotes"("reference") WHERE "sent_at" IS NULL;
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129095500_several_drafts';
