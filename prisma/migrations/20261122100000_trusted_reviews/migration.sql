-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "invitation_id" INTEGER,
ADD COLUMN     "replied_at" TIMESTAMPTZ(3),
ADD COLUMN     "reply" VARCHAR(4000),
ADD COLUMN     "travelled_on" DATE;

-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "travelled_on" DATE NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_removals" (
    "review_id" INTEGER NOT NULL,
    "reason" VARCHAR(20) NOT NULL,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_removals_pkey" PRIMARY KEY ("review_id")
);

-- CreateTable
CREATE TABLE "site_keys" (
    "name" VARCHAR(40) NOT NULL,
    "key" VARCHAR(64) NOT NULL,

    CONSTRAINT "site_keys_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_booking_id_key" ON "invitations"("booking_id");

-- CreateIndex
CREATE INDEX "invitations_itinerary_id_idx" ON "invitations"("itinerary_id");

-- CreateIndex
CREATE INDEX "review_removals_removed_at_idx" ON "review_removals"("removed_at");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_invitation_id_key" ON "reviews"("invitation_id");

-- CreateIndex
CREATE INDEX "reviews_itinerary_id_status_rating_created_at_id_idx" ON "reviews"("itinerary_id", "status", "rating", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Appended: value checks. 'operator' is what an older instance writes that still runs.
ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_held_reason_check" CHECK ("held_for" IN ('honeypot', 'too fast', 'links', 'operator',
    'spam', 'abuse', 'personal data', 'not about a trip', 'duplicate', 'court')),
  ADD CONSTRAINT "reviews_invited_check" CHECK ("invitation_id" IS NULL OR "travelled_on" IS NOT NULL),
  ADD CONSTRAINT "reviews_reply_check" CHECK (btrim("reply") <> ''),
  ADD CONSTRAINT "reviews_replied_at_check" CHECK (("reply" IS NULL) = ("replied_at" IS NULL));

ALTER TABLE "invitations"
  ADD CONSTRAINT "invitations_expires_at_check" CHECK (("mailed_at" IS NULL) = ("expires_at" IS NULL));

ALTER TABLE "review_removals"
  ADD CONSTRAINT "review_removals_reason_check"
  CHECK ("reason" IN ('spam', 'abuse', 'personal data', 'not about a trip', 'duplicate', 'court'));
