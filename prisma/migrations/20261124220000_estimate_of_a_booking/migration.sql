ALTER TABLE "bookings" ADD COLUMN "estimate" JSONB;
