-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "escalated_at" TIMESTAMPTZ(3);

-- Until now the name of the mail said that it was queued.
UPDATE "leads" SET "escalated_at" = "mails"."created_at" FROM "mails"
WHERE "mails"."reference" = "leads"."reference" AND "mails"."message_id" LIKE '<escalation-%';
