import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const budgets = { landing: 150, portal: 220, dashboard: 220 }

const client = new URL('../web/build/client', import.meta.url)

/** The compressed JavaScript a page loads at first, in kB: every script it names or preloads, brotli as it is served. */
export async function firstLoad(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  const html = await answer.text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let bytes = 0
  for (const script of scripts) bytes += brotliCompressSync(readFileSync(new URL(`.${script}`, `${client.href}/`))).length
  return bytes / 1000
}
