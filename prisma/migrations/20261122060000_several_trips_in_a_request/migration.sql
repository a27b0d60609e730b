-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "further_itinerary_ids" VARCHAR(60),
ADD COLUMN     "further_itinerary_titles" TEXT[] DEFAULT ARRAY[]::TEXT[];
