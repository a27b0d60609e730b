-- CreateTable
CREATE TABLE "itinerary_pictures" (
    "itinerary_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "text" VARCHAR(200) NOT NULL,
    CONSTRAINT "itinerary_pictures_pkey" PRIMARY KEY ("itinerary_id","position"),
    CONSTRAINT "itinerary_pictures_position_check" CHECK ("position" BETWEEN 1 AND 8),
    CONSTRAINT "itinerary_pictures_text_check" CHECK (btrim("text") <> '')
);

-- AddForeignKey
ALTER TABLE "itinerary_pictures" ADD CONSTRAINT "itinerary_pictures_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
