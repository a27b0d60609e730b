// Calls route handlers as REST clients do.
type Handler = (request: Request, context: never) => Promise<Response>

function call(handler: Handler, init: RequestInit, search = '', params = {}) {
  const context = { params: Promise.resolve(params) }
  return handler(new Request(`http://localhost/api${search}`, init), context as never)
}

export function get(route: { GET: Handler }, search = '', params = {}) {
  return call(route.GET, {}, search, params)
}

export async function getJson(route: { GET: Handler }, search = '', params = {}) {
  return (await get(route, search, params)).json()
}

/** The status and the JSON. */
export async function answerOf(response: Promise<Response>) {
  const { status } = await response
  return [status, await (await response).json()]
}

/** A text is sent as it is, anything else as JSON. */
export function post(route: { POST: Handler }, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return call(route.POST, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
}

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
