import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { ContactWindow } from '../landing/contact/contact-window.tsx'
import { ContactLink } from '../landing/layout/contact-link.tsx'
import { text } from '../text/en/common.ts'
import { text as content } from '../text/en/content.ts'
import { bindContactWindow, followAddress } from './contact-window.ts'

bindContactWindow()

const home = location.pathname
afterEach(() => history.replaceState(null, '', home))

async function open({ opened = false } = {}) {
  history.replaceState(null, '', opened ? `${home}?contact` : home)
  await openPlain(
    <>
      <ContactLink>Write to us</ContactLink>
      <ContactWindow opened={opened} />
    </>,
    ['common', 'content', 'kit'],
  )
  followAddress()
}
const isShown = () => only('dialog', HTMLDialogElement).matches(':modal')
const press = () => page.getByRole('link', { name: 'Write to us' }).click()

test('a link opens the dialog, its address says so, and Escape closes it and returns the focus', async () => {
  await open()
  await press()
  expect(isShown()).toBe(true)
  expect(location.search).toBe('?contact=')
  await expect.element(page.getByRole('dialog', { name: content.contact.title })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveFocus()
})

test('its button closes the dialog, and keeps the input', async () => {
  await open()
  await press()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Sara')
  await page.getByRole('button', { name: text.actions.close }).click()
  expect(isShown()).toBe(false)
  await press()
  await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sara')
})

test('"back" closes the dialog, and its address opens it', async () => {
  await open()
  await press()
  history.back()
  await expect.poll(isShown).toBe(false)
  await open({ opened: true })
  expect(isShown()).toBe(true)
})
