import { bedKinds, rowStatuses, supplierLanguages } from '../../domain/choices'
import { choice, lodge, number, picture, place, slug, text, yesNo } from '../cell-types'
import { column, pictureText, type Sheet, wide } from '../sheet'

export const lodges: Sheet = {
  name: 'Lodges',
  table: 'lodges',
  key: ['id'],
  isKeyOurs: true,
  mayBeMissing: true,
  about:
    'Where guests sleep: one row per lodge, camp or hotel. The sheet Days names it by its Id in the column Lodge; a day without one says what is in the column Bed.',
  columns: [
    column('Id', 'id', slug(), 22),
    column('Name', 'name', text(80), 28),
    column('Kind of bed', 'kind', choice(bedKinds), 14),
    column('Place', 'place_id', place({ isRequired: true }), 20),
    column('Style', 'style', text(120), 34, 'what kind of place it is'),
    column('View', 'view', text(200), wide, 'what one sees from it, in one sentence'),
    column('Or similar', 'or_similar', yesNo(), 10),
    column('Address', 'address', text(300, { isRequired: false, empty: '' }), 34, 'for the papers of travellers'),
    column('Phone', 'phone', text(60, { isRequired: false, empty: '' }), 18),
    column('Email', 'email', text(254, { isRequired: false, empty: '' }), 28, 'to which its vouchers go'),
    column(
      'Language',
      'language',
      choice(supplierLanguages, { isRequired: false, empty: 'en' }),
      10,
      'of its vouchers: en, sw (Swahili) or fr',
    ),
    column(
      'Status',
      'status',
      choice(rowStatuses),
      12,
      'sample: an invented name, marked as such on the page and left out of offers, for you to replace',
    ),
  ],
}

export const lodgePictures: Sheet = {
  name: 'Lodge pictures',
  table: 'lodge_pictures',
  key: ['lodge_id', 'position'],
  mayBeMissing: true,
  about: 'Up to four pictures of a lodge, in the order of their numbers; the first is shown on the day too.',
  columns: [
    column('Lodge', 'lodge_id', lodge({ isRequired: true }), 24),
    column('Number', 'position', number(1, 4), 8),
    column('Picture', 'image_url', picture('gallery'), 34),
    pictureText(text(200)),
  ],
}
