-- Mails that wait, failed, or are sent again: a reply to one would have quoted its link to the desk to the visitor.
UPDATE "mails" SET "reply_to" = NULL WHERE "role" = 'operator';
