// tsx reads TypeScript in the main thread only, unless it is told to.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
