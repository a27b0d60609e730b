-- Back to the release before money_of_any_size, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- That release makes its views when it starts. Amounts above 21,474,836.47 do not fit it: this stops at the first.

DROP VIEW "reservation_dues";
DROP VIEW "reservation_accounts";
ALTER TABLE "reservations" ALTER COLUMN "total" SET DATA TYPE INTEGER,
  ALTER COLUMN "deposit_amount" SET DATA TYPE INTEGER;
ALTER TABLE "payments" ALTER COLUMN "amount" SET DATA TYPE INTEGER,
  ALTER COLUMN "credited" SET DATA TYPE INTEGER;
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129050000_money_of_any_size';
