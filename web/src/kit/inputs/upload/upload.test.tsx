import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../../test/hold.tsx'
import { openPage } from '../../../../test/page.tsx'
import { takeUploads } from '../../../../test/server.ts'
import { FileInput } from './file-input.tsx'
import { ImageInput } from './image-input.tsx'

type Id = string | null | undefined

const id = '0190c1d2-0000-7000-8000-000000000001'
const pdf = (name = 'سجل تجاري.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const stored = { id, mime: 'application/pdf', name: 'سجل تجاري.pdf', bytes: 8, width: null, height: null, public: false, url: null }
const words = {
  ar: { uploading: /جارٍ الرفع \u206640%/, open: 'فتح الملف', remove: 'إزالة', type: /غير مدعوم/, size: /8 ميجابايت/, cut: /تعذّر الاتصال/ },
  en: {
    uploading: /Uploading 40%/,
    open: 'Open file',
    remove: 'Remove',
    type: /isn’t supported/,
    size: /8 MB/,
    cut: /Couldn’t reach the server/,
  },
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = words[locale]
  const open = async (Input: typeof FileInput, initial: Id = null) => {
    const uploads = takeUploads()
    const { held, part } = hold<Id>(initial, (value, onChange) => <Input label="Paper" value={value} onChange={onChange} />)
    await openPage(part, { locale, at: '/dashboard/papers' })
    return { held, uploads }
  }
  const give = (...files: File[]) => userEvent.upload(page.getByLabelText('Paper'), files)
  const first = async <T,>(list: readonly T[]): Promise<T> => {
    await expect.poll(() => list.length).toBeGreaterThan(0)
    return list[0] as T // polled just now
  }

  test('shows the progress of a document, stores its id, and can open and remove it', async () => {
    const { held, uploads } = await open(FileInput)
    await give(pdf())
    const upload = await first(uploads)
    expect(upload.form.get('purpose')).toBe('paper')
    upload.progress(40)
    await expect.element(page.getByText(t.uploading)).toBeVisible()
    upload.answer(201, stored)
    await expect.poll(() => held.value).toBe(id)
    await expect.element(page.getByText('سجل تجاري.pdf')).toBeVisible()
    await expect.element(page.getByRole('link', { name: t.open })).toHaveAttribute('href', `/api/admin/files/${id}`)
    await page.getByRole('button', { name: t.remove }).click()
    expect(held.value).toBeNull()
    // The same file is taken again.
    await give(pdf())
    await expect.poll(() => uploads.length).toBe(2)
  })

  test('rejects a wrong type before the upload', async () => {
    const { uploads } = await open(FileInput)
    await give(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.type)
    expect(uploads).toEqual([])
  })

  test('rejects an oversized file before the upload', async () => {
    const { uploads } = await open(FileInput)
    const large = new DataTransfer()
    large.items.add(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }))
    // Given inside the page, because sending eight megabytes to it takes seconds.
    await expect.element(page.getByLabelText('Paper')).toBeInTheDocument()
    const input = page.getByLabelText('Paper').element()
    Object.assign(input, { files: large.files })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.size)
    expect(uploads).toEqual([])
  })

  test('shows a server or connection error at the field, and accepts the next file', async () => {
    const { held, uploads } = await open(FileInput)
    await give(pdf())
    ;(await first(uploads)).answer(422, { code: 'validation', error: 'no', fields: { file: 'This file could not be read' } })
    await expect.element(page.getByRole('alert')).toMatchTextContent('This file could not be read')
    await give(pdf())
    await expect.poll(() => uploads.length).toBe(2)
    uploads[1]?.cut()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.cut)
    expect(held.value).toBeNull()
  })

  test('shows an image once it is stored', async () => {
    const { held, uploads } = await open(ImageInput)
    await give(new File(['png'], 'logo.png', { type: 'image/png' }))
    const upload = await first(uploads)
    expect(upload.form.get('purpose')).toBe('picture')
    upload.answer(201, { ...stored, mime: 'image/png', public: true })
    await expect.poll(() => held.value).toBe(id)
    await expect.element(page.getByRole('img')).toHaveAttribute('src', expect.stringContaining(id))
  })
})
