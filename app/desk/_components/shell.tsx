import {
  Banknote,
  CalendarDays,
  ChartColumn,
  FileText,
  Inbox,
  ListChecks,
  LogOut,
  type LucideIcon,
  Menu,
  Plus,
  Search,
  Star,
} from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Mark } from '@/components/ui/logo'
import type { Desk } from '@/lib/desk/access'
import { leadTabs } from '@/lib/desk/find-leads'
import { readCounts } from '@/lib/desk/read-list'
import { signOut } from '@/lib/desk/sign-in-actions'
import { config } from '@/lib/platform/config'
import { DeskForm } from './desk-form'
import { FindField } from './find-field'
import { Keys } from './keys'
import { listHref, listNames } from './list-names'
import { OfflineNote } from './offline-note'

type Counts = Awaited<ReturnType<typeof readCounts>>

/** Where one is: a list of requests, or a page. */
export type Place =
  | (typeof leadTabs)[number]
  | 'request'
  | 'enter'
  | 'departures'
  | 'money'
  | 'content'
  | 'numbers'
  | 'reviews'
  | 'ready'
  | 'sign-ins'

type Props = {
  desk: Desk
  at: Place
  /** In the sticky head of a phone, in place of the search field. */
  head?: ReactNode
  /** What was looked for. */
  find?: string
  children: ReactNode
}

/** Around every page of who is signed in: navigation and search. */
export async function Shell({ desk, at, head, find = '', children }: Props) {
  const counts = await readCounts(desk.who)
  return (
    <div className="shell" data-at={at}>
      <Side desk={desk} at={at} counts={counts} />
      <div className="pane">
        <header className="top">
          {head ?? (
            <>
              <a href="/desk" aria-label="Requests" className="mark">
                <Mark />
              </a>
              <Find find={find} />
            </>
          )}
        </header>
        <OfflineNote at={counts.asOf} />
        {children}
      </div>
      <Bar at={at} counts={counts} />
      <Keys count={counts.now} />
    </div>
  )
}

/** Of requests, in any list. */
export function Find({ find }: { find: string }) {
  return (
    <search>
      <form action="/desk" className="find">
        <Search aria-hidden="true" />
        <FindField find={find} />
      </form>
    </search>
  )
}

const isRequests = (at: Place) => at === 'request' || (leadTabs as readonly string[]).includes(at)

type LinkProps = { href: string; isHere: boolean; count?: number; isUrgent?: boolean; children: ReactNode }

function SideLink({ href, isHere, count, isUrgent, children }: LinkProps) {
  return (
    <a href={href as Route} aria-current={isHere ? 'page' : undefined}>
      {children}
      {count ? <span className={isUrgent ? 'dot' : 'count'}>{count}</span> : null}
    </a>
  )
}

type PartProps = { at: Place; counts: Counts }

function Side({ desk, at, counts }: PartProps & { desk: Desk }) {
  return (
    <nav className="side" aria-label="Desk">
      <a href="/desk" className="home">
        <Mark />
        <b>{config.brand}</b>
      </a>
      <a href="/desk/leads/new" className="plus" aria-current={at === 'enter' ? 'page' : undefined}>
        <Plus aria-hidden="true" />
        <span>Enter one</span>
      </a>
      <a href="/desk" className="section" aria-current={isRequests(at) || undefined}>
        <Inbox aria-hidden="true" />
        <span>Requests</span>
        {counts.now > 0 && <span className="dot lone">{short(counts.now)}</span>}
      </a>
      <div className="lists-of">
        {leadTabs.map((tab) => (
          <SideLink key={tab} href={listHref(tab)} isHere={at === tab} count={counts[tab]} isUrgent={tab === 'now'}>
            <span>{listNames[tab]}</span>
          </SideLink>
        ))}
      </div>
      {places.map(({ place, href, label, Icon }) => (
        <SideLink key={place} href={href} isHere={at === place} count={countOf(place, counts)}>
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </SideLink>
      ))}
      <div className="account">
        <a href="/desk/sign-ins" aria-current={at === 'sign-ins' ? 'page' : undefined}>
          <span className="who mine" aria-hidden="true">
            {desk.who.slice(0, 1)}
          </span>
          <span>{desk.who}</span>
        </a>
        <SignOut />
      </div>
    </nav>
  )
}

const SignOut = () => <DeskForm action={signOut} button="Sign out" tone="quiet" />

type PlaceLink = { place: Place; href: string; label: string; Icon: LucideIcon }

const money: PlaceLink = { place: 'money', href: '/desk/money', label: 'Money', Icon: Banknote }
const departures: PlaceLink = {
  place: 'departures',
  href: '/desk/departures',
  label: 'Who is where',
  Icon: CalendarDays,
}
const content: PlaceLink = { place: 'content', href: '/desk/content', label: 'Content', Icon: FileText }
/** On a phone under More. */
const inMore: PlaceLink[] = [
  departures,
  { place: 'numbers', href: '/desk/numbers', label: 'Numbers', Icon: ChartColumn },
  { place: 'reviews', href: '/desk/reviews', label: 'Reviews', Icon: Star },
  { place: 'ready', href: '/desk/ready', label: 'Ready to open?', Icon: ListChecks },
]
const places = [departures, money, content, ...inMore.slice(1)]

/** What waits there: reviews to look at, rows of content that are not published. */
const countOf = (place: Place, { reviews, drafts }: Counts) =>
  place === 'reviews' ? reviews : place === 'content' ? drafts : 0

/** As much as there is room for. */
const short = (count: number) => (count > 99 ? '99+' : count)

/** At the bottom of a phone. */
function Bar({ at, counts }: PartProps) {
  return (
    <nav className="bar" aria-label="Desk, at the bottom">
      <a href="/desk" aria-current={isRequests(at) ? 'page' : undefined}>
        <Inbox aria-hidden="true" />
        Requests
        {counts.now > 0 && (
          <span className="dot">
            <span aria-hidden="true">{short(counts.now)}</span>
            <span className="sr-only">{counts.now} to do</span>
          </span>
        )}
      </a>
      <BarLink {...money} at={at} />
      <a href="/desk/leads/new" className="plus" aria-current={at === 'enter' ? 'page' : undefined}>
        <Plus aria-hidden="true" />
        Enter one
      </a>
      <BarLink {...content} at={at} />
      <details>
        <summary>
          <Menu aria-hidden="true" />
          More
        </summary>
        <div className="more">
          {inMore.map((one) => (
            <BarLink key={one.place} {...one} at={at} />
          ))}
          <a href="/desk/sign-ins" aria-current={at === 'sign-ins' ? 'page' : undefined}>
            <LogOut aria-hidden="true" />
            Who is signed in
          </a>
          <SignOut />
        </div>
      </details>
    </nav>
  )
}

function BarLink({ place, href, label, Icon, at }: PlaceLink & { at: Place }) {
  return (
    <a href={href as Route} aria-current={at === place ? 'page' : undefined}>
      <Icon aria-hidden="true" />
      {label}
    </a>
  )
}
