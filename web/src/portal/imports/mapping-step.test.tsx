import type { ImportDetail, OutcomeCounts } from '@rahba/contract/catalog/import/product-imports'
import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { answerCalls, takeUploads } from '../../../test/server.ts'
import { MappingStep } from './mapping-step.tsx'

const counts: OutcomeCounts = { new: 0, changed: 0, unchanged: 0, refused: 0, created: 0, updated: 0, failed: 0 }
const job: ImportDetail = {
  id: '0190c1d2-0000-7000-8000-000000000001',
  file: 'products.csv',
  by: 'Sara',
  state: 'uploaded',
  rows: 2,
  done: 0,
  counts: { ...counts, products: counts, variants: counts, warned: 0 },
  created_at: '2026-11-26T08:00:00.000Z',
  updated_at: '2026-11-26T08:00:00.000Z',
  format: 'csv',
  encoding: 'utf-8',
  source: null,
  columns: [
    { heading: 'name', samples: ['Cup'] },
    { heading: 'price', samples: ['20'] },
  ],
  mapping: ['name.ar', 'price'],
  retry_of: null,
  pictures: { total: 0, added: 0, failed: 0 },
}
const png = (name: string) => new File(['png'], name, { type: 'image/png' })
const stored = (name: string) => ({ id: name, name, mime: 'image/png', bytes: 3, width: 1, height: 1, public: true, url: null })
const words = {
  ar: { drop: 'إضافة صور المنتجات', check: 'فحص الملف', three: /بقيت 3 صور/, two: /بقيت صورتان/, left: /بقيت/ },
  en: { drop: 'Add product images', check: 'Check file', three: /3 images left/, two: /2 images left/, left: /left/ },
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = words[locale]

  test('the check waits until every picture is uploaded, also after a failed one, and counts the rest', async () => {
    const uploads = takeUploads()
    answerCalls({ [`GET /store/products/imports/${job.id}/pictures`]: () => ({ body: { data: [], total: 0 } }) })
    await openPage(<MappingStep job={job} onChecking={() => undefined} />, { locale, at: '/store/products/import' })
    const check = page.getByRole('button', { name: t.check })
    await expect.element(check).toBeEnabled()
    await userEvent.upload(page.getByLabelText(t.drop), [png('a.png'), png('b.png'), png('c.png')])
    await expect.element(page.getByText(t.three)).toBeVisible()
    await expect.element(check).toBeDisabled()
    await expect.poll(() => uploads.length).toBe(1)
    uploads[0]?.answer(201, stored('a.png'))
    await expect.element(page.getByText(t.two)).toBeVisible()
    await expect.element(check).toBeDisabled()
    await expect.poll(() => uploads.length).toBe(2)
    uploads[1]?.answer(422, { code: 'validation', error: 'no', fields: { file: 'This file could not be read' } })
    await expect.poll(() => uploads.length).toBe(3)
    await expect.element(check).toBeDisabled()
    uploads[2]?.answer(201, stored('c.png'))
    await expect.element(check).toBeEnabled()
    await expect.element(page.getByText(t.left)).not.toBeInTheDocument()
  })
})
