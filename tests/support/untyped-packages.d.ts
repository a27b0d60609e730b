declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { url: string; runScripts: 'dangerously'; beforeParse: (window: Window) => void },
    )
    window: { document: Document }
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: ('rdfa' | 'microdata')[] })
    /** By their type. */
    parse(html: string): { jsonld: Record<string, Record<string, unknown>[]>; errors: { message: string }[] }
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown[]; fieldNames: string[] }
  export default class Validator {
    constructor(schemaOrg: object)
    validate(extracted: object): Promise<Issue[]>
  }
}

// Next.js loads this file without compiling it.
declare module '@/lib/cache/picture-files.mjs' {
  export function openPictureFiles(
    folder: string,
    mostBytes?: number,
  ): { get(key: string): Promise<unknown>; set(key: string, entry: unknown): Promise<void> }
}

// Its types know the folder, which an ES module cannot import.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
