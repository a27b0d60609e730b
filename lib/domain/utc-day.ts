/** '2027-06-12'. Days are stored as midnight in UTC. */
export const utcDay = (date: Date) => date.toISOString().slice(0, 10)
