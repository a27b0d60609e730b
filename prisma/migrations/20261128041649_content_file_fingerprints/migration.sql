-- AlterTable
ALTER TABLE "content_files" ADD COLUMN     "fingerprint" VARCHAR(64);
