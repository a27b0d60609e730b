-- As they were written: "9, 6".
ALTER TABLE "bookings" ADD COLUMN "child_ages" VARCHAR(60);
