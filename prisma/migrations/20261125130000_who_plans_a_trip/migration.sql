-- Who of the team plans a trip: the one it names, else the first who plans its country.
ALTER TABLE "itineraries" ADD COLUMN "planned_by" VARCHAR(120);
ALTER TABLE "team_members" ADD COLUMN "plans" TEXT[] DEFAULT ARRAY[]::TEXT[];
