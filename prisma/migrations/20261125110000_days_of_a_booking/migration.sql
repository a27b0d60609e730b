-- The dates of a booking as days, beside the text that the visitor chose.
ALTER TABLE "bookings" ADD COLUMN "date_from" DATE, ADD COLUMN "date_to" DATE,
  ADD CONSTRAINT "bookings_dates_check" CHECK ("date_from" <= "date_to");

-- 'Jun 12, 2027 - Jun 19, 2027' or one day. Over REST it may be any text, such as 'Feb 31, 2027'.
CREATE FUNCTION "day_of"(text) RETURNS date LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE WHEN $1 ~ '^[A-Z][a-z]{2} \d{1,2}, 2\d{3}$' THEN to_date($1, 'Mon DD, YYYY') END;
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END $$;
UPDATE "bookings" SET "date_from" = least("first", coalesce("last", "first")), "date_to" = greatest("first", "last")
FROM (
  SELECT "id", "day_of"(split_part("preferred_dates", ' - ', 1)) AS "first",
    "day_of"(split_part("preferred_dates", ' - ', 2)) AS "last"
  FROM "bookings"
) "read" WHERE "read"."id" = "bookings"."id" AND "first" IS NOT NULL;
DROP FUNCTION "day_of"(text);
