-- Mails of a lead that is held as spam are kept, for the undo.
ALTER TABLE "mails" DROP CONSTRAINT "mails_status_check",
  ADD CONSTRAINT "mails_status_check" CHECK ("status" IN ('queued', 'sent', 'failed', 'cancelled'));
