-- What a paper says stays as it was issued. Only the number of the control unit comes later, and once.
CREATE OR REPLACE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.control_number = '' AND NEW.control_number <> ''
    AND to_jsonb(NEW) - 'control_number' - 'control_address' = to_jsonb(OLD) - 'control_number' - 'control_address'
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Papers are only added to.';
END $$;

CREATE OR REPLACE TRIGGER papers_keep BEFORE UPDATE ON papers FOR EACH ROW EXECUTE FUNCTION keep_paper();
