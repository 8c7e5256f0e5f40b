import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { ConfirmAction } from './confirm.tsx'

type Confirm = Partial<Parameters<typeof ConfirmAction>[0]>

const asking = (more: Confirm = {}) => (
  <ConfirmAction title="Reject it?" body="Its owner is told." confirmLabel="Reject it now" onConfirm={() => undefined} {...more}>
    <button type="button">Reject</button>
  </ConfirmAction>
)
const trigger = () => page.getByRole('button', { name: 'Reject', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Reject it?' })
const confirm = () => dialog().getByRole('button', { name: 'Reject it now' })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  test('Escape closes the dialog and returns the focus to the opener', async () => {
    let done = 0
    await openPage(asking({ onConfirm: () => done++ }), { locale })
    await trigger().click()
    await expect.element(dialog()).toBeVisible()
    await expect.element(confirm()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
    expect(done).toBe(0)
  })

  test('the focus stays inside the dialog', async () => {
    await openPage(asking(), { locale })
    await trigger().click()
    await expect.element(confirm()).toHaveFocus()
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      expect(dialog().element().contains(document.activeElement)).toBe(true)
    }
  })

  test('a required reason is entered before the action', async () => {
    const reasons: string[] = []
    await openPage(asking({ reason: 'required', onConfirm: (reason) => reasons.push(reason) }), { locale })
    await trigger().click()
    const reason = dialog().getByRole('textbox', { name: locale === 'ar' ? /السبب/ : /Reason/ })
    await confirm().click()
    await expect.element(reason).toBeInvalid()
    expect(reasons).toEqual([])
    await userEvent.fill(reason, '  damaged  ')
    await confirm().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(reasons).toEqual(['damaged'])
  })

  test('the button that closes the dialog has another name than a cancelling action', async () => {
    const [name, verb] = locale === 'ar' ? ['إلغاء الإرسال', /إلغاء/] : ['Cancel sending', /cancel/i]
    await openPage(asking({ confirmLabel: name }), { locale })
    await trigger().click()
    await expect.element(dialog().getByRole('button', { name })).toBeVisible()
    expect(dialog().getByRole('button', { name: verb }).elements()).toHaveLength(1)
  })
})

test('the dialog waits for its action and can’t be closed meanwhile', async () => {
  const work = Promise.withResolvers<void>()
  await openPage(asking({ onConfirm: () => work.promise }))
  await trigger().click()
  await confirm().click()
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  work.resolve()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a failed action leaves the dialog open with the reason, for another try', async () => {
  let tries = 0
  const onConfirm = async () => {
    tries++
    if (tries === 1) throw new Error('refused')
  }
  await openPage(asking({ reason: 'optional', onConfirm }))
  await trigger().click()
  await userEvent.fill(dialog().getByRole('textbox'), 'late')
  await confirm().click()
  await expect.poll(() => tries).toBe(1)
  await expect.element(confirm()).toBeEnabled()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('late')
  await confirm().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(tries).toBe(2)
})
