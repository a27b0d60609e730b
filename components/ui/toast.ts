export type ToastMessage = { title: string; description: string; isDestructive?: boolean }

type Listener = (message: ToastMessage) => void
let listener: Listener | undefined

/** Says how something ended, in a corner of the page. A new toast takes the place of the one before. */
export function showToast(message: ToastMessage) {
  listener?.({ ...message })
}

/** Has a function called with each toast from now on. Returns what ends that. */
export function onToast(listen: Listener) {
  listener = listen
  return () => {
    listener = undefined
  }
}
