/** The hidden fields that React adds for browsers without JavaScript: the action's name and its state. */
export function hiddenFields(html: string): [string, string][] {
  const form = html.match(/<form[^>]*method="POST"[\s\S]*?<\/form>/i)?.[0] ?? ''
  return [...form.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')],
  )
}

/** The action's id, which scripts send as Next-Action. */
export function actionId(fields: [string, string][]): string {
  const [, reference = '{}'] = fields.find(([name]) => /^\$ACTION_\d+:0$/.test(name)) ?? []
  return JSON.parse(reference).id
}
