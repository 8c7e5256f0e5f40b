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
/** Visitors come with an empty cache, and their pages are few beside both offices'. */
const plainWeight = 16
/** Those who sign in come with an empty cache too, and to these few pages more often than to any one page of the offices. */
const signInWeight = 3
/** A part that loads later, often on a press, counts less than the pages one begins with. */
const lazyWeight = 0.05

const isPlain = (file: string) => /^(landing|shop)\/|static-layout/.test(file)
const isSignIn = (file: string) => /(portal\/sign-in|admin\/access)\/(login|register|forget|reset)-route/.test(file)
/** Parts that a page loads as soon as it is drawn. */
const isEager = (module: string | null) => /(drop-zone|live-socket)\.tsx?$/.test(module ?? '')

/** The files of each page, from the outermost frame to the page itself. */
function listLines(routes: readonly RouteConfigEntry[], above: readonly string[]): string[][] {
  return routes.flatMap(({ file, children }) => {
    const line = [...above, file]
    return children ? listLines(children, line) : [line]
  })
}

/** Bytes of the style sheets that come with a chunk. */
function sizeOfStyles(chunk: Rolldown.OutputChunk, output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): number {
  const sheets = chunk.viteMetadata?.importedCss
  return output.reduce((sum, one) => sum + (one.type === 'asset' && sheets?.has(one.fileName) ? one.source.length : 0), 0)
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
    for (const chunk of loaded) {
      for (const file of chunk.imports) loaded.add(byFile.get(file) ?? chunk)
      for (const file of chunk.dynamicImports) {
        const part = byFile.get(file)
        if (part && isEager(part.facadeModuleId)) loaded.add(part)
      }
    }
    return loaded
  }
  const byRoute = new Map(chunks.map((chunk) => [chunk.facadeModuleId?.replace(/\?.*/, ''), chunk]))
  const lines = listLines(routes, ['entry.client.tsx', 'root.tsx'])
  const pages = lines.map((line) => loadedBy(line.flatMap((file) => byRoute.get(path.join(source, file)) ?? [])))
  // what every page begins with is there before a part that loads later
  const first = ['entry.client.tsx', 'root.tsx', 'shell/routing/locale-route.tsx'].flatMap(
    (file) => byRoute.get(path.join(source, file)) ?? [],
  )
  const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((chunk) => loadedBy([chunk, ...first]))
  const loads = [...pages, ...lazy]
  const merged = mergeChunks(
    chunks.map((chunk) => ({
      size: chunk.code.length,
      styles: sizeOfStyles(chunk, built.output),
      pages: new Set(loads.flatMap((loaded, page) => (loaded.has(chunk) ? [page] : []))),
      imports: chunk.imports.flatMap((file) => byFile.get(file) ?? []).map((imported) => chunks.indexOf(imported)),
      mergeable: !chunk.isEntry && !chunk.isDynamicEntry && chunk.name !== framework.name,
    })),
    [
      ...lines.map((line) =>
        line.some(isPlain) ? { weight: plainWeight, plain: true } : { weight: line.some(isSignIn) ? signInWeight : 1 },
      ),
      ...lazy.map(() => ({ weight: lazyWeight })),
    ],
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
