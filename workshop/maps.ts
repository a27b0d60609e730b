// npm run maps: makes the ground and the letters that all maps are drawn from, after a change here or in workshop/maps.
import { writeFile } from 'node:fs/promises'
import { makeBase } from './maps/base'
import { makeLetters } from './maps/letters'

async function write(name: string, data: unknown) {
  const text = `${JSON.stringify(data)}\n`
  await writeFile(new URL(`../lib/maps/${name}`, import.meta.url), text)
  console.log(`lib/maps/${name}`, Math.round(text.length / 1024), 'KiB')
}

await write('base.json', await makeBase())
await write('letters.json', await makeLetters())
