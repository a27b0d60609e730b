-- What Numbers counts, one row for each request that is no spam: lib/numbers/figures.ts names what is true of it.

-- The rates that the office keeps on the sheet Claims, each from its day on.
CREATE OR REPLACE FUNCTION note_exchange_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exchange_rates (currency, day, dollars)
  VALUES (upper(substring(NEW.id FROM 6)), NEW.checked_on, NEW.text::numeric)
  ON CONFLICT (currency, day) DO UPDATE SET dollars = excluded.dollars;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER claims_note_rate AFTER INSERT OR UPDATE ON claims
  FOR EACH ROW WHEN (NEW.id ~ '^rate-[a-z]{3}$' AND NEW.text ~ '^\d{1,5}(\.\d{1,6})?$')
  EXECUTE FUNCTION note_exchange_rate();

-- What one unit is in US dollars from when until when: before the first day that is known, as on it. Each currency has
-- cents, so that an amount in minor units times it is US cents (tests/unit/numbers.test.ts).
CREATE OR REPLACE VIEW exchange_rate_periods AS
  SELECT currency, CASE WHEN lag(day) OVER days IS NULL THEN '-infinity' ELSE day END AS from_day,
    coalesce(lead(day) OVER days, 'infinity') AS until_day, dollars
  FROM exchange_rates WINDOW days AS (PARTITION BY currency ORDER BY day)
  UNION ALL
  SELECT 'USD', '-infinity', 'infinity', 1;

CREATE OR REPLACE VIEW lead_figures AS
  SELECT leads.reference, leads.created_at, leads.kind, leads.source, leads.taken_by AS colleague,
    leads.phone_country AS country, coalesce(bookings.itinerary_title, '') AS trip,
    coalesce(terms.adults, bookings.number_of_adults) + coalesce(terms.kids, bookings.number_of_kids)
      + coalesce(terms.toddlers, bookings.number_of_toddlers) AS people,
    coalesce(terms.date_from, bookings.date_from) AS departs_on,
    coalesce(substring(leads.page FROM '^[^?#]*'), '') AS page, leads.answered_at, offers.first_sent_at AS offered_at,
    -- The last yes was not taken back.
    coalesce(terms.reference IS NOT NULL OR answers.yes > coalesce(answers.back, 0), false) AS is_accepted,
    coalesce(terms.kind <> 'cancelled', false) AS is_booked,
    coalesce(terms.kind = 'cancelled', false) AS is_cancelled,
    coalesce(terms.kind <> 'cancelled' AND terms.date_to < (transaction_timestamp() AT TIME ZONE 'Africa/Nairobi')::date, false)
      AS is_travelled,
    CASE WHEN offers.reference IS NULL OR terms.reference IS NOT NULL THEN false ELSE NOT EXISTS (
      -- lib/leads/event-kinds.ts: what the traveller said.
      SELECT FROM lead_events AS said WHERE said.reference = leads.reference AND undone_at IS NULL
        AND action IN ('accepted', 'question', 'declined', 'replied', 'wrote', 'added')
        AND said.created_at >= offers.first_sent_at
    ) END AS is_silent,
    CASE WHEN closed_for IN ('lost', 'price', 'dates', 'no answer', 'not possible', 'cancelled') THEN closed_for ELSE '' END
      AS loss,
    -- In US cents.
    CASE WHEN terms.kind <> 'cancelled' THEN round(terms.total * rates.dollars)::bigint END AS agreed,
    received.cents AS received,
    -- What no rate turns into dollars.
    CASE WHEN terms.kind <> 'cancelled' AND rates.currency IS NULL THEN terms.currency END AS without_rate
  FROM leads
    LEFT JOIN bookings USING (reference)
    LEFT JOIN (
      SELECT reference, min(sent_at) AS first_sent_at FROM quotes WHERE sent_at IS NOT NULL GROUP BY reference
    ) AS offers USING (reference)
    LEFT JOIN (
      SELECT reference, max(id) FILTER (WHERE kind = 'accepted') AS yes, max(id) FILTER (WHERE kind = 'reopened') AS back
      FROM quote_answers GROUP BY reference
    ) AS answers USING (reference)
    LEFT JOIN (
      SELECT DISTINCT ON (reference) * FROM reservations ORDER BY reference, id DESC
    ) AS terms USING (reference)
    LEFT JOIN exchange_rate_periods AS rates ON rates.currency = terms.currency
      AND (terms.created_at AT TIME ZONE 'Africa/Nairobi')::date >= rates.from_day
      AND (terms.created_at AT TIME ZONE 'Africa/Nairobi')::date < rates.until_day
    LEFT JOIN (
      SELECT reference, sum(round(amount * dollars))::bigint AS cents
      FROM payments JOIN exchange_rate_periods AS rates
        ON rates.currency = payments.currency AND day >= rates.from_day AND day < rates.until_day
      GROUP BY reference
    ) AS received USING (reference)
  WHERE leads.status <> 'held';

-- Deleting a person keeps the sums. One row for all that are alike, so that no row is a person's.
CREATE OR REPLACE FUNCTION keep_deleted_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_figures AS kept
  SELECT date_trunc('month', created_at AT TIME ZONE 'Africa/Nairobi')::date, source, kind, trip, loss, 1,
    (answered_at IS NOT NULL)::int, (offered_at IS NOT NULL)::int, is_silent::int, is_accepted::int, is_booked::int,
    is_travelled::int, is_cancelled::int, (loss <> '')::int, coalesce(agreed, 0), coalesce(received, 0)
  FROM lead_figures WHERE reference = OLD.reference
  ON CONFLICT (month, source, kind, trip, loss) DO UPDATE SET requests = kept.requests + excluded.requests,
    answered = kept.answered + excluded.answered, offers = kept.offers + excluded.offers,
    silent = kept.silent + excluded.silent, accepted = kept.accepted + excluded.accepted,
    booked = kept.booked + excluded.booked, travelled = kept.travelled + excluded.travelled,
    cancelled = kept.cancelled + excluded.cancelled, lost = kept.lost + excluded.lost,
    agreed = kept.agreed + excluded.agreed, received = kept.received + excluded.received;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER leads_keep_figures BEFORE DELETE ON leads
  FOR EACH ROW WHEN (OLD.status <> 'held') EXECUTE FUNCTION keep_deleted_figures();
