// schema.org's vocabulary in the form that the validator reads, made from schema-dts, which Google generates from it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const declarations = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts')

// A class is XLeaf, and also XBase when it has properties of its own: "interface TouristTripBase extends TripBase {".
const declaration = /^(?:export )?interface (\w+?)(?:Base|Leaf)(?:<.*?>)? extends ([^{]+) \{\n((?: {4}.*\n)*)\}/gm
const property = /^ {4}"(\w+)"\?:/gm

const term = (name: string) => ({ '@id': `schema:${name}` })
const parentsOf = (list: string) => list.split(', ').map((name) => name.replace(/(Base|Leaf).*$/, ''))

/** The graph of schemaorg-all-https.jsonld. */
export function schemaOrg() {
  const classes = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value))
  for (const [, name = '', parents = '', body = ''] of readFileSync(declarations, 'utf8').matchAll(declaration)) {
    for (const parent of parentsOf(parents)) if (parent !== name) add(classes, name, parent)
    for (const [, own = ''] of body.matchAll(property)) add(domains, own, name)
  }
  return {
    '@graph': [
      ...[...classes].map(([name, parents]) => ({
        ...term(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...parents].map(term),
      })),
      ...[...domains].map(([name, owners]) => ({
        ...term(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': [...owners].map(term),
      })),
    ],
  }
}
