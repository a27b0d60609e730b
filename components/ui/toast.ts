export type ToastMessage = { title: string; description: string; isDestructive?: boolean }

type Listener = (message: ToastMessage) => void
let listener: Listener | undefined

export function showToast(message: ToastMessage) {
  listener?.({ ...message })
}

export function onToast(listen: Listener) {
  listener = listen
  return () => {
    listener = undefined
  }
}
