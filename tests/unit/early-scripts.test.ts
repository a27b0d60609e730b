// @vitest-environment jsdom

import { beforeAll, expect, test, vi } from 'vitest'
import { awaitMenus, openFolds, replaceLostPictures, runCommands } from '@/components/layout/early/early-functions'

const page = `
  <button type="button" command="show-modal" commandfor="menu" id="opener"><span id="word">Menu</span></button>
  <dialog id="menu"><button type="button" command="close" commandfor="menu" id="closer">Close</button></dialog>
  <button type="button" id="other">Copy</button>`
const dialog = () => document.getElementById('menu') as HTMLDialogElement
const press = (id: string) => document.getElementById(id)?.click()

// jsdom has neither commands nor modal dialogs.
beforeAll(() => {
  document.body.innerHTML = page
  dialog().showModal = vi.fn(() => dialog().setAttribute('open', ''))
  dialog().close = vi.fn(() => dialog().removeAttribute('open'))
  runCommands()
})

test('where a browser does not know commandfor, a press opens the dialog and the other button closes it', () => {
  press('word')
  press('opener')
  expect(dialog().showModal).toHaveBeenCalledOnce()
  press('closer')
  expect(dialog().open).toBe(false)
  press('other')
  expect(dialog().showModal).toHaveBeenCalledOnce()
})

test('where it does, nothing is added', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true })
  runCommands()
  expect(listen).not.toHaveBeenCalled()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
})

test('a picture that does not load is replaced by the placeholder, once, in whatever size it was asked for', () => {
  replaceLostPictures('/images/placeholder.jpg')
  const picture = document.body.appendChild(new Image())
  picture.srcset = '/lion.jpg 420w, /lion.jpg 640w'
  picture.src = '/lion.jpg'
  picture.dispatchEvent(new Event('error'))
  expect([picture.getAttribute('src'), picture.srcset]).toEqual(['/images/placeholder.jpg', ''])
  picture.src = '/also-lost.jpg'
  picture.dispatchEvent(new Event('error'))
  expect(picture.getAttribute('src')).toBe('/also-lost.jpg')
})

test('a press on a button whose menu has not arrived yet is repeated when the HTML is complete, and only the last one', () => {
  document.body.innerHTML = `
    <button popovertarget="about" id="early"></button>
    <button commandfor="drawer" id="last"></button>
    <button popovertarget="there" id="late"></button><nav id="there"></nav>`
  const clicks: string[] = []
  document.body.addEventListener('click', ({ target }) => clicks.push((target as Element).id))
  awaitMenus()
  press('early')
  press('last')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  press('early')
  expect(clicks).toEqual(['early', 'last', 'last', 'early'])
  awaitMenus()
  press('early')
  press('late')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(clicks.slice(4)).toEqual(['early', 'late'])
})

test('an address of a place in closed folds opens them, on arrival and later, and goes there', () => {
  document.body.innerHTML = `
    <details id="outer"><summary>Answers</summary>
      <details id="inner"><summary>Money</summary><p id="tips"></p></details>
    </details>
    <details id="other"><summary>Luggage</summary></details>`
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ id }) => id)
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  history.replaceState(null, '', '#tips')
  openFolds()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(open()).toEqual(['outer', 'inner'])
  expect(scroll).toHaveBeenCalledOnce()
  for (const hash of ['#tips', '#none', '#', '#%']) {
    history.replaceState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
  }
  expect(scroll).toHaveBeenCalledOnce()
  for (const fold of document.querySelectorAll('details')) fold.open = false
  history.replaceState(null, '', '#tips')
  dispatchEvent(new Event('hashchange'))
  expect(open()).toEqual(['outer', 'inner'])
})
