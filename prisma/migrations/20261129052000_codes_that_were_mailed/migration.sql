-- Refused requests for a code do not count as codes of the mailbox.
ALTER TABLE "desk_codes" ADD COLUMN "is_mailed" BOOLEAN NOT NULL DEFAULT true;
