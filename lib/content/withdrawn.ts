export const withdrawnSentence = (title: string) => `${title} is no longer offered.`

export const withdrawnPage = {
  description: 'We no longer offer this trip. Here are three similar ones.',
  lead: 'We no longer run this trip. If you have asked us about it, we will still answer you.',
  toTrips: 'Browse All Safaris',
}
