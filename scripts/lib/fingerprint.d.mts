export function fingerprint(base: string, names: string[], values?: object): string
