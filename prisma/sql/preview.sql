-- Makes the schema site_preview anew (lib/publishing/preview.ts): copies of these tables with their rows, constraints and
-- triggers, and views of everything else, so that the site reads it in place of public. Needs CREATE on the database.
CREATE OR REPLACE FUNCTION build_preview(copied text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one record;
  definition text;
  definitions text[];
BEGIN
  DROP SCHEMA IF EXISTS site_preview CASCADE;
  CREATE SCHEMA site_preview;
  FOR one IN SELECT relname, relname = ANY (copied) AS is_copy FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    IF one.is_copy THEN
      EXECUTE format('CREATE TABLE site_preview.%1$I (LIKE public.%1$I INCLUDING ALL)', one.relname);
      EXECUTE format('INSERT INTO site_preview.%1$I SELECT * FROM public.%1$I', one.relname);
    ELSE
      EXECUTE format('CREATE VIEW site_preview.%1$I AS SELECT * FROM public.%1$I', one.relname);
    END IF;
  END LOOP;
  -- Copied defaults would take numbers from the sequences of public.
  FOR one IN SELECT owner.relname AS "table", attname AS "column", numbers.relname AS name, numbers.oid
    FROM pg_class AS numbers JOIN pg_depend ON classid = 'pg_class'::regclass AND objid = numbers.oid AND deptype = 'a'
      JOIN pg_class AS owner ON owner.oid = refobjid JOIN pg_attribute ON attrelid = owner.oid AND attnum = refobjsubid
    WHERE numbers.relnamespace = 'public'::regnamespace AND numbers.relkind = 'S' AND owner.relname = ANY (copied) LOOP
    EXECUTE format('CREATE SEQUENCE site_preview.%I OWNED BY site_preview.%I.%I', one.name, one."table", one."column");
    EXECUTE format('ALTER TABLE site_preview.%I ALTER %I SET DEFAULT nextval(%L)',
      one."table", one."column", format('site_preview.%I', one.name));
    PERFORM setval(format('site_preview.%I', one.name)::regclass, last) FROM pg_sequence_last_value(one.oid) AS last
      WHERE last IS NOT NULL;
  END LOOP;
  -- Read with public alone in the path, definitions name nothing by its schema.
  PERFORM set_config('search_path', 'public', true);
  definitions := array(
    SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', refers.relname, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM pg_constraint JOIN pg_class AS refers ON refers.oid = conrelid JOIN pg_class AS referred ON referred.oid = confrelid
    WHERE contype = 'f' AND refers.relnamespace = 'public'::regnamespace
      AND refers.relname = ANY (copied) AND referred.relname = ANY (copied)
  ) || array(
    -- Nobody caches the preview, so its changes are not counted.
    SELECT pg_get_triggerdef(pg_trigger.oid, true)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace AND relname = ANY (copied)
      AND proname NOT IN ('tell_content_change', 'tell_itineraries_update')
  ) || array(
    SELECT format('CREATE VIEW %I AS %s', relname, pg_get_viewdef(oid)) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY oid
  ) || array(
    -- Those whose body is bound to the tables of public.
    SELECT replace(pg_get_functiondef(oid), 'FUNCTION public.', 'FUNCTION site_preview.') FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosqlbody IS NOT NULL AND EXISTS (SELECT FROM pg_depend
      WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND refclassid = 'pg_class'::regclass)
  );
  PERFORM set_config('search_path', 'site_preview, public', true);
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $$;
