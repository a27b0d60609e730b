-- Back to the release before receipts_of_all, with the site stopped: psql "$DATABASE_URL" -1 -f this file.

ALTER TABLE "leads" ADD COLUMN "receipt_status" VARCHAR(10);
CREATE INDEX "leads_receipt_status_idx" ON "leads"("receipt_status");
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129131500_receipts_of_all';
