-- CreateTable
CREATE TABLE "itinerary_extensions" (
    "itinerary_id" INTEGER NOT NULL,
    "extension_id" INTEGER NOT NULL,
    "position" VARCHAR(10) NOT NULL,
    "way" VARCHAR(160) NOT NULL,
    "nights_between" SMALLINT NOT NULL DEFAULT 0,
    "transfer_price" DECIMAL(10,2) NOT NULL,
    "note" VARCHAR(200),
    "status" VARCHAR(10) NOT NULL DEFAULT 'confirmed',
    CONSTRAINT "itinerary_extensions_pkey" PRIMARY KEY ("itinerary_id","extension_id"),
    CONSTRAINT "itinerary_extensions_check" CHECK ("itinerary_id" <> "extension_id"),
    CONSTRAINT "itinerary_extensions_position_check" CHECK ("position" IN ('after', 'before')),
    CONSTRAINT "itinerary_extensions_nights_between_check" CHECK ("nights_between" BETWEEN 0 AND 7),
    CONSTRAINT "itinerary_extensions_transfer_price_check" CHECK ("transfer_price" >= 0),
    CONSTRAINT "itinerary_extensions_status_check" CHECK ("status" IN ('confirmed', 'sample'))
);

-- CreateIndex
CREATE INDEX "itinerary_extensions_extension_id_idx" ON "itinerary_extensions"("extension_id");

-- AddForeignKey
ALTER TABLE "itinerary_extensions" ADD CONSTRAINT "itinerary_extensions_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_extensions" ADD CONSTRAINT "itinerary_extensions_extension_id_fkey" FOREIGN KEY ("extension_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
