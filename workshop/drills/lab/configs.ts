// The settings of the cluster's programs. Except for paths and ports they suit a real installation.
import { existsSync } from 'node:fs'
import path from 'node:path'

const home = '127.0.0.1'

export type Node = { name: string; folder: string; port: number; api: number }

/** An empty string without Debian's PostgreSQL 15. */
export function postgresFolder() {
  const folder = '/usr/lib/postgresql/15/bin'
  return existsSync(path.join(folder, 'postgres')) ? folder : ''
}

export function etcdWords(folder: string, port: number, peerPort: number) {
  const [clients, peers] = [`http://${home}:${port}`, `http://${home}:${peerPort}`]
  return [
    ...[
      'etcd',
      '--enable-v2=true',
      '--data-dir',
      folder,
      '--listen-client-urls',
      clients,
      '--advertise-client-urls',
      clients,
    ],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`],
  ]
}

/**
 * Strict synchronous mode: a commit is answered once a second node has it, or not at all. With failsafe_mode the
 * primary goes on without etcd as long as it reaches the other nodes.
 */
export function nodeConfig({ name, folder, port, api }: Node, etcdPort: number) {
  return JSON.stringify({
    scope: 'tembo',
    name,
    restapi: { listen: `${home}:${api}`, connect_address: `${home}:${api}` },
    etcd: { host: `${home}:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        failsafe_mode: true,
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums', { 'wal-segsize': '4' }],
    },
    postgresql: {
      listen: `${home}:${port}`,
      connect_address: `${home}:${port}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: postgresFolder(),
      pgpass: path.join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replication', password: 'drill' },
      },
      pg_hba: [`host all all ${home}/32 scram-sha-256`, `host replication replication ${home}/32 scram-sha-256`],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      parameters: {
        unix_socket_directories: folder,
        max_connections: 100,
        shared_buffers: '32MB',
        max_wal_size: '64MB',
        min_wal_size: '16MB',
        wal_keep_size: '16MB',
        password_encryption: 'scram-sha-256',
      },
    },
  })
}

/** Sends every connection to the primary, and cuts those to a former one. */
export function haproxyConfig(nodes: Node[], port: number) {
  const servers = nodes.map(({ name, port: own, api }) => `  server ${name} ${home}:${own} check port ${api}`)
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind ${home}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

/** PgBouncer in transaction mode. */
export function pgbouncerConfig(users: string, database: string, port: number) {
  return `[databases]
* = ${database}
[pgbouncer]
listen_addr = ${home}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`
}
