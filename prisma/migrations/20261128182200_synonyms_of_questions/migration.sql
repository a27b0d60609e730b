-- Questions that pages answer and the search did not know. Only rows that nobody has edited change.
UPDATE synonyms SET means = 'gentle pace & ask about health' WHERE term = 'pregnant' AND means = 'gentle pace';
UPDATE synonyms SET means = 'ask about safety' WHERE term IN ('safe', 'safety') AND means = '';

INSERT INTO synonyms (term, means)
SELECT term, means FROM (VALUES
  ('old people', 'for older guests'),
  ('older travellers', 'for older guests'),
  ('how to pay', 'ask about deposits'),
  ('m pesa', 'ask about deposits'),
  ('mpesa', 'ask about deposits'),
  ('bank transfer', 'ask about deposits'),
  ('park fee', 'ask about park fees'),
  ('park fees', 'ask about park fees'),
  ('entry fee', 'ask about park fees'),
  ('entry fees', 'ask about park fees'),
  ('entrance fee', 'ask about park fees'),
  ('entrance fees', 'ask about park fees'),
  ('hidden fees', 'ask about park fees'),
  ('hidden costs', 'ask about park fees'),
  ('crime', 'ask about safety'),
  ('terrorism', 'ask about safety'),
  ('emergency', 'ask about safety'),
  ('gay', 'ask about safety'),
  ('lgbt', 'ask about safety'),
  ('lgbtq', 'ask about safety'),
  ('same sex', 'ask about safety'),
  ('tap water', 'ask about drinking water'),
  ('drinking water', 'ask about drinking water'),
  ('bottled water', 'ask about drinking water'),
  ('drone', 'ask about drones'),
  ('drones', 'ask about drones'),
  ('reviews', 'ask about reviews'),
  ('testimonials', 'ask about reviews'),
  ('donate', 'ask about donations'),
  ('donation', 'ask about donations'),
  ('donations', 'ask about donations'),
  ('how to book', 'ask about booking'),
  ('how do i book', 'ask about booking'),
  ('booking process', 'ask about booking')
) AS added (term, means) WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
