import { brand } from '@rahba/contract/kernel/brand'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { menu } from '../../web/src/admin/menu.ts'

/** The route list needs this global of React Router's own loader of routes.ts. */
Object.assign(globalThis, { __reactRouterAppDirectory: `${import.meta.dirname}/../../web/src` })
const { default: config } = (await import('../../web/src/routes.ts')) as { default: RouteConfigEntry[] }

const pathsBelow = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return children ? pathsBelow(children, here) : [here]
  })

const resources = menu.flatMap(({ items }) => items.flatMap((item) => ('resource' in item ? [item.resource.url] : [])))

/** A generated page once for each resource it is for; a page made by hand as it is. */
function ofEachResource(path: string): string[] {
  if (!path.includes(':resource')) return [path]
  const group = path.includes('/locations/:resource')
  return resources
    .filter((url) => url.startsWith('locations/') === group)
    .map((url) => path.replace(group ? 'locations/:resource' : ':resource', url))
}

const page = (path: string) => path.replace('/:locale', '').replaceAll('{product}', brand.product)

/** The address of every page of every surface as routes.ts declares it, without the language: `/dashboard/orders/:id`. */
export const allPages: readonly string[] = [
  ...new Set(
    pathsBelow(config)
      .filter((path) => path.startsWith('/:locale') && !path.includes('*') && !/\/(logout|manifest\.webmanifest)$/.test(path))
      .flatMap(ofEachResource)
      .map(page),
  ),
]

/** The pages of one record. */
export const recordPages = allPages.filter((path) => path.includes(':'))
