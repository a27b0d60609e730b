/** The home entry matches the root only; others match their path and those below it (decision 6). */
export function isActivePath(pathname: string, href: string) {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}

export function isActiveMenu(pathname: string, paths: string[]) {
  return paths.some((path) => isActivePath(pathname, path))
}
