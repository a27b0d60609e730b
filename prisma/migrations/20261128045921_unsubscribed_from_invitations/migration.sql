-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "unsubscribe_url" VARCHAR(300);

-- CreateTable
CREATE TABLE "unsubscribed" (
    "code" VARCHAR(43) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "unsubscribed_pkey" PRIMARY KEY ("code")
);
