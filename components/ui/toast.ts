export type ToastMessage = { title: string; description: string; isDestructive?: boolean }

type Listener = (message: ToastMessage) => void
let listener: Listener | undefined

/** A new toast replaces the one before. */
export function showToast(message: ToastMessage) {
  listener?.({ ...message })
}

/** Returns the function that stops listening. */
export function onToast(listen: Listener) {
  listener = listen
  return () => {
    listener = undefined
  }
}
