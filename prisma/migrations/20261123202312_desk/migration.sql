-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "remind_on" DATE;

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "remind_on" DATE;

-- AlterTable
ALTER TABLE "donation_inquiries" ADD COLUMN     "remind_on" DATE;

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "remind_on" DATE;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "volunteer_applications" ADD COLUMN     "remind_on" DATE;

-- CreateTable
CREATE TABLE "lead_events" (
    "id" SERIAL NOT NULL,
    "lead_kind" VARCHAR(30) NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "note" VARCHAR(4000) NOT NULL DEFAULT '',
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "key" VARCHAR(40) NOT NULL,
    "before" JSONB,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "lead_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "replies" (
    "name" VARCHAR(60) NOT NULL,
    "subject" VARCHAR(160) NOT NULL,
    "text" VARCHAR(4000) NOT NULL,

    CONSTRAINT "replies_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "lead_events_key_key" ON "lead_events"("key");

-- CreateIndex
CREATE INDEX "lead_events_reference_idx" ON "lead_events"("reference");

-- Appended: two more states of a lead, a third kind of mail, and reviews of before are known already.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_status_check",
  ADD CONSTRAINT "bookings_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'));
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_status_check",
  ADD CONSTRAINT "inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'));
ALTER TABLE "donation_inquiries" DROP CONSTRAINT "donation_inquiries_status_check",
  ADD CONSTRAINT "donation_inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'));
ALTER TABLE "volunteer_applications" DROP CONSTRAINT "volunteer_applications_status_check",
  ADD CONSTRAINT "volunteer_applications_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'));
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_status_check",
  ADD CONSTRAINT "contact_messages_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'));
ALTER TABLE "mails" DROP CONSTRAINT "mails_role_check",
  ADD CONSTRAINT "mails_role_check" CHECK ("role" IN ('operator', 'visitor', 'answer'));
UPDATE "reviews" SET "told_at" = "created_at";
