// What the tests need of a browser, whichever library drives it.
import { fileURLToPath } from 'node:url'

/** Start it with the program to run as ENGINE_PROGRAM. */
export const endsWithParent = fileURLToPath(import.meta.resolve('./ends-with-parent.sh'))

/** As the WebDriver standard names them. */
export type KeyName = 'ArrowLeft' | 'Enter' | 'Escape' | 'Tab'

export type Tab = {
  /** Returns when the document is parsed; its files may still be loading. */
  open(address: string): Promise<void>
  /** Waits for a promise. Returns what JSON can hold of the value. */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  press(key: KeyName): Promise<void>
  type(text: string): Promise<void>
  /** Sets the size of the page, not of the window. */
  resize(width: number, height: number): Promise<void>
  /** Messages of uncaught errors. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Engine = {
  /** A window without cookies or storage. WebKit has one at a time. */
  newTab(): Promise<Tab>
  stop(): Promise<void>
}
