import { brand } from '@rahba/contract/kernel/brand'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { resourceAt } from '../src/admin/menu.ts'

/** The route list needs this global of React Router's own loader of routes.ts. */
Object.assign(globalThis, { __reactRouterAppDirectory: `${import.meta.dirname}/../src` })
const { default: config } = (await import('../src/routes.ts')) as { default: RouteConfigEntry[] }

const objectsOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map((entry): RouteObject => {
    const id = entry.id ?? entry.file
    const path = entry.path === undefined ? {} : { path: entry.path }
    return entry.index ? { id, ...path, index: true } : { id, ...path, children: objectsOf(entry.children ?? []) }
  })
const objects = objectsOf(config)

const sampleOf = (path: string) => path.replaceAll('{product}', brand.product).replaceAll('{id}?', 'x').replaceAll('{id}', 'x')

const lastAt = (path: string) => matchRoutes(objects, `/ar${sampleOf(path)}`)?.at(-1)

/** The route that answers at this address, without the language: its id, or its file without the ending. */
export const pageAt = (path: string): string | undefined => lastAt(path)?.route.id?.replace(/\.tsx?$/, '')

/** Whether a page answers at this address, without the language: one made by hand, or the generated one of a resource that stands there. */
export function isServed(path: string): boolean {
  const last = lastAt(path)
  // an address that ends at a frame or a segment, or that only the catch-all knows, has no page
  if (!last || last.route.children?.length || /not-found|no-locale/.test(last.route.id ?? '')) return false
  const generated = /^resource-(location-)?/.exec(last.route.id ?? '')
  return !generated || resourceAt(`${generated[1] ? 'locations/' : ''}${last.params.resource}`) !== undefined
}
