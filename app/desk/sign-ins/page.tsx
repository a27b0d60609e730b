import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk, sessionToken } from '@/lib/desk/access'
import { formatMoment } from '@/lib/desk/format'
import { findStatusText, signInKinds } from '@/lib/desk/notices'
import { oneOfEach } from '@/lib/desk/query'
import { type OpenSession, readSessions } from '@/lib/desk/sign-in'
import { signOutOne, signOutOthers } from '@/lib/desk/sign-in-actions'
import { readSignIns } from '@/lib/desk/sign-in-history'
import { DeskForm } from '../_components/desk-form'
import { Facts, PageTitle, Status } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false

export const metadata = { title: 'Who is signed in' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/sign-ins'>) => {
  const desk = await requireDesk('/desk/sign-ins')
  const { status } = oneOfEach(await searchParams)
  const [sessions, signIns] = await Promise.all([readSessions(await sessionToken()), readSignIns()])
  return (
    <Shell desk={desk} at="sign-ins">
      <div className="page">
        <PageTitle>Who is signed in</PageTitle>
        <Status>{findStatusText(status)}</Status>
        {sessions.map((session) => (
          <SessionOf key={session.hash} session={session} />
        ))}
        <DeskForm summary="Sign out all others" action={signOutOthers} button="Sign out all others" tone="danger">
          <p>For a phone that was lost. It ends the desk on all other phones and computers, also of colleagues.</p>
        </DeskForm>
        <h2>The last 30 days</h2>
        {signIns.length === 0 && <p>Nobody has signed in or typed a wrong code.</p>}
        <ul>
          {signIns.map(({ id, kind, email, device, createdAt }) => (
            <li key={id}>
              {formatMoment(createdAt)}: {signInKinds[kind]}, {email}, {device}
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
})

function SessionOf({ session: { hash, name, email, device, createdAt, seenAt, isOwn } }: { session: OpenSession }) {
  return (
    <section>
      <h2>{isOwn ? `${name}, this browser` : name}</h2>
      <Facts
        lines={[
          ['Address', email],
          ['Signed in on', device],
          ['Since', formatMoment(createdAt)],
          ['Last seen', formatMoment(seenAt)],
        ]}
      />
      {!isOwn && <DeskForm action={signOutOne} hidden={{ session: hash }} button="Sign out" tone="danger" />}
    </section>
  )
}
