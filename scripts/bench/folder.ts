// Where the benchmark keeps what it makes. Git and the formatter leave it alone.
import path from 'node:path'
import { root } from '../lib/paths'

export const benchFolder = path.join(root, '.bench')
