const oldest = 12

/** The numbers up to 12 in what somebody wrote about their children, as many as there are of them. */
export function readAges(text: string, children: number) {
  const ages = (text.match(/\d+/g) ?? []).map(Number).filter((age) => age <= oldest)
  return ages.slice(0, children)
}
