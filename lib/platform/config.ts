// Server only: client components get what they need as props.
import 'server-only'
import { parseConfig } from './config-schema'

export const config = parseConfig(process.env)
