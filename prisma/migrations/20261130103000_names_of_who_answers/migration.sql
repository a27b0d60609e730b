-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "from_name" VARCHAR(250);

-- AlterTable
ALTER TABLE "reply_drafts" ADD COLUMN     "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "seen" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "who" VARCHAR(120) NOT NULL,
DROP CONSTRAINT "reply_drafts_pkey",
ADD CONSTRAINT "reply_drafts_pkey" PRIMARY KEY ("reference", "email", "who");
