// A form as a browser without JavaScript has it.

/**
 * What React put into the first form of a page for a browser without JavaScript: the name of the action and its state.
 * Takes the page's HTML.
 */
export function hiddenFields(html: string): [string, string][] {
  const form = html.match(/<form[^>]*method="POST"[\s\S]*?<\/form>/i)?.[0] ?? ''
  return [...form.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')],
  )
}

/** The id of the server action that hidden fields name: what a browser with JavaScript sends as Next-Action. */
export function actionId(fields: [string, string][]): string {
  const [, reference = '{}'] = fields.find(([name]) => /^\$ACTION_\d+:0$/.test(name)) ?? []
  return JSON.parse(reference).id
}
