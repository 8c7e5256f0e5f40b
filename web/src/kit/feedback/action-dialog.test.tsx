import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { useFormSend } from '../form/use-form-send.ts'
import type { NumberValue } from '../inputs/number-inputs.tsx'
import { ActionDialog } from './action-dialog.tsx'

const body = z.object({
  action: z.literal('return'),
  amount: z.int().min(1),
  reference: z.string().min(1),
  way: z.string().nullable(),
  reason: z.string().min(3),
})
type Act = Call<EndpointSpec & { method: 'POST'; body: typeof body; response: z.ZodType<{ id: string }> }>
const act: Act = { name: 'actOnThing', method: 'POST', path: '/user/things/1/actions' }
const acting = 'POST /user/things/1/actions'
const labels = {
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'المرجع', en: 'Reference' },
  way: { ar: 'الطريقة', en: 'Way' },
  reason: { ar: 'السبب', en: 'Reason' },
}
const ways = { bank: { ar: 'تحويل', en: 'Transfer' }, cash: { ar: 'نقدًا', en: 'Cash' } }

interface ReturnDialogProps {
  close?: () => void
  tone?: 'danger' | 'normal'
  title?: string
}

function ReturnDialog({ close = () => undefined, tone = 'danger', title = 'Return it' }: ReturnDialogProps) {
  const form = useContractForm(body, {
    initial: {
      action: 'return',
      amount: null as NumberValue,
      reference: null as string | null,
      way: null as string | null,
      reason: null as string | null,
    },
    labels,
  })
  const send = useFormSend(form, act, (output) => ({ body: output }), { onDone: close })
  return (
    <ActionDialog
      title={title}
      tone={tone}
      effect="The money goes back."
      needs={[
        { field: 'amount', as: 'money', description: 'In riyals' },
        { as: 'own', key: 'rest', input: <p>Of 90 riyals</p> },
        { field: 'reference', as: 'code', maxLength: 20 },
        { field: 'way', as: 'choice', choices: ways },
        false,
        { field: 'reason', as: 'words', label: 'Why', required: true },
      ]}
      send={send}
      close={close}
    />
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Return it' })
const confirm = () => dialog().getByRole('button', { name: 'Return it' })
const box = (name: string | RegExp) => dialog().getByRole('textbox', { name })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const getName = (field: keyof typeof labels) => new RegExp(labels[field][locale])

  test('describes the effect, asks for inputs in order, and sends them', async () => {
    const received = answerCalls({ [acting]: () => ({ body: { id: '1' } }) })
    let closed = 0
    await openPage(<ReturnDialog close={() => closed++} />, { locale })
    await expect.element(dialog().getByText('The money goes back.')).toBeVisible()
    await expect.element(dialog().getByText('Of 90 riyals')).toBeVisible()
    await userEvent.fill(box(getName('amount')), '12.5')
    await userEvent.fill(box(getName('reference')), 'FT1')
    await userEvent.fill(box('Why'), '  broken ')
    const order = [...dialog().element().querySelectorAll('input:not([type=hidden]), textarea')].map(
      (one) => (one as HTMLInputElement).value,
    )
    expect(order).toEqual(['12.50', 'FT1', '', '  broken '])
    await confirm().click()
    await expect.poll(() => closed).toBe(1)
    expect(received(acting).map((call) => call.body)).toEqual([
      { action: 'return', amount: 1250, reference: 'FT1', way: null, reason: expect.stringContaining('broken') },
    ])
  })

  test('marks missing inputs at their fields, and sends nothing', async () => {
    const received = answerCalls({ [acting]: () => ({ body: { id: '1' } }) })
    await openPage(<ReturnDialog />, { locale })
    await userEvent.fill(box(getName('reference')), 'FT1')
    await confirm().click()
    await expect.element(box('Why')).toBeInvalid()
    await expect.element(box(getName('reference'))).toBeValid()
    expect(received(acting)).toEqual([])
  })

  test('shows an error in the dialog, which keeps its inputs', async () => {
    answerCalls({ [acting]: () => ({ status: 409, body: { code: 'busy', error: 'Not now', request_id: 'r' } }) })
    let closed = 0
    await openPage(<ReturnDialog close={() => closed++} />, { locale })
    await userEvent.fill(box(getName('amount')), '5')
    await userEvent.fill(box(getName('reference')), 'FT1')
    await userEvent.fill(box('Why'), 'broken')
    await confirm().click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Not now')
    await expect.element(box('Why')).toHaveValue('broken')
    expect(closed).toBe(0)
  })
})

test('a destructive action is red, and others are not', async () => {
  const colour = () => getComputedStyle(confirm().element()).backgroundColor
  await openPage(<ReturnDialog />)
  await expect.element(confirm()).toBeVisible()
  const red = colour()
  await openPage(<ReturnDialog tone="normal" />)
  await expect.element(confirm()).toBeVisible()
  expect(colour()).not.toBe(red)
})

test.each<Locale>(['ar', 'en'])(
  'the way out of an action that cancels something has another name than the action in %s',
  async (locale) => {
    const [name, verb] = locale === 'ar' ? ['إلغاء الطلب', /إلغاء/] : ['Cancel the order', /cancel/i]
    await openPage(<ReturnDialog title={name} />, { locale })
    const named = page.getByRole('dialog', { name })
    await expect.element(named.getByRole('button', { name })).toBeVisible()
    expect(named.getByRole('button', { name: verb }).elements()).toHaveLength(1)
  },
)

test('closing with input asks first, and without it closes right away', async () => {
  let closed = 0
  await openPage(<ReturnDialog close={() => closed++} />)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(closed).toBe(1)
  await userEvent.fill(box('Why'), 'broken')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog').filter({ hasText: /unsaved|leave/i })).toBeVisible()
  expect(closed).toBe(1)
})
