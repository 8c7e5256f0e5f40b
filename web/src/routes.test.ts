import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@rahba/contract/kernel/brand'
import { addedPaths, specifiedPaths } from '@rahba/contract/kernel/page-table'
import { describe, expect, test } from 'vitest'
import { isServed } from '../test/served-path.ts'
import { pathTo } from './paths.ts'

interface SpecifiedRoute {
  path: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../test', file), 'utf8'))
// kept in the repo with this shape
const { routes: specified } = read('routes.json') as { routes: SpecifiedRoute[] }

describe('the routes of the specification', () => {
  test('are in the table of pages', () => {
    const ours = specifiedPaths.map((path) => path.replace(/:\w+/g, '{id}'))
    expect(ours).toEqual(specified.map(({ path }) => path.replaceAll('{product}', brand.product).replace('{id}?', '{id}')))
  })

  test('exist', () => {
    expect(specified.map(({ path }) => path).filter((path) => !isServed(path))).toEqual([])
  })

  test('include the additional pages', () => {
    expect(addedPaths.map((path) => path.replace(/:\w+/g, '{id}')).filter((path) => !isServed(path))).toEqual([])
  })
})

test('pathTo fills parameters and escapes them', () => {
  expect(pathTo('ar', '/')).toBe('/ar')
  expect(pathTo('en', '/dashboard/users/:id/addresses/:address_id', { id: 'a/b', address_id: 7 })).toBe(
    '/en/dashboard/users/a%2Fb/addresses/7',
  )
})
