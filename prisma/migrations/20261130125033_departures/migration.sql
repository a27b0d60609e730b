-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "departure_id" INTEGER;

-- AlterTable
ALTER TABLE "reservations" ADD COLUMN     "departure_id" INTEGER;

-- CreateTable
CREATE TABLE "departures" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "seats" SMALLINT NOT NULL,
    "sure_from" SMALLINT NOT NULL,
    "price" INTEGER,
    "single_supplement" INTEGER,
    "guide_language" VARCHAR(60),
    "note" VARCHAR(200),
    "withdrawn_at" TIMESTAMPTZ(3),
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "departures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat_holds" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "departure_id" INTEGER NOT NULL,
    "people" SMALLINT NOT NULL,
    "held_until" DATE NOT NULL,
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "key" VARCHAR(60) NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "released_key" VARCHAR(60),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "seat_holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "departures_itinerary_id_first_day_key" ON "departures"("itinerary_id", "first_day");

-- CreateIndex
CREATE UNIQUE INDEX "seat_holds_key_key" ON "seat_holds"("key");

-- CreateIndex
CREATE INDEX "seat_holds_reference_idx" ON "seat_holds"("reference");

-- CreateIndex
CREATE INDEX "seat_holds_departure_id_idx" ON "seat_holds"("departure_id");

-- CreateIndex
CREATE INDEX "bookings_departure_id_idx" ON "bookings"("departure_id");

-- CreateIndex
CREATE INDEX "reservations_departure_id_idx" ON "reservations"("departure_id");

-- AddForeignKey
ALTER TABLE "departures" ADD CONSTRAINT "departures_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "departures" ADD CONSTRAINT "departures_numbers_check"
  CHECK ("seats" > 0 AND "sure_from" >= 0 AND "price" > 0 AND "single_supplement" >= 0);
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_people_check" CHECK ("people" > 0);
-- Places are counted by the party of the row.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_departure_party_check"
  CHECK ("departure_id" IS NULL OR "adults" IS NOT NULL AND "kids" IS NOT NULL AND "toddlers" IS NOT NULL);
