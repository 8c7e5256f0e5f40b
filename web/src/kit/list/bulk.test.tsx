import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import type { BulkAction, BulkResult } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { useBulk } from './use-bulk.tsx'

interface Thing {
  id: string
  name: string
}

const things: Thing[] = ['Lamp', 'Chair', 'Table'].map((name) => ({ id: name.toLowerCase(), name }))

function Things({ actions, ...more }: { actions: readonly BulkAction<Thing>[]; matching?: number }) {
  const bulk = useBulk({ rows: things, rowName: (row) => row.name, actions, ...more })
  return (
    <>
      <DataTable
        rows={things}
        columns={[{ key: 'name', label: 'Name', main: true, cell: (row) => row.name }]}
        rowName={(row) => row.name}
        selected={bulk.selected}
        onSelect={bulk.select}
      />
      {bulk.bar}
      {bulk.dialogs}
    </>
  )
}

const done = (ids: string[]): BulkResult[] => ids.map((id) => ({ id, ok: true, error: null }))
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const all = () => page.getByRole('checkbox', { name: 'Select all rows on this page' })

test('the bar appears while rows are selected, and counts them', async () => {
  await openPage(<Things actions={[]} />)
  await expect.element(page.getByRole('region', { name: /selected/ })).not.toBeInTheDocument()
  await select('Chair').click()
  await expect.element(page.getByRole('region', { name: '1 selected' })).toBeVisible()
  await expect.element(all()).toBePartiallyChecked()
  await all().click()
  await expect.element(page.getByRole('region', { name: '3 selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(page.getByRole('region', { name: /selected/ })).not.toBeInTheDocument()
  await expect.element(select('Chair')).not.toBeChecked()
})

test('Space selects a row', async () => {
  await openPage(<Things actions={[]} />)
  page.getByRole('row', { name: /Lamp/ }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(select('Lamp')).toBeChecked()
})

test('an action handles the selected rows, counts the results, and clears the selection', async () => {
  const taken: string[][] = []
  const run = async (ids: string[]) => {
    taken.push(ids)
    return done(ids)
  }
  await openPage(<Things actions={[{ key: 'archive', label: 'Archive', run }]} />)
  await select('Lamp').click()
  await select('Table').click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('Done for 2 items')).toBeVisible()
  expect(taken).toEqual([['lamp', 'table']])
  await expect.element(select('Lamp')).not.toBeChecked()
})

test('an action with its own message shows no other', async () => {
  const actions = [
    { key: 'archive', label: 'Archive', run: async (ids: string[]) => done(ids) },
    { key: 'move', label: 'Move', isReported: true, run: async (ids: string[]) => done(ids) },
  ]
  await openPage(<Things actions={actions} />)
  await select('Lamp').click()
  await page.getByRole('button', { name: 'Move' }).click()
  await expect.element(select('Lamp')).not.toBeChecked()
  await select('Chair').click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('Done for 1 item')).toBeVisible()
  expect(page.getByText(/^Done for/).elements()).toHaveLength(1)
})

test('rejected rows are named with their reason and stay selected', async () => {
  const run = async (ids: string[]) => done(ids).map((one) => (one.id === 'chair' ? { ...one, ok: false, error: 'It is in use' } : one))
  await openPage(<Things actions={[{ key: 'archive', label: 'Archive', run }]} />)
  await all().click()
  await page.getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Results' })
  await expect.element(dialog).toMatchTextContent('Chair: It is in use')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(select('Chair')).toBeChecked()
  await expect.element(select('Lamp')).not.toBeChecked()
})

test('a permanent action asks first', async () => {
  let removed = 0
  const run = async (ids: string[]) => {
    removed += ids.length
    return done(ids)
  }
  const confirm = { title: (n: number) => `Delete ${n} things?`, body: 'They are gone for good.' }
  await openPage(<Things actions={[{ key: 'delete', label: 'Delete', tone: 'danger', confirm, run }]} />)
  await all().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 3 things?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(removed).toBe(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => removed).toBe(3)
})

test('an action handles the suitable rows, and gives the reason if there are none', async () => {
  const taken: string[][] = []
  const run = async (ids: string[]) => {
    taken.push(ids)
    return done(ids)
  }
  const unfit = ({ id }: Thing) => id === 'chair' && 'A chair stays'
  await openPage(<Things actions={[{ key: 'archive', label: 'Archive', unfit, run }]} />)
  await select('Chair').click()
  const none = page.getByRole('button', { name: 'Archive' })
  await expect.element(none).toHaveAttribute('aria-disabled', 'true')
  await expect.element(none).toHaveAccessibleDescription('A chair stays')
  await select('Lamp').click()
  await page.getByRole('button', { name: 'Archive (1)' }).click()
  await expect.poll(() => taken).toEqual([['lamp']])
  await expect.element(select('Chair')).toBeChecked()
})

test('all results can be selected with the page, for suitable actions, and reasons appear once', async () => {
  let calls = 0
  const reject = (id: string, error: string): BulkResult => ({ id, ok: false, error })
  const runAll = async () => {
    calls++
    const lacking = Array.from({ length: 98 }, (_, n) => reject(`far-${n}`, 'It has no image'))
    return { results: [...done(['lamp']), reject('chair', 'It is in use'), ...lacking], more: false }
  }
  const run = async (ids: string[]) => done(ids)
  const fix = (error: string) => (error === 'It has no image' ? { label: 'View them', href: '/store/products' as const } : null)
  await openPage(
    <Things
      matching={300}
      actions={[
        { key: 'submit', label: 'Submit', run, runAll, fix },
        { key: 'hide', label: 'Hide', run },
      ]}
    />,
  )
  await select('Lamp').click()
  await expect.element(page.getByRole('button', { name: /Select all 300/ })).not.toBeInTheDocument()
  await all().click()
  await page.getByRole('button', { name: 'Select all 300 results' }).click()
  await expect.element(page.getByRole('region', { name: '300 selected' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Results' })
  await expect.element(dialog).toMatchTextContent('It has no image (98)')
  await expect.element(dialog).toMatchTextContent('Chair: It is in use')
  expect(dialog.getByText('It has no image').elements()).toHaveLength(1)
  await expect.element(dialog.getByRole('link', { name: 'View them' })).toBeVisible()
  expect(calls).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: /selected/ })).not.toBeInTheDocument()
})

test('failures on other pages are listed, the first ten with a link, and the rest counted', async () => {
  const results = Array.from({ length: 12 }, (_, n) => {
    const name = { ar: `بعيد ${n}`, en: `Far ${n}` }
    return { id: `far-${n}`, ok: false, error: 'Its document has expired', name }
  })
  const getPage = (id: string) => `/dashboard/products/${id}` as const
  const approve = { key: 'approve', label: 'Approve', run: async (ids: string[]) => done(ids), page: getPage }
  await openPage(<Things matching={300} actions={[{ ...approve, runAll: async () => ({ results, more: false }) }]} />)
  await all().click()
  await page.getByRole('button', { name: 'Select all 300 results' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Results' })
  await expect.element(dialog.getByRole('link', { name: 'Far 0' })).toHaveAttribute('href', '/en/dashboard/products/far-0')
  await expect.element(dialog).toMatchTextContent('and 2 others')
  expect(dialog.getByRole('link').elements()).toHaveLength(10)
})

test('selecting a row again ends the selection of all results', async () => {
  await openPage(
    <Things
      matching={300}
      actions={[{ key: 'submit', label: 'Submit', run: async (ids) => done(ids), runAll: async () => ({ results: [], more: false }) }]}
    />,
  )
  await all().click()
  await page.getByRole('button', { name: 'Select all 300 results' }).click()
  await select('Lamp').click()
  await expect.element(page.getByRole('region', { name: '2 selected' })).toBeVisible()
})
