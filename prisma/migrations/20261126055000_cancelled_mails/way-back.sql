-- Back to the release before cancelled_mails, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- That release deletes the mails of a lead that is held as spam, and makes new ones when it is released.

DELETE FROM "mails" WHERE "status" = 'cancelled';
ALTER TABLE "mails" DROP CONSTRAINT "mails_status_check",
  ADD CONSTRAINT "mails_status_check" CHECK ("status" IN ('queued', 'sent', 'failed'));
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261126055000_cancelled_mails';
