-- Passages answer what these led to. "gentle pace & ask about access" keeps its fact, as what comes nearest.
DELETE FROM "synonyms" WHERE "means" LIKE 'ask about %';
UPDATE "synonyms" SET "means" = 'instead ' || regexp_replace("means", ' *& *ask about [a-z -]+', '', 'g')
  WHERE "means" LIKE '%ask about %';
-- Else it would be read as another language's word for the end of a month.
INSERT INTO "synonyms" VALUES ('final', '') ON CONFLICT DO NOTHING;
