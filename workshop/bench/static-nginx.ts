// nginx serving the site's answers as files: the most that a server on this machine can do.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freeAddress, type Server, startServer } from '../../scripts/lib/server'
import { systemProgram } from '../../scripts/lib/system-program'
import { benchFolder } from './folder'
import { get } from './page-bytes'
import { encoding } from './wrk'

// In a Node process, which ends with this one and ends nginx (end-with-parent.mjs).
const runNginx = `
  const { spawn } = require('node:child_process')
  const nginx = spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })
  nginx.on('exit', (code) => process.exit(code ?? 1))
  process.on('SIGTERM', () => nginx.kill())`

export async function startStaticNginx(site: string, paths: string[]): Promise<Server> {
  const folder = path.join(benchFolder, 'nginx')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const locations: string[] = []
  for (const [index, name] of paths.entries()) {
    await writeFile(path.join(folder, String(index)), await get(new URL(name, site), encoding))
    // A location has no query. nginx never looks into the file.
    locations.push(`location = /${index} { add_header Content-Encoding br; }`)
  }
  const { port, url } = await freeAddress()
  const config = path.join(folder, 'nginx.conf')
  await writeFile(config, configuration(folder, port, locations))
  return startServer(url, ['--eval', runNginx, '--', systemProgram('nginx'), '-p', folder, '-c', config])
}

const configuration = (folder: string, port: number, locations: string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  default_type text/html;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp;
  uwsgi_temp_path ${folder}/temp;
  scgi_temp_path ${folder}/temp;
  server {
    listen ${port};
    root ${folder};
    ${locations.join('\n    ')}
  }
}
`
