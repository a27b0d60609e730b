-- What travel agents send with a booking request.
ALTER TABLE "bookings"
  ADD COLUMN "agency" VARCHAR(120),
  ADD COLUMN "rate" VARCHAR(4),
  ADD COLUMN "rooms" VARCHAR(120),
  ADD CONSTRAINT "bookings_rate_check" CHECK ("rate" IN ('net', 'rack'));
