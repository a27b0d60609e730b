-- Which address was signed in, beside the name that colleagues and travellers see.
ALTER TABLE "lead_events" ADD COLUMN "who_email" VARCHAR(254) NOT NULL DEFAULT '';
ALTER TABLE "reservations" ADD COLUMN "who_email" VARCHAR(254) NOT NULL DEFAULT '';
ALTER TABLE "payments" ADD COLUMN "who_email" VARCHAR(254) NOT NULL DEFAULT '';
