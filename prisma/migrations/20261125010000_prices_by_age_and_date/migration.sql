-- What children pay, in percent of an adult's price; children_to 0: as adults do.
ALTER TABLE "itinerary_prices"
  ADD COLUMN "children_to" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "child_with_two" SMALLINT NOT NULL DEFAULT 100,
  ADD COLUMN "child_with_child" SMALLINT NOT NULL DEFAULT 100,
  ADD COLUMN "child_with_one" SMALLINT NOT NULL DEFAULT 100,
  ADD COLUMN "below_three" SMALLINT NOT NULL DEFAULT 100,
  ADD COLUMN "by_night" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "itinerary_prices_children_check" CHECK (
    "children_to" BETWEEN 0 AND 12 AND "child_with_two" BETWEEN 0 AND 100 AND "child_with_child" BETWEEN 0 AND 100
    AND "child_with_one" BETWEEN 0 AND 100 AND "below_three" BETWEEN 0 AND 100);

ALTER TABLE "itinerary_charges"
  ADD COLUMN "free_below" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "children_to" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "usd_per_child" DECIMAL(10,2) NOT NULL DEFAULT 0,
  ADD COLUMN "per_dollar" DECIMAL(12,4),
  ADD CONSTRAINT "itinerary_charges_children_check" CHECK (
    "free_below" BETWEEN 0 AND 18 AND "children_to" BETWEEN 0 AND 18 AND "usd_per_child" >= 0 AND "per_dollar" > 0);

CREATE TABLE "itinerary_surcharges" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "first_night" DATE NOT NULL,
    "last_night" DATE NOT NULL,
    "usd_per_night" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "itinerary_surcharges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_surcharges_check" CHECK ("usd_per_night" > 0 AND "first_night" <= "last_night")
);

CREATE UNIQUE INDEX "itinerary_surcharges_itinerary_id_name_key" ON "itinerary_surcharges"("itinerary_id", "name");

ALTER TABLE "itinerary_surcharges" ADD CONSTRAINT "itinerary_surcharges_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As for the other facts of a trip: its row changes, which tells of it.
CREATE TRIGGER "itinerary_surcharges_added" AFTER INSERT ON "itinerary_surcharges" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
CREATE TRIGGER "itinerary_surcharges_changed" AFTER UPDATE ON "itinerary_surcharges"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
CREATE TRIGGER "itinerary_surcharges_removed" AFTER DELETE ON "itinerary_surcharges" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
