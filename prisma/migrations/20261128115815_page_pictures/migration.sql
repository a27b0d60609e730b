-- CreateTable
CREATE TABLE "page_pictures" (
    "page" VARCHAR(40) NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "text" VARCHAR(200) NOT NULL,
    CONSTRAINT "page_pictures_pkey" PRIMARY KEY ("page"),
    CONSTRAINT "page_pictures_text_check" CHECK (btrim("text") <> '')
);
