-- CreateTable
CREATE TABLE "quotes" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "option" VARCHAR(1) NOT NULL DEFAULT '',
    "version" SMALLINT NOT NULL DEFAULT 0,
    "snapshot" JSONB NOT NULL,
    "token_hash" VARCHAR(43),
    "sent_at" TIMESTAMPTZ(3),
    "valid_until" DATE NOT NULL,
    "replaces_id" INTEGER,
    "prepared_by" VARCHAR(120) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote_answers" (
    "id" SERIAL NOT NULL,
    "quote_id" INTEGER NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "text" VARCHAR(4000) NOT NULL DEFAULT '',
    "who" VARCHAR(120) NOT NULL,
    "on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "extras" JSONB NOT NULL DEFAULT '[]',
    "key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "quote_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "quotes_token_hash_key" ON "quotes"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "quotes_replaces_id_key" ON "quotes"("replaces_id");

-- CreateIndex
CREATE INDEX "quotes_reference_idx" ON "quotes"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "quote_answers_key_key" ON "quote_answers"("key");

-- CreateIndex
CREATE INDEX "quote_answers_quote_id_idx" ON "quote_answers"("quote_id");

-- CreateIndex
CREATE INDEX "quote_answers_reference_idx" ON "quote_answers"("reference");

-- AddForeignKey
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "quotes"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- A draft has neither link nor number.
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent_check" CHECK (
  CASE WHEN "sent_at" IS NULL
    THEN "token_hash" IS NULL AND "option" = '' AND "version" = 0 AND "replaces_id" IS NULL
    ELSE "token_hash" IS NOT NULL AND "option" BETWEEN 'A' AND 'Z' AND "version" > 0
  END);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_snapshot_check" CHECK (jsonb_typeof("snapshot") = 'object');
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_replaces_check" CHECK ("replaces_id" < "id");
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_kind_check"
  CHECK ("kind" IN ('accepted', 'question', 'declined', 'withdrawn'));
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_extras_check" CHECK (jsonb_typeof("extras") = 'array');

CREATE UNIQUE INDEX "quotes_one_draft_idx" ON "quotes"("reference") WHERE "sent_at" IS NULL;
CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes"("reference", "option", "version") WHERE "sent_at" IS NOT NULL;
CREATE UNIQUE INDEX "quote_answers_one_accepted_idx" ON "quote_answers"("reference") WHERE "kind" = 'accepted';
