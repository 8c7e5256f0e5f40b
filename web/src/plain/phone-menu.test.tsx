import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { menuId, PhoneMenu } from '../landing/layout/phone-menu.tsx'
import { text } from '../text/en/common.ts'
import { bindPhoneMenu } from './phone-menu.ts'

bindPhoneMenu()

const menu = (
  <>
    <button type="button" popoverTarget={menuId}>
      Menu
    </button>
    <PhoneMenu>
      <a href="#advantages">Advantages</a>
    </PhoneMenu>
  </>
)
const isOpen = () => only(`#${menuId}`, HTMLElement).matches(':popover-open')
const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()

test('the menu opens and closes by its button and by Escape, without scripts, and returns the focus', async () => {
  await openPlain(menu, ['common'])
  await open()
  expect(isOpen()).toBe(true)
  await page.getByRole('button', { name: text.closeMenu }).click()
  expect(isOpen()).toBe(false)
  await open()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toHaveFocus()
})

test('a link to an anchor on the same page closes the menu', async () => {
  await openPlain(menu, ['common'])
  await open()
  await page.getByRole('link', { name: 'Advantages' }).click()
  expect(isOpen()).toBe(false)
  history.replaceState(null, '', location.pathname + location.search)
})
