-- Of alternatives each is an offer of its own, and all are drafted at once.
DROP INDEX "quotes_one_draft_idx";
