/** Replaces pictures that fail to load by the placeholder. */
export function replaceLostPictures(placeholder: string) {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.srcset) return
    target.removeAttribute('srcset')
    target.src = placeholder
  }
  // It does not bubble.
  addEventListener('error', replace, true)
}
