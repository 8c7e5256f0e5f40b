import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { text as ar } from '../../text/ar/kit.ts'
import { text as en } from '../../text/en/kit.ts'
import { BilingualInput } from './bilingual/bilingual-input.tsx'
import { IbanInput } from './iban-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { CodeTextInput, EmailInput, FlagInput, LinkInput, LongTextInput, PhoneInput, TextInput } from './text-inputs.tsx'

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

  test('a text has the direction of its content, and of the page while it is empty', async () => {
    await open(TextInput)
    expect(getDirection()).toBe(pageDirection)
    // Its first strong letter decides, on either page.
    expect(getStyle().unicodeBidi).toBe('plaintext')
  })

  test('a phone number in any spelling is normalised on blur', async () => {
    const held = await open(PhoneInput)
    await userEvent.fill(field(), '٠٥٠ ١٢٣-٤٥٦٧')
    await next().click()
    await expect.poll(() => held.value).toBe('+966501234567')
    await expect.element(field()).toHaveValue('+966501234567')
    expect(getDirection()).toBe('ltr')
  })

  test('an email address is saved in lower case without spaces', async () => {
    const held = await open(EmailInput)
    await userEvent.fill(field(), ' Sara@Example.COM ')
    await next().click()
    await expect.poll(() => held.value).toBe('sara@example.com')
  })

  test('a link is trimmed and runs left to right', async () => {
    const held = await open(LinkInput)
    await userEvent.fill(field(), ' https://example.com/ ')
    await next().click()
    await expect.poll(() => held.value).toBe('https://example.com/')
    expect(getDirection()).toBe('ltr')
  })

  test('an IBAN is grouped during input, and checked once it is complete', async () => {
    const held = await open(IbanInput)
    await userEvent.fill(field(), 'sa03 8000 0000 6080 1016 7518')
    await expect.element(field()).toHaveAccessibleDescription(locale === 'ar' ? /غير صحيح/ : /isn’t valid/)
    await userEvent.fill(field(), 'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩')
    await expect.poll(() => held.value).toBe('SA0380000000608010167519')
    await expect.element(field()).toHaveValue('SA03 8000 0000 6080 1016 7519')
    await expect.element(page.getByRole('img', { name: locale === 'ar' ? 'رقم الآيبان صحيح' : 'The IBAN is valid' })).toBeVisible()
  })

  test('the two languages of a text keep their own direction, and a mark names the missing one', async () => {
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
    // the reader's own language is the first to be written
    expect(
      page
        .getByRole('textbox')
        .all()
        .map((side) => side.element().getAttribute('lang')),
    ).toEqual(locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'])
    await userEvent.fill(field(`Name (${words.ar})`), 'سماعة')
    await expect.element(page.getByText(locale === 'ar' ? 'النص الإنجليزي ناقص' : 'English is missing')).toBeVisible()
    await userEvent.fill(field(`Name (${words.en})`), 'Headset')
    await expect.element(page.getByText(locale === 'ar' ? 'مكتمل باللغتين' : 'Complete in both languages')).toBeVisible()
  })

  test('a long text keeps its lines, grows with them up to a limit, and has the direction of its content', async () => {
    const held = await open(LongTextInput)
    expect(getDirection()).toBe(pageDirection)
    expect(getStyle().unicodeBidi).toBe('plaintext')
    const height = () => field().element().getBoundingClientRect().height
    const empty = height()
    await userEvent.fill(field(), 'عسل\nhoney\n\nend\n1\n2')
    await expect.poll(() => held.value).toBe('عسل\nhoney\n\nend\n1\n2')
    await expect.poll(height).toBeGreaterThan(empty)
    await userEvent.fill(field(), 'line\n'.repeat(60))
    // Beyond fourteen lines it scrolls in itself.
    await expect.poll(() => field().element().scrollHeight).toBeGreaterThan(height() * 2)
  })

  test('a long text accepts no character beyond its limit', async () => {
    const { held, part } = hold<Text>('', (value, onChange) => (
      <LongTextInput label="Field" maxLength={5} value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await field().click()
    await userEvent.keyboard('سماعة جديدة')
    await expect.poll(() => held.value).toBe('سماعة')
  })

  test('a long text shows its error, and a disabled one accepts nothing', async () => {
    const { part } = hold<Text>('', (value, onChange) => (
      <LongTextInput label="Field" error="Too short" value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await expect.element(field()).toBeInvalid()
    await expect.element(field()).toHaveAccessibleDescription('Too short')
    const closed = hold<Text>('kept', (value, onChange) => <LongTextInput label="Field" disabled value={value} onChange={onChange} />)
    await openPage(closed.part, { locale })
    await expect.element(field()).toBeDisabled()
    await expect.element(field()).toHaveValue('kept')
  })

  test('a registration number runs left to right, stays as typed, and opens a numeric keyboard', async () => {
    const { held, part } = hold<Text>('', (value, onChange) => <CodeTextInput label="Field" digits value={value} onChange={onChange} />)
    await openPage(part, { locale })
    await userEvent.fill(field(), '1010-2030 ')
    await next().click()
    expect(held.value).toBe('1010-2030 ')
    expect(getDirection()).toBe('ltr')
    await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
  })

  test('long texts in both languages keep their own direction and the other language’s value', async () => {
    const { held, part } = hold({ ar: '', en: '' }, (value, onChange) => (
      <BilingualInput
        label="Name"
        of="long_text"
        required
        ar={{ value: value.ar, onChange: (text) => onChange({ ...value, ar: text ?? '' }) }}
        en={{ value: value.en, onChange: (text) => onChange({ ...value, en: text ?? '' }), required: false, error: 'Too short' }}
      />
    ))
    await openPage(part, { locale })
    const { form } = locale === 'ar' ? ar : en
    const [arabic, english] = [field(`Name (${form.arabic})`), field(`Name (${form.english})`)] as const
    expect([arabic, english].map((side) => getComputedStyle(side.element()).direction)).toEqual(['rtl', 'ltr'])
    await userEvent.fill(arabic, 'سماعة\nلاسلكية')
    await userEvent.fill(english, 'Headset')
    await expect.poll(() => held.value).toEqual({ ar: 'سماعة\nلاسلكية', en: 'Headset' })
    // The English may follow later, and says so.
    await expect.element(english).toHaveAttribute('placeholder', form.englishLater)
    await expect.element(english).toHaveAccessibleDescription('Too short')
    await expect.element(arabic).toBeValid()
  })

  test('a password is hidden until its owner shows it, and can be hidden again', async () => {
    const { form } = locale === 'ar' ? ar : en
    const { held, part } = hold<Text>('secret-1', (value, onChange) => <PasswordInput label="Password" value={value} onChange={onChange} />)
    await openPage(part, { locale })
    const password = page.getByLabelText('Password', { exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect.element(password).toHaveAttribute('type', 'password')
    // The eye stands where the line ends.
    const [box, eye] = [password, button(form.show)].map((one) => one.element().getBoundingClientRect())
    expect(Number(eye?.left) > Number(box?.left) + Number(box?.width) / 2).toBe(locale === 'en')
    await button(form.show).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await userEvent.fill(password, 'سر-2')
    expect(held.value).toBe('سر-2')
    await button(form.hide).click()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveValue('سر-2')
  })

  test('a switch takes effect right away, and is placed before its label', async () => {
    const { held, part } = hold(false, (value, onChange) => <FlagInput label="Active" value={value} onChange={onChange} />)
    await openPage(part, { locale })
    await page.getByRole('switch', { name: 'Active' }).click()
    await expect.element(page.getByRole('switch', { name: 'Active' })).toBeChecked()
    expect(held.value).toBe(true)
    // The switch itself lies over both, so its drawn track is measured.
    const [track, words] = ['.mantine-Switch-track', '.mantine-Switch-label'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    expect(Number(track?.left) < Number(words?.left)).toBe(locale === 'en')
  })
})
