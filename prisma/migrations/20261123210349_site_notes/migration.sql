-- CreateTable
CREATE TABLE "site_notes" (
    "name" VARCHAR(40) NOT NULL,
    "text" VARCHAR(300) NOT NULL,

    CONSTRAINT "site_notes_pkey" PRIMARY KEY ("name")
);
