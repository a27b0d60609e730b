-- Payments between deposit and balance, as agreed.
ALTER TABLE "reservations" ADD COLUMN "further" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_further_check" CHECK (jsonb_typeof("further") = 'array');
