// Varnish stands in for a CDN: one that obeys Vary, or one that goes by the address alone, as large CDNs do.
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answers, freePort } from '../../../scripts/lib/ports'
import { systemProgram } from '../../../scripts/lib/system-program'
import { startMachine } from './machine'
import { until } from './until'

export type Cdn = { name: string; url: string; asked: () => number }

/** `asked`: how many requests have reached the site so far. */
export async function startVarnish(
  folder: string,
  port: number,
  { ignoresVary }: { ignoresVary: boolean },
): Promise<Cdn> {
  const name = ignoresVary ? 'ignoring Vary' : 'obeying Vary'
  const place = path.join(folder, ignoresVary ? 'ignoring' : 'obeying')
  await mkdir(place, { recursive: true })
  const file = path.join(place, 'site.vcl')
  await writeFile(file, vcl(port, ignoresVary))
  const own = await freePort()
  const words = ['-F', '-n', path.join(place, 'work'), '-f', file, '-a', `127.0.0.1:${own}`, '-s', 'malloc,128m']
  startMachine([systemProgram('varnishd', 'varnish'), ...words], path.join(place, 'varnish.log'), { asRoot: true })
  await until(() => answers(own))
  const asked = () => {
    const counter = 'MAIN.backend_req'
    const { stdout } = spawnSync('varnishstat', ['-n', path.join(place, 'work'), '-1', '-f', counter], {
      encoding: 'utf8',
    })
    return Number(stdout.match(/\s(\d+)/)?.[1])
  }
  return { name, url: `http://127.0.0.1:${own}`, asked }
}

function vcl(port: number, ignoresVary: boolean) {
  return `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${port}"; }
sub vcl_recv {
  if (req.method == "PURGE") { return (purge); }
}
sub vcl_backend_response {
  ${ignoresVary ? 'unset beresp.http.Vary;' : ''}
}
sub vcl_deliver {
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; }
}
`
}
