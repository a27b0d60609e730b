-- What a traveller was sent, and what was said to it, stays as it was.
CREATE OR REPLACE FUNCTION keep_sent_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.sent_at IS NOT NULL AND NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'Quote % was sent: it cannot be changed.', OLD.id;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quotes_keep_sent BEFORE UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION keep_sent_quote();

CREATE OR REPLACE FUNCTION keep_quote_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Answers to quotes are only added to.';
END $$;

CREATE OR REPLACE TRIGGER quote_answers_keep BEFORE UPDATE ON quote_answers
  FOR EACH ROW EXECUTE FUNCTION keep_quote_answer();
