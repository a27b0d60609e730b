-- CreateTable
CREATE TABLE "content_drafts" (
    "id" SERIAL NOT NULL,
    "sheet" VARCHAR(40) NOT NULL,
    "key" VARCHAR(400) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "cells" JSONB NOT NULL DEFAULT '{}',
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "publish_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_drafts_publish_at_idx" ON "content_drafts"("publish_at");

-- A row has one draft, beside those that are planned.
CREATE UNIQUE INDEX "content_drafts_open_key" ON "content_drafts"("sheet", "key") WHERE "publish_at" IS NULL;
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_check" CHECK ("kind" IN ('changed', 'added', 'removed'));
