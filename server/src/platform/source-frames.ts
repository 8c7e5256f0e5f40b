import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverRoot } from './server-root.ts'

const maps = new Map<string, SourceMap | undefined>()

function toMap(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const map = `${file}.map`
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined)
  }
  return maps.get(file)
}

/**
 * A text with stack frames of the built server, whose places then name the source. Maps are read with the first error: Node's own
 * `--enable-source-maps` reads them all at the start and keeps about 10 MB.
 */
export function sourceFrames(text: string): string {
  return text.replace(/(file:\/\/\S+?\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const entry = toMap(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = relative(join(serverRoot, '..'), join(file, '..', entry.originalSource))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}
