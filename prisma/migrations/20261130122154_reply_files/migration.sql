-- CreateTable
CREATE TABLE "reply_files" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "who" VARCHAR(120) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "type" VARCHAR(40) NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "mail_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "reply_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reply_files_reference_idx" ON "reply_files"("reference");

-- CreateIndex
CREATE INDEX "reply_files_mail_id_idx" ON "reply_files"("mail_id");

-- AddForeignKey
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
