-- A changed trip waits in a list before it goes into these indexes, and every search reads the whole list. In kB.
-- The default, 4 MB, made a search two to three times as long after many changes.
ALTER INDEX "itineraries_search_words_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX IF EXISTS "itineraries_search_text_idx" SET (gin_pending_list_limit = 64);
