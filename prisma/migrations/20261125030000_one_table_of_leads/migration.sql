-- What every request has moves from five tables to one. Mails, notes and sendings now belong to a lead by a foreign key,
-- so that all of it goes with the lead.

-- CreateTable
CREATE TABLE "leads" (
    "reference" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'new',
    "held_for" VARCHAR(20),
    "answered_at" TIMESTAMPTZ(3),
    "remind_on" DATE,
    "page" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "leads_pkey" PRIMARY KEY ("reference"),
    CONSTRAINT "leads_kind_check" CHECK ("kind" IN ('booking', 'inquiry', 'donation_inquiry', 'volunteer_application', 'contact_message')),
    CONSTRAINT "leads_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held')),
    CONSTRAINT "leads_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL))
);

INSERT INTO "leads" ("reference", "kind", "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at")
  SELECT "reference", 'booking', "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at" FROM "bookings"
UNION ALL
  SELECT "reference", 'inquiry', "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at" FROM "inquiries"
UNION ALL
  SELECT "reference", 'donation_inquiry', "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at" FROM "donation_inquiries"
UNION ALL
  SELECT "reference", 'volunteer_application', "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at" FROM "volunteer_applications"
UNION ALL
  SELECT "reference", 'contact_message', "email", "status", "held_for", "answered_at", "remind_on", "page", "created_at" FROM "contact_messages";

CREATE INDEX "leads_created_at_idx" ON "leads"("created_at");
CREATE INDEX "leads_status_created_at_idx" ON "leads"("status", "created_at");

ALTER TABLE "bookings"
  DROP COLUMN "email", DROP COLUMN "status", DROP COLUMN "held_for", DROP COLUMN "answered_at", DROP COLUMN "remind_on",
  DROP COLUMN "page", DROP COLUMN "created_at",
  ADD CONSTRAINT "bookings_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inquiries"
  DROP COLUMN "email", DROP COLUMN "status", DROP COLUMN "held_for", DROP COLUMN "answered_at", DROP COLUMN "remind_on",
  DROP COLUMN "page", DROP COLUMN "created_at",
  ADD CONSTRAINT "inquiries_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "donation_inquiries"
  DROP COLUMN "email", DROP COLUMN "status", DROP COLUMN "held_for", DROP COLUMN "answered_at", DROP COLUMN "remind_on",
  DROP COLUMN "page", DROP COLUMN "created_at",
  ADD CONSTRAINT "donation_inquiries_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "volunteer_applications"
  DROP COLUMN "email", DROP COLUMN "status", DROP COLUMN "held_for", DROP COLUMN "answered_at", DROP COLUMN "remind_on",
  DROP COLUMN "page", DROP COLUMN "created_at",
  ADD CONSTRAINT "volunteer_applications_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contact_messages"
  DROP COLUMN "email", DROP COLUMN "status", DROP COLUMN "held_for", DROP COLUMN "answered_at", DROP COLUMN "remind_on",
  DROP COLUMN "page", DROP COLUMN "created_at",
  ADD CONSTRAINT "contact_messages_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of somebody whose request is deleted: npm run leads -- purge deleted them too.
DELETE FROM "mails" WHERE "reference" NOT IN (SELECT "reference" FROM "leads");
DELETE FROM "lead_events" WHERE "reference" NOT IN (SELECT "reference" FROM "leads");

ALTER TABLE "mails" DROP COLUMN "lead_kind",
  ADD CONSTRAINT "mails_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_events" DROP COLUMN "lead_kind",
  ADD CONSTRAINT "lead_events_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "sendings" ADD COLUMN "review_id" INTEGER, ALTER COLUMN "reference" DROP NOT NULL;
UPDATE "sendings" SET "review_id" = substr("reference", 3)::integer, "reference" = NULL WHERE "reference" LIKE 'R-%';
DELETE FROM "sendings" WHERE "reference" NOT IN (SELECT "reference" FROM "leads")
  OR "review_id" NOT IN (SELECT "id" FROM "reviews");
ALTER TABLE "sendings" ALTER COLUMN "reference" TYPE VARCHAR(12),
  ADD CONSTRAINT "sendings_one_check" CHECK (num_nonnulls("reference", "review_id") = 1),
  ADD CONSTRAINT "sendings_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference")
    ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT "sendings_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id")
    ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX "sendings_review_id_idx" ON "sendings"("review_id");
