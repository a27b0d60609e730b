-- A group, and bad knees with gorillas, lead to the pages that answer them. Only rows that nobody has edited change.
UPDATE synonyms SET means = 'gorilla & ask about gorilla walks' WHERE means = 'ask about gorilla walks';
DELETE FROM synonyms WHERE term = 'groups' AND means = 'ask about groups';
UPDATE synonyms SET means = 'ask about groups' WHERE term = 'group' AND means = '';

INSERT INTO synonyms (term, means)
SELECT term, means FROM (VALUES
  ('small group', ''),
  ('private group', ''),
  ('gorilla bad knee', 'gorilla & ask about gorilla walks'),
  ('bad knee gorilla', 'gorilla & ask about gorilla walks'),
  ('bad knees gorilla', 'gorilla & ask about gorilla walks')
) AS added (term, means) WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
