-- Instances read "content_versions" every second; notifications are no longer needed.
CREATE OR REPLACE FUNCTION "tell_content_tag"("tag" text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "content_versions" SET "version" = "version" + 1 WHERE "id" = (
    SELECT "counts"."id" FROM "content_versions" AS "counts" WHERE "counts"."tag" = $1
    ORDER BY "counts"."id" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "content_versions" ("tag") VALUES ($1);
  END IF;
END $$;
