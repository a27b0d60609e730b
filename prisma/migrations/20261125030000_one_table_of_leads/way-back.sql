-- Back to the release before one_table_of_leads, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- Every lead, mail and note goes back to its place; then start the old release.

DO $$
DECLARE name TEXT;
BEGIN
  FOREACH name IN ARRAY ARRAY['bookings', 'inquiries', 'donation_inquiries', 'volunteer_applications', 'contact_messages'] LOOP
    EXECUTE replace($sql$
      ALTER TABLE "{table}"
        DROP CONSTRAINT "{table}_reference_fkey",
        ADD COLUMN "email" VARCHAR(254),
        ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
        ADD COLUMN "held_for" VARCHAR(20),
        ADD COLUMN "answered_at" TIMESTAMPTZ(3),
        ADD COLUMN "remind_on" DATE,
        ADD COLUMN "page" VARCHAR(300),
        ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
      UPDATE "{table}" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
        "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
        FROM "leads" l WHERE l."reference" = "{table}"."reference";
      ALTER TABLE "{table}" ALTER COLUMN "email" SET NOT NULL,
        ADD CONSTRAINT "{table}_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
        ADD CONSTRAINT "{table}_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
      CREATE INDEX "{table}_created_at_idx" ON "{table}"("created_at");
    $sql$, '{table}', name);
  END LOOP;
END $$;

ALTER TABLE "mails" DROP CONSTRAINT "mails_reference_fkey", ADD COLUMN "lead_kind" VARCHAR(30);
UPDATE "mails" SET "lead_kind" = "kind" FROM "leads" WHERE "leads"."reference" = "mails"."reference";
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_reference_fkey", ADD COLUMN "lead_kind" VARCHAR(30);
UPDATE "lead_events" SET "lead_kind" = "kind" FROM "leads" WHERE "leads"."reference" = "lead_events"."reference";
ALTER TABLE "lead_events" ALTER COLUMN "lead_kind" SET NOT NULL;

ALTER TABLE "sendings" DROP CONSTRAINT "sendings_reference_fkey", DROP CONSTRAINT "sendings_one_check",
  ALTER COLUMN "reference" TYPE VARCHAR(20);
UPDATE "sendings" SET "reference" = 'R-' || "review_id" WHERE "review_id" IS NOT NULL;
ALTER TABLE "sendings" DROP COLUMN "review_id", ALTER COLUMN "reference" SET NOT NULL;

DROP TABLE "leads";
DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261125030000_one_table_of_leads';
