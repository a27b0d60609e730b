-- Releases before these tables delete a stored photograph that no table of theirs shows. Drop it with the next version.
CREATE OR REPLACE FUNCTION keep_shown_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT image_url FROM itinerary_pictures UNION ALL SELECT image_url FROM page_pictures
      UNION ALL SELECT image_url FROM lodge_pictures) AS shown
    WHERE image_url LIKE '/photos/' || OLD.hash || '/%') THEN
    RETURN NULL;
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER photos_keep_shown BEFORE DELETE ON photos
  FOR EACH ROW EXECUTE FUNCTION keep_shown_photo();
