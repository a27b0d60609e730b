-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "receipt_status" VARCHAR(10);

-- CreateIndex
CREATE INDEX "leads_receipt_status_idx" ON "leads"("receipt_status");
