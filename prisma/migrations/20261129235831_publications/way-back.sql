-- Back to the release before publications, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- What was published until then can no longer be undone there.

DROP TABLE "publications";
CREATE TABLE "content_states" (
  "id" SERIAL PRIMARY KEY,
  "source" VARCHAR(200) NOT NULL,
  "before" JSONB NOT NULL,
  "after" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp()
);
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129235831_publications';
