-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "itineraries" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "description" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "location" VARCHAR(160) NOT NULL,
    "country" VARCHAR(40) NOT NULL DEFAULT 'Kenya',
    "highlights" TEXT[],
    "day_by_day" JSONB NOT NULL,
    "image_url" VARCHAR(500),
    "price" DECIMAL(10,2) NOT NULL,
    "category" VARCHAR(60) NOT NULL,
    "package_type" VARCHAR(40) NOT NULL DEFAULT 'Budget-Friendly',
    "inclusions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "exclusions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "perfect_for" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "destinations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "difficulty_level" VARCHAR(20) NOT NULL,
    "experiences" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "featured_experience" VARCHAR(400),
    "seasonality" VARCHAR(200),
    "best_months" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "average_rating" DECIMAL(3,2),
    "total_reviews" INTEGER NOT NULL DEFAULT 0,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "itineraries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "user_name" VARCHAR(120) NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" VARCHAR(4000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "role" VARCHAR(120) NOT NULL,
    "bio" VARCHAR(4000) NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "specialty" VARCHAR(200),
    "years_of_experience" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fleet_vehicles" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(4000) NOT NULL,
    "capacity" VARCHAR(120) NOT NULL,
    "features" TEXT[],
    "image_url" VARCHAR(500) NOT NULL,
    "type" VARCHAR(80) NOT NULL,
    "available" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fleet_vehicles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "volunteers" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "role" VARCHAR(200) NOT NULL,
    "description" VARCHAR(4000) NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "availability" VARCHAR(200) NOT NULL,
    "skills" TEXT[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "volunteers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "donations" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "donation_type" VARCHAR(40) NOT NULL,
    "project_id" INTEGER,
    "stripe_payment_id" VARCHAR(255) NOT NULL,
    "stripe_customer_id" VARCHAR(255),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "donations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(40),
    "country_code" VARCHAR(6),
    "itinerary_id" INTEGER,
    "itinerary_title" VARCHAR(160),
    "safari_category" SMALLINT,
    "preferred_dates" VARCHAR(60) NOT NULL DEFAULT '',
    "number_of_adults" SMALLINT NOT NULL DEFAULT 1,
    "number_of_kids" SMALLINT NOT NULL DEFAULT 0,
    "number_of_toddlers" SMALLINT NOT NULL DEFAULT 0,
    "message" VARCHAR(4000),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inquiries" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "type" VARCHAR(40) NOT NULL DEFAULT 'volunteer',
    "message" VARCHAR(4000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "donation_inquiries" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "message" VARCHAR(4000),
    "donation_type" VARCHAR(40) NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "donation_inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "volunteer_applications" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "first_name" VARCHAR(120) NOT NULL,
    "last_name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(40) NOT NULL,
    "nationality" VARCHAR(120) NOT NULL,
    "program" VARCHAR(40) NOT NULL,
    "start_date" DATE NOT NULL,
    "duration" VARCHAR(20) NOT NULL,
    "skills" VARCHAR(4000) NOT NULL,
    "motivation" VARCHAR(4000) NOT NULL,
    "emergency_contact" VARCHAR(400) NOT NULL,
    "agree_terms" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "volunteer_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "subject" VARCHAR(200) NOT NULL,
    "message" VARCHAR(4000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "itineraries_list_order_idx" ON "itineraries"("is_featured" DESC, "is_popular" DESC, "id");

-- CreateIndex
CREATE INDEX "itineraries_country_idx" ON "itineraries"("country");

-- CreateIndex
CREATE INDEX "itineraries_package_type_idx" ON "itineraries"("package_type");

-- CreateIndex
CREATE INDEX "itineraries_difficulty_level_idx" ON "itineraries"("difficulty_level");

-- CreateIndex
CREATE INDEX "reviews_itinerary_id_created_at_id_idx" ON "reviews"("itinerary_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "volunteers_status_id_idx" ON "volunteers"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_reference_key" ON "bookings"("reference");

-- CreateIndex
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");

-- CreateIndex
CREATE INDEX "bookings_itinerary_id_idx" ON "bookings"("itinerary_id");

-- CreateIndex
CREATE UNIQUE INDEX "inquiries_reference_key" ON "inquiries"("reference");

-- CreateIndex
CREATE INDEX "inquiries_created_at_idx" ON "inquiries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "donation_inquiries_reference_key" ON "donation_inquiries"("reference");

-- CreateIndex
CREATE INDEX "donation_inquiries_created_at_idx" ON "donation_inquiries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "volunteer_applications_reference_key" ON "volunteer_applications"("reference");

-- CreateIndex
CREATE INDEX "volunteer_applications_created_at_idx" ON "volunteer_applications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_reference_key" ON "contact_messages"("reference");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Appended to the first migration: value checks, the search text and the update stamp.

ALTER TABLE "itineraries"
  ADD CONSTRAINT "itineraries_duration_check" CHECK ("duration" BETWEEN 1 AND 365),
  ADD CONSTRAINT "itineraries_country_check" CHECK ("country" IN ('Kenya', 'Tanzania', 'Uganda', 'Dubai')),
  ADD CONSTRAINT "itineraries_package_type_check" CHECK ("package_type" IN ('Luxury', 'Budget-Friendly', 'Community & Cultural')),
  ADD CONSTRAINT "itineraries_difficulty_level_check" CHECK ("difficulty_level" IN ('Easy', 'Moderate', 'Challenging')),
  ADD CONSTRAINT "itineraries_day_by_day_check" CHECK (jsonb_typeof("day_by_day") = 'object'),
  ADD CONSTRAINT "itineraries_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "itineraries_best_months_check" CHECK ("best_months" <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  ADD CONSTRAINT "itineraries_average_rating_check" CHECK ("average_rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "itineraries_total_reviews_check" CHECK ("total_reviews" >= 0);

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_user_name_check" CHECK (btrim("user_name") <> ''),
  ADD CONSTRAINT "reviews_comment_check" CHECK (btrim("comment") <> '');

ALTER TABLE "team_members"
  ADD CONSTRAINT "team_members_years_of_experience_check" CHECK ("years_of_experience" >= 0);

ALTER TABLE "donations"
  ADD CONSTRAINT "donations_amount_check" CHECK ("amount" > 0);

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_number_of_adults_check" CHECK ("number_of_adults" BETWEEN 1 AND 20),
  ADD CONSTRAINT "bookings_number_of_kids_check" CHECK ("number_of_kids" BETWEEN 0 AND 20),
  ADD CONSTRAINT "bookings_number_of_toddlers_check" CHECK ("number_of_toddlers" BETWEEN 0 AND 10),
  ADD CONSTRAINT "bookings_safari_category_check" CHECK ("safari_category" BETWEEN 1 AND 4);

ALTER TABLE "volunteer_applications"
  ADD CONSTRAINT "volunteer_applications_program_check" CHECK ("program" IN ('cultural-heritage', 'guide-training', 'eco-homestay', 'conservation', 'health-clinics', 'education', 'womens-empowerment', 'safari-serve')),
  ADD CONSTRAINT "volunteer_applications_duration_check" CHECK ("duration" IN ('1-2-weeks', '2-4-weeks', '1-3-months', '3-6-months', '6-months-plus')),
  ADD CONSTRAINT "volunteer_applications_agree_terms_check" CHECK ("agree_terms");

-- Lower case without accents. lib/search.ts does the same to what a visitor types.
CREATE FUNCTION "search_normalize"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(normalize(lower("value"), NFD), '[\u0300-\u036f]', '', 'g');

CREATE FUNCTION "itineraries_before_write"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := "search_normalize"(concat_ws(' ',
    NEW."title", NEW."description", NEW."location", NEW."country",
    array_to_string(NEW."highlights", ' '), array_to_string(NEW."tags", ' ')));
  IF TG_OP = 'UPDATE' THEN
    NEW."updated_at" := now();
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "itineraries_before_write" BEFORE INSERT OR UPDATE ON "itineraries"
  FOR EACH ROW EXECUTE FUNCTION "itineraries_before_write"();
