-- Since the release with "sendings" nothing writes these, and since the one after it nothing reads them.
-- An index goes with its column.
ALTER TABLE "bookings" DROP COLUMN "idempotency_key";
ALTER TABLE "contact_messages" DROP COLUMN "idempotency_key";
ALTER TABLE "donation_inquiries" DROP COLUMN "idempotency_key";
ALTER TABLE "inquiries" DROP COLUMN "idempotency_key";
ALTER TABLE "reviews" DROP COLUMN "idempotency_key";
ALTER TABLE "volunteer_applications" DROP COLUMN "idempotency_key";
