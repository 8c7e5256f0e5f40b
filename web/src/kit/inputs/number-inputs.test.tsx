import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from './number-inputs.tsx'

const field = () => page.getByRole('textbox', { name: 'Amount' })
const next = () => page.getByRole('button', { name: 'Next field' })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const open = async (Input: typeof MoneyInput, initial: NumberValue = null) => {
    const { held, part } = hold<NumberValue>(initial, (value, onChange) => <Input label="Amount" value={value} onChange={onChange} />)
    await openPage(part, { locale })
    return held
  }

  test('an amount is typed in riyals with the digits of either script and stored in halalas', async () => {
    const held = await open(MoneyInput)
    await userEvent.type(field(), '١٬٢٥٠٫٥')
    await expect.poll(() => held.value).toBe(125_050)
    await expect.element(field()).toHaveValue('١٬٢٥٠٫٥')
    await next().click()
    await expect.element(field()).toHaveValue('1250.50')
    await userEvent.fill(field(), '7.25')
    await expect.poll(() => held.value).toBe(725)
    await userEvent.clear(field())
    await expect.poll(() => held.value).toBeNull()
  })

  test('an invalid number is kept as typed, for the schema to reject', async () => {
    const held = await open(MoneyInput, 1000)
    await userEvent.fill(field(), '12 abc')
    await next().click()
    await expect.poll(() => held.value).toBe('12 abc')
    await expect.element(field()).toHaveValue('12 abc')
  })

  test('a percentage is stored in basis points and shows its sign', async () => {
    const held = await open(RateInput, 1500)
    await expect.element(field()).toHaveValue('15')
    await userEvent.fill(field(), '٪٧٫٥')
    await expect.poll(() => held.value).toBe(750)
    await next().click()
    await expect.element(field()).toHaveValue('7.5')
    await expect.element(page.getByText('%')).toBeVisible()
  })

  test('a whole number accepts Arabic and Persian digits', async () => {
    const held = await open(IntegerInput)
    await userEvent.fill(field(), '۴٢')
    await expect.poll(() => held.value).toBe(42)
    await next().click()
    await expect.element(field()).toHaveValue('42')
  })

  const getMiddle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.left + box.width / 2
  }

  test('digits run left to right, with the unit at the end of the line', async () => {
    await open(RateInput, 1000)
    expect(getComputedStyle(field().element()).direction).toBe('ltr')
    const unit = getMiddle(page.getByText('%').element())
    expect(locale === 'ar' ? unit < getMiddle(field().element()) : unit > getMiddle(field().element())).toBe(true)
  })

  test('the riyal sign is left of an amount', async () => {
    await open(MoneyInput, 1000)
    const sign = document.querySelector('svg')
    expect(sign && getMiddle(sign) < getMiddle(field().element())).toBe(true)
  })
})
