/** `part` in `npm test`, enough to see what broke; `all` in `npm test -- all`. */
export const sized = <T>(part: T, all: T) => (process.env.TEST_SIZE === 'all' ? all : part)
