// The checks that need neither a database nor a browser.
import { runNode } from './child'
import { programs } from './paths'
import { generateClient } from './prisma-client'
import { removeOtherRouteTypes } from './route-types'

/** Checks format and lint rules; returns Biome's exit code and report. */
export function checkStyle() {
  return runNode([programs.biome, 'check', '--error-on-warnings', '.'])
}

/** Checks the types of everything, generated ones included; returns the exit code and report of what went wrong first. */
export async function checkTypes() {
  await generateClient()
  await removeOtherRouteTypes()
  const routes = await runNode([programs.next, 'typegen'])
  return routes.code === 0 ? runNode([programs.tsc, '--noEmit']) : routes
}
