import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { CodeInput } from './code-input.tsx'

const boxes = () => page.getByRole('textbox')

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const open = async (more: { length?: number; error?: string; disabled?: boolean; autoFocus?: boolean } = {}) => {
    const given: string[] = []
    const { held, part } = hold('', (value, onChange) => (
      <>
        <CodeInput label="Code" value={value} onChange={onChange} onComplete={(code) => given.push(code)} {...more} />
        <button type="button" onClick={() => onChange('')}>
          Empty it
        </button>
      </>
    ))
    await openPage(part, { locale })
    return { held, given }
  }

  test('fills a code box by box from the left, with the digits of either script', async () => {
    const { held, given } = await open()
    await boxes().first().click()
    await userEvent.keyboard('١٢٣٤')
    await expect.poll(() => held.value).toBe('1234')
    expect(given).toEqual(['1234'])
    const [first, last] = [boxes().first().element(), boxes().last().element()].map((box) => box.getBoundingClientRect().left)
    expect(Number(first)).toBeLessThan(Number(last))
  })

  test('pastes a code into all boxes, and submits it once', async () => {
    const { held, given } = await open({ length: 6 })
    await boxes().first().click()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '٩٨٧٦٥٤')
    boxes()
      .first()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(() => held.value).toBe('987654')
    expect(
      boxes()
        .elements()
        .map((box) => (box as HTMLInputElement).value)
        .join(''),
    ).toBe('987654') // all of them are inputs
    expect(given).toEqual(['987654'])
  })

  test('ignores letters, and opens a numeric keyboard on phones', async () => {
    const { held, given } = await open()
    await boxes().first().click()
    await userEvent.keyboard('1ب2x')
    await expect.poll(() => held.value).toBe('12')
    expect(given).toEqual([])
    await expect.element(boxes().first()).toHaveAttribute('inputmode', 'numeric')
    await expect.element(boxes().first()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('submits a rejected code again when it is typed again', async () => {
    const { held, given } = await open()
    await boxes().first().click()
    await userEvent.keyboard('1234')
    await page.getByRole('button', { name: 'Empty it' }).click()
    await expect.poll(() => held.value).toBe('')
    await boxes().first().click()
    await userEvent.keyboard('1234')
    await expect.poll(() => given).toEqual(['1234', '1234'])
  })

  test('shows an error at the code, and a disabled one accepts nothing', async () => {
    await open({ error: 'It has expired' })
    await expect.element(page.getByText('It has expired')).toBeVisible()
    await expect.element(boxes().first()).toBeInvalid()
    await open({ disabled: true })
    await expect.element(boxes().first()).toBeDisabled()
    await expect.element(boxes().last()).toBeDisabled()
  })
})
