-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "itinerary_price" DECIMAL(10,2);

-- CreateTable
CREATE TABLE "content_words" (
    "key" VARCHAR(120) NOT NULL,
    "text" VARCHAR(4000) NOT NULL,

    CONSTRAINT "content_words_pkey" PRIMARY KEY ("key")
);

ALTER TABLE "content_words" ADD CONSTRAINT "content_words_text_check" CHECK (btrim("text") <> '');

CREATE TRIGGER "content_words_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_words"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('words');
