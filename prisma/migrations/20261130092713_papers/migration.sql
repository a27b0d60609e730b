-- AlterTable
ALTER TABLE "lodges" ADD COLUMN     "address" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN     "email" VARCHAR(254) NOT NULL DEFAULT '',
ADD COLUMN     "language" VARCHAR(2) NOT NULL DEFAULT 'en',
ADD COLUMN     "phone" VARCHAR(60) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "reservations" ADD COLUMN     "rooms" VARCHAR(200) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "papers" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "year" SMALLINT,
    "position" INTEGER,
    "name" VARCHAR(600) NOT NULL,
    "version" SMALLINT NOT NULL DEFAULT 1,
    "content" JSONB NOT NULL,
    "receiver" VARCHAR(600) NOT NULL DEFAULT '',
    "currency" CHAR(3),
    "amount" BIGINT,
    "tax" BIGINT,
    "tax_name" VARCHAR(40) NOT NULL DEFAULT '',
    "rate" VARCHAR(20) NOT NULL DEFAULT '',
    "rate_currency" VARCHAR(3) NOT NULL DEFAULT '',
    "rate_day" DATE,
    "payment_id" INTEGER,
    "credits_id" INTEGER,
    "control_number" VARCHAR(60) NOT NULL DEFAULT '',
    "control_address" VARCHAR(500) NOT NULL DEFAULT '',
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "who_email" VARCHAR(254) NOT NULL DEFAULT '',
    "key" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "paper_series" (
    "kind" VARCHAR(10) NOT NULL,
    "year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "paper_series_pkey" PRIMARY KEY ("kind","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "papers_payment_id_key" ON "papers"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "papers_credits_id_key" ON "papers"("credits_id");

-- CreateIndex
CREATE UNIQUE INDEX "papers_key_key" ON "papers"("key");

-- CreateIndex
CREATE INDEX "papers_reference_idx" ON "papers"("reference");

-- CreateIndex
CREATE INDEX "papers_created_at_idx" ON "papers"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "papers_kind_year_position_key" ON "papers"("kind", "year", "position");

-- AddForeignKey
ALTER TABLE "papers" ADD CONSTRAINT "papers_credits_id_fkey" FOREIGN KEY ("credits_id") REFERENCES "papers"("id") ON DELETE NO ACTION ON UPDATE CASCADE;
