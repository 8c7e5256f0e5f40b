import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { mergeChunks } from './merge-chunks.ts'

const source = path.join(import.meta.dirname, '../src')
/** Changes with these libraries alone, so it is cached apart from what is ours. */
const framework = {
  name: 'react',
  priority: 1,
  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
}
/** Plain pages load no chunk, but the styles of those that their routes are in. Visitors come with an empty cache, and these pages are few beside both offices'. */
const publicWeight = 12
/** A part that loads later, often on a press, counts less than the pages one begins with. */
const lazyWeight = 0.15

const isPublic = (file: string) => /^(landing|shop)\//.test(file)

/** The files of each page, from the outermost frame to the page itself. */
function linesOf(routes: readonly RouteConfigEntry[], above: readonly string[]): string[][] {
  return routes.flatMap(({ file, children }) => {
    const line = [...above, file]
    return children ? linesOf(children, line) : [line]
  })
}

/** Builds the browser's part as the bundler splits it, and gives the name of each module's merged chunk. */
async function planChunks(builder: ViteBuilder, routes: readonly RouteConfigEntry[]): Promise<Map<string, string>> {
  const { client } = builder.environments
  if (!client) throw new Error('web build: no environment for the browser')
  const { build } = client.config
  build.write = false
  const built = await builder.build(client)
  build.write = true
  if (!('output' in built)) throw new Error('web build: expected one output')
  const chunks = built.output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loadedBy = (entries: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
    const loaded = new Set(entries)
    for (const chunk of loaded) for (const file of chunk.imports) loaded.add(byFile.get(file) ?? chunk)
    return loaded
  }
  const byRoute = new Map(chunks.map((chunk) => [chunk.facadeModuleId?.replace(/\?.*/, ''), chunk]))
  const lines = linesOf(routes, ['entry.client.tsx', 'root.tsx'])
  const pages = lines.map((line) => loadedBy(line.flatMap((file) => byRoute.get(path.join(source, file)) ?? [])))
  const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((chunk) => loadedBy([chunk]))
  const loads = [...pages, ...lazy]
  const merged = mergeChunks(
    chunks.map((chunk) => ({
      size: chunk.code.length,
      pages: new Set(loads.flatMap((loaded, page) => (loaded.has(chunk) ? [page] : []))),
      imports: chunk.imports.flatMap((file) => byFile.get(file) ?? []).map((imported) => chunks.indexOf(imported)),
      mergeable: !chunk.isEntry && !chunk.isDynamicEntry && chunk.name !== framework.name,
    })),
    [...lines.map((line) => (line.some(isPublic) ? publicWeight : 1)), ...lazy.map(() => lazyWeight)],
  )
  return new Map(
    merged.flatMap((together, number) =>
      together.length > 1 ? together.flatMap((index) => chunks[index]?.moduleIds ?? []).map((id) => [id, `shared-${number}`] as const) : [],
    ),
  )
}

/**
 * Merges the chunks that the bundler makes, one for each set of pages that share some modules, into a few for a page. Groups by folder were tried: a page that
 * needs one state's name would load all of orders.
 */
export function mergedChunks(readRoutes: () => Promise<readonly RouteConfigEntry[]>): Plugin {
  return {
    name: 'merged-chunks',
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const options = builder.environments.client?.config.build.rolldownOptions
        if (!options?.output || Array.isArray(options.output)) throw new Error('web build: expected one output')
        // a module goes where the plan says, and does not take along what it imports
        options.preserveEntrySignatures = 'allow-extension'
        const split = (groups: Rolldown.CodeSplittingGroup[]) => ({ includeDependenciesRecursively: false, groups: [framework, ...groups] })
        options.output.codeSplitting = split([])
        const plan = await planChunks(builder, await readRoutes())
        options.output.codeSplitting = split([{ name: (id) => plan.get(id) ?? null }])
      },
    },
  }
}
