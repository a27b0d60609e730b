import 'server-only'
import { parseConfig } from './config-schema'

export const config = parseConfig(process.env)
