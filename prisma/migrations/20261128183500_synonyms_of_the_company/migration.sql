-- Whether the company is real leads to the page that answers it. Rows that stand already stay as they are.
INSERT INTO synonyms (term, means)
SELECT term, 'ask about the company' FROM unnest(ARRAY[
  'about us', 'who are you', 'real company', 'genuine company', 'trustworthy', 'legit',
  'legitimate', 'scam', 'fraud', 'licence', 'license', 'company registration'
]) AS term WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
