import 'react'

declare module 'react' {
  // Not in @types/react 19.3 yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
