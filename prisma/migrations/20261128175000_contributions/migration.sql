-- CreateTable
CREATE TABLE "contributions" (
    "year" SMALLINT NOT NULL,
    "receiver" VARCHAR(120) NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'confirmed',
    CONSTRAINT "contributions_pkey" PRIMARY KEY ("year","receiver"),
    CONSTRAINT "contributions_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "contributions_receiver_check" CHECK (btrim("receiver") <> ''),
    CONSTRAINT "contributions_status_check" CHECK ("status" IN ('confirmed', 'sample'))
);
