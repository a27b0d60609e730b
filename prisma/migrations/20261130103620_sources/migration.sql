-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "source" VARCHAR(80) NOT NULL DEFAULT '',
ADD COLUMN     "source_detail" VARCHAR(300) NOT NULL DEFAULT '';
