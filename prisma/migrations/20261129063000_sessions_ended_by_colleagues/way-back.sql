-- Back to the release before sessions_ended_by_colleagues, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- That release takes ended sessions for open ones.

DELETE FROM "desk_sessions" WHERE "ended_at" IS NOT NULL;
ALTER TABLE "desk_sessions" DROP COLUMN "ended_at", DROP COLUMN "ended_by";
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129063000_sessions_ended_by_colleagues';
