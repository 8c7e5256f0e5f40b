import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../../test/hold.tsx'
import { openPage } from '../../../../test/page.tsx'
import { BilingualInput } from '../bilingual/bilingual-input.tsx'

// A page loads the editor once, so a file can hold it back only once.
const editor = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./rich-text-editor.tsx', async (original) => {
  await editor.promise
  return original()
})

test('shows the text before the editor has loaded, and a press continues at its end', async () => {
  const { held, part } = hold({ ar: '<p>عسل سدر</p>', en: '<p>Sidr honey</p>' }, (value, onChange) => (
    <BilingualInput
      label="Body"
      of="rich_text"
      ar={{ value: value.ar, onChange: (text) => onChange({ ...value, ar: text ?? '' }) }}
      en={{ value: value.en, onChange: (text) => onChange({ ...value, en: text ?? '' }) }}
    />
  ))
  await openPage(part, { locale: 'ar' })
  const [arabic, english] = [page.getByText('عسل سدر'), page.getByText('Sidr honey')]
  await expect.element(arabic).toBeVisible()
  expect([arabic, english].map((side) => getComputedStyle(side.element()).direction)).toEqual(['rtl', 'ltr'])
  // No key is taken that would be lost when the editor takes this place.
  expect(page.getByRole('textbox').elements()).toEqual([])
  await english.click()
  editor.resolve()
  const field = page.getByRole('textbox', { name: /الإنجليزية/ })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(' of the mountain')
  await expect.element(field).toHaveTextContent('Sidr honey of the mountain')
  await expect.poll(() => held.value.en).toContain('Sidr honey of the mountain')
  expect(held.value.ar).toBe('<p>عسل سدر</p>')
})
