#!/bin/sh
# Installs the site on a Debian machine, or upgrades it to the version in this folder. Run it as often as you like.
#   sh deploy/install.sh https://www.example.com
# The running version is not touched until the last step: if anything fails before, it goes on serving. If the new one
# ends twice or is not ready a minute after its start, the one before serves again.
set -eu

url=${1:-}
home=/opt/tembo-trails
settings=/etc/tembo-trails/env
backups=/var/backups/tembo-trails
units=/etc/systemd/system
source=$(cd "$(dirname "$0")/.." && pwd)
version=$(date -u +%Y%m%d-%H%M%S)
release=$home/releases/$version
log=/var/log/tembo-install.log

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }
as_site() { runuser -u tembo -- "$@"; }
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
# Node.js reads the settings as data: a shell would run what is in them. Variables of this shell do not count.
with_settings() {
  as_site env -i PATH="$PATH" HOME=/var/lib/tembo-trails NODE_ENV=production STANDALONE=1 \
    node --env-file=$settings "$@"
}
setting() { with_settings -p "process.env.$1 ?? ''"; }
has_systemd() { [ -d /run/systemd/system ]; }
# Switches to a release, with its units.
activate() {
  { [ ! -d "$1/systemd" ] || cp -r "$1/systemd/." $units/; } &&
    ln -sfn "$1" $home/current.new && mv -T $home/current.new $home/current || return 1
  has_systemd || return 0
  # One that ended too often would be refused another start.
  systemctl daemon-reload && systemctl reset-failed 'tembo-*' && systemctl restart tembo-web tembo-worker
}
# To the second place. What the database keeps while that is away must not fill its own disk.
stream_log() {
  as_postgres psql -q -v ON_ERROR_STOP=1 <<'SQL' &&
SELECT $$ALTER SYSTEM SET max_slot_wal_keep_size = '2GB'$$ WHERE current_setting('max_slot_wal_keep_size') = '-1' \gexec
SELECT pg_reload_conf() \g /dev/null
SQL
    systemctl enable --quiet tembo-wal && systemctl restart tembo-wal &&
    systemctl enable --quiet --now tembo-base-backup.timer &&
    { ls "$wal/base" | grep -q Z || systemctl start tembo-base-backup; }
}
# A page too: health says nothing of how pages are made.
is_ready() {
  node --input-type=module - "http://$upstream" <<'JS'
import { execFileSync } from 'node:child_process'
const isOk = (path) =>
  fetch(process.argv[2] + path, { signal: AbortSignal.timeout(10_000) }).then(({ ok }) => ok, () => false)
// A version that ends at its start is given up while Caddy lets visitors wait.
const restarts = () => Number(execFileSync('systemctl', ['show', '--property=NRestarts', '--value', 'tembo-web']))
const end = Date.now() + 60_000
for (; Date.now() < end && restarts() < 2; await new Promise((next) => setTimeout(next, 500)))
  if ((await isOk('/api/health/ready')) && (await isOk('/'))) process.exit(0)
process.exit(1)
JS
}

[ "$(id -u)" = 0 ] || fail 'Run this as root.'
[ -f /etc/debian_version ] || fail 'This is for Debian. Anywhere else use deploy/compose.yaml.'
[ -f $settings ] || [ -n "$url" ] || fail 'Name the address of the site: sh deploy/install.sh https://www.example.com'
# Until this shell ends.
exec 9>/run/tembo-install.lock
flock -n 9 || fail 'The installation runs already.'

smtp_host='' smtp_user='' smtp_password='' mail_from='' mail_to=''
if [ ! -f $settings ] && [ -t 0 ]; then
  say "Mails: leave an answer empty to set it later in $settings."
  ask() { printf '%s ' "$1" && read -r "$2"; }
  ask 'Mail server, such as mail.example.com:587?' smtp_host
  if [ -n "$smtp_host" ]; then
    ask 'User name there?' smtp_user
    trap 'stty echo; exit 1' HUP INT TERM
    stty -echo
    ask 'Password?' smtp_password
    stty echo
    say
  fi
  ask 'Sender of all mails, such as website@example.com?' mail_from
  ask 'Who gets the requests of visitors, such as reservations@example.com?' mail_to
fi

missing=
for package in postgresql caddy ca-certificates nodejs npm; do
  case $package in
    nodejs) command -v node >/dev/null || missing="$missing nodejs" ;;
    npm) command -v npm >/dev/null || missing="$missing npm" ;;
    *) dpkg -s $package >/dev/null 2>&1 || missing="$missing $package" ;;
  esac
done
if [ -n "$missing" ]; then
  say "Installing$missing"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  { apt-get update && apt-get install -y --no-install-recommends $missing; } >$log 2>&1 9>&- ||
    fail "apt-get fails: see $log"
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Node.js 20.19 or newer is needed; this is $(node --version). Debian 13 has it."
[ -z "$url" ] || url=$(node -p 'new URL(process.argv[1]).origin' "$url" 2>/dev/null) ||
  fail 'That is no address such as https://www.example.com'

id tembo >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/tembo-trails --shell /usr/sbin/nologin tembo
install -d -o tembo -g tembo -m 750 /var/lib/tembo-trails $backups
install -d /etc/tembo-trails $home/releases
# From a run that was killed.
rm -rf $home/build.*

if [ ! -f $settings ]; then
  pg_isready -q -t 30 || service postgresql start 9>&- || fail 'PostgreSQL does not start.'
  password=$(node -p 'crypto.randomBytes(24).toString("hex")')
  as_postgres psql -q -v ON_ERROR_STOP=1 <<SQL
SELECT 'CREATE ROLE tembo LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tembo') \gexec
ALTER ROLE tembo PASSWORD '$password';
SELECT 'CREATE DATABASE tembo_trails OWNER tembo' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'tembo_trails') \gexec
SQL
  umask 027
  cat >$settings.new <<ENV
# $home/current/.env.example documents these. After a change: systemctl restart tembo-web tembo-worker
# After a change of DATA_DIR, CONTENT_DIR or WAL_DIR run install.sh again: it lets the services write there.
SITE_URL=$url
DATABASE_URL=postgresql://tembo:$password@127.0.0.1:5432/tembo_trails
DATA_DIR=/var/lib/tembo-trails
CONTENT_DIR=/srv/tembo-content
HOST=127.0.0.1
TRUST_PROXY=1
MAIL_WORKER=0
ENV
  if [ -n "$smtp_host" ]; then
    # In the environment and not as arguments, which everybody sees.
    smtp=$(SMTP_HOST=$smtp_host SMTP_USER=$smtp_user SMTP_PASSWORD=$smtp_password node -p '
      const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password } = process.env
      const login = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
      `${host.endsWith(":465") ? "smtps" : "smtp"}://${login}${host}`')
    printf 'SMTP_URL="%s"\n' "$smtp" >>$settings.new
  fi
  [ -z "$mail_from" ] || printf 'MAIL_FROM="%s"\n' "$mail_from" >>$settings.new
  if [ -n "$mail_to" ]; then
    for name in RESERVATIONS SALES VOLUNTEERS PARTNERSHIPS DONATIONS; do
      printf 'EMAIL_%s="%s"\n' $name "$mail_to" >>$settings.new
    done
  fi
  chown root:tembo $settings.new
  mv $settings.new $settings
  umask 022
fi

site_url=$(with_settings -p 'new URL(process.env.SITE_URL).origin') || fail "SITE_URL in $settings is no address."
upstream=$(with_settings -p '
  const { HOST: host, PORT: port } = process.env
  const isEvery = !host || host === "0.0.0.0" || host === "::";
  `${isEvery ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port || 3000}`')
data=$(with_settings -p 'process.env.DATA_DIR || "/var/lib/tembo-trails"')
content=$(setting CONTENT_DIR)
[ "$content" != none ] || content=
# A folder that is there already belongs to the operator's file sync.
[ -z "$content" ] || [ -d "$content" ] || install -d -o tembo -g tembo -m 2770 "$content"
[ -z "$content" ] || as_site test -w "$content" || say "The site may not write to $content: make the user tembo its owner."
# The second place of the database's log (docs/operate.md), empty without one.
wal=$(setting WAL_DIR)
if [ -n "$wal" ]; then
  for folder in "$wal" "$wal/log" "$wal/base"; do
    [ -d "$folder" ] || install -d -o postgres -g postgres -m 700 "$folder"
    as_postgres test -w "$folder" || fail "The user postgres may not write to $folder: make it the owner."
  done
  [ "$(stat -c %d "$wal")" != "$(stat -c %d /var/lib/postgresql)" ] ||
    say "WAL_DIR, $wal, is on the disk of the database and would be lost with it: mount another disk there."
fi

say "Building version $version"
build=$(mktemp -d $home/build.XXXXXX)
before=$(readlink $home/current || true)
is_installed=
clean_up() {
  rm -rf "$build"
  [ -z "$is_installed" ] || return 0
  if [ "$(readlink $home/current || true)" = "$release" ]; then
    if [ -d "$before" ]; then
      activate "$before" && say "The version before, $(basename "$before"), serves again." >&2
    else
      rm -f $home/current
      ! has_systemd || systemctl stop tembo-web tembo-worker
    fi
  fi
  rm -rf "$release"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
tar -C "$source" --exclude=./node_modules --exclude='./.next*' --exclude='./.data*' --exclude=./.git --exclude='./.env' \
  --exclude=./dist --exclude=./prisma/generated -cf - . | tar -C "$build" --no-same-owner -xf -
chown -R tembo:tembo "$build"
cd "$build"
as_site env HOME=/var/lib/tembo-trails npm ci --include=dev --no-audit --no-fund >$log 2>&1 || fail "npm ci fails: see $log"
# By the version that runs, which knows this database; the first versions had no such command.
if grep -qs 'db:backup -- before' $home/current/dist/scripts/backup.js; then cd $home/current; fi
with_settings scripts/run.mjs backup before $backups
cd "$build"
with_settings scripts/run.mjs database prepare
with_settings scripts/run.mjs build
with_settings deploy/release.mjs "$build/release"
# The code belongs to root; the site writes to its data and its resized pictures only.
chown -R root:root "$build/release"
chmod -R go-w "$build/release"
install -d -o tembo -g tembo "$build/release/.next/cache"
cp -r "$source/deploy/systemd" "$build/release/systemd"
install -D "$source/deploy/base-backup.sh" "$build/release/deploy/base-backup.sh"
mv "$build/release" "$release"

# Only the imported file is ours. Debian's example, and the whole file that earlier versions wrote, are replaced.
node - "$source/deploy/Caddyfile" "$site_url" "$upstream" >/etc/caddy/tembo-trails.caddy <<'JS'
const [file, url, upstream] = process.argv.slice(2)
const text = require('node:fs').readFileSync(file, 'utf8')
process.stdout.write(text.replace('{$SITE_URL}', () => url).replace(/\{\$UPSTREAM:[^}]*\}/, () => upstream))
JS
caddyfile=/etc/caddy/Caddyfile
import='import /etc/caddy/tembo-trails.caddy'
if [ ! -s $caddyfile ] || grep -q '^# HTTPS in front of the site' $caddyfile ||
  dpkg -s caddy | grep -q "^ $caddyfile $(md5sum <$caddyfile | cut -d' ' -f1)$"; then
  say "$import" >$caddyfile
elif grep -v '^[[:space:]]*\(#\|$\|import /etc/caddy/tembo\)' $caddyfile | head -n 1 | grep -q '^{[[:space:]]*$'; then
  # A Caddyfile has one block of options.
  sed -i '/^{$/,/^}$/d' /etc/caddy/tembo-trails.caddy
  grep -qF "$import" $caddyfile || printf '\n%s\n' "$import" >>$caddyfile
  say "Add the options of $source/deploy/Caddyfile to those of $caddyfile, so that no log holds the keys of mailed links."
else
  # Options come first.
  others=$(grep -vxF "$import" $caddyfile || true)
  printf '%s\n%s\n' "$import" "$others" >$caddyfile
fi
caddy adapt --config $caddyfile >/dev/null 2>$log || fail "Caddy cannot read $caddyfile: see $log"

install -d $units/tembo-.service.d
printf '[Service]\nReadWritePaths="-%s" "-%s"\n' "$data" "${content:-/srv/tembo-content}" \
  >$units/tembo-.service.d/paths.conf
for unit in tembo-wal tembo-base-backup; do
  rm -f $units/$unit.service.d/place.conf
  [ -n "$wal" ] || continue
  install -d $units/$unit.service.d
  printf '[Unit]\nRequiresMountsFor="%s"\n[Service]\nEnvironment="WAL_DIR=%s"\nReadWritePaths="%s"\n' \
    "$wal" "$wal" "$wal" >$units/$unit.service.d/place.conf
done
activate "$release" || fail "Version $version cannot be started."
if has_systemd; then
  if ! is_ready; then
    journalctl --no-pager --output=cat --lines=30 --unit=tembo-web >&2
    fail "Version $version ended or is not ready after a minute. Above is the end of its log (journalctl -u tembo-web)."
  fi
  systemctl enable --quiet tembo-web tembo-worker
  systemctl enable --quiet --now caddy tembo-backup.timer
  systemctl reload caddy
  if [ -n "$wal" ]; then
    stream_log || say 'The log of the database does not reach WAL_DIR: see journalctl -u tembo-wal -u tembo-base-backup'
  elif systemctl --quiet is-enabled tembo-wal 2>/dev/null; then
    systemctl disable --quiet --now tembo-wal tembo-base-backup.timer
    as_postgres psql -q -c "SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = 'tembo_wal'" \
      >/dev/null || say 'The replication slot tembo_wal could not be removed: the database keeps up to 2 GB of log for it.'
  fi
fi
is_installed=yes
# Keep the three newest, to go back to.
ls -1d $home/releases/*/ | head -n -3 | xargs -r rm -rf

say "Version $version is installed. The site is at $site_url"
[ -z "$url" ] || [ "$url" = "$site_url" ] ||
  say "That is SITE_URL in $settings. Change it there to move to $url, then run this again."
if [ -z "$(setting SMTP_URL)" ]; then
  say "No mail server is set: mails are kept as files in $data/mail. Set SMTP_URL, MAIL_FROM and the addresses EMAIL_... in"
  say "$settings, then run: systemctl restart tembo-web tembo-worker"
fi
