-- Questions that the page "Groups and agents" answers. Only rows that nobody has edited change.
UPDATE synonyms SET means = 'group safari & ask about groups, friends & ask about groups'
WHERE means = 'group safari, friends' AND term IN ('large group', 'big group');

INSERT INTO synonyms (term, means)
SELECT term, means FROM (VALUES
  ('groups', 'ask about groups'),
  ('group booking', 'ask about groups'),
  ('group of friends', 'ask about groups'),
  ('school trip', 'ask about groups'),
  ('group tour', 'ask about groups'),
  ('group travel', 'ask about groups'),
  ('pupils', 'ask about groups'),
  ('agent', 'ask about agents'),
  ('agents', 'ask about agents'),
  ('travel agent', 'ask about agents'),
  ('travel agents', 'ask about agents'),
  ('travel agency', 'ask about agents'),
  ('tour operator', 'ask about agents'),
  ('commission', 'ask about agents'),
  ('net rates', 'ask about agents'),
  ('b2b', 'ask about agents')
) AS added (term, means) WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
