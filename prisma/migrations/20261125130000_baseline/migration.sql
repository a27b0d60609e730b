-- The tables of commit c6d1d05d. Installations of that commit or later have them and are marked as such
-- (scripts/lib/migrations.ts).

-- One number, a range of two, or nothing.
CREATE FUNCTION "is_range"("numbers" double precision[], "largest" double precision) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN cardinality("numbers") = 0 OR (cardinality("numbers") <= 2 AND array_position("numbers", NULL) IS NULL
    AND "numbers"[1] > 0 AND "numbers"[1] <= "numbers"[cardinality("numbers")] AND "numbers"[cardinality("numbers")] <= "largest");

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
    "price_party" SMALLINT,
    "price_season" VARCHAR(60),
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
    "rating_total" INTEGER NOT NULL DEFAULT 0,
    "planned_by" VARCHAR(120),
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "withdrawn_at" TIMESTAMPTZ(3),
    "search_text" TEXT NOT NULL DEFAULT '',
    "search_title" tsvector,
    "search_places" tsvector,
    "search_highlights" tsvector,
    "search_days" tsvector,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "itineraries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "itineraries_average_rating_check" CHECK ("average_rating" BETWEEN 1 AND 5),
    CONSTRAINT "itineraries_best_months_check" CHECK ("best_months" <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
    CONSTRAINT "itineraries_country_check" CHECK ("country" IN ('Kenya', 'Tanzania', 'Uganda', 'Dubai')),
    CONSTRAINT "itineraries_day_by_day_check" CHECK (jsonb_typeof("day_by_day") = 'object'),
    CONSTRAINT "itineraries_difficulty_level_check" CHECK ("difficulty_level" IN ('Easy', 'Moderate', 'Challenging')),
    CONSTRAINT "itineraries_duration_check" CHECK ("duration" BETWEEN 1 AND 365),
    CONSTRAINT "itineraries_package_type_check" CHECK ("package_type" IN ('Luxury', 'Budget-Friendly', 'Community & Cultural')),
    CONSTRAINT "itineraries_price_check" CHECK ("price" >= 0),
    CONSTRAINT "itineraries_total_reviews_check" CHECK ("total_reviews" >= 0)
);

CREATE TABLE "synonyms" (
    "term" VARCHAR(60) NOT NULL,
    "means" VARCHAR(200) NOT NULL,
    CONSTRAINT "synonyms_pkey" PRIMARY KEY ("term"),
    CONSTRAINT "synonyms_term_check" CHECK (btrim("term") <> '' AND "term" = lower("term"))
);

CREATE TABLE "search_words" (
    "word" VARCHAR(40) NOT NULL,
    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "itinerary_prices" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "season" VARCHAR(60) NOT NULL,
    "months" SMALLINT[],
    "for_two" DECIMAL(10,2) NOT NULL,
    "for_four" DECIMAL(10,2) NOT NULL,
    "for_six" DECIMAL(10,2) NOT NULL,
    "single_supplement" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "children_to" SMALLINT NOT NULL DEFAULT 0,
    "child_with_two" SMALLINT NOT NULL DEFAULT 100,
    "child_with_child" SMALLINT NOT NULL DEFAULT 100,
    "child_with_one" SMALLINT NOT NULL DEFAULT 100,
    "below_three" SMALLINT NOT NULL DEFAULT 100,
    "by_night" BOOLEAN NOT NULL DEFAULT false,
    "valid_until" DATE NOT NULL,
    CONSTRAINT "itinerary_prices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_prices_amounts_check" CHECK ("for_two" > 0 AND "for_four" > 0 AND "for_six" > 0 AND "single_supplement" >= 0),
    CONSTRAINT "itinerary_prices_children_check" CHECK (
      "children_to" BETWEEN 0 AND 12 AND "child_with_two" BETWEEN 0 AND 100 AND "child_with_child" BETWEEN 0 AND 100
      AND "child_with_one" BETWEEN 0 AND 100 AND "below_three" BETWEEN 0 AND 100),
    CONSTRAINT "itinerary_prices_months_check" CHECK (cardinality("months") > 0 AND "months" <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[])
);

CREATE TABLE "itinerary_charges" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" VARCHAR(3) NOT NULL,
    "unit" VARCHAR(60) NOT NULL,
    "usd_per_person" DECIMAL(10,2) NOT NULL,
    "free_below" SMALLINT NOT NULL DEFAULT 0,
    "children_to" SMALLINT NOT NULL DEFAULT 0,
    "usd_per_child" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "per_dollar" DECIMAL(12,4),
    "paid_to" VARCHAR(160) NOT NULL,
    "as_of" DATE NOT NULL,
    "source" VARCHAR(300) NOT NULL,
    CONSTRAINT "itinerary_charges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_charges_amounts_check" CHECK ("amount" > 0 AND "usd_per_person" > 0),
    CONSTRAINT "itinerary_charges_children_check" CHECK (
      "free_below" BETWEEN 0 AND 18 AND "children_to" BETWEEN 0 AND 18 AND "usd_per_child" >= 0 AND "per_dollar" > 0),
    CONSTRAINT "itinerary_charges_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$')
);

CREATE TABLE "itinerary_surcharges" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "first_night" DATE NOT NULL,
    "last_night" DATE NOT NULL,
    "usd_per_night" DECIMAL(10,2) NOT NULL,
    CONSTRAINT "itinerary_surcharges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_surcharges_check" CHECK ("usd_per_night" > 0 AND "first_night" <= "last_night")
);

CREATE TABLE "places" (
    "id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "country" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "altitude" INTEGER,
    "sources" TEXT[],
    CONSTRAINT "places_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "places_altitude_check" CHECK ("altitude" BETWEEN -500 AND 9000),
    CONSTRAINT "places_country_check" CHECK ("country" IN ('Kenya', 'Tanzania', 'Uganda', 'Dubai')),
    CONSTRAINT "places_id_check" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT "places_kind_check" CHECK ("kind" IN ('city', 'town', 'village', 'park', 'reserve', 'conservancy', 'forest', 'lake', 'mountain', 'gate', 'island', 'beach', 'desert', 'airport')),
    CONSTRAINT "places_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90),
    CONSTRAINT "places_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180),
    CONSTRAINT "places_sources_check" CHECK (cardinality("sources") > 0)
);

CREATE TABLE "place_months" (
    "place_id" VARCHAR(40) NOT NULL,
    "month" SMALLINT NOT NULL,
    "word" VARCHAR(30) NOT NULL,
    "note" VARCHAR(160) NOT NULL DEFAULT '',
    CONSTRAINT "place_months_pkey" PRIMARY KEY ("place_id","month"),
    CONSTRAINT "place_months_month_check" CHECK ("month" BETWEEN 1 AND 12),
    CONSTRAINT "place_months_word_check" CHECK ("word" IN ('dry', 'rains', 'short rains', 'migration', 'calving', 'birds', 'elephants', 'gorilla tracking', 'chimpanzee tracking', 'clear views', 'warm', 'hot', 'calm sea', 'windy'))
);

CREATE TABLE "place_animals" (
    "place_id" VARCHAR(40) NOT NULL,
    "animal" VARCHAR(30) NOT NULL,
    "likelihood" VARCHAR(15) NOT NULL,
    "months" SMALLINT[],
    CONSTRAINT "place_animals_pkey" PRIMARY KEY ("place_id","animal"),
    CONSTRAINT "place_animals_likelihood_check" CHECK ("likelihood" IN ('nearly always', 'often', 'rarely')),
    CONSTRAINT "place_animals_months_check" CHECK (cardinality("months") > 0 AND 1 <= ALL ("months") AND 12 >= ALL ("months"))
);

CREATE TABLE "itinerary_stops" (
    "itinerary_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "place_id" VARCHAR(40) NOT NULL,
    "label" VARCHAR(120),
    "day" SMALLINT NOT NULL,
    "by" VARCHAR(10),
    "way" VARCHAR(120),
    "without" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "instead" TEXT[] DEFAULT ARRAY[]::TEXT[],
    CONSTRAINT "itinerary_stops_pkey" PRIMARY KEY ("itinerary_id","position"),
    CONSTRAINT "itinerary_stops_by_check" CHECK ("by" IN ('road', 'air', 'foot', 'boat')),
    CONSTRAINT "itinerary_stops_numbers_check" CHECK ("position" >= 1 AND "day" >= 1)
);

CREATE TABLE "itinerary_days" (
    "itinerary_id" INTEGER NOT NULL,
    "day" SMALLINT NOT NULL,
    "title" VARCHAR(160),
    "description" TEXT NOT NULL,
    "from_place_id" VARCHAR(40),
    "to_place_id" VARCHAR(40),
    "road_km" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "is_approximate" BOOLEAN NOT NULL DEFAULT false,
    "road_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "is_there_and_back" BOOLEAN NOT NULL DEFAULT false,
    "flight_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "flight_route" VARCHAR(120),
    "flight_months" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "walk_km" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "walk_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "boat_hours" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "way_note" VARCHAR(120),
    "meals" VARCHAR(80),
    "bed" VARCHAR(160),
    "bed_kind" VARCHAR(20),
    "bed_altitude" INTEGER,
    "highest_altitude" INTEGER,
    CONSTRAINT "itinerary_days_pkey" PRIMARY KEY ("itinerary_id","day"),
    CONSTRAINT "itinerary_days_altitude_check" CHECK ("bed_altitude" BETWEEN 0 AND 9000 AND "highest_altitude" BETWEEN 0 AND 9000),
    CONSTRAINT "itinerary_days_bed_kind_check" CHECK ("bed_kind" IN ('hotel', 'lodge', 'guesthouse', 'cottage', 'tented camp', 'camping', 'hut')),
    CONSTRAINT "itinerary_days_day_check" CHECK ("day" BETWEEN 1 AND 365),
    CONSTRAINT "itinerary_days_flight_months_check" CHECK (
      1 <= ALL ("flight_months") AND 12 >= ALL ("flight_months") AND (cardinality("flight_months") = 0
      OR (cardinality("flight_hours") > 0 AND cardinality("road_hours") > 0))),
    CONSTRAINT "itinerary_days_way_check" CHECK (
      "is_range"("road_km", 1500) AND "is_range"("road_hours", 24) AND "is_range"("flight_hours", 24)
      AND "is_range"("walk_km", 60) AND "is_range"("walk_hours", 24) AND "is_range"("boat_hours", 24))
);

CREATE TABLE "itinerary_suitability" (
    "itinerary_id" INTEGER NOT NULL,
    "youngest" SMALLINT NOT NULL,
    "age" VARCHAR(200) NOT NULL,
    "fitness" VARCHAR(200) NOT NULL,
    "heat" VARCHAR(200) NOT NULL,
    "comfort" VARCHAR(200) NOT NULL,
    CONSTRAINT "itinerary_suitability_pkey" PRIMARY KEY ("itinerary_id"),
    CONSTRAINT "itinerary_suitability_words_check" CHECK (
      btrim("age") <> '' AND btrim("fitness") <> '' AND btrim("heat") <> '' AND btrim("comfort") <> ''),
    CONSTRAINT "itinerary_suitability_youngest_check" CHECK ("youngest" BETWEEN 0 AND 99)
);

CREATE TABLE "content_words" (
    "key" VARCHAR(120) NOT NULL,
    "text" VARCHAR(4000) NOT NULL,
    CONSTRAINT "content_words_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "content_words_text_check" CHECK (btrim("text") <> '')
);

CREATE TABLE "photos" (
    "hash" VARCHAR(16) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "photos_pkey" PRIMARY KEY ("hash","name")
);

CREATE TABLE "content_states" (
    "id" SERIAL NOT NULL,
    "source" VARCHAR(200) NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "content_states_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "content_files" (
    "name" VARCHAR(300) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "content_files_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "claims" (
    "id" VARCHAR(40) NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "meaning" VARCHAR(300) NOT NULL,
    "proof" VARCHAR(600) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'checked',
    "owner" VARCHAR(120) NOT NULL,
    "checked_on" DATE NOT NULL,
    "next_check" DATE NOT NULL,
    CONSTRAINT "claims_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "claims_id_check" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT "claims_next_check_check" CHECK ("next_check" > "checked_on"),
    CONSTRAINT "claims_proof_check" CHECK (btrim("text") <> '' AND btrim("proof") <> '' AND btrim("owner") <> ''),
    CONSTRAINT "claims_status_check" CHECK ("status" IN ('checked', 'to confirm', 'sample'))
);

CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "user_name" VARCHAR(120) NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" VARCHAR(4000) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'shown',
    "held_for" VARCHAR(20),
    "invitation_id" INTEGER,
    "travelled_on" DATE,
    "reply" VARCHAR(4000),
    "replied_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "reviews_comment_check" CHECK (btrim("comment") <> ''),
    CONSTRAINT "reviews_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL)),
    CONSTRAINT "reviews_held_reason_check" CHECK ("held_for" IN ('honeypot', 'too fast', 'links', 'operator',
      'spam', 'abuse', 'personal data', 'not about a trip', 'duplicate', 'court')),
    CONSTRAINT "reviews_invited_check" CHECK ("invitation_id" IS NULL OR "travelled_on" IS NOT NULL),
    CONSTRAINT "reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
    CONSTRAINT "reviews_replied_at_check" CHECK (("reply" IS NULL) = ("replied_at" IS NULL)),
    CONSTRAINT "reviews_reply_check" CHECK (btrim("reply") <> ''),
    CONSTRAINT "reviews_status_check" CHECK ("status" IN ('shown', 'held')),
    CONSTRAINT "reviews_user_name_check" CHECK (btrim("user_name") <> '')
);

CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "itinerary_id" INTEGER NOT NULL,
    "travelled_on" DATE NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invitations_expires_at_check" CHECK (("mailed_at" IS NULL) = ("expires_at" IS NULL))
);

CREATE TABLE "review_removals" (
    "review_id" INTEGER NOT NULL,
    "reason" VARCHAR(20) NOT NULL,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    "released_at" TIMESTAMPTZ(3),
    CONSTRAINT "review_removals_pkey" PRIMARY KEY ("review_id"),
    CONSTRAINT "review_removals_reason_check" CHECK ("reason" IN ('spam', 'abuse', 'personal data', 'not about a trip', 'duplicate', 'court'))
);

CREATE TABLE "site_keys" (
    "name" VARCHAR(40) NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    CONSTRAINT "site_keys_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "team_members" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "role" VARCHAR(120) NOT NULL,
    "bio" VARCHAR(4000) NOT NULL,
    "image_url" VARCHAR(500) NOT NULL,
    "specialty" VARCHAR(200),
    "years_of_experience" INTEGER,
    "plans" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "team_members_years_of_experience_check" CHECK ("years_of_experience" >= 0)
);

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
    CONSTRAINT "donations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "donations_amount_check" CHECK ("amount" > 0)
);

CREATE TABLE "leads" (
    "reference" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'new',
    "held_for" VARCHAR(20),
    "answered_at" TIMESTAMPTZ(3),
    "remind_on" DATE,
    "page" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "leads_pkey" PRIMARY KEY ("reference"),
    CONSTRAINT "leads_held_for_check" CHECK (("status" = 'held') = ("held_for" IS NOT NULL)),
    CONSTRAINT "leads_kind_check" CHECK ("kind" IN ('booking', 'inquiry', 'donation_inquiry', 'volunteer_application', 'contact_message')),
    CONSTRAINT "leads_status_check" CHECK ("status" IN ('new', 'answered', 'waiting', 'closed', 'held'))
);

CREATE TABLE "bookings" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "phone" VARCHAR(40),
    "country_code" VARCHAR(6),
    "itinerary_id" INTEGER,
    "itinerary_title" VARCHAR(160),
    "itinerary_price" DECIMAL(10,2),
    "estimate" JSONB,
    "further_itinerary_ids" VARCHAR(60),
    "further_itinerary_titles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "safari_category" SMALLINT,
    "preferred_dates" VARCHAR(60) NOT NULL DEFAULT '',
    "date_from" DATE,
    "date_to" DATE,
    "number_of_adults" SMALLINT NOT NULL DEFAULT 1,
    "number_of_kids" SMALLINT NOT NULL DEFAULT 0,
    "number_of_toddlers" SMALLINT NOT NULL DEFAULT 0,
    "child_ages" VARCHAR(60),
    "message" VARCHAR(4000),
    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bookings_dates_check" CHECK ("date_from" <= "date_to"),
    CONSTRAINT "bookings_number_of_adults_check" CHECK ("number_of_adults" BETWEEN 1 AND 20),
    CONSTRAINT "bookings_number_of_kids_check" CHECK ("number_of_kids" BETWEEN 0 AND 20),
    CONSTRAINT "bookings_number_of_toddlers_check" CHECK ("number_of_toddlers" BETWEEN 0 AND 10),
    CONSTRAINT "bookings_safari_category_check" CHECK ("safari_category" BETWEEN 1 AND 4)
);

CREATE TABLE "inquiries" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "type" VARCHAR(40) NOT NULL DEFAULT 'volunteer',
    "message" VARCHAR(4000) NOT NULL,
    CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "donation_inquiries" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "message" VARCHAR(4000),
    "donation_type" VARCHAR(40) NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    CONSTRAINT "donation_inquiries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "volunteer_applications" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "first_name" VARCHAR(120) NOT NULL,
    "last_name" VARCHAR(120) NOT NULL,
    "phone" VARCHAR(40) NOT NULL,
    "nationality" VARCHAR(120) NOT NULL,
    "program" VARCHAR(40) NOT NULL,
    "start_date" DATE NOT NULL,
    "duration" VARCHAR(20) NOT NULL,
    "skills" VARCHAR(4000) NOT NULL,
    "motivation" VARCHAR(4000) NOT NULL,
    "emergency_contact" VARCHAR(400) NOT NULL,
    "agree_terms" BOOLEAN NOT NULL,
    CONSTRAINT "volunteer_applications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "volunteer_applications_agree_terms_check" CHECK ("agree_terms"),
    CONSTRAINT "volunteer_applications_duration_check" CHECK ("duration" IN ('1-2-weeks', '2-4-weeks', '1-3-months', '3-6-months', '6-months-plus')),
    CONSTRAINT "volunteer_applications_program_check" CHECK ("program" IN ('cultural-heritage', 'guide-training', 'eco-homestay', 'conservation', 'health-clinics', 'education', 'womens-empowerment', 'safari-serve'))
);

CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "subject" VARCHAR(200) NOT NULL,
    "message" VARCHAR(4000) NOT NULL,
    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_events" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12) NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "note" VARCHAR(4000) NOT NULL DEFAULT '',
    "who" VARCHAR(120) NOT NULL DEFAULT '',
    "key" VARCHAR(40) NOT NULL,
    "before" JSONB,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    CONSTRAINT "lead_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "replies" (
    "name" VARCHAR(60) NOT NULL,
    "subject" VARCHAR(160) NOT NULL,
    "text" VARCHAR(4000) NOT NULL,
    CONSTRAINT "replies_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "sendings" (
    "key" VARCHAR(64) NOT NULL,
    "reference" VARCHAR(12),
    "review_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "sendings_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "sendings_one_check" CHECK (num_nonnulls("reference", "review_id") = 1)
);

CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "reference" VARCHAR(12),
    "role" VARCHAR(10) NOT NULL,
    "to" VARCHAR(254) NOT NULL,
    "reply_to" VARCHAR(254),
    "subject" VARCHAR(300) NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "attachment" BYTEA,
    "attachment_name" VARCHAR(120),
    "message_id" VARCHAR(200) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT transaction_timestamp(),
    "sent_at" TIMESTAMPTZ(3),
    CONSTRAINT "mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mails_one_line_check" CHECK ("to" || "subject" || coalesce("reply_to", '') !~ '[\r\n]'),
    CONSTRAINT "mails_role_check" CHECK ("role" IN ('operator', 'visitor', 'answer')),
    CONSTRAINT "mails_sent_at_check" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL)),
    CONSTRAINT "mails_status_check" CHECK ("status" IN ('queued', 'sent', 'failed'))
);

CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,
    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "content_versions" (
    "id" SERIAL NOT NULL,
    "tag" VARCHAR(30) NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "site_notes" (
    "name" VARCHAR(40) NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    CONSTRAINT "site_notes_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "itineraries_country_idx" ON "itineraries"("country");
CREATE INDEX "itineraries_package_type_idx" ON "itineraries"("package_type");
CREATE INDEX "itineraries_difficulty_level_idx" ON "itineraries"("difficulty_level");
CREATE INDEX "itineraries_likeness_idx" ON "itineraries"("category", "package_type", "country", "duration", "is_featured", "is_popular", "id", "withdrawn_at");
CREATE UNIQUE INDEX "itinerary_prices_itinerary_id_season_key" ON "itinerary_prices"("itinerary_id", "season");
CREATE UNIQUE INDEX "itinerary_charges_itinerary_id_name_key" ON "itinerary_charges"("itinerary_id", "name");
CREATE UNIQUE INDEX "itinerary_surcharges_itinerary_id_name_key" ON "itinerary_surcharges"("itinerary_id", "name");
CREATE INDEX "itinerary_stops_place_id_idx" ON "itinerary_stops"("place_id");
CREATE INDEX "itinerary_days_from_place_id_idx" ON "itinerary_days"("from_place_id");
CREATE INDEX "itinerary_days_to_place_id_idx" ON "itinerary_days"("to_place_id");
CREATE UNIQUE INDEX "reviews_invitation_id_key" ON "reviews"("invitation_id");
CREATE INDEX "reviews_itinerary_id_created_at_id_idx" ON "reviews"("itinerary_id", "created_at" DESC, "id" DESC);
CREATE INDEX "reviews_itinerary_id_status_rating_created_at_id_idx" ON "reviews"("itinerary_id", "status", "rating", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "invitations_booking_id_key" ON "invitations"("booking_id");
CREATE INDEX "invitations_itinerary_id_idx" ON "invitations"("itinerary_id");
CREATE INDEX "review_removals_removed_at_idx" ON "review_removals"("removed_at");
CREATE INDEX "volunteers_status_id_idx" ON "volunteers"("status", "id");
CREATE INDEX "leads_created_at_idx" ON "leads"("created_at");
CREATE INDEX "leads_status_created_at_idx" ON "leads"("status", "created_at");
CREATE UNIQUE INDEX "bookings_reference_key" ON "bookings"("reference");
CREATE INDEX "bookings_itinerary_id_idx" ON "bookings"("itinerary_id");
CREATE UNIQUE INDEX "inquiries_reference_key" ON "inquiries"("reference");
CREATE UNIQUE INDEX "donation_inquiries_reference_key" ON "donation_inquiries"("reference");
CREATE UNIQUE INDEX "volunteer_applications_reference_key" ON "volunteer_applications"("reference");
CREATE UNIQUE INDEX "contact_messages_reference_key" ON "contact_messages"("reference");
CREATE UNIQUE INDEX "lead_events_key_key" ON "lead_events"("key");
CREATE INDEX "lead_events_reference_idx" ON "lead_events"("reference");
CREATE INDEX "sendings_reference_idx" ON "sendings"("reference");
CREATE INDEX "sendings_review_id_idx" ON "sendings"("review_id");
CREATE INDEX "sendings_created_at_idx" ON "sendings"("created_at");
CREATE UNIQUE INDEX "mails_message_id_key" ON "mails"("message_id");
CREATE INDEX "mails_reference_idx" ON "mails"("reference");
CREATE INDEX "mails_status_created_at_idx" ON "mails"("status", "created_at");
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");
CREATE INDEX "content_versions_tag_id_idx" ON "content_versions"("tag", "id");

ALTER TABLE "itinerary_prices" ADD CONSTRAINT "itinerary_prices_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "itinerary_charges" ADD CONSTRAINT "itinerary_charges_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "itinerary_surcharges" ADD CONSTRAINT "itinerary_surcharges_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "place_months" ADD CONSTRAINT "place_months_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "place_animals" ADD CONSTRAINT "place_animals_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "itinerary_stops" ADD CONSTRAINT "itinerary_stops_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "itinerary_stops" ADD CONSTRAINT "itinerary_stops_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_from_place_id_fkey" FOREIGN KEY ("from_place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_to_place_id_fkey" FOREIGN KEY ("to_place_id") REFERENCES "places"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "itinerary_suitability" ADD CONSTRAINT "itinerary_suitability_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_itinerary_id_fkey" FOREIGN KEY ("itinerary_id") REFERENCES "itineraries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "donation_inquiries" ADD CONSTRAINT "donation_inquiries_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "volunteer_applications" ADD CONSTRAINT "volunteer_applications_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sendings" ADD CONSTRAINT "sendings_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "sendings" ADD CONSTRAINT "sendings_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "mails" ADD CONSTRAINT "mails_reference_fkey" FOREIGN KEY ("reference") REFERENCES "leads"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- In the order of the lists.
CREATE INDEX "itineraries_list_order_idx" ON "itineraries"((NOT "is_featured"), (NOT "is_popular"), "id");

-- A search reads this text of many trips: kept with the row it takes a seventh of the pages.
ALTER TABLE "itineraries" ALTER COLUMN "search_text" SET STORAGE MAIN;

-- Changed trips wait in a list of at most 64 kB before they go into these indexes, since every search reads all of it.
CREATE INDEX "itineraries_search_words_idx" ON "itineraries"
  USING GIN ("search_title", "search_places", "search_highlights", "search_days") WITH (gin_pending_list_limit = 64);

-- Where the server has the extension and allows it; without it typing errors are not corrected.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "itineraries_search_text_idx" ON "itineraries" USING GIN ("search_text" gin_trgm_ops)
    WITH (gin_pending_list_limit = 64);
  CREATE INDEX "search_words_word_idx" ON "search_words" USING GIST ("word" gist_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'Searching without pg_trgm: %', SQLERRM;
END $$;
