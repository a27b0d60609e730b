-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "failure" VARCHAR(12);
