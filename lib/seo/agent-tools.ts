// WebMCP, a draft: what a browser’s agent reads about our forms. AGENT_TOOLS=0 takes it out.
import { config } from '../platform/config'

declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T>, Partial<AgentTool> {}
  interface FieldsetHTMLAttributes<T> extends HTMLAttributes<T>, AgentQuestion {}
  interface SelectHTMLAttributes<T> extends HTMLAttributes<T>, AgentQuestion {}
}

export type AgentTool = {
  toolname: string
  tooldescription: string
  /** Sent without the visitor's tap. Never for a request: that is theirs to send. */
  toolautosubmit?: ''
}

/** Of a field without a label element of its own, such as a group of choices. */
export type AgentQuestion = { toolparamdescription?: string }

const tools = {
  search: {
    toolname: 'search_trips',
    tooldescription:
      'Finds trips in Kenya, Tanzania, Uganda and Dubai by words, country, package type, length, price in US dollars, travellers and month. Opens the list of trips.',
    toolautosubmit: '',
  },
  estimate: {
    toolname: 'estimate_trip',
    tooldescription:
      'Works out what this trip costs in all for a party and a month, with every line, in US dollars. An estimate, not an offer.',
    toolautosubmit: '',
  },
  request: {
    toolname: 'request_quote',
    tooldescription:
      'Fills in a request for a written offer: trip, dates, travellers, name and how to reach them. The visitor reads it and sends it; nothing is booked or paid by it.',
  },
} satisfies Record<string, AgentTool>

export const agentTool = (name: keyof typeof tools): AgentTool | undefined =>
  config.hasAgentTools ? tools[name] : undefined

export const agentQuestion = (question: string): AgentQuestion =>
  config.hasAgentTools ? { toolparamdescription: question } : {}
