// The configuration of this process. Server only: a client component gets what it needs as props.
import 'server-only'
import { parseConfig } from './schema'

export const config = parseConfig(process.env)
