// Which menu entry the current page belongs to.

/** Home only on the root; another entry on its path and below, by whole segment (decision 6). */
export function isActivePath(pathname: string, href: string) {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}

/** A menu on any of the paths it stands for. */
export function isActiveMenu(pathname: string, paths: string[]) {
  return paths.some((path) => isActivePath(pathname, path))
}
