import { createContext, useContext } from 'react'
import type { AgentQuestion } from '@/lib/seo/agent-tools'

/** Whether the form around has a name for agents. */
export const IsAgentTool = createContext(false)

export const useAgentQuestion = (question: string): AgentQuestion =>
  useContext(IsAgentTool) ? { toolparamdescription: question } : {}
