import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@rahba/contract/kernel/brand'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { resourceAt } from './admin/menu.ts'
import { pathTo, specifiedPaths } from './paths.ts'

interface SpecifiedRoute {
  path: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../test', file), 'utf8'))
// kept in the repo with this shape
const { routes: specified } = read('routes.json') as { routes: SpecifiedRoute[] }

/** The route list needs this global of React Router's own loader of routes.ts. */
Object.assign(globalThis, { __reactRouterAppDirectory: import.meta.dirname })
const { default: config } = (await import('./routes.ts')) as { default: RouteConfigEntry[] }

const objectsOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map((entry): RouteObject => {
    const id = entry.id ?? entry.file
    const path = entry.path === undefined ? {} : { path: entry.path }
    return entry.index ? { id, ...path, index: true } : { id, ...path, children: objectsOf(entry.children ?? []) }
  })
const objects = objectsOf(config)

const sampleOf = (path: string) => path.replaceAll('{product}', brand.product).replaceAll('{id}?', 'x').replaceAll('{id}', 'x')

/** Whether a page answers at this address: one made by hand, or the generated one of a resource that stands there. */
function isServed(path: string): boolean {
  const last = matchRoutes(objects, `/ar${sampleOf(path)}`)?.at(-1)
  // an address that ends at a frame or a segment, or that only the catch-all knows, has no page
  if (!last || last.route.children?.length || /not-found|no-locale/.test(last.route.id ?? '')) return false
  const generated = /^resource-(location-)?/.exec(last.route.id ?? '')
  return !generated || resourceAt(`${generated[1] ? 'locations/' : ''}${last.params.resource}`) !== undefined
}

describe('the routes of the specification', () => {
  test('are all known to paths.ts', () => {
    const ours = specifiedPaths.map((path) => path.replace(/:\w+/g, '{id}'))
    expect(ours).toEqual(specified.map(({ path }) => path.replaceAll('{product}', brand.product).replace('{id}?', '{id}')))
  })

  test('all exist', () => {
    expect(specified.map(({ path }) => path).filter((path) => !isServed(path))).toEqual([])
  })
})

test('pathTo fills parameters and escapes them', () => {
  expect(pathTo('ar', '/')).toBe('/ar')
  expect(pathTo('en', '/dashboard/users/:id/addresses/:address_id', { id: 'a/b', address_id: 7 })).toBe(
    '/en/dashboard/users/a%2Fb/addresses/7',
  )
})
