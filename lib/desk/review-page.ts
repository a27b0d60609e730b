import 'server-only'
import { removalReasons } from '../content/removal-reasons'
import { html } from '../http/html'
import { config } from '../platform/config'
import { readReview } from '../reviews/review-handling'
import { describeHeld, isLikelySpam } from '../submissions/spam'
import { disclosureForm, facts, formatMoment, textarea } from './page'

type Shown = { problem?: string; message?: string; draft?: string }

/** `reference` such as R-12. Null when unknown. */
export async function reviewPage(reference: string, { problem, message, draft }: Shown) {
  const review = await readReview(Number(reference.slice(2)))
  if (!review) return null
  const { userName, rating, comment, status, heldFor, reply, repliedAt, createdAt, itinerary, itineraryId } = review
  const isHeld = status === 'held'
  return {
    title: `Review ${reference}`,
    // What this browser kept of an answer is older now.
    done: message && `${reference} text`,
    body: html`
${problem && html`<p class="note problem" role="alert">${problem}</p>`}
${message && html`<p class="note" role="status">${message}</p>`}
<p class="status">${isHeld ? `Not shown (${describeHeld(heldFor)})` : 'Shown on the page of the trip'}</p>
${facts([
  ['Trip', html`<a href="${config.siteUrl}/itineraries/${itineraryId}#reviews">${itinerary.title}</a>`],
  ['Signed', userName],
  ['Stars', `${rating} of 5`],
  ['Written', `${formatMoment(createdAt)} in Nairobi`],
])}
<h2>What they wrote</h2><blockquote>${comment}</blockquote>
${reply && html`<h2>Our answer, ${repliedAt && formatMoment(repliedAt)}</h2><blockquote>${reply}</blockquote>`}
<h2>What to do</h2>
${
  // A refused answer is given back.
  isHeld && draft === undefined
    ? null
    : disclosureForm({
        summary: reply ? 'Change our answer' : 'Answer in public',
        attributes: draft !== undefined && html` open`,
        action: 'reply',
        body: html`<p>It is published below the review. An invited traveller gets an email about your first answer.</p>${textarea({ name: 'text', label: 'Our answer', value: draft ?? reply ?? '', keep: `${reference} text` })}`,
        button: 'Publish',
      })
}
${isHeld && disclosureForm({ summary: 'Put it back', action: 'show', button: 'Show it' })}
${
  isHeld && !isLikelySpam(heldFor)
    ? null
    : disclosureForm({
        summary: isHeld ? 'Leave it down' : 'Take it down',
        action: 'hide',
        body: html`<p>The number of stars is never a reason. The page about reviews says how many were taken down, and why.</p>
<label>Why<select name="reason">${Object.entries(removalReasons).map(([name, meaning]) => html`<option value="${name}">${name}: ${meaning}</option>`)}</select></label>`,
        button: isHeld ? 'Leave it down' : 'Take it down',
      })
}`,
  }
}
