-- CreateTable
CREATE TABLE "lodges" (
    "id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "place_id" VARCHAR(40) NOT NULL,
    "style" VARCHAR(120) NOT NULL,
    "view" VARCHAR(200) NOT NULL,
    "or_similar" BOOLEAN NOT NULL DEFAULT true,
    "status" VARCHAR(10) NOT NULL DEFAULT 'confirmed',
    CONSTRAINT "lodges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lodges_id_check" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT "lodges_kind_check" CHECK ("kind" IN ('hotel', 'lodge', 'guesthouse', 'cottage', 'tented camp', 'camping', 'hut')),
    CONSTRAINT "lodges_status_check" CHECK ("status" IN ('confirmed', 'sample'))
);

-- CreateTable
CREATE TABLE "lodge_pictures" (
    "lodge_id" VARCHAR(40) NOT NULL,
    "position" SMALLINT NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "text" VARCHAR(200) NOT NULL,
    CONSTRAINT "lodge_pictures_pkey" PRIMARY KEY ("lodge_id","position"),
    CONSTRAINT "lodge_pictures_position_check" CHECK ("position" BETWEEN 1 AND 4),
    CONSTRAINT "lodge_pictures_text_check" CHECK (btrim("text") <> '')
);

-- AlterTable
ALTER TABLE "itinerary_days" ADD COLUMN "lodge_id" VARCHAR(40);

-- CreateIndex
CREATE INDEX "lodges_place_id_idx" ON "lodges"("place_id");

-- CreateIndex
CREATE INDEX "itinerary_days_lodge_id_idx" ON "itinerary_days"("lodge_id");

-- AddForeignKey
ALTER TABLE "lodges" ADD CONSTRAINT "lodges_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lodge_pictures" ADD CONSTRAINT "lodge_pictures_lodge_id_fkey" FOREIGN KEY ("lodge_id") REFERENCES "lodges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_lodge_id_fkey" FOREIGN KEY ("lodge_id") REFERENCES "lodges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
