import { runNode } from '../child'
import { programs } from '../paths'
import { generateClient } from '../prisma-client'
import { removeOtherRouteTypes } from '../site-build'

export function checkStyle() {
  return runNode([programs.biome, 'check', '--error-on-warnings', '.'])
}

export async function checkTypes() {
  await generateClient()
  await removeOtherRouteTypes()
  const routes = await runNode([programs.next, 'typegen'])
  return routes.code === 0 ? runNode([programs.tsc, '--noEmit']) : routes
}
