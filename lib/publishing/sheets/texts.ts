import { claimStatuses } from '../../content/claim'
import { holeNames, replyKinds } from '../../content/mail'
import { choice, choices, date, slug, text } from '../cell-types'
import { type CellType, column, type Sheet, wide } from '../sheet'

export const claims: Sheet = {
  name: 'Claims',
  table: 'claims',
  key: ['id'],
  isKeyOurs: true,
  about:
    'What the site claims: figures, fees and facts, each with its proof. To confirm: from second-hand sources. Sample: made up, for you to replace. After the date of the next check it is in your morning email.',
  columns: [
    column('Id', 'id', slug(), 26),
    column('Shown as', 'text', text(300), 24),
    column('What is claimed', 'meaning', text(300), 48),
    column('Proof', 'proof', text(600), wide),
    column('Status', 'status', choice(claimStatuses), 12),
    column('Owner', 'owner', text(120), 20),
    column('Checked on', 'checked_on', date(), 12),
    column('Next check', 'next_check', date(), 12),
  ],
}

export const texts: Sheet = {
  name: 'Words',
  table: 'content_words',
  key: ['key'],
  isKeyOurs: true,
  about:
    'Texts of the pages. {share-of-proceeds} and the like are filled in from the sheet Claims, here and on the sheets of trips and people. Empty a text to get the original back. Telephone and addresses cannot be empty.',
  columns: [
    column('Where', 'key', { ...text(120), isRequired: false }, 40),
    column('Text', 'text', text(4000, { isRequired: false }), 90),
  ],
}

const lowerCase = (type: CellType): CellType => ({
  ...type,
  parse: (cell, context) => String(type.parse(cell, context)).toLowerCase(),
})

export const synonyms: Sheet = {
  name: 'Synonyms',
  table: 'synonyms',
  key: ['term'],
  about:
    'What search words mean: kids means family. Separate two meanings with a comma; join words that belong together with &. Words of other languages: tage is “read as days”. What no trip has: wheelchair is “instead gentle pace”.',
  columns: [
    column('Word', 'term', lowerCase(text(60)), 26),
    column('Means', 'means', lowerCase(text(200, { isRequired: false, empty: '' })), wide),
  ],
}

export const replies: Sheet = {
  name: 'Replies',
  table: 'replies',
  key: ['name'],
  about: `Answers to choose from on the desk. Filled in from the request: ${holeNames
    .map((name) => `{${name}}`)
    .join(
      ', ',
    )}. A reply with {trip}, {travellers} or {price} is offered for booking requests only. For: ${replyKinds.join(', ')}, or several of them; empty for all.`,
  columns: [
    column('Name', 'name', text(60), 26),
    column('Subject', 'subject', text(160), 40),
    column('Text', 'text', text(4000), 90),
    column('For', 'kinds', choices(replyKinds), 24),
  ],
}
