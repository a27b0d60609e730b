-- Browsers in which somebody has signed in, so that strangers cannot keep them from their codes.
CREATE TABLE "desk_browsers" (
    "browser" VARCHAR(43) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "desk_browsers_pkey" PRIMARY KEY ("browser","email")
);
ALTER TABLE "desk_sessions" ADD COLUMN "browser" VARCHAR(43);
