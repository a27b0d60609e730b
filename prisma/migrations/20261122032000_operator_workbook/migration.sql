-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "attachment" BYTEA,
ADD COLUMN     "attachment_name" VARCHAR(120);

-- CreateTable
CREATE TABLE "photos" (
    "hash" VARCHAR(16) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("hash","name")
);

-- CreateTable
CREATE TABLE "content_states" (
    "id" SERIAL NOT NULL,
    "source" VARCHAR(200) NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "content_states_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_files" (
    "name" VARCHAR(300) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "content_files_pkey" PRIMARY KEY ("name")
);
