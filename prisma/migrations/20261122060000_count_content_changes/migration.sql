-- Counts the changes of content by cache tag. An instance that cannot hear of a change, because its connection passes
-- through a pooler or the engine has no LISTEN, sees here that there was one.
CREATE TABLE "content_versions" (
    "id" SERIAL NOT NULL,
    "tag" VARCHAR(30) NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

-- The version of a tag is the sum of its rows. Usually there is one; a transaction that finds it locked by another takes
-- a second one, so that nobody waits and no deadlock can come of it.
-- Whoever may edit content may be counted, without rights of his own on this table; an engine without NOTIFY, or a user
-- who may not use it, edits all the same.
CREATE OR REPLACE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "content_versions" SET "version" = "version" + 1 WHERE "id" = (
    SELECT "id" FROM "content_versions" WHERE "tag" = TG_ARGV[0] ORDER BY "id" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "content_versions" ("tag") VALUES (TG_ARGV[0]);
  END IF;
  BEGIN
    PERFORM pg_notify('content_changes', TG_ARGV[0]);
  EXCEPTION WHEN undefined_function OR feature_not_supported OR insufficient_privilege THEN
    NULL;
  END;
  RETURN NULL;
END $$;
