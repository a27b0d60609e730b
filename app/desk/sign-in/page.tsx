import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { isSignedOutByColleague, readLinkOrSession } from '@/lib/desk/access'
import { findStatusText } from '@/lib/desk/notices'
import { oneOfEach } from '@/lib/desk/query'
import { newSecret } from '@/lib/desk/sign-in'
import { requestCode, signInWithCode } from '@/lib/desk/sign-in-actions'
import { config } from '@/lib/platform/config'
import { DeskForm, Field } from '../_components/desk-form'
import { DraftsAtSignIn, WithoutDrafts } from '../_components/form-drafts'
import { PageTitle, Status } from '../_components/parts'

export const instant = false

export const metadata = { title: 'Sign in' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/sign-in'>) => {
  const { step, to, status: wanted } = oneOfEach(await searchParams)
  if (!config.hasDesk) notFound()
  // Whoever comes back to this page signed in keeps the drafts.
  const status = wanted === 'signed-out' && (await readLinkOrSession()) ? undefined : wanted
  if (step !== 'code')
    return (
      <WithoutDrafts>
        <div className="page">
          <PageTitle>Sign in</PageTitle>
          <DraftsAtSignIn isForgotten={status === 'signed-out' || (await isSignedOutByColleague())} />
          <Status>{findStatusText(status)}</Status>
          <p>The desk is for the people of the office. We mail you a code; there is no password.</p>
          <DeskForm action={requestCode} hidden={{ to, browser: newSecret() }} button="Mail me a code">
            <Field name="email" type="email" label="Your address at the office" max={254} autoComplete="email" />
          </DeskForm>
        </div>
      </WithoutDrafts>
    )
  return (
    <WithoutDrafts>
      <div className="page">
        <PageTitle>Type the code</PageTitle>
        <p>
          If the address is one of the office, a code is on its way. It works for ten minutes, on this phone or computer
          only. If no mail comes, the one who looks after the site can print a code: npm run desk -- code
        </p>
        <DeskForm action={signInWithCode} hidden={{ to }} button="Sign in">
          <Field name="code" label="The code from the mail" max={20} autoComplete="one-time-code" />
          <Field
            name="name"
            label="Your name, as colleagues and travellers see it"
            hint="If the office has not set it"
            autoComplete="name"
            isOptional
          />
        </DeskForm>
        <p>
          <a href={`/desk/sign-in${to ? `?to=${encodeURIComponent(to)}` : ''}`}>Ask for another code</a>
        </p>
      </div>{' '}
    </WithoutDrafts>
  )
})
