-- CreateTable
CREATE TABLE "passages" (
    "key" VARCHAR(200) NOT NULL,
    "href" VARCHAR(200) NOT NULL,
    "page" VARCHAR(160) NOT NULL,
    "heading" VARCHAR(200) NOT NULL,
    "text" TEXT NOT NULL,
    "country" VARCHAR(40),
    "itinerary_id" INTEGER,
    "titles" JSONB NOT NULL,
    "text_words" tsvector NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "unanswered_questions" (
    "day" DATE NOT NULL,
    "question" VARCHAR(100) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "unanswered_questions_pkey" PRIMARY KEY ("day","question")
);

-- CreateIndex
CREATE INDEX "passages_itinerary_id_idx" ON "passages"("itinerary_id");

-- CreateIndex
CREATE INDEX "passages_words_idx" ON "passages" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
