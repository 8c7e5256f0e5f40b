import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RouteScripts {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteScripts>
}

interface FirstLoad {
  route: string
  /** kB as they are served. */
  size: number
  scripts: number
}

const client = join(import.meta.dirname, '../web/build/client')

/** Reads the router's manifest, a file of the build that lists the scripts of every route. */
function readManifest(): Manifest {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error('web/build has no manifest: npm run build')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  // one assignment of plain data
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest
}

/** Small files are served as they are, the others compressed beforehand. */
function served(script: string): number {
  const file = join(client, script)
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length
}

/**
 * The scripts each route names: its own, those of the frames around it, and all they import. Parts that load later (a chart, an editor, a menu) are not
 * in it. The heaviest first.
 */
export function firstLoads(): FirstLoad[] {
  const { entry, routes } = readManifest()
  const sizes = new Map<string, number>()
  const getSize = (script: string) => {
    const known = sizes.get(script) ?? served(script)
    sizes.set(script, known)
    return known
  }
  const getLine = (id: string | undefined): RouteScripts[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...getLine(route.parentId), route] : []
  }
  return Object.values(routes)
    .map((route) => {
      const line = getLine(route.id)
      const path = line
        .map((one) => one.path)
        .filter((part) => part && part !== ':locale')
        .join('/')
      const scripts = new Set([entry, ...line].flatMap((one) => [one.module, ...(one.imports ?? [])]))
      const bytes = [...scripts].reduce((sum, script) => sum + getSize(script), 0)
      return { route: `/${path}`, size: bytes / 1000, scripts: scripts.size }
    })
    .toSorted((a, b) => b.size - a.size)
}

/** The heaviest ten as lines of a table. */
export const formatTable = (loads: readonly FirstLoad[]): string =>
  loads
    .slice(0, 10)
    .map(({ route, size, scripts }) => `${size.toFixed(0).padStart(4)} kB in ${String(scripts).padStart(3)} scripts  ${route}`)
    .join('\n')
