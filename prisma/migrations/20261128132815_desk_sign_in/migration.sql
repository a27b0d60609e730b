-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "closed_for" VARCHAR(20),
ADD COLUMN     "taken_by" VARCHAR(120) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "desk_codes" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "code" VARCHAR(43) NOT NULL,
    "browser" VARCHAR(43) NOT NULL,
    "device" VARCHAR(60) NOT NULL,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "desk_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_sessions" (
    "token" VARCHAR(43) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "device" VARCHAR(60) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "desk_sessions_pkey" PRIMARY KEY ("token")
);

-- CreateIndex
CREATE INDEX "desk_codes_browser_idx" ON "desk_codes"("browser");

-- CreateIndex
CREATE INDEX "desk_codes_created_at_idx" ON "desk_codes"("created_at");

ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_for_check"
  CHECK ("closed_for" IN ('answered', 'lost', 'price', 'dates', 'no answer', 'other'));

ALTER TABLE "leads" DROP CONSTRAINT "leads_status_check", ADD CONSTRAINT "leads_status_check"
  CHECK ("status" IN ('new', 'answered', 'waiting', 'quoted', 'booked', 'closed', 'held'));

-- No open request without a next day: one that was answered for good is closed.
UPDATE "leads" SET "status" = 'closed', "closed_for" = 'answered' WHERE "status" = 'answered' AND "remind_on" IS NULL;
UPDATE "leads" SET "closed_for" = 'other' WHERE "status" = 'closed' AND "closed_for" IS NULL;

ALTER TABLE "reviews" DROP CONSTRAINT "reviews_held_reason_check", ADD CONSTRAINT "reviews_held_reason_check"
  CHECK ("held_for" IN ('honeypot', 'too fast', 'links', 'operator', 'spam', 'abuse', 'personal data',
    'not about a trip', 'no guest of ours', 'duplicate', 'court'));
ALTER TABLE "review_removals" DROP CONSTRAINT "review_removals_reason_check", ADD CONSTRAINT "review_removals_reason_check"
  CHECK ("reason" IN ('spam', 'abuse', 'personal data', 'not about a trip', 'no guest of ours', 'duplicate', 'court'));
