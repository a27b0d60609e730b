-- Months in which a day goes by air; in the others it goes by road. Empty: its flight is for all.
ALTER TABLE "itinerary_days" ADD COLUMN "flight_months" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_flight_months_check" CHECK (
  1 <= ALL ("flight_months") AND 12 >= ALL ("flight_months") AND (cardinality("flight_months") = 0
    OR (cardinality("flight_hours") > 0 AND cardinality("road_hours") > 0)));

-- Of the trips that we deliver; what the operator has entered stays.
UPDATE "itinerary_days" AS day SET "highest_altitude" = known.top
FROM (VALUES (13, 1, 2750), (13, 2, 3600), (13, 3, 3850), (13, 5, 4230), (13, 6, 4673), (13, 8, 3100),
  (14, 1, 3300), (14, 2, 4200), (14, 5, 3300)) AS known(trip, number, top)
WHERE day."itinerary_id" = known.trip AND day."day" = known.number AND day."highest_altitude" IS NULL;

UPDATE "itinerary_days" SET "walk_km" = '{}', "way_note" = NULL
WHERE "itinerary_id" = 9 AND "day" = 2 AND "walk_km" = '{4.5}' AND "walk_hours" = '{}' AND "way_note" = 'at Bigodi';

UPDATE "itinerary_days" AS day SET "walk_hours" = known.hours::double precision[]
FROM (VALUES (1, 8, '{2}'), (2, 3, '{2,3}'), (4, 3, '{4,6}'), (4, 7, '{2,3}'), (5, 3, '{2}'), (7, 3, '{1}'),
  (9, 2, '{5,7}'), (10, 3, '{2,3}'), (10, 7, '{2,3}'), (11, 3, '{2}'), (11, 6, '{2,3}'), (12, 2, '{3}')) AS known(trip, number, hours)
WHERE day."itinerary_id" = known.trip AND day."day" = known.number AND day."walk_hours" = '{}';

UPDATE "itinerary_days" SET "road_hours" = '{2,3}', "flight_route" = 'Seronera to the north',
  "flight_months" = '{7,8,9,10}', "way_note" = 'by air from July to October, else by road'
WHERE "itinerary_id" = 3 AND "day" = 6 AND "flight_route" = 'Seronera to the north (July-October)' AND "way_note" IS NULL
  AND "road_hours" = '{}' AND cardinality("flight_hours") > 0;
