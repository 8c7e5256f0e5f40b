import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { bilingual, email, text } from '@rahba/contract/kernel/field'
import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { BilingualInput } from '../inputs/bilingual/bilingual-input.tsx'
import { EmailInput } from '../inputs/text-inputs.tsx'
import { LocalLink } from '../nav/link.tsx'
import { FormSection } from './fields.tsx'
import { FormShell } from './form-shell.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useFormSend } from './use-form-send.ts'

const body = z.object({ name: bilingual(text()).schema, email: email().schema })
type SaveThing = Call<EndpointSpec & { method: 'POST'; idempotent: true; body: typeof body; response: z.ZodType<{ id: string }> }>
const saveThing: SaveThing = { name: 'saveThing', method: 'POST', path: '/user/things', idempotent: true }
const saving = 'POST /user/things'
const labels = { name: { ar: 'الاسم', en: 'Name' }, email: { ar: 'البريد', en: 'Email' } }

function ThingForm() {
  const form = useContractForm(body, { labels, initial: { name: { ar: '', en: '' }, email: '' } })
  const save = useFormSend(form, saveThing, (output) => ({ body: output }), { message: 'Thing saved' })
  return (
    <>
      <FormShell title="New thing" cancelTo="/dashboard/orders" {...save}>
        <FormSection>
          <BilingualInput {...form.bilingual('name')} />
          <EmailInput {...form.field('email')} />
        </FormSection>
      </FormShell>
      <LocalLink to="/dashboard/orders">Elsewhere</LocalLink>
    </>
  )
}

const words = {
  ar: { arabic: 'الاسم (العربية)', english: 'الاسم (الإنجليزية)', email: 'البريد', save: 'حفظ', stay: 'متابعة التعديل' },
  en: { arabic: 'Name (Arabic)', english: 'Name (English)', email: 'Email', save: 'Save', stay: 'Keep editing' },
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = words[locale]
  const field = (name: string) => page.getByRole('textbox', { name })
  const save = () => page.getByRole('button', { name: t.save, exact: true })
  const fill = async () => {
    await userEvent.fill(field(t.arabic), 'سماعة')
    await userEvent.fill(field(t.english), 'Headset')
    await userEvent.fill(field(t.email), 'sara@example.com')
  }

  test('shows schema errors at each field, and focuses the first one', async () => {
    const received = answerCalls({ [saving]: () => ({ body: { id: '1' } }) })
    await openPage(<ThingForm />, { locale })
    await userEvent.fill(field(t.arabic), 'سماعة')
    await userEvent.fill(field(t.email), 'nobody')
    await save().click()
    await expect.element(field(t.english)).toBeInvalid()
    await expect.element(field(t.english)).toHaveFocus()
    await expect.element(field(t.email)).toHaveAccessibleDescription(/./)
    await expect.element(field(t.arabic)).toBeValid()
    expect(received(saving)).toEqual([])
    await userEvent.fill(field(t.english), 'Headset')
    await expect.element(field(t.english)).toBeValid()
  })

  test('shows server errors at their fields, and keeps the input', async () => {
    const refusal = { status: 422, body: { code: 'validation', error: 'Check it', fields: { email: 'Taken already' } } }
    answerCalls({ [saving]: () => refusal })
    await openPage(<ThingForm />, { locale })
    await fill()
    await save().click()
    await expect.element(field(t.email)).toHaveAccessibleDescription('Taken already')
    await expect.element(field(t.email)).toHaveFocus()
    await expect.element(field(t.arabic)).toHaveValue('سماعة')
    await expect.element(field(t.english)).toHaveValue('Headset')
    await expect.element(page.getByRole('alert'), { timeout: 500 }).not.toBeInTheDocument()
  })

  test('shows a general error above the fields, and lets a saved form be left', async () => {
    let works = false
    const received = answerCalls({
      [saving]: () => (works ? { body: { id: '1' } } : { status: 409, body: { code: 'in_use', error: 'Not now', request_id: '1' } }),
    })
    const { address } = await openPage(<ThingForm />, { locale })
    await fill()
    await save().click()
    await expect.element(page.getByRole('form').getByRole('alert')).toMatchTextContent('Not now')
    await expect.element(field(t.email)).toHaveValue('sara@example.com')
    works = true
    await save().click()
    await expect.element(page.getByText('Thing saved')).toBeVisible()
    await expect.element(page.getByRole('form').getByRole('alert')).not.toBeInTheDocument()
    expect(received(saving).at(-1)?.body).toEqual({ name: { ar: 'سماعة', en: 'Headset' }, email: 'sara@example.com' })
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect.poll(address).toBe('/dashboard/orders')
  })

  test('asks before leaving with unsaved changes, and keeps them when staying', async () => {
    answerCalls({})
    const { address } = await openPage(<ThingForm />, { locale })
    await userEvent.fill(field(t.english), 'Headset')
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: t.stay }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(address()).toBe('/')
    await expect.element(field(t.english)).toHaveValue('Headset')
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await question.getByRole('button', { name: locale === 'ar' ? 'مغادرة دون حفظ' : 'Leave without saving' }).click()
    await expect.poll(address).toBe('/dashboard/orders')
  })
})

test('leaves an unchanged form without a question', async () => {
  answerCalls({})
  const { address } = await openPage(<ThingForm />)
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.poll(address).toBe('/dashboard/orders')
})

test('warns before closing the tab, with unsaved changes only', async () => {
  answerCalls({})
  await openPage(<ThingForm />)
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(true)
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'a')
  await expect.poll(closing).toBe(false)
})

test('retries a save with the same key after a lost connection', async () => {
  let works = false
  const received = answerCalls({
    [saving]: () => {
      if (!works) throw new TypeError('no connection')
      return { body: { id: '1' } }
    },
  })
  await openPage(<ThingForm />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Name (Arabic)' }), 'سماعة')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name (English)' }), 'Headset')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'sara@example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('Couldn’t reach the server')
  works = true
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Thing saved')).toBeVisible()
  const keys = received(saving).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})
