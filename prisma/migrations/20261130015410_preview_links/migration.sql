-- CreateTable
CREATE TABLE "preview_links" (
    "hash" VARCHAR(64) NOT NULL,
    "who" VARCHAR(120) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "preview_links_pkey" PRIMARY KEY ("hash")
);
