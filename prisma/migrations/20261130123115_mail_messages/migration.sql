ALTER TABLE "leads" DROP CONSTRAINT "leads_kind_check", ADD CONSTRAINT "leads_kind_check"
  CHECK ("kind" IN ('booking', 'inquiry', 'donation_inquiry', 'volunteer_application', 'contact_message', 'mail_message'));

-- What came by mail was stored as a contact message from the page 'mail'.
UPDATE "leads" SET "kind" = 'mail_message', "page" = NULL WHERE "kind" = 'contact_message' AND "page" = 'mail';
