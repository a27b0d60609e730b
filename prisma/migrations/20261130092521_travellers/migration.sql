-- CreateTable
CREATE TABLE "travellers" (
    "reference" VARCHAR(12) NOT NULL,
    "position" SMALLINT NOT NULL,
    "sealed" TEXT NOT NULL,
    "is_named" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "travellers_pkey" PRIMARY KEY ("reference","position")
);

-- AddForeignKey
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
