-- Counts the changes of content by cache tag. An instance that cannot hear of a change, because its connection passes
-- through a pooler or the engine has no LISTEN, sees here that there was one.
CREATE TABLE "content_versions" (
    "id" SERIAL NOT NULL,
    "tag" VARCHAR(30) NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_versions_tag_id_idx" ON "content_versions"("tag", "id");

-- The version of a tag is the sum of its rows. Usually there is one; a transaction that finds it locked by another takes
-- a second one, so that nobody waits and no deadlock can come of it.
-- Whoever may edit content may be counted, without rights of his own on this table; an engine without NOTIFY, or a user
-- who may not use it, edits all the same.
CREATE OR REPLACE FUNCTION "tell_content_tag"("tag" text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "content_versions" SET "version" = "version" + 1 WHERE "id" = (
    SELECT "counts"."id" FROM "content_versions" AS "counts" WHERE "counts"."tag" = $1
    ORDER BY "counts"."id" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "content_versions" ("tag") VALUES ($1);
  END IF;
  BEGIN
    PERFORM pg_notify('content_changes', $1);
  EXCEPTION WHEN undefined_function OR feature_not_supported OR insufficient_privilege THEN
    NULL;
  END;
END $$;

CREATE OR REPLACE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_content_tag"(TG_ARGV[0]);
  RETURN NULL;
END $$;
