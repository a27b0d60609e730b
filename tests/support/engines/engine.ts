// What the two engines are asked for: the little that both protocols offer. The visitor makes the rest of it.

/** A list of W3C input sources, which WebDriver and WebDriver BiDi take in the same form. */
export type Inputs = Record<string, unknown>[]

export type Tab = {
  /** Returns when the document is parsed; what it needs may still be on its way. */
  open(address: string): Promise<void>
  /** Evaluates an expression, waits for it when it is a promise, and returns what JSON can hold of its value. */
  evaluate(expression: string): Promise<unknown>
  act(inputs: Inputs): Promise<void>
  /** Makes the page, not the window, this large. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** The messages of the errors that nothing caught. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Engine = {
  /** A window of somebody who has never been here. */
  newTab(): Promise<Tab>
  stop(): Promise<void>
}
