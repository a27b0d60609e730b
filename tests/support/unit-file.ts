// Runs the command of a systemd unit with its user, folder and settings, as on a machine with the site installed.
// Overlays in a namespace leave nothing of it behind.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { startMachine } from '@/workshop/drill/machine'

const installed = `set -e
scratch=$1
mount -t tmpfs tmpfs "$scratch"
for place in etc var; do
  mkdir "$scratch/$place" "$scratch/$place-work"
  mount -t overlay overlay -o "lowerdir=/$place,upperdir=$scratch/$place,workdir=$scratch/$place-work" "/$place"
done
mount -t tmpfs tmpfs /opt
mount -t tmpfs tmpfs /srv
useradd --system --user-group --home-dir /var/lib/tembo-trails "$user"
install -d -o "$user" -g "$user" /var/lib/tembo-trails /var/backups/tembo-trails /srv/tembo-content
mkdir -p "$folder"
mount --bind "$2" "$folder"
cd "$folder"
exec setpriv --reuid="$user" --regid="$user" --init-groups -- env -i PATH=/usr/bin:/bin $settings $command`

/** The settings that install.sh writes, with `known` and `further` in place of or beside them. */
export async function installedSettings(known: Record<string, string>, further: Record<string, string>) {
  const script = await readFile(path.join(root, 'deploy/install.sh'), 'utf8')
  const lines =
    script
      .match(/<<ENV\n([\s\S]*?)\nENV\n/)?.[1]
      ?.split('\n')
      .filter((line) => !line.startsWith('#')) ?? []
  const written = Object.fromEntries(lines.map((line) => [line.split('=')[0], line.replace(/^[^=]*=/, '')]))
  return { ...written, ...known, ...further }
}

/** Returns what reads its output so far. It ends with the test. */
export async function startUnit(name: string, settings: Record<string, string>) {
  const unit = await readFile(path.join(root, 'deploy/systemd', `${name}.service`), 'utf8')
  const settingOf = (key: string) => unit.match(new RegExp(`^${key}=(.+)$`, 'm'))?.[1] ?? ''
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-unit-'))
  const values = {
    user: settingOf('User'),
    folder: settingOf('WorkingDirectory'),
    command: settingOf('ExecStart'),
    settings: Object.entries(settings)
      .map(([key, value]) => `${key}=${value}`)
      .join(' '),
  }
  const script = path.join(folder, 'installed.sh')
  const lines = Object.entries(values).map(([key, value]) => `${key}='${value}'`)
  await writeFile(script, `${lines.join('\n')}\n${installed}\n`)
  const scratch = path.join(folder, 'scratch')
  await mkdir(scratch)
  const log = path.join(folder, 'log')
  const machine = startMachine(['sh', script, scratch, root], log, { asRoot: true })
  onTestFinished(async () => {
    await machine.kill()
    await rm(folder, { recursive: true, force: true })
  })
  return () => readFile(log, 'utf8').catch(() => '')
}
