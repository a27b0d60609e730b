-- The words by which the desk finds a lead. prisma/sql/write_lead_search.sql fills it.
CREATE TABLE "lead_search" (
  "reference" VARCHAR(12) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "text" TEXT NOT NULL,
  CONSTRAINT "lead_search_pkey" PRIMARY KEY ("reference"),
  CONSTRAINT "lead_search_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE
);

-- A search for one or two letters reads all texts: uncompressed and with their rows, whatever is shorter than a page.
ALTER TABLE "lead_search" SET (toast_tuple_target = 8160);

-- Where the server has the extension; without it every search reads all texts.
DO $$
BEGIN
  CREATE INDEX "lead_search_text_idx" ON "lead_search" USING GIN ("text" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'Searching leads without pg_trgm: %', SQLERRM;
END $$;
