-- The words by which the desk finds each lead, in lead_search: folded as lib/desk/find-leads.ts folds what is typed. Applied
-- after trip_facts.sql, which it reads.

-- '4200.50': as lib/domain/currency.ts divides the amounts of each currency.
CREATE OR REPLACE FUNCTION in_units(amount bigint, currency text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN currency IN ('AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY', 'KMF', 'KPW',
      'KRW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SLL', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF',
      'XOF', 'XPF', 'YER') THEN abs(amount)::text
    WHEN currency IN ('BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN round(abs(amount) / 1000.0, 3)::text
    ELSE round(abs(amount) / 100.0, 2)::text END;

-- Of a text such as 2027-06-12, which need not be a day.
CREATE OR REPLACE FUNCTION month_of_day(day text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN CASE WHEN day ~ '^[12]\d{3}-(0[1-9]|1[0-2])-' THEN to_char(to_date(left(day, 7), 'YYYY-MM'), 'FMMonth YYYY') END;

-- Title and places of each trip of ours, without the way there: 'Maasai Mara (5-6 h by road)'.
CREATE OR REPLACE VIEW itinerary_places AS
  SELECT id, concat_ws(' ', title, location, regexp_replace(array_to_string(destinations, ' '), '\([^()]*\)', '', 'g'), (
    SELECT string_agg(concat_ws(' ', label, name), ' ') FROM itinerary_stops JOIN places ON places.id = place_id
    WHERE itinerary_id = itineraries.id)) AS text
  FROM itineraries;

-- Months with their years, then each word once. Places are those that the trips have when this is written.
CREATE OR REPLACE VIEW lead_texts AS
  SELECT leads.reference, leads.created_at, lower(concat_ws(' ',
    to_char(leads.created_at AT TIME ZONE 'Africa/Nairobi', 'FMMonth YYYY'), month_of_day(trips.date_from),
    month_of_day(trips.date_to), month_of_day(applications.start_date::text))) || (
    SELECT string_agg(DISTINCT ' ' || word, '') FROM string_to_table(translate(search_normalize(regexp_replace(concat_ws(' ',
    leads.reference, leads.email,
    bookings.name, bookings.agency, bookings.itinerary_title, array_to_string(bookings.further_itinerary_titles, ' '),
    trips.title, inquiries.name, donation_inquiries.title, applications.first_name, applications.last_name,
    applications.program, applications.nationality, messages.name, messages.subject,
    bookings.message, bookings.needs, inquiries.message, donation_inquiries.message, applications.motivation,
    applications.skills, messages.message,
    regexp_replace(bookings.country_code, '\D', '', 'g') || ltrim(regexp_replace(bookings.phone, '\D', '', 'g'), '0'),
    regexp_replace(bookings.phone, '\D', '', 'g'), regexp_replace(applications.phone, '\D', '', 'g'),
    regexp_replace(messages.phone, '\D', '', 'g'),
    trips.currency, in_units(trips.total, trips.currency), in_units(trips.deposit, trips.currency),
    (SELECT string_agg(concat_ws(' ', currency, in_units(total, currency), in_units(deposit_amount, currency),
        in_units(total - deposit_amount, currency), (
          SELECT string_agg(in_units((payment->>'amount')::bigint, currency), ' ')
          FROM jsonb_array_elements(further) AS payment)), ' ')
      FROM reservations WHERE reservations.reference = leads.reference),
    (SELECT string_agg(concat_ws(' ', payer, code, currency, in_units(amount, currency), in_units(credited, trips.currency)),
        ' ')
      FROM payments WHERE payments.reference = leads.reference),
    (SELECT string_agg(concat_ws(' ', snapshot #>> '{trip,title}', snapshot->>'currency', (
        -- What is stored need not be whole: lib/quotes/snapshot.ts.
        SELECT string_agg(in_units(amount::bigint, trim(snapshot->>'currency')), ' ') FROM jsonb_path_query(
          jsonb_build_array(snapshot->'total', snapshot #> '{deposit,amount}', snapshot #> '{balance,amount}', snapshot->'further'),
          '$[*].** ? (@.type() == "number" && @ < 1e17)') AS amount), (
        SELECT string_agg(DISTINCT name #>> '{}', ' ') FROM jsonb_path_query(snapshot, '$.days[*].keyvalue()
          ? (@.key == "title" || @.key == "placeNames" || @.key == "bed").value[*] ? (@.type() == "string")', '{}', true) AS name)), ' ')
      FROM quotes WHERE quotes.reference = leads.reference),
    (SELECT string_agg(text, ' ') FROM itinerary_places WHERE id = bookings.itinerary_id OR id = trips.itinerary_id
      OR id::text = ANY (string_to_array(bookings.further_itinerary_ids, ','))
      OR id IN (SELECT jsonb_path_query_first(snapshot, '$.trip.id ? (@.type() == "number" && @ < 2147483648)')::int
        FROM quotes WHERE quotes.reference = leads.reference)),
    (SELECT string_agg(note, ' ') FROM lead_events WHERE lead_events.reference = leads.reference),
    (SELECT string_agg(concat_ws(' ', what, number, note), ' ') FROM holds WHERE holds.reference = leads.reference)
    -- Of 4,200, as of 4200, one number.
    ), '(\d),(?=\d{3}(?!\d))', '\1', 'g')), 'đðħłøŧıßþæœ', 'ddhlotispao'), ' ') AS word) AS text
  FROM leads
    LEFT JOIN bookings USING (reference)
    LEFT JOIN trip_facts AS trips USING (reference)
    LEFT JOIN inquiries USING (reference)
    LEFT JOIN donation_inquiries USING (reference)
    LEFT JOIN volunteer_applications AS applications USING (reference)
    LEFT JOIN contact_messages AS messages USING (reference);

-- One after the other for each lead: who waited reads what the other wrote. A value that cannot be read keeps no lead from
-- being stored.
CREATE OR REPLACE FUNCTION write_lead_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP WHEN 'DELETE' THEN OLD.reference ELSE NEW.reference END;
BEGIN
  PERFORM FROM leads WHERE reference = changed FOR NO KEY UPDATE;
  INSERT INTO lead_search SELECT * FROM lead_texts WHERE reference = changed
    ON CONFLICT (reference) DO UPDATE SET created_at = excluded.created_at, text = excluded.text;
  RETURN NULL;
EXCEPTION WHEN data_exception THEN
  RAISE WARNING 'The search of the desk does not find % by this: %', changed, SQLERRM;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER write_search AFTER UPDATE OF email, created_at ON leads
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE ON inquiries
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE ON donation_inquiries
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE ON volunteer_applications
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE OF note ON lead_events
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE OR DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT ON quote_answers
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT ON reservations
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();
CREATE OR REPLACE TRIGGER write_search AFTER INSERT OR UPDATE OR DELETE ON holds
  FOR EACH ROW EXECUTE FUNCTION write_lead_search();

-- The texts of all leads by the view above.
INSERT INTO lead_search SELECT * FROM lead_texts
  ON CONFLICT (reference) DO UPDATE SET created_at = excluded.created_at, text = excluded.text;
