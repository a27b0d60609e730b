-- Receipts are no longer held back when very many requests come.
ALTER TABLE "leads" DROP COLUMN "receipt_status";
