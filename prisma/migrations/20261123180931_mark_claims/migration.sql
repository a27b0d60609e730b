-- What is made up or read at second hand is marked. Rows of ours that are new are added at the next start.

ALTER TABLE "claims" ADD COLUMN "status" VARCHAR(10) NOT NULL DEFAULT 'checked';
ALTER TABLE "claims" ADD CONSTRAINT "claims_status_check" CHECK ("status" IN ('checked', 'to confirm', 'sample'));
UPDATE "claims" SET "status" = 'sample' WHERE "id" IN ('flying-doctor', 'eco-homestay', 'figures-date')
  AND "owner" IN ('Nyawira Kihara', 'Halima Godana');
UPDATE "claims" SET "status" = 'to confirm' WHERE "id" IN ('share-of-proceeds', 'projects-funded', 'donated', 'local-jobs')
  AND "owner" IN ('Nyawira Kihara', 'Halima Godana');
