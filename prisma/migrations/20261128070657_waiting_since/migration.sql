-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "waiting_since" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();

UPDATE "leads" SET "waiting_since" = "created_at";

-- CreateIndex
CREATE INDEX "leads_status_waiting_since_idx" ON "leads"("status", "waiting_since");
