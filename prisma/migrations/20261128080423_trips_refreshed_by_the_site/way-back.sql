-- Back to the release before trips_refreshed_by_the_site, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- That release fills the columns and makes its triggers when it starts.

ALTER TABLE "itineraries" ADD COLUMN "price_party" SMALLINT, ADD COLUMN "price_season" VARCHAR(60);
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261128080423_trips_refreshed_by_the_site';
