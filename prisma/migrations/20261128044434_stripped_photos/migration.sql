-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "is_stripped" BOOLEAN NOT NULL DEFAULT false;
