-- A browser that a colleague signed out forgets its drafts; one whose session ran out keeps them.
ALTER TABLE "desk_sessions" ADD COLUMN "ended_at" TIMESTAMPTZ(3);
ALTER TABLE "desk_sessions" ADD COLUMN "ended_by" VARCHAR(254);
