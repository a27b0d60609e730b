// The part that WebDriver and WebDriver BiDi have in common. The visitor adds the rest.

/** W3C input sources, which both protocols take in the same form. */
type Inputs = Record<string, unknown>[]

export type Tab = {
  /** Returns when the document is parsed; its files may still be loading. */
  open(address: string): Promise<void>
  /** Waits for a promise. Returns what JSON can hold of the value. */
  evaluate(expression: string): Promise<unknown>
  act(inputs: Inputs): Promise<void>
  /** Sets the size of the page, not of the window. */
  resize(width: number, height: number): Promise<void>
  /** Messages of uncaught errors. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Engine = {
  /** A window without cookies or storage. */
  newTab(): Promise<Tab>
  stop(): Promise<void>
}
