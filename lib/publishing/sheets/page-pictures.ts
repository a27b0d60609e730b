import { pictureNames } from '../../content/page-pictures'
import { slides } from '../../content/slides'
import { choice, picture, text } from '../cell-types'
import { column, pictureText, type Sheet } from '../sheet'

export const longestCaption = 50

export const pagePictures: Sheet = {
  name: 'Page pictures',
  table: 'page_pictures',
  key: ['page'],
  mayBeMissing: true,
  about: `The large picture at the top of a page: one row per page, named as in the menu. A page without a row has the site’s drawing. Home 1 to Home ${slides.length} are the pictures that follow each other on the first page; their text, at most ${longestCaption} characters, is their caption too.`,
  columns: [
    column('Page', 'page', choice(pictureNames), 24),
    column('Picture', 'image_url', picture('page'), 34),
    pictureText(text(200)),
  ],
}
