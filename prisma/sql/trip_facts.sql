-- What holds of each trip now: as agreed last, else accepted, else asked for. Read it, and not those tables, wherever a
-- trip, its days, party or sum is shown. Days as text such as 2027-06-12 (those of a snapshot may be no days), sums in
-- minor units; null where nothing is said, or what is stored cannot be read.
CREATE OR REPLACE VIEW trip_facts AS
  SELECT bookings.reference,
    CASE WHEN accepted.quote_id IS NOT NULL AND (agreed.kind IS NULL OR agreed.kind = 'cancelled') THEN 'accepted'
      WHEN agreed.kind IS NULL THEN 'asked'
      WHEN agreed.kind = 'cancelled' THEN 'cancelled'
      ELSE 'agreed' END AS stage,
    coalesce(nullif(offer.title, ''), bookings.itinerary_title) AS title,
    coalesce(offer.itinerary_id, bookings.itinerary_id) AS itinerary_id,
    CASE WHEN offer.id IS NULL AND agreed.kind IS NULL THEN bookings.date_from::text
      ELSE coalesce(agreed.date_from::text, offer.date_from) END AS date_from,
    CASE WHEN offer.id IS NULL AND agreed.kind IS NULL THEN bookings.date_to::text
      ELSE coalesce(agreed.date_to::text, offer.date_to) END AS date_to,
    coalesce(agreed.adults, offer.adults, bookings.number_of_adults)::int AS adults,
    coalesce(agreed.kids, offer.kids, bookings.number_of_kids)::int AS kids,
    coalesce(agreed.toddlers, offer.toddlers, bookings.number_of_toddlers)::int AS toddlers,
    CASE WHEN agreed.kind IS NULL AND offer.id IS NULL THEN 'USD' ELSE coalesce(agreed.currency, offer.currency) END AS currency,
    CASE WHEN agreed.kind IS NULL AND offer.id IS NULL THEN estimate.total
      ELSE coalesce(agreed.total, offer.total + offer.extras) END AS total,
    CASE WHEN agreed.kind IS NULL AND offer.id IS NULL THEN NULL
      -- Extras are due with what is due last.
      ELSE coalesce(agreed.deposit_amount, CASE WHEN offer.balance = 0 THEN offer.total + offer.extras ELSE offer.deposit END)
    END AS deposit,
    estimate.total AS estimate
  FROM bookings
    LEFT JOIN LATERAL (
      SELECT * FROM reservations WHERE reservations.reference = bookings.reference ORDER BY id DESC LIMIT 1
    ) AS last_terms ON true
    -- The last yes that was not taken back, and not before a cancellation.
    LEFT JOIN LATERAL (
      SELECT quote_id, extras FROM quote_answers AS yes
      WHERE yes.reference = bookings.reference AND kind = 'accepted'
        AND (last_terms.kind IS DISTINCT FROM 'cancelled' OR yes.created_at > last_terms.created_at)
        AND NOT EXISTS (SELECT FROM quote_answers AS back
          WHERE back.quote_id = yes.quote_id AND back.kind = 'reopened' AND back.id > yes.id)
      ORDER BY id DESC LIMIT 1
    ) AS accepted ON true
    -- A new yes after a cancellation is news, and the cancelled terms are not.
    LEFT JOIN LATERAL (
      SELECT last_terms.* WHERE last_terms.kind <> 'cancelled' OR accepted.quote_id IS NULL
    ) AS agreed ON true
    LEFT JOIN LATERAL (
      SELECT quotes.id, snapshot #>> '{trip,title}' AS title, trim(snapshot->>'currency') AS currency,
        jsonb_path_query_first(snapshot, '$.trip.id ? (@.type() == "number" && @ < 2147483648)')::int AS itinerary_id,
        jsonb_path_query_first(snapshot, '$.party.adults ? (@.type() == "number" && @ < 1000)')::int AS adults,
        jsonb_path_query_first(snapshot, '$.party.kids ? (@.type() == "number" && @ < 1000)')::int AS kids,
        jsonb_path_query_first(snapshot, '$.party.toddlers ? (@.type() == "number" && @ < 1000)')::int AS toddlers,
        jsonb_path_query_first(snapshot, '$.total ? (@.type() == "number" && @ < 1e17)')::bigint AS total,
        jsonb_path_query_first(snapshot, '$.deposit.amount ? (@.type() == "number" && @ < 1e17)')::bigint AS deposit,
        jsonb_path_query_first(snapshot, '$.balance.amount ? (@.type() == "number" && @ < 1e17)')::bigint AS balance,
        (SELECT coalesce(sum((extra->'count')::numeric * (extra->'amount')::numeric), 0)::bigint FROM jsonb_path_query(snapshot,
            '$.extras[*] ? (@.count.type() == "number" && @.amount.type() == "number" && @.count < 1000 && @.amount < 1e14)'
          ) AS extra
          WHERE coalesce(accepted.extras, '[]') ? (extra->>'id')) AS extras,
        (SELECT min(day #>> '{}') FROM jsonb_path_query(snapshot, '$.days[*].date ? (@ like_regex "^\\d{4}-\\d\\d-\\d\\d$")')
          AS day) AS date_from,
        (SELECT max(day #>> '{}') FROM jsonb_path_query(snapshot, '$.days[*].date ? (@ like_regex "^\\d{4}-\\d\\d-\\d\\d$")')
          AS day) AS date_to
      FROM quotes WHERE quotes.id = coalesce(agreed.quote_id, accepted.quote_id)
    ) AS offer ON true
    LEFT JOIN LATERAL (
      -- Trips one after the other are one sum; of alternatives it is that of the first.
      SELECT sum(one::numeric)::bigint AS total FROM jsonb_path_query(
        CASE WHEN several_trips = 'in-turn' THEN jsonb_build_array(estimate, further_estimates)
          ELSE jsonb_build_array(estimate) END,
        '$[*][*].total ? (@.type() == "number")') AS one
      WHERE estimate->'isPriced' = 'true'
    ) AS estimate ON true;
