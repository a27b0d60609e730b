-- What was agreed and what was paid stays as it was noted: a correction is a row more.
CREATE OR REPLACE FUNCTION keep_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added to.', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER reservations_keep BEFORE UPDATE ON reservations
  FOR EACH ROW EXECUTE FUNCTION keep_reservation();
CREATE OR REPLACE TRIGGER payments_keep BEFORE UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION keep_reservation();

-- What was agreed last on each lead, and what has been received of it.
CREATE OR REPLACE VIEW reservation_accounts AS
  SELECT reference, date_from, date_to, currency, total, deposit_amount, deposit_day, balance_day, terms.created_at,
    leads.status, coalesce(received.credited, 0) AS credited, terms.kind, terms.further
  FROM (SELECT DISTINCT ON (reference) * FROM reservations ORDER BY reference, id DESC) AS terms
    JOIN leads USING (reference)
    LEFT JOIN (SELECT reference, sum(credited) AS credited FROM payments GROUP BY reference) AS received
      USING (reference)
  WHERE leads.status <> 'held';

-- Beds, permits and seats of each lead. `is_left`: the trip does not go there any more, or is cancelled.
CREATE OR REPLACE VIEW listed_holds AS
  SELECT holds.id, holds.reference, concat_ws(', ', what, to_char(night, 'FMMonth FMDD')) AS name, asked_on, held_until,
    confirmed_on, released_on, holds.created_at, leads.status, terms.created_at AS agreed_at,
    is_left OR coalesce(terms.kind = 'cancelled' AND holds.created_at <= terms.created_at, false) AS is_left
  FROM holds JOIN leads USING (reference)
    LEFT JOIN LATERAL (
      SELECT * FROM reservations WHERE reservations.reference = holds.reference ORDER BY id DESC LIMIT 1
    ) AS terms ON true;

-- What is to be paid when, as lib/quotes/payment-plan.ts has it. `due_before`: the sum of what is due earlier.
CREATE OR REPLACE VIEW payment_plans AS
  SELECT reference, credited, currency, plan.* FROM reservation_accounts, LATERAL (
    SELECT CASE WHEN deposit_amount < total THEN 'deposit' ELSE 'price' END AS kind, '' AS what,
      coalesce(deposit_day, date_from) AS due_on, deposit_amount AS amount, 0 AS due_before
    UNION ALL
    SELECT 'further', place::text, (payment->>'day')::date, (payment->>'amount')::bigint,
      deposit_amount + sum((payment->>'amount')::bigint) OVER (ORDER BY place) - (payment->>'amount')::bigint
    FROM jsonb_array_elements(further) WITH ORDINALITY AS payments (payment, place)
    UNION ALL
    SELECT CASE WHEN kind = 'cancelled' THEN 'charge' WHEN deposit_amount > 0 THEN 'balance' ELSE 'price' END, '',
      coalesce(balance_day, deposit_day, date_from), total - agreed.amount, agreed.amount
    FROM (
      SELECT deposit_amount + coalesce(sum((payment->>'amount')::bigint), 0) AS amount
      FROM jsonb_array_elements(further) AS payment
    ) AS agreed
  ) AS plan;

-- Travellers of booked trips whose name or passport number is missing while permits or seats are to be bought, as
-- lib/travellers has them: from 14 days before the first of those runs out, else from 60 days before departure.
CREATE OR REPLACE VIEW unnamed_travellers AS
  SELECT reference, adults + kids + toddlers - named AS missing,
    greatest(coalesce(held_until - 14, date_from - 60), (created_at AT TIME ZONE 'Africa/Nairobi')::date) AS due_on
  FROM (
    SELECT DISTINCT ON (reference) reference, kind, reservations.date_from, created_at,
      coalesce(adults, number_of_adults) AS adults, coalesce(kids, number_of_kids) AS kids,
      coalesce(toddlers, number_of_toddlers) AS toddlers
    FROM reservations JOIN bookings USING (reference) ORDER BY reference, reservations.id DESC
  ) AS terms
    JOIN LATERAL (
      SELECT min(held_until) AS held_until FROM holds
      WHERE holds.reference = terms.reference AND holds.kind IN ('permit', 'seat') AND confirmed_on IS NULL AND NOT is_left
      HAVING count(*) > 0
    ) AS to_buy ON true
    JOIN LATERAL (
      SELECT count(*)::int AS named FROM travellers
      WHERE travellers.reference = terms.reference AND is_named AND (position BETWEEN 1 AND adults
        OR position BETWEEN 101 AND 100 + kids OR position BETWEEN 201 AND 200 + toddlers)
    ) AS known ON true
  WHERE terms.kind <> 'cancelled';

-- What somebody of the office has to do, and since or until when. Amounts in minor units.
CREATE OR REPLACE VIEW reservation_dues AS
  -- More paid back than received is part of what is due first.
  SELECT reference, kind, what, due_on,
    due_before + amount - CASE WHEN due_before = 0 THEN credited ELSE greatest(credited, due_before) END AS amount, currency
  FROM payment_plans WHERE amount > 0 AND credited < due_before + amount
  UNION ALL
  SELECT reference, 'refund', '', (created_at AT TIME ZONE 'Africa/Nairobi')::date, credited - total, currency
  FROM reservation_accounts WHERE credited > total
  UNION ALL
  SELECT reference, 'home', '', date_to + 1, NULL, NULL
  FROM reservation_accounts WHERE status = 'booked'
  UNION ALL
  -- Not asked yet, or without an answer for three days.
  SELECT reference, CASE WHEN asked_on IS NULL THEN 'ask' ELSE 'hold' END, name,
    coalesce(held_until, asked_on + 3, (created_at AT TIME ZONE 'Africa/Nairobi')::date), NULL, NULL
  FROM listed_holds WHERE confirmed_on IS NULL AND NOT is_left AND status NOT IN ('held', 'closed')
  UNION ALL
  -- Asked for, held or confirmed where the trip does not go any more.
  SELECT reference, 'release', name, (agreed_at AT TIME ZONE 'Africa/Nairobi')::date, NULL, NULL
  FROM listed_holds WHERE is_left AND released_on IS NULL AND coalesce(asked_on, held_until, confirmed_on) IS NOT NULL
    AND status <> 'held'
  UNION ALL
  SELECT reference, 'names', missing::text, due_on, NULL, NULL
  FROM unnamed_travellers JOIN leads USING (reference) WHERE missing > 0 AND status = 'booked';
