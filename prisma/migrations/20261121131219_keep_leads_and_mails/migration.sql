-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "page" VARCHAR(300),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'new';

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "page" VARCHAR(300),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'new';

-- AlterTable
ALTER TABLE "donation_inquiries" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "page" VARCHAR(300),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'new';

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "page" VARCHAR(300),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'new';

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'shown';

-- AlterTable
ALTER TABLE "volunteer_applications" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" VARCHAR(20),
ADD COLUMN     "idempotency_key" VARCHAR(64),
ADD COLUMN     "page" VARCHAR(300),
ADD COLUMN     "status" VARCHAR(10) NOT NULL DEFAULT 'new';

-- CreateTable
CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "lead_kind" VARCHAR(30),
    "reference" VARCHAR(12),
    "role" VARCHAR(10) NOT NULL,
    "to" VARCHAR(254) NOT NULL,
    "reply_to" VARCHAR(254),
    "subject" VARCHAR(300) NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "message_id" VARCHAR(200) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "mails_message_id_key" ON "mails"("message_id");

-- CreateIndex
CREATE INDEX "mails_reference_idx" ON "mails"("reference");

-- CreateIndex
CREATE INDEX "mails_status_created_at_idx" ON "mails"("status", "created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_idempotency_key_key" ON "bookings"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_idempotency_key_key" ON "contact_messages"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "donation_inquiries_idempotency_key_key" ON "donation_inquiries"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "inquiries_idempotency_key_key" ON "inquiries"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_idempotency_key_key" ON "reviews"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "volunteer_applications_idempotency_key_key" ON "volunteer_applications"("idempotency_key");

-- Appended: value checks.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_status_check" CHECK ("status" IN ('new', 'answered', 'held')),
  ADD CONSTRAINT "bookings_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "inquiries"
  ADD CONSTRAINT "inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'held')),
  ADD CONSTRAINT "inquiries_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "donation_inquiries"
  ADD CONSTRAINT "donation_inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'held')),
  ADD CONSTRAINT "donation_inquiries_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "volunteer_applications"
  ADD CONSTRAINT "volunteer_applications_status_check" CHECK ("status" IN ('new', 'answered', 'held')),
  ADD CONSTRAINT "volunteer_applications_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "contact_messages"
  ADD CONSTRAINT "contact_messages_status_check" CHECK ("status" IN ('new', 'answered', 'held')),
  ADD CONSTRAINT "contact_messages_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_status_check" CHECK ("status" IN ('shown', 'held')),
  ADD CONSTRAINT "reviews_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));

ALTER TABLE "mails"
  ADD CONSTRAINT "mails_role_check" CHECK ("role" IN ('operator', 'visitor')),
  ADD CONSTRAINT "mails_status_check" CHECK ("status" IN ('queued', 'sent', 'failed')),
  ADD CONSTRAINT "mails_sent_at_check" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL)),
  ADD CONSTRAINT "mails_one_line_check" CHECK ("to" || "subject" || coalesce("reply_to", '') !~ '[\r\n]');
