-- What happened at the sign-in of the desk, by mailbox, for 30 days.
CREATE TABLE "desk_sign_ins" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "device" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),

    CONSTRAINT "desk_sign_ins_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "desk_sign_ins_email_kind_idx" ON "desk_sign_ins"("email", "kind");
