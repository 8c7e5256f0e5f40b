import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { useCall } from '../../api/queries.ts'
import type { BulkAction } from './columns.ts'
import type { Filter } from './filter.ts'
import { ListPage } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

interface Thing {
  id: string
  name: string
  size: number
}

type ListThings = Call<EndpointSpec & { method: 'GET'; query: z.ZodObject; response: z.ZodType<Page<Thing>> }>

const listThings: ListThings = { name: 'listThings', method: 'GET', path: '/user/things' }
const listName = 'GET /user/things'
const saveThings: Call = { name: 'saveThings', method: 'GET', path: '/user/things/file' }
const saveParts: Call = { name: 'saveParts', method: 'GET', path: '/user/things/parts/file' }
const states = { new: { ar: 'جديد', en: 'New' }, old: { ar: 'قديم', en: 'Old' } }
const filters: Filter[] = [
  { key: 'state', label: 'State', kind: 'choice', choices: states },
  { key: 'active', label: 'Active', kind: 'flag' },
  { key: 'from', label: 'From', kind: 'date' },
]

interface ThingsProps {
  bulk?: readonly BulkAction<Thing>[]
  onMove?: (from: number, to: number) => void
  hasFiles?: boolean
}

function Things({ bulk = [], onMove, hasFiles = false }: ThingsProps) {
  const list = useListState({ defaultSort: 'name', filters: filters.map(({ key }) => key) })
  const query = useCall(listThings, { query: list.query }, { silent: true })
  return (
    <ListPage
      name="things"
      title="Things"
      list={list}
      query={query}
      columns={[
        { key: 'name', label: 'Name', main: true, sort: 'name', cell: (row) => row.name },
        { key: 'size', label: 'Size', align: 'end', sort: 'size', cell: (row) => row.size },
      ]}
      filters={filters}
      bulk={bulk}
      rowName={(row) => row.name}
      rowHref={(row) => `/dashboard/faqs?thing=${row.id}`}
      rowActions={(row) => [
        { key: 'copy', label: 'Copy', href: `/dashboard/faqs?copy=${row.id}` },
        { key: 'break', label: 'Break', disabled: 'It is in use' },
      ]}
      empty={{ title: 'No things yet', body: 'Add the first thing.' }}
      {...(onMove ? { onMove } : {})}
      {...(hasFiles ? { exports: saveThings, moreExports: { endpoint: saveParts, label: 'Parts', besides: 'Things' } } : {})}
    />
  )
}

const thing = (n: number): Thing => ({ id: `t${n}`, name: `Thing ${n}`, size: n })

/** A server with `count` things, which pages them and leaves out those that a search does not find. */
const serve = (count = 3) =>
  answerCalls({
    [listName]: ({ query }) => {
      const [at, size] = [Number(query.page), Number(query.per_page)]
      const found = Array.from({ length: count }, (_, n) => thing(n + 1)).filter(({ name }) => name.includes(query.q ?? ''))
      const data = found.slice((at - 1) * size, at * size)
      return { body: { data, meta: { page: at, per_page: size, total: found.length, total_capped: false, next_cursor: null } } }
    },
  })

const row = (n: number) => page.getByRole('row', { name: new RegExp(`Thing ${n}\\b`) })
const rows = () => page.getByRole('row').elements().length - 1

test('a list with two files offers each by its name, and downloads the chosen one', async () => {
  serve()
  const requests: string[] = []
  answerCalls({
    'GET /user/things/parts/file': ({ query }) => {
      requests.push(String(query.format))
      return { body: {} }
    },
  })
  await openPage(<Things hasFiles />)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Things – Excel file' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Parts – CSV file' }).click()
  await expect.poll(() => requests).toEqual(['csv'])
})

describe('rows', () => {
  test('rows appear under their headings, and the footer counts them', async () => {
    serve()
    await openPage(<Things />)
    await expect.element(row(3)).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Size'])
    await expect.element(page.getByText('1 – 3 of 3')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Things', level: 1 })).toBeVisible()
  })

  test('the list shows that it is loading', async () => {
    const answer = Promise.withResolvers<void>()
    answerCalls({
      [listName]: async () => {
        await answer.promise
        return { body: { data: [thing(1)], meta: { page: 1, per_page: 20, total: 1, total_capped: false, next_cursor: null } } }
      },
    })
    await openPage(<Things />)
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    answer.resolve()
    await expect.element(row(1)).toBeVisible()
    await expect.element(page.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  })

  test('an empty list explains how to begin, and a filtered one how to see more', async () => {
    serve(0)
    const { address } = await openPage(<Things />)
    await expect.element(page.getByText('Add the first thing.')).toBeVisible()
    await userEvent.fill(page.getByRole('searchbox'), 'lamp')
    await expect.element(page.getByText('No results found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(page.getByText('Add the first thing.')).toBeVisible()
    expect(address()).toBe('/')
  })

  test('an error shows its reference, and retrying loads the rows', async () => {
    let works = false
    answerCalls({
      [listName]: () =>
        works
          ? { body: { data: [thing(1)], meta: { page: 1, per_page: 20, total: 1, total_capped: false, next_cursor: null } } }
          : { status: 500, body: { code: 'internal', error: 'Something broke', request_id: 'req-7' } },
    })
    await openPage(<Things />)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something broke')
    await expect.element(page.getByText('req-7')).toBeVisible()
    works = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row(1)).toBeVisible()
  })

  test('an address that the server rejects offers the default list', async () => {
    answerCalls({
      [listName]: ({ query }) =>
        query.state
          ? { status: 422, body: { code: 'validation', error: 'Check it', fields: { state: 'There is no such state' } } }
          : { body: { data: [thing(1)], meta: { page: 1, per_page: 20, total: 1, total_capped: false, next_cursor: null } } },
    })
    const { address } = await openPage(<Things />, { at: '/?state=lost' })
    await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such state')
    await page.getByRole('alert').getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(row(1)).toBeVisible()
    expect(address()).toBe('/')
  })

  test('rows are focused and opened with the keyboard', async () => {
    serve()
    const { address } = await openPage(<Things />)
    await expect.element(row(1)).toBeVisible()
    row(1).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row(2)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row(3)).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect.poll(address).toBe('/dashboard/faqs?thing=t1')
  })

  test('the menu of a row has links, and explains why an action is not possible', async () => {
    serve()
    const { address } = await openPage(<Things />)
    await page.getByRole('button', { name: 'Actions for Thing 2' }).click()
    await expect.element(page.getByRole('menuitem', { name: /Break/ })).toMatchTextContent('It is in use')
    await expect.element(page.getByRole('menuitem', { name: /Break/ })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect.poll(address).toBe('/dashboard/faqs?copy=t2')
  })

  test('a column is hidden, stays hidden, and comes back', async () => {
    serve()
    await openPage(<Things />)
    await expect.element(row(1)).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Size' }).click()
    await expect.element(page.getByRole('columnheader', { name: /Size/ })).not.toBeInTheDocument()
    expect(localStorage.getItem('columns:things')).toBe('["name"]')
    await page.getByRole('menuitem', { name: 'Reset columns' }).click()
    await expect.element(page.getByRole('columnheader', { name: /Size/ })).toBeVisible()
  })
})

describe('the address', () => {
  test('a heading sorts ascending, then descending, on the server', async () => {
    const received = serve()
    const { address } = await openPage(<Things />, { at: '/?page=1' })
    await page.getByRole('button', { name: 'Sort by Size' }).click()
    await expect.poll(address).toBe('/?sort=size')
    await expect.element(page.getByRole('columnheader', { name: /Size/ })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Sort by Size: Ascending' }).click()
    await expect.poll(address).toBe('/?sort=-size')
    await expect.poll(() => received(listName).at(-1)?.query.sort).toBe('-size')
    await expect.element(page.getByRole('columnheader', { name: /Size/ })).toHaveAttribute('aria-sort', 'descending')
  })

  test('pages are turned, and the page size changes', async () => {
    serve(45)
    const { address, back } = await openPage(<Things />)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('21 – 40 of 45')).toBeVisible()
    expect(address()).toBe('/?page=2')
    back()
    await expect.element(page.getByText('1 – 20 of 45')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows per page' }), '50')
    await expect.element(page.getByText('1 – 45 of 45')).toBeVisible()
    expect(address()).toBe('/?per_page=50')
    expect(rows()).toBe(45)
  })

  test('the search waits for a pause in typing, and returns to the first page', async () => {
    const received = serve(45)
    const { address } = await openPage(<Things />, { at: '/?page=2' })
    await expect.element(page.getByText('21 – 40 of 45')).toBeVisible()
    await userEvent.type(page.getByRole('searchbox', { name: 'Search' }), 'Thing 4')
    await expect.poll(address).toBe('/?q=Thing+4')
    await expect.poll(rows).toBe(7)
    expect(received(listName).filter(({ query }) => query.q === 'Thin').length, 'no call for each letter').toBe(0)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect.poll(address).toBe('/')
  })
})

describe.each<Locale>(['ar', 'en'])('filters in %s', (locale) => {
  const t =
    locale === 'ar'
      ? { filters: 'تصفية', old: 'قديم', remove: 'إزالة تصفية State', clear: 'مسح التصفية', yes: 'نعم' }
      : { filters: 'Filters', old: 'Old', remove: 'Remove filter State', clear: 'Clear filters', yes: 'Yes' }

  test('a filter is set, shown, stored in the address and removed', async () => {
    const received = serve()
    const { address } = await openPage(<Things />, { locale })
    await expect.element(row(1)).toBeVisible()
    await page.getByRole('button', { name: t.filters }).click()
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: t.old }).click()
    await expect.poll(address).toBe('/?state=old')
    await expect.poll(() => received(listName).at(-1)?.query.state).toBe('old')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText(`State: ${t.old}`)).toBeVisible()
    await page.getByRole('button', { name: t.remove }).click()
    await expect.poll(address).toBe('/')
  })

  test('an address with filters opens a filtered list, and all are cleared together', async () => {
    const received = serve()
    const { address } = await openPage(<Things />, { locale, at: '/?state=old&active=true&q=Thing&sort=-size' })
    await expect.element(page.getByText(`State: ${t.old}`)).toBeVisible()
    await expect.element(page.getByText(`Active: ${t.yes}`)).toBeVisible()
    expect(received(listName)[0]?.query).toEqual({ page: '1', per_page: '20', sort: '-size', q: 'Thing', state: 'old', active: 'true' })
    await page.getByRole('button', { name: t.clear }).click()
    await expect.poll(address).toBe('/?sort=-size')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })
})
