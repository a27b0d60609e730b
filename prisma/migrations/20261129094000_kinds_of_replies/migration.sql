-- Which requests a ready answer is for; none: all. Those that came with the site are for trips, and one for volunteers.
ALTER TABLE "replies" ADD COLUMN "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[];

UPDATE "replies" SET "kinds" = '{volunteer}' WHERE "name" = 'An offer to help';
UPDATE "replies" SET "kinds" = '{booking}' WHERE "name" IN
  ('We are checking', 'Offer', 'Our offer ends soon', 'A question about the dates', 'Those dates are full');
