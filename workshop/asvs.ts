// Writes the part of docs/security.md about OWASP ASVS from tests/support/asvs.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { withAsvs } from '../tests/support/asvs-page'

const page = 'docs/security.md'
await writeFile(page, withAsvs(await readFile(page, 'utf8')))
