-- A booking has a party of its own; null: that of its offer or request.
ALTER TABLE "reservations" ADD COLUMN "adults" SMALLINT,
  ADD COLUMN "kids" SMALLINT,
  ADD COLUMN "toddlers" SMALLINT;

-- What it is and for how many are fields; before, they were words of "what".
ALTER TABLE "holds" ALTER COLUMN "what" SET DATA TYPE VARCHAR(600),
  ADD COLUMN "kind" VARCHAR(10) NOT NULL DEFAULT 'bed',
  ADD COLUMN "people" SMALLINT,
  ADD COLUMN "is_left" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "released_on" DATE;
UPDATE "holds" SET "kind" = 'permit' WHERE "what" ~* '\mpermits?\M';
ALTER TABLE "holds" ADD CONSTRAINT "holds_kind_check" CHECK ("kind" IN ('bed', 'permit', 'seat', 'transfer', 'other'));

-- Whether a form that is sent again is the same one: by its key and a hash of what was typed.
ALTER TABLE "lead_events" ADD COLUMN "typed_hash" CHAR(43);
ALTER TABLE "quotes" ADD COLUMN "sent_key" VARCHAR(40);

-- An acceptance can be taken back ('reopened'), so that there may be several. 'wish': somebody else's different yes.
-- 'renewal': asked for again after its last day.
DROP INDEX "quote_answers_one_accepted_idx";
ALTER TABLE "quote_answers" DROP CONSTRAINT "quote_answers_kind_check";
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_kind_check"
  CHECK ("kind" IN ('accepted', 'question', 'declined', 'withdrawn', 'reopened', 'wish', 'renewal'));

-- prisma/sql makes the views again.
DROP VIEW IF EXISTS "reservation_dues";
DROP VIEW IF EXISTS "reservation_accounts";
