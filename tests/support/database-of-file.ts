// Several files run at once, and each has a database of its own.
import { ownDatabase } from './own-database'

process.env.DATABASE_URL = await ownDatabase()
