-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "phone_country" VARCHAR(2) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "exchange_rates" (
    "currency" CHAR(3) NOT NULL,
    "day" DATE NOT NULL,
    "dollars" DECIMAL(12,6) NOT NULL,

    CONSTRAINT "exchange_rates_pkey" PRIMARY KEY ("currency","day")
);

-- CreateTable
CREATE TABLE "deleted_figures" (
    "month" DATE NOT NULL,
    "source" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "trip" VARCHAR(160) NOT NULL,
    "loss" VARCHAR(20) NOT NULL,
    "requests" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL,
    "offers" INTEGER NOT NULL,
    "silent" INTEGER NOT NULL,
    "accepted" INTEGER NOT NULL,
    "booked" INTEGER NOT NULL,
    "travelled" INTEGER NOT NULL,
    "cancelled" INTEGER NOT NULL,
    "lost" INTEGER NOT NULL,
    "agreed" BIGINT NOT NULL,
    "received" BIGINT NOT NULL,

    CONSTRAINT "deleted_figures_pkey" PRIMARY KEY ("month","source","kind","trip","loss")
);

-- Of the numbers that stand there; of +1 and the like it is the first country of the form.
UPDATE "leads" SET "phone_country" = regions.country
FROM "bookings", (VALUES
  ('+254', 'KE'), ('+255', 'TZ'), ('+256', 'UG'), ('+1', 'US'), ('+44', 'GB'), ('+49', 'DE'), ('+33', 'FR'), ('+39', 'IT'),
  ('+34', 'ES'), ('+31', 'NL'), ('+41', 'CH'), ('+46', 'SE'), ('+47', 'NO'), ('+45', 'DK'), ('+358', 'FI'), ('+43', 'AT'),
  ('+32', 'BE'), ('+351', 'PT'), ('+91', 'IN'), ('+86', 'CN'), ('+81', 'JP'), ('+82', 'KR'), ('+61', 'AU'), ('+64', 'NZ'),
  ('+27', 'ZA'), ('+971', 'AE')
) AS regions (code, country)
WHERE "bookings"."reference" = "leads"."reference" AND "bookings"."country_code" = regions.code
  AND "bookings"."phone" <> '';

ALTER TABLE "leads" DROP CONSTRAINT "leads_closed_for_check";
ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_for_check" CHECK ("closed_for" IN
  ('answered', 'lost', 'price', 'dates', 'no answer', 'not possible', 'travelled', 'cancelled', 'other'));

INSERT INTO "exchange_rates" ("currency", "day", "dollars")
SELECT upper(substring("id" FROM 6)), "checked_on", "text"::numeric FROM "claims"
WHERE "id" ~ '^rate-[a-z]{3}$' AND "text" ~ '^\d{1,5}(\.\d{1,6})?$';
