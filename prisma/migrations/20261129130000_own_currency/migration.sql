-- The currency that the visitor has chosen, and the estimate in it.
ALTER TABLE "bookings" ADD COLUMN "currency" VARCHAR(3),
ADD COLUMN "own_currency" VARCHAR(40);
