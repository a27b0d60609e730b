const inNairobi = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Africa/Nairobi',
})

/** 'November 27, 2026 at 07:11'. */
export const formatMoment = (moment: Date) => inNairobi.format(moment)
