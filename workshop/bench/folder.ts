// Git and Biome ignore this folder.
import path from 'node:path'
import { root } from '../../scripts/lib/paths'

export const benchFolder = path.join(root, '.bench')
