import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type ColumnType,
  ColumnTypeEnum,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
const imports = { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports }
const { instance } = await WebAssembly.instantiate(await readFile(script.replace(/js$/, 'wasm')), imports)
bindings.__wbg_set_wasm(instance.exports)
const begin = instance.exports.__wbindgen_start as () => void
begin()

/** Engine errors are thrown as they are. */
export async function withEngine<T>(url: string, work: (engine: bindings.SchemaEngine) => Promise<T>) {
  const pool = new pg.Pool({ connectionString: url })
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(pool, async () => undefined),
    connectToShadowDb: () => connectToScratchDatabase(pool),
  })
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, factory)
  try {
    return await work(engine)
  } finally {
    engine.free()
    await pool.end()
  }
}

// @prisma/adapter-pg 7.10.0 splits scripts at semicolons inside functions, and refuses the catalogs' type "char".
async function connect(pool: pg.Pool, dispose: () => Promise<void>): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = (query) =>
    queryRaw(query).catch((error: unknown) => {
      if (isDriverAdapterError(error) && error.cause.kind === 'UnsupportedNativeDataType')
        return readCatalog(pool, query)
      throw error
    })
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  adapter.dispose = dispose
  return adapter
}

const catalogTypes = new Map<number, ColumnType>([
  [pg.types.builtins.BOOL, ColumnTypeEnum.Boolean],
  [pg.types.builtins.CHAR, ColumnTypeEnum.Character],
  [pg.types.builtins.INT2, ColumnTypeEnum.Int32],
  [pg.types.builtins.INT4, ColumnTypeEnum.Int32],
  [pg.types.builtins.INT8, ColumnTypeEnum.Int64],
  [pg.types.builtins.OID, ColumnTypeEnum.Int64],
])

async function readCatalog(pool: pg.Pool, { sql, args }: SqlQuery): Promise<SqlResultSet> {
  const { fields, rows } = await pool.query({ text: sql, values: args, rowMode: 'array' })
  return {
    columnNames: fields.map(({ name }) => name),
    columnTypes: fields.map(({ dataTypeID }) => catalogTypes.get(dataTypeID) ?? ColumnTypeEnum.Text),
    rows,
  }
}

// The engine replays migrations in an empty database on the same server.
async function connectToScratchDatabase(pool: pg.Pool) {
  const name = `scratch_${randomUUID()}`
  await pool.query(`CREATE DATABASE "${name}"`)
  const url = new URL(String(pool.options.connectionString))
  url.pathname = name
  const scratch = new pg.Pool({ connectionString: url.toString() })
  return connect(scratch, async () => {
    await scratch.end()
    await pool.query(`DROP DATABASE "${name}" WITH (FORCE)`)
  })
}
