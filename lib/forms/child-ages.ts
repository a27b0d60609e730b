import { oldestKid } from '../itineraries/rooms'

/** The ages up to 12 in what somebody wrote about their children, as many as there are of them. */
export function readAges(text: string, children: number) {
  const told = [...text.matchAll(/(\d+)(\s*months?)?/gi)].map(([, count, months]) => (months ? 0 : Number(count)))
  const ages = told.filter((age) => age <= oldestKid)
  return ages.slice(0, children)
}
