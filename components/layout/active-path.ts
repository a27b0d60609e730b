/** Home only on the root; any other entry on its path and below, by whole segments (decision 6). */
export function isActivePath(pathname: string, href: string) {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}

export function isActiveMenu(pathname: string, paths: string[]) {
  return paths.some((path) => isActivePath(pathname, path))
}
