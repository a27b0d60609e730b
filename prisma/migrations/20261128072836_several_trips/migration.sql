-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "further_estimates" JSONB,
ADD COLUMN     "several_trips" VARCHAR(20);
