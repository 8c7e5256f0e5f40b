import { storeColors } from '@rahba/contract/stores/profile/store-colors'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { ColorInput } from './color-input.tsx'

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const other = () => page.getByRole('textbox', { name: 'Another', exact: true })

test.each(['ar', 'en'] as const)('a colour is chosen by its name, typed by its code, and cleared, in %s', async (locale) => {
  const { held, part } = hold<string | null>(null, (value, onChange) => (
    <ColorInput value={value} onChange={onChange} label="Colour" none="None" other="Another" pick="Pick" />
  ))
  await openPage(part, { locale })
  await expect.element(radio('None')).toBeChecked()
  await radio(storeColors['#1e3a6e'][locale]).click()
  expect(held.value).toBe('#1e3a6e')
  await expect.element(other()).toHaveValue('#1e3a6e')
  // as people type it, the palette finds its own
  await userEvent.fill(other(), 'BF2F57')
  await expect.element(radio(storeColors['#bf2f57'][locale])).toBeChecked()
  await userEvent.fill(other(), '#123456')
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  await userEvent.fill(other(), '')
  await expect.element(radio('None')).toBeChecked()
  expect(held.value).toBeNull()
})

test('the palette is one group, and its arrows move through the colours', async () => {
  const { held, part } = hold<string | null>('#1e3a6e', (value, onChange) => (
    <ColorInput value={value} onChange={onChange} label="Colour" error="No colour" none="None" other="Another" pick="Pick" />
  ))
  await openPage(part)
  await expect.element(page.getByRole('radiogroup', { name: 'Colour' })).toBeVisible()
  await expect.element(page.getByText('No colour')).toBeVisible()
  await radio('Navy').click()
  await userEvent.keyboard('{ArrowRight}')
  expect(held.value).toBe('#5b3a9e')
})
