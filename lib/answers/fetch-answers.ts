import type { Answer } from './answer'

/** In the browser. `isDraft`: the visitor has not sent the text. Throws without a connection or an answer. */
export async function fetchAnswers(query: string, signal: AbortSignal, isDraft = false): Promise<Answer[]> {
  const params = new URLSearchParams({ query, ...(isDraft && { draft: '1' }) })
  const response = await fetch(`/api/answers?${params}`, { signal })
  if (!response.ok) throw new Error(`Answers could not be read: ${response.status}`)
  const { answers }: { answers: (Pick<Answer, 'page' | 'heading' | 'text'> & { url: string })[] } =
    await response.json()
  return answers.map(({ url, ...answer }) => ({
    ...answer,
    href: pathOf(url),
    pieces: [{ text: answer.text, isMarked: false }],
  }))
}

/** A place on the page that is open needs no other page, whatever address the site has. */
function pathOf(url: string) {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}
