import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { BilingualInput } from './bilingual-input.tsx'
import { CodeInput } from './code-input.tsx'
import { IbanInput } from './iban-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { EmailInput, FlagInput, LinkInput, PhoneInput, TextInput } from './text-inputs.tsx'

type Text = string | null | undefined
type TextField = typeof TextInput

const field = (name = 'Field') => page.getByRole('textbox', { name })
const next = () => page.getByRole('button', { name: 'Next field' })
const getStyle = (name?: string) => getComputedStyle(field(name).element())
const getDirection = (name?: string) => getStyle(name).direction

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const pageDirection = locale === 'ar' ? 'rtl' : 'ltr'
  const open = async (Input: TextField, initial: Text = '') => {
    const { held, part } = hold<Text>(initial, (value, onChange) => <Input label="Field" value={value} onChange={onChange} />)
    await openPage(part, { locale })
    return held
  }

  test('a text follows what is typed, and the page while it is empty', async () => {
    await open(TextInput)
    expect(getDirection()).toBe(pageDirection)
    // Its first strong letter decides, on either page.
    expect(getStyle().unicodeBidi).toBe('plaintext')
  })

  test('a phone number in any spelling is kept in one form once the field is left', async () => {
    const held = await open(PhoneInput)
    await userEvent.fill(field(), '٠٥٠ ١٢٣-٤٥٦٧')
    await next().click()
    await expect.poll(() => held.value).toBe('+966501234567')
    await expect.element(field()).toHaveValue('+966501234567')
    expect(getDirection()).toBe('ltr')
  })

  test('an email address loses its capitals and spaces', async () => {
    const held = await open(EmailInput)
    await userEvent.fill(field(), ' Sara@Example.COM ')
    await next().click()
    await expect.poll(() => held.value).toBe('sara@example.com')
  })

  test('a link is trimmed and read left to right', async () => {
    const held = await open(LinkInput)
    await userEvent.fill(field(), ' https://example.com/ ')
    await next().click()
    await expect.poll(() => held.value).toBe('https://example.com/')
    expect(getDirection()).toBe('ltr')
  })

  test('an IBAN is grouped while it is typed, and judged once it is whole', async () => {
    const held = await open(IbanInput)
    await userEvent.fill(field(), 'sa03 8000 0000 6080 1016 7518')
    await expect.element(field()).toHaveAccessibleDescription(locale === 'ar' ? /غير صحيح/ : /isn’t valid/)
    await userEvent.fill(field(), 'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩')
    await expect.poll(() => held.value).toBe('SA0380000000608010167519')
    await expect.element(field()).toHaveValue('SA03 8000 0000 6080 1016 7519')
    await expect.element(page.getByRole('img', { name: locale === 'ar' ? 'رقم الآيبان صحيح' : 'The IBAN is valid' })).toBeVisible()
  })

  test('the two sides of a text keep their own direction, and a mark says which is missing', async () => {
    const { part } = hold({ ar: '', en: '' }, (value, onChange) => (
      <BilingualInput
        label="Name"
        ar={{ value: value.ar, onChange: (ar) => onChange({ ...value, ar: ar ?? '' }) }}
        en={{ value: value.en, onChange: (en) => onChange({ ...value, en: en ?? '' }) }}
      />
    ))
    await openPage(part, { locale })
    const words = locale === 'ar' ? { ar: 'العربية', en: 'الإنجليزية' } : { ar: 'Arabic', en: 'English' }
    expect(getDirection(`Name (${words.ar})`)).toBe('rtl')
    expect(getDirection(`Name (${words.en})`)).toBe('ltr')
    await userEvent.fill(field(`Name (${words.ar})`), 'سماعة')
    await expect.element(page.getByText(locale === 'ar' ? 'النص الإنجليزي ناقص' : 'English is missing')).toBeVisible()
    await userEvent.fill(field(`Name (${words.en})`), 'Headset')
    await expect.element(page.getByText(locale === 'ar' ? 'مكتمل باللغتين' : 'Complete in both languages')).toBeVisible()
  })

  test('a code is filled box by box from the left, with the digits of either script', async () => {
    const given: string[] = []
    const { held, part } = hold('', (value, onChange) => (
      <CodeInput label="Code" value={value} onChange={onChange} onComplete={(code) => given.push(code)} />
    ))
    await openPage(part, { locale })
    const boxes = page.getByRole('textbox')
    await boxes.first().click()
    await userEvent.keyboard('١٢٣٤')
    await expect.poll(() => held.value).toBe('1234')
    expect(given).toEqual(['1234'])
    const [first, last] = [boxes.first().element(), boxes.last().element()].map((box) => box.getBoundingClientRect().left)
    expect(Number(first)).toBeLessThan(Number(last))
  })
})

test('a switch takes effect when it is pressed', async () => {
  const { held, part } = hold(false, (value, onChange) => <FlagInput label="Active" value={value} onChange={onChange} />)
  await openPage(part)
  await page.getByRole('switch', { name: 'Active' }).click()
  await expect.element(page.getByRole('switch', { name: 'Active' })).toBeChecked()
  expect(held.value).toBe(true)
})

test('a password is hidden until its owner asks to see it', async () => {
  const { part } = hold<Text>('secret-1', (value, onChange) => <PasswordInput label="Password" value={value} onChange={onChange} />)
  await openPage(part)
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /Show password/ }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})
