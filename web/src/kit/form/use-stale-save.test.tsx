import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { text } from '@rahba/contract/kernel/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { useSend } from '../../api/queries.ts'
import { TextInput } from '../inputs/text-inputs.tsx'
import { FormShell } from './form-shell.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useFormSend } from './use-form-send.ts'
import { type OwnVersions, useStaleSave } from './use-stale-save.tsx'

interface Thing {
  name: string
  updated_at: string
}

const body = z.object({ name: text().schema })
type SaveThing = Call<EndpointSpec & { method: 'PUT'; body: typeof body; response: z.ZodType<Thing> }>
const saveThing: SaveThing = { name: 'saveThing', method: 'PUT', path: '/user/things/1' }
const saving = 'PUT /user/things/1'
const opened: Thing = { name: 'Lamp', updated_at: '2026-11-20T10:00:00.000Z' }
const newer: Thing = { name: 'Desk lamp', updated_at: '2026-11-20T11:00:00.000Z' }

function ThingForm() {
  const form = useContractForm(body, { labels: { name: { ar: 'الاسم', en: 'Name' } }, initial: { name: opened.name } })
  const stale = useStaleSave(
    opened,
    async () => newer,
    (row) => form.restart({ name: row.name }),
  )
  const sending = useSend(saveThing, { silent: true, headers: stale.headers, message: 'Saved', onDone: () => form.markSaved() })
  const save = form.submit((output) => sending.send({ body: output }))
  return (
    <FormShell
      title="Thing"
      notice={stale.getNotice(sending, save)}
      form={form}
      onSubmit={save}
      pending={sending.pending}
      submitError={null}
    >
      <TextInput {...form.field('name')} />
    </FormShell>
  )
}

/** A server that holds the newer version, and refuses every save that was made from another. */
const serve = () =>
  answerCalls({
    [saving]: ({ headers }) =>
      (headers['if-match'] ?? `"${newer.updated_at}"`) === `"${newer.updated_at}"`
        ? { body: newer }
        : { status: 409, body: { code: 'stale_record', error: 'It changed meanwhile' } },
  })

const name = () => page.getByRole('textbox', { name: 'Name' })
const notice = () => page.getByRole('alert').filter({ hasText: 'This record changed while you were editing it' })
const save = () => page.getByRole('button', { name: 'Save', exact: true })
const refuse = async () => {
  const received = serve()
  await openPage(<ThingForm />)
  await userEvent.fill(name(), 'Reading lamp')
  await save().click()
  await expect.element(notice()).toBeVisible()
  expect(received(saving)[0]?.headers['if-match']).toBe(`"${opened.updated_at}"`)
  await expect.element(name()).toHaveValue('Reading lamp')
  return received
}

test('loads the newer version, and the next save continues from it', async () => {
  const received = await refuse()
  await page.getByRole('button', { name: 'Load newer version' }).click()
  await expect.element(name()).toHaveValue('Desk lamp')
  await expect.element(notice()).not.toBeInTheDocument()
  await userEvent.fill(name(), 'Small lamp')
  await save().click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(received(saving).at(-1)?.headers['if-match']).toBe(`"${newer.updated_at}"`)
})

test('saves the typed values over the newer version', async () => {
  const received = await refuse()
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  const last = received(saving).at(-1)
  expect(last?.headers['if-match']).toBeUndefined()
  expect(last?.body).toEqual({ name: 'Reading lamp' })
  await expect.element(notice()).not.toBeInTheDocument()
})

/** A form that lays what was typed over the newer version, as the forms of products do. */
function MergedForm() {
  const form = useContractForm(body, { labels: { name: { ar: 'الاسم', en: 'Name' } }, initial: { name: opened.name } })
  const stale = useStaleSave<Thing, { name: string }>(
    opened,
    async () => newer,
    (row) => form.restart({ name: row.name }),
    { merge: async (before, { name }) => ({ name: `${name}, ${before.name} → ${form.values.name}` }) },
  )
  const sending = useSend(saveThing, { silent: true, headers: stale.headers, message: 'Saved', onDone: stale.saved })
  const saving = (values?: { name: string }) => form.submit((output) => sending.send({ body: output }), values)
  return (
    <FormShell
      title={stale.opened?.name ?? ''}
      notice={stale.getNotice(sending, (values) => saving(values)())}
      form={form}
      onSubmit={saving()}
      pending={sending.pending}
      submitError={null}
    >
      <TextInput {...form.field('name')} />
    </FormShell>
  )
}

test('merges typed values into the newer version, and names those that it would overwrite', async () => {
  const received = serve()
  await openPage(<MergedForm />)
  await userEvent.fill(name(), 'Reading lamp')
  await save().click()
  await expect.element(notice()).toBeVisible()
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  const last = received(saving).at(-1)
  expect(last?.headers['if-match']).toBe(`"${newer.updated_at}"`)
  expect(last?.body).toEqual({ name: 'Desk lamp, Lamp → Reading lamp' })
  await expect.element(notice()).not.toBeInTheDocument()
})

/** One of several forms of a record that are open beside one another. */
function PartForm({ title, own }: { title: string; own: OwnVersions }) {
  const form = useContractForm(body, { labels: { name: { ar: title, en: title } }, initial: { name: '' } })
  const stale = useStaleSave(
    opened,
    async () => undefined,
    () => undefined,
    { own },
  )
  const send = useFormSend(form, saveThing, (output) => ({ body: output }), { stale, message: 'Saved', onDone: stale.saved })
  return (
    <FormShell bare title={title} saveLabel={`Save ${title}`} {...send}>
      <TextInput {...form.field('name')} />
    </FormShell>
  )
}

test('saving one form of a page does not make the form beside it stale', async () => {
  let version = opened.updated_at
  const received = answerCalls({
    [saving]: ({ headers }) => {
      if (headers['if-match'] !== `"${version}"`) return { status: 409, body: { code: 'stale_record', error: 'It changed meanwhile' } }
      version = `2026-11-20T10:00:0${received(saving).length}.000Z`
      return { body: { ...opened, updated_at: version } }
    },
  })
  const own: OwnVersions = new Map()
  await openPage(
    <>
      <PartForm title="Place" own={own} />
      <PartForm title="Phone" own={own} />
    </>,
  )
  for (const title of ['Place', 'Phone', 'Place']) {
    await userEvent.fill(page.getByRole('textbox', { name: title }), `${title} ${version}`)
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await expect.poll(() => version).toContain(`:0${received(saving).length}.000Z`)
  }
  expect(received(saving)).toHaveLength(3)
  await expect.element(notice()).not.toBeInTheDocument()
  // somebody else’s change is still one
  version = newer.updated_at
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), 'another')
  await page.getByRole('button', { name: 'Save Phone' }).click()
  await expect.element(notice()).toBeVisible()
})
