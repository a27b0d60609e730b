-- Back to the release before mail_messages, with the site stopped: psql "$DATABASE_URL" -1 -f this file.

UPDATE "leads" SET "kind" = 'contact_message', "page" = 'mail' WHERE "kind" = 'mail_message';
ALTER TABLE "leads" DROP CONSTRAINT "leads_kind_check", ADD CONSTRAINT "leads_kind_check"
  CHECK ("kind" IN ('booking', 'inquiry', 'donation_inquiry', 'volunteer_application', 'contact_message'));
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261130123115_mail_messages';
