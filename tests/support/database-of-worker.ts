// Two files run at once, and each worker has a database of its own (scripts/lib/test-environment.ts).
process.env.DATABASE_URL = `${process.env.TEST_DATABASE_URL}_${process.env.VITEST_POOL_ID}`
