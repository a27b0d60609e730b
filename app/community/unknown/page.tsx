import type { Metadata } from 'next'
import ActivityNotFound from '../[slug]/not-found'

export const metadata: Metadata = {
  title: 'Activity not found',
  description: 'Nothing of ours goes by that name. The schools and groups we work with are all on the community page.',
  robots: { index: false },
}

// Sent with status 404 for every unknown activity (scripts/front/finish.ts).
export default function UnknownActivityPage() {
  return <ActivityNotFound />
}
