-- CreateTable
CREATE TABLE "reservations" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "quote_id" INTEGER,
    "date_from" DATE NOT NULL,
    "date_to" DATE NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "total" INTEGER NOT NULL,
    "deposit_amount" INTEGER NOT NULL,
    "deposit_day" DATE,
    "balance_day" DATE,
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "reservations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "payer" VARCHAR(120) NOT NULL,
    "day" DATE NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "credited" INTEGER NOT NULL,
    "way" VARCHAR(10) NOT NULL,
    "code" VARCHAR(60) NOT NULL DEFAULT '',
    "corrects_id" INTEGER,
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "holds" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "what" VARCHAR(400) NOT NULL,
    "night" DATE,
    "asked_on" DATE,
    "held_until" DATE,
    "confirmed_on" DATE,
    "number" VARCHAR(60) NOT NULL DEFAULT '',
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "key" VARCHAR(60) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reservations_key_key" ON "reservations"("key");

-- CreateIndex
CREATE INDEX "reservations_reference_idx" ON "reservations"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "payments_corrects_id_key" ON "payments"("corrects_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_key_key" ON "payments"("key");

-- CreateIndex
CREATE INDEX "payments_reference_idx" ON "payments"("reference");

-- CreateIndex
CREATE INDEX "payments_day_idx" ON "payments"("day");

-- CreateIndex
CREATE UNIQUE INDEX "holds_key_key" ON "holds"("key");

-- CreateIndex
CREATE INDEX "holds_reference_idx" ON "holds"("reference");

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "payments"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "holds" ADD CONSTRAINT "holds_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "reservations" ADD CONSTRAINT "reservations_kind_check" CHECK ("kind" IN ('confirmed', 'changed', 'cancelled'));
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_dates_check" CHECK ("date_from" <= "date_to");
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_amounts_check"
  CHECK ("total" >= 0 AND "deposit_amount" BETWEEN 0 AND "total");
ALTER TABLE "payments" ADD CONSTRAINT "payments_way_check" CHECK ("way" IN ('bank', 'mpesa', 'card', 'cash'));
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts_check"
  CHECK ("amount" <> 0 AND "credited" <> 0 AND ("amount" > 0) = ("credited" > 0));

ALTER TABLE "leads" DROP CONSTRAINT "leads_closed_for_check";
ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_for_check"
  CHECK ("closed_for" IN ('answered', 'lost', 'price', 'dates', 'no answer', 'travelled', 'cancelled', 'other'));
