-- Who travels, what is seen and how one sleeps. Only rows that nobody has edited change.
UPDATE synonyms SET means = 'read as ensuite' WHERE term = 'en suite' AND means = 'ask about camps';
UPDATE synonyms SET means = '' WHERE term = 'how early' AND means = 'ask about booking early';
INSERT INTO synonyms (term, means)
SELECT term, means FROM (VALUES
  ('short drives', 'without long drives, without long drive, not too much driving'),
  ('fly-in, light aircraft', 'domestic flight, internal flight'),
  ('couples, honeymoon', 'wife and i, wife and me, husband and i, husband and me'),
  ('gentle pace & ask about access', 'walking frame, zimmer frame, rollator'),
  ('elephant & nairobi', 'elephant orphanage'),
  ('ask about driving hours', 'rough road, bad road'),
  ('ask about drinks', 'meal, lunch box, packed lunch, do we eat'),
  ('ask about camps', 'tv'),
  ('ask about booking early', 'how early to book, how early should we book'),
  ('ask about sightings', 'guarantee, guaranteed, for sure, not found, not see any, see nothing, sighting guarantee'),
  ('ask about departures', 'fixed departure, fixed departure dates, departure date, group tour join, join a group, join others, joining safari, group departure, shared departure, scheduled departure'),
  ('ask about rooms', 'twin bed, double bed, twin room, double room, triple room, connecting room, family room, share a room, roommate'),
  ('ask about currencies', 'in pounds, in euros, in pounds sterling, in other currencies, in swiss francs'),
  ('ask about hunting', 'trophy hunting, trophy hunt, hunting safari, hunting trip, hunting tour, hunting holiday, big game hunting, to hunt, can we hunt, can i hunt, go hunting, offer hunting'),
  ('', 'route, how long, wife and, husband and'),
  ('read as is', 'cest, est ce que'),
  ('read as animal', 'tiere, tieren, animaux, animales, animali, dieren, animais, mnyama, wanyama'),
  ('read as long drives', 'lange fahrten, lange autofahrten, longs trajets, longues routes, trayectos largos, viajes largos'),
  ('read as is it safe', 'est ce que cest sur, cest sur, est ce sur'),
  ('read as domestic flight', 'inlandsflug, inlandsfluge, vol interieur, vols interieurs, vuelo interno, vuelos internos'),
  ('read as without flights', 'ohne inlandsflug, ohne inlandsfluge, sans vol interieur, sans vols interieurs, sin vuelos internos')
) AS added (means, terms), unnest(string_to_array(terms, ', ')) AS term
WHERE EXISTS (SELECT FROM synonyms) ON CONFLICT DO NOTHING;
