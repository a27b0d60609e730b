-- Back to the release before further_payments, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- Further payments are then part of the balance. That release makes its views when it starts.

DROP VIEW IF EXISTS trip_facts;
DROP VIEW IF EXISTS reservation_dues;
DROP VIEW IF EXISTS payment_plans;
DROP VIEW IF EXISTS listed_holds;
DROP VIEW IF EXISTS reservation_accounts;
ALTER TABLE "quotes" DISABLE TRIGGER USER;
UPDATE "quotes" SET "snapshot" = jsonb_set("snapshot" - 'further', '{balance,amount}', to_jsonb(
  ("snapshot"->'balance'->>'amount')::bigint
    + (SELECT coalesce(sum((payment->>'amount')::bigint), 0) FROM jsonb_array_elements("snapshot"->'further') AS payment)))
  WHERE jsonb_array_length("snapshot"->'further') > 0;
ALTER TABLE "quotes" ENABLE TRIGGER USER;
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_further_check";
ALTER TABLE "reservations" DROP COLUMN "further";
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261129113000_further_payments';
