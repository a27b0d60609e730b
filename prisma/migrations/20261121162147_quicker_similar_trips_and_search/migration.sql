-- CreateIndex
CREATE INDEX "itineraries_likeness_idx" ON "itineraries"("category", "package_type", "country", "duration", "is_featured", "is_popular", "id");

-- A search that finds many trips reads this text of each. Kept with the row rather than in a place of its own, that is a
-- seventh of the pages to read. Holds for rows written from now on.
ALTER TABLE "itineraries" ALTER COLUMN "search_text" SET STORAGE MAIN;
