-- Questions that the page "Before you go" answers. Only rows that nobody has edited change.
UPDATE synonyms SET means = 'ask about vaccinations'
WHERE means = 'ask about health' AND term IN ('vaccination', 'vaccinations', 'vaccine', 'jab', 'inoculation', 'yellow fever');

UPDATE synonyms SET means = 'ask about plugs' WHERE means = '' AND term = 'wifi';

INSERT INTO synonyms (term, means)
SELECT term, means FROM (VALUES
  ('before you go', 'ask about preparations'),
  ('before we go', 'ask about preparations'),
  ('travel advice', 'ask about preparations'),
  ('travel tips', 'ask about preparations'),
  ('practical information', 'ask about preparations'),
  ('good to know', 'ask about preparations'),
  ('need to know', 'ask about preparations'),
  ('checklist', 'ask about preparations'),
  ('antimalarials', 'ask about health'),
  ('malaria tablets', 'ask about health'),
  ('malaria pills', 'ask about health'),
  ('gorilla porter', 'ask about gorilla walks'),
  ('sedan chair', 'ask about gorilla walks'),
  ('gorilla knee', 'ask about gorilla walks'),
  ('gorilla with bad knee', 'ask about gorilla walks'),
  ('gorilla with bad knees', 'ask about gorilla walks'),
  ('carried to the gorillas', 'ask about gorilla walks'),
  ('how hard is the gorilla trek', 'ask about gorilla walks'),
  ('how fit for gorillas', 'ask about gorilla walks'),
  ('driving hours', 'ask about driving hours'),
  ('driving hour', 'ask about driving hours'),
  ('driving time', 'ask about driving hours'),
  ('driving times', 'ask about driving hours'),
  ('hours of driving', 'ask about driving hours'),
  ('minimum age', 'ask about minimum ages'),
  ('minimum ages', 'ask about minimum ages'),
  ('age limit', 'ask about minimum ages'),
  ('age limits', 'ask about minimum ages'),
  ('how old', 'ask about minimum ages'),
  ('which country', 'ask about the country'),
  ('what country', 'ask about the country'),
  ('wi fi', 'ask about plugs'),
  ('internet', 'ask about plugs'),
  ('sim card', 'ask about plugs'),
  ('phone signal', 'ask about plugs')
) AS added (term, means) WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
