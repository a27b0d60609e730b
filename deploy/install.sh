#!/bin/sh
# Installs the site on a Debian machine, or upgrades it to the version in this folder. Run it as often as you like.
#   sh deploy/install.sh https://www.example.com
# The running version is not touched until the last step: if anything fails before, it goes on serving.
set -eu

url=${1:-}
home=/opt/tembo-trails
settings=/etc/tembo-trails/env
source=$(cd "$(dirname "$0")/.." && pwd)
version=$(date -u +%Y%m%d-%H%M%S)
release=$home/releases/$version

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }
as_site() { runuser -u tembo -- "$@"; }
# Node.js reads the settings as data: a shell would run what is in them. Variables of this shell do not count.
with_settings() {
  as_site env -i PATH="$PATH" HOME=/var/lib/tembo-trails NODE_ENV=production STANDALONE=1 \
    ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} node --env-file=$settings "$@"
}
setting() { with_settings -p "process.env.$1 ?? ''"; }
has_systemd() { [ -d /run/systemd/system ]; }

[ "$(id -u)" = 0 ] || fail 'Run this as root.'
[ -f /etc/debian_version ] || fail 'This is for Debian. Anywhere else use deploy/compose.yaml.'
[ -f $settings ] || [ -n "$url" ] || fail 'Name the address of the site: sh deploy/install.sh https://www.example.com'

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
  { apt-get update && apt-get install -y --no-install-recommends $missing; } >/tmp/tembo-install.log 2>&1 ||
    fail "apt-get fails: see /tmp/tembo-install.log"
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Node.js 20.19 or newer is needed; this is $(node --version). Debian 13 has it."

id tembo >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/tembo-trails --shell /usr/sbin/nologin tembo
install -d -o tembo -g tembo -m 750 /var/lib/tembo-trails /var/backups/tembo-trails
install -d /etc/tembo-trails $home/releases

if [ ! -f $settings ]; then
  pg_isready -q -t 30 || service postgresql start || fail 'PostgreSQL does not start.'
  password=$(node -p 'crypto.randomBytes(24).toString("hex")')
  (cd / && runuser -u postgres -- psql -q -v ON_ERROR_STOP=1) <<SQL
SELECT 'CREATE ROLE tembo LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tembo') \gexec
ALTER ROLE tembo PASSWORD '$password';
SELECT 'CREATE DATABASE tembo_trails OWNER tembo' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'tembo_trails') \gexec
SQL
  umask 027
  cat >$settings.new <<ENV
# $home/current/.env.example documents these. After a change: systemctl restart tembo-web tembo-worker
SITE_URL=$url
DATABASE_URL=postgresql://tembo:$password@127.0.0.1:5432/tembo_trails
DATA_DIR=/var/lib/tembo-trails
HOST=127.0.0.1
TRUST_PROXY=1
MAIL_WORKER=0
ENV
  chown root:tembo $settings.new
  mv $settings.new $settings
  umask 022
fi

say "Building version $version"
build=$(mktemp -d $home/build.XXXXXX)
trap 'rm -rf "$build"' EXIT
tar -C "$source" --exclude=./node_modules --exclude='./.next*' --exclude='./.data*' --exclude=./.git --exclude='./.env' \
  --exclude=./dist --exclude=./prisma/generated -cf - . | tar -C "$build" --no-same-owner -xf -
chown -R tembo:tembo "$build"
cd "$build"
export HOME=/var/lib/tembo-trails
as_site npm ci --include=dev --no-audit --no-fund >"$release.log" 2>&1 || fail "npm ci fails: see $release.log"
with_settings scripts/run.mjs database prepare
with_settings scripts/run.mjs build
with_settings deploy/release.mjs "$build/release"
mv "$build/release" "$release"
rm "$release.log"

install -m 644 deploy/systemd/* /etc/systemd/system/
site_url=$(setting SITE_URL)
sed "s|{\$SITE_URL}|$site_url|" deploy/Caddyfile >/etc/caddy/Caddyfile
ln -sfn "$release" $home/current.new
mv -T $home/current.new $home/current
# Keep the three newest, to go back to.
ls -1d $home/releases/*/ | head -n -3 | xargs -r rm -rf

if has_systemd; then
  systemctl daemon-reload
  systemctl enable --quiet --now caddy tembo-backup.timer
  systemctl enable --quiet tembo-web tembo-worker
  systemctl restart tembo-web tembo-worker
  systemctl reload caddy
  for _ in $(seq 60); do
    node -e 'fetch("http://127.0.0.1:3000/api/health/ready").then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))' && break
    sleep 1
  done
fi
say "Version $version is installed. The site is at $site_url"
