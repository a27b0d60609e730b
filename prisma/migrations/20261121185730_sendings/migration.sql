-- CreateTable
CREATE TABLE "sendings" (
    "key" VARCHAR(64) NOT NULL,
    "reference" VARCHAR(20) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sendings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "sendings_reference_idx" ON "sendings"("reference");

-- CreateIndex
CREATE INDEX "sendings_created_at_idx" ON "sendings"("created_at");

-- The keys that rows were stored under until now.
INSERT INTO "sendings" ("key", "reference", "created_at")
SELECT "idempotency_key", "reference", "created_at" FROM (
  SELECT "idempotency_key", "reference", "created_at" FROM "bookings"
  UNION ALL SELECT "idempotency_key", "reference", "created_at" FROM "inquiries"
  UNION ALL SELECT "idempotency_key", "reference", "created_at" FROM "donation_inquiries"
  UNION ALL SELECT "idempotency_key", "reference", "created_at" FROM "volunteer_applications"
  UNION ALL SELECT "idempotency_key", "reference", "created_at" FROM "contact_messages"
  UNION ALL SELECT "idempotency_key", 'R-' || "id", "created_at" FROM "reviews"
) stored WHERE "idempotency_key" IS NOT NULL;
