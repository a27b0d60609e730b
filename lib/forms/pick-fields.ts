// What a form that was sent without JavaScript holds.

/** The fields of a form, as texts. Takes the empty form and the values as they arrived; what is missing stays as it was empty. */
export function pickFields<Fields extends Record<string, string>>(empty: Fields, values: Record<string, string>) {
  const names = Object.keys(empty)
  return Object.fromEntries(names.map((name) => [name, values[name] ?? empty[name]])) as Fields
}
