-- DropTable
DROP TABLE "content_states";

-- CreateTable
CREATE TABLE "publications" (
    "id" SERIAL NOT NULL,
    "source" VARCHAR(200) NOT NULL,
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL,
    "lines" TEXT[],
    "undoes" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "publications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "publications_undoes_key" ON "publications"("undoes");

-- AddForeignKey
ALTER TABLE "publications" ADD CONSTRAINT "publications_undoes_fkey" FOREIGN KEY ("undoes") REFERENCES "publications"("id") ON DELETE SET NULL ON UPDATE CASCADE;
