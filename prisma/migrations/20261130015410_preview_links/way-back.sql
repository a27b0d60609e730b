-- Back to the release before previews, with the site stopped: psql "$DATABASE_URL" -1 -f this file.

DROP SCHEMA IF EXISTS "site_preview" CASCADE;
DROP FUNCTION IF EXISTS "build_preview"(text[]);
DROP TABLE "preview_links";
DELETE FROM "_sql_files" WHERE "name" = 'preview.sql';
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261130015410_preview_links';
