-- CreateTable
CREATE TABLE "itinerary_suitability" (
    "itinerary_id" INTEGER NOT NULL,
    "youngest" SMALLINT NOT NULL,
    "age" VARCHAR(200) NOT NULL,
    "fitness" VARCHAR(200) NOT NULL,
    "heat" VARCHAR(200) NOT NULL,
    "comfort" VARCHAR(200) NOT NULL,

    CONSTRAINT "itinerary_suitability_pkey" PRIMARY KEY ("itinerary_id")
);

-- AddForeignKey
ALTER TABLE "itinerary_suitability" ADD CONSTRAINT "itinerary_suitability_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "itinerary_suitability"
  ADD CONSTRAINT "itinerary_suitability_youngest_check" CHECK ("youngest" BETWEEN 0 AND 99),
  ADD CONSTRAINT "itinerary_suitability_words_check" CHECK (
    btrim("age") <> '' AND btrim("fitness") <> '' AND btrim("heat") <> '' AND btrim("comfort") <> '');

-- A change stamps the trip, and its pages are made anew.
CREATE TRIGGER "itinerary_suitability_added" AFTER INSERT ON "itinerary_suitability" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
CREATE TRIGGER "itinerary_suitability_changed" AFTER UPDATE ON "itinerary_suitability"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
CREATE TRIGGER "itinerary_suitability_removed" AFTER DELETE ON "itinerary_suitability" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "itinerary_facts_changed"();
