-- The time zone of whoever wants a call.
ALTER TABLE "bookings" ADD COLUMN "call_zone" VARCHAR(64);
ALTER TABLE "contact_messages" ADD COLUMN "call_zone" VARCHAR(64);
