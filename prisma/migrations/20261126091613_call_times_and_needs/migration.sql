-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "call_time" VARCHAR(20),
ADD COLUMN     "needs" VARCHAR(1000);

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "call_time" VARCHAR(20),
ADD COLUMN     "phone" VARCHAR(40);
