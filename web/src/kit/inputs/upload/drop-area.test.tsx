import type { Locale } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { openPage } from '../../../../test/page.tsx'
import { takeUploads } from '../../../../test/server.ts'
import { text as ar } from '../../../text/ar/kit.ts'
import { text as en } from '../../../text/en/kit.ts'
import { Form } from '../../form/form.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { DropArea } from './drop-area.tsx'
import type { DropAreaProps } from './drop-zone.tsx'
import { FileInput } from './file-input.tsx'
import { UploadTile } from './upload-tile.tsx'

const texts = { ar: ar.upload, en: en.upload }
const file = (name: string, type: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type })
const csv = (name = 'products.csv', bytes = 4) => file(name, 'text/csv', bytes)
const pdf = (name: string, bytes = 4) => file(name, 'application/pdf', bytes)

/** Lets files go over the place, as a drag from another window does. */
function drop(name: string, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  const target = page.getByLabelText(name).element().parentElement
  for (const type of ['dragenter', 'dragover', 'drop'])
    target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}
const ready = (name: string) => expect.element(page.getByLabelText(name)).toBeInTheDocument()
const names = (files: readonly File[]) => files.map((one) => one.name)

async function open(more: Partial<DropAreaProps> = {}) {
  const taken: string[] = []
  const refused: string[] = []
  await openPage(
    <DropArea
      accept={{ 'text/csv': ['.csv'] }}
      maxSize={8}
      title="Drop it here"
      hint="CSV"
      height={120}
      invalid={false}
      disabled={false}
      multiple={false}
      label="Sheet"
      onDrop={(files) => taken.push(...names(files))}
      onReject={(reason, name) => refused.push(`${reason} ${name}`.trim())}
      {...more}
    />,
  )
  await ready('Sheet')
  return { taken, refused }
}

test('accepts a dropped and a chosen file', async () => {
  const { taken, refused } = await open()
  drop('Sheet', csv('dropped.csv'))
  await expect.poll(() => taken).toEqual(['dropped.csv'])
  await userEvent.upload(page.getByLabelText('Sheet'), csv('chosen.csv'))
  await expect.poll(() => taken).toEqual(['dropped.csv', 'chosen.csv'])
  expect(refused).toEqual([])
})

test('accepts a file by its ending if the system reports another type', async () => {
  const { taken } = await open()
  drop('Sheet', file('products.csv', 'application/octet-stream'))
  await expect.poll(() => taken).toEqual(['products.csv'])
})

test('rejects an oversized file and a wrong type, each with its reason and name', async () => {
  const { taken, refused } = await open()
  drop('Sheet', csv('large.csv', 9))
  await expect.poll(() => refused).toEqual(['size large.csv'])
  drop('Sheet', pdf('paper.pdf'))
  await expect.poll(() => refused).toEqual(['size large.csv', 'type paper.pdf'])
  expect(taken).toEqual([])
})

test('rejects several files if it accepts one, even if all are valid', async () => {
  const { taken, refused } = await open()
  drop('Sheet', csv('one.csv'), csv('two.csv'))
  await expect.poll(() => refused).toEqual(['several'])
  expect(taken).toEqual([])
  drop('Sheet', csv('one.csv'))
  await expect.poll(() => taken).toEqual(['one.csv'])
})

test('keeps valid files beside rejected ones', async () => {
  const { taken, refused } = await open({ multiple: true })
  drop('Sheet', csv('one.csv'), csv('large.csv', 9), csv('two.csv'))
  await expect.poll(() => taken).toEqual(['one.csv', 'two.csv'])
  expect(refused).toEqual(['size large.csv'])
})

test('accepts nothing while it is disabled', async () => {
  const { taken, refused } = await open({ disabled: true })
  await expect.element(page.getByLabelText('Sheet')).toBeDisabled()
  drop('Sheet', csv())
  await new Promise((done) => setTimeout(done, 100))
  expect([...taken, ...refused]).toEqual([])
})

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = texts[locale]
  const alert = () => page.getByRole('alert')

  test('shows an error at the field, and the next valid file removes it', async () => {
    const uploads = takeUploads()
    await openPage(<FileInput label="Paper" value={null} onChange={() => undefined} />, { locale })
    await ready('Paper')
    await expect.element(page.getByText(t.dropPaper)).toBeVisible()
    drop('Paper', pdf('one.pdf'), pdf('two.pdf'))
    await expect.element(alert()).toMatchTextContent(t.tooMany)
    drop('Paper', csv())
    await expect.element(alert()).toMatchTextContent(t.wrongPaper)
    expect(alert().element().textContent).not.toContain(t.tooMany)
    expect(uploads).toEqual([])
    drop('Paper', pdf('one.pdf'))
    await expect.poll(() => uploads.length).toBe(1)
    await expect.element(alert()).not.toBeInTheDocument()
  })

  test('names each rejected file, and uploads the others one after the other', async () => {
    const uploads = takeUploads()
    const arrived: string[] = []
    await openPage(<UploadTile label="Papers" purpose="paper" multiple onUploaded={({ name }) => arrived.push(name)} />, { locale })
    await ready('Papers')
    drop('Papers', pdf('one.pdf'), csv('أسعار.csv'), pdf('large.pdf', 8 * 1024 * 1024 + 1), pdf('two.pdf'))
    await expect.poll(() => uploads.length).toBe(1)
    await expect.element(alert()).toMatchTextContent(`\u2068أسعار.csv\u2069: ${t.wrongPaper}`)
    await expect.element(alert()).toMatchTextContent(`\u2068large.pdf\u2069: ${t.tooLarge}`)
    uploads[0]?.answer(201, { id: '1', name: 'one.pdf' })
    await expect.poll(() => uploads.length).toBe(2)
    uploads[1]?.answer(201, { id: '2', name: 'two.pdf' })
    await expect.poll(() => arrived).toEqual(['one.pdf', 'two.pdf'])
    await expect.element(alert()).toMatchTextContent('large.pdf')
  })

  test('a form without its required file focuses the area', async () => {
    const schema = z.object({ note: z.string(), paper: z.string().min(1) })
    function PaperForm() {
      const form = useContractForm(schema, { initial: { note: '', paper: '' }, labels: { paper: { ar: 'Paper', en: 'Paper' } } })
      const [saved, setSaved] = useState(false)
      return (
        <Form onSubmit={form.submit(() => setSaved(true))}>
          <FileInput {...form.field('paper')} />
          <button type="submit">{saved ? 'Saved' : 'Save'}</button>
        </Form>
      )
    }
    await openPage(<PaperForm />, { locale })
    await ready('Paper')
    await page.getByRole('button', { name: 'Save' }).click()
    const place = page.getByLabelText('Paper').element().parentElement
    await expect.poll(() => document.activeElement === place).toBe(true)
    expect(place?.getAttribute('aria-invalid')).toBe('true')
  })
})
