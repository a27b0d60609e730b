-- A draft may take the place of an offer that was drafted after it and sent before it.
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_replaces_check";
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_replaces_check" CHECK ("replaces_id" <> "id");
