-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "references" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "received_mails" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12),
    "state" VARCHAR(10) NOT NULL,
    "proposed" VARCHAR(12),
    "message_id" VARCHAR(300) NOT NULL,
    "references" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "from_address" VARCHAR(254) NOT NULL,
    "from_name" VARCHAR(200) NOT NULL DEFAULT '',
    "subject" VARCHAR(300) NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "quoted" TEXT NOT NULL DEFAULT '',
    "is_forged" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "received_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "received_files" (
    "id" SERIAL NOT NULL,
    "mail_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "type" VARCHAR(120) NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "received_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_positions" (
    "mailbox" VARCHAR(300) NOT NULL,
    "uid_validity" BIGINT NOT NULL,
    "uid" BIGINT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_positions_pkey" PRIMARY KEY ("mailbox")
);

-- CreateTable
CREATE TABLE "reply_drafts" (
    "reference" VARCHAR(12) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "subject" VARCHAR(300) NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reply_drafts_pkey" PRIMARY KEY ("reference","email")
);

-- CreateIndex
CREATE UNIQUE INDEX "received_mails_message_id_key" ON "received_mails"("message_id");

-- CreateIndex
CREATE INDEX "received_mails_reference_idx" ON "received_mails"("reference");

-- CreateIndex
CREATE INDEX "received_mails_state_created_at_idx" ON "received_mails"("state", "created_at");

-- CreateIndex
CREATE INDEX "received_files_mail_id_idx" ON "received_files"("mail_id");

-- AddForeignKey
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "received_mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
