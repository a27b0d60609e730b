-- An amount in minor units, and a difference of two, did not fit 32 bits: KES 45,000,000 is 4,500,000,000 cents.
-- prisma/sql/reservations.sql makes the views again.
DROP VIEW IF EXISTS "reservation_dues";
DROP VIEW IF EXISTS "reservation_accounts";

ALTER TABLE "reservations" ALTER COLUMN "total" SET DATA TYPE BIGINT,
  ALTER COLUMN "deposit_amount" SET DATA TYPE BIGINT;
ALTER TABLE "payments" ALTER COLUMN "amount" SET DATA TYPE BIGINT,
  ALTER COLUMN "credited" SET DATA TYPE BIGINT;
