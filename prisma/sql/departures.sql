-- Who has places on a departure: booked by what was agreed last, or held until the end of a day in Nairobi.
CREATE OR REPLACE VIEW departure_takers AS
  SELECT departure_id, reference, 'booked' AS state, adults + kids + toddlers AS people, NULL::date AS held_until,
    NULL::int AS hold_id
  FROM reservations
  WHERE departure_id IS NOT NULL AND kind <> 'cancelled' AND NOT EXISTS (
    SELECT FROM reservations AS later WHERE later.reference = reservations.reference AND later.id > reservations.id)
  UNION ALL
  SELECT departure_id, reference, 'held', people, held_until, id FROM seat_holds
  WHERE released_at IS NULL AND held_until >= (now() AT TIME ZONE 'Africa/Nairobi')::date;

-- Places are counted, never stored. Withdrawn departures are among them.
CREATE OR REPLACE VIEW departure_places AS
  SELECT id AS departure_id, seats::int, booked, held, seats - booked - held AS "left", booked >= sure_from AS is_sure
  FROM departures CROSS JOIN LATERAL (
    SELECT coalesce(sum(people) FILTER (WHERE state = 'booked'), 0)::int AS booked,
      coalesce(sum(people) FILTER (WHERE state = 'held'), 0)::int AS held
    FROM departure_takers WHERE departure_id = departures.id
  ) AS taken;

-- The checks of a publication say it with names; this is for an undo of one, and for edits by SQL.
CREATE OR REPLACE FUNCTION refuse_too_few_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken int;
BEGIN
  SELECT booked + held INTO taken FROM departure_places WHERE departure_id = NEW.id;
  IF taken > NEW.seats THEN
    RAISE EXCEPTION 'The departure of % has % places taken and cannot have % seats.', NEW.first_day, taken, NEW.seats;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER departures_keep_seats AFTER UPDATE OF seats ON departures
  FOR EACH ROW EXECUTE FUNCTION refuse_too_few_seats();
