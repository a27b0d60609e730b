/** How much is sent: `npm test` a part, enough to see what broke; `npm run test:all` everything. */
export const sized = (part: number, all: number) => (process.env.TEST_SIZE === 'all' ? all : part)
