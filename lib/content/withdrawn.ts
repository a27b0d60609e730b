export const withdrawnSentence = (title: string) => `${title} is no longer offered.`

export const withdrawnPage = {
  description: 'This trip is not offered any more. Here are three that are most like it.',
  lead: 'We do not run this trip any more. If you have asked us about it, we will answer all the same.',
  toTrips: 'Browse All Safaris',
}
