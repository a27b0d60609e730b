/** Joins the class names that are set. Takes strings and falsy values, returns one class attribute. */
export function cn(...classes: (string | false | null | undefined)[]) {
  return classes.filter(Boolean).join(' ')
}
