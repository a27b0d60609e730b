export function postJson(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Returns the reference of what is stored. Fails when it is not. */
export async function send(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await postJson(origin, `/api/${path}`, body, headers)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { reference: string }).reference
}

/** At most `atOnce` at a time. */
export async function forEach<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items].reverse()
  async function next() {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
