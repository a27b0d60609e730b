import { pagePolicy, scriptHashes } from '../../lib/http/content-security-policy'
import type { Config } from '../../lib/platform/config-schema'
import { joinDataScripts } from '../../lib/platform/next-internals'
import type { Answer } from './ask'

/** The data of a page that is kept as one script: each of its sixty would add a hash to the policy, 3.6 KB in all. */
export function withJoinedData(answer: Answer, config: Config): Answer {
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer
  const given = String(answer.body)
  const html = joinDataScripts(given)
  if (html === given) return answer
  const headers = { ...answer.headers, 'content-security-policy': pagePolicy(scriptHashes(html), config) }
  return { ...answer, headers, body: Buffer.from(html) }
}
