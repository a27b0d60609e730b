-- Back to the release before one_table_of_leads, with the site stopped: psql "$DATABASE_URL" -1 -f this file.
-- Every lead, mail and note goes back to its place; then start the old release.

ALTER TABLE "bookings"
  DROP CONSTRAINT "bookings_reference_fkey",
  ADD COLUMN "email" VARCHAR(254),
  ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
  ADD COLUMN "held_for" VARCHAR(20),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "remind_on" DATE,
  ADD COLUMN "page" VARCHAR(300),
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
UPDATE "bookings" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
  "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
  FROM "leads" l WHERE l."reference" = "bookings"."reference";
ALTER TABLE "bookings" ALTER COLUMN "email" SET NOT NULL,
  ADD CONSTRAINT "bookings_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
  ADD CONSTRAINT "bookings_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");

ALTER TABLE "inquiries"
  DROP CONSTRAINT "inquiries_reference_fkey",
  ADD COLUMN "email" VARCHAR(254),
  ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
  ADD COLUMN "held_for" VARCHAR(20),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "remind_on" DATE,
  ADD COLUMN "page" VARCHAR(300),
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
UPDATE "inquiries" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
  "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
  FROM "leads" l WHERE l."reference" = "inquiries"."reference";
ALTER TABLE "inquiries" ALTER COLUMN "email" SET NOT NULL,
  ADD CONSTRAINT "inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
  ADD CONSTRAINT "inquiries_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
CREATE INDEX "inquiries_created_at_idx" ON "inquiries"("created_at");

ALTER TABLE "donation_inquiries"
  DROP CONSTRAINT "donation_inquiries_reference_fkey",
  ADD COLUMN "email" VARCHAR(254),
  ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
  ADD COLUMN "held_for" VARCHAR(20),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "remind_on" DATE,
  ADD COLUMN "page" VARCHAR(300),
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
UPDATE "donation_inquiries" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
  "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
  FROM "leads" l WHERE l."reference" = "donation_inquiries"."reference";
ALTER TABLE "donation_inquiries" ALTER COLUMN "email" SET NOT NULL,
  ADD CONSTRAINT "donation_inquiries_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
  ADD CONSTRAINT "donation_inquiries_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
CREATE INDEX "donation_inquiries_created_at_idx" ON "donation_inquiries"("created_at");

ALTER TABLE "volunteer_applications"
  DROP CONSTRAINT "volunteer_applications_reference_fkey",
  ADD COLUMN "email" VARCHAR(254),
  ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
  ADD COLUMN "held_for" VARCHAR(20),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "remind_on" DATE,
  ADD COLUMN "page" VARCHAR(300),
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
UPDATE "volunteer_applications" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
  "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
  FROM "leads" l WHERE l."reference" = "volunteer_applications"."reference";
ALTER TABLE "volunteer_applications" ALTER COLUMN "email" SET NOT NULL,
  ADD CONSTRAINT "volunteer_applications_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
  ADD CONSTRAINT "volunteer_applications_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
CREATE INDEX "volunteer_applications_created_at_idx" ON "volunteer_applications"("created_at");

ALTER TABLE "contact_messages"
  DROP CONSTRAINT "contact_messages_reference_fkey",
  ADD COLUMN "email" VARCHAR(254),
  ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'new',
  ADD COLUMN "held_for" VARCHAR(20),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "remind_on" DATE,
  ADD COLUMN "page" VARCHAR(300),
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp();
UPDATE "contact_messages" SET "email" = l."email", "status" = l."status", "held_for" = l."held_for",
  "answered_at" = l."answered_at", "remind_on" = l."remind_on", "page" = l."page", "created_at" = l."created_at"
  FROM "leads" l WHERE l."reference" = "contact_messages"."reference";
ALTER TABLE "contact_messages" ALTER COLUMN "email" SET NOT NULL,
  ADD CONSTRAINT "contact_messages_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
  ADD CONSTRAINT "contact_messages_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL));
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

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
