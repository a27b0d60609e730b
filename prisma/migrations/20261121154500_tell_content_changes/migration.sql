-- Tells every running instance of the site that content has changed, whoever changed it: the site, Prisma Studio, SQL.
-- The payload is the cache tag of the table (lib/cache.ts). Once a statement, and PostgreSQL sends equal payloads of one
-- transaction once: an edit of ten thousand rows is one short message.
CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER "itineraries_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "itineraries"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('itineraries');

CREATE TRIGGER "reviews_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('reviews');

CREATE TRIGGER "team_members_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_members"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('team-members');

CREATE TRIGGER "fleet_vehicles_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fleet_vehicles"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('fleet-vehicles');

CREATE TRIGGER "volunteers_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "volunteers"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('volunteers');
