import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { decisionFaults, missingFiles, missingHeadings, outsideNames, unlistedJobs } from './documents.ts'
import { listDomainImports } from './domain-pairs.ts'
import type { Finding, Source } from './house-source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const describeFindings = (findings: readonly Finding[]) => findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)

function repository(kind: RegExp): Source[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
  return names
    .filter((file) => kind.test(file) && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
}

// this test and the rules name what they look for; migrations are never edited
const spared = /^scripts\/documents\.|^server\/migrations\//
const documents = repository(/\.md$/)
const sources = repository(/\.(ts|tsx|mjs|css|sql|sh|yaml|md)$/).filter(({ file }) => !spared.test(file))

describe('the repository', () => {
  it('names pages and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(50)
    expect(describeFindings(missingHeadings(sources, documents))).toEqual([])
  })

  it('draws the imports between domains that at least three files make', () => {
    const diagram = readFileSync(`${root}docs/architecture.md`, 'utf8').split('```mermaid')[2] ?? ''
    const drawn = [...diagram.matchAll(/^ {2}(\w+) (-->|<-\.->) (\w+)$/gm)].flatMap(([, from, arrow, to]) =>
      arrow === '-->' ? [`${from} > ${to}`] : [`${from} > ${to}`, `${to} > ${from}`],
    )
    // The diagram says of these in words that they read all, and that all send them.
    const inWords = /^(search|history|statistics) >|> (messages|search|history|statistics)$/
    const files = new Map<string, Set<string>>()
    for (const { from, to, file } of listDomainImports(sources)) {
      const pair = `${from} > ${to}`
      files.set(pair, (files.get(pair) ?? new Set()).add(file))
    }
    const made = [...files].filter(([pair, { size }]) => size > 2 && !inWords.test(pair)).map(([pair]) => pair)
    expect(drawn.toSorted()).toEqual(made.toSorted())
  })

  it('names source files that exist', () => {
    const files = repository(/./).map(({ file }) => file)
    expect(describeFindings(missingFiles(documents, files))).toEqual([])
  })

  it('lists every scheduled job', () => {
    const jobs = sources.filter(({ file }) => file.startsWith('server/src/') && !file.endsWith('.test.ts'))
    expect(describeFindings(unlistedJobs(jobs, documents))).toEqual([])
  })

  it('names no document that is kept elsewhere', () => {
    expect(describeFindings(outsideNames(sources))).toEqual([])
  })

  it('has decisions with a head, three sections and a line in the index', () => {
    expect(describeFindings(decisionFaults(documents))).toEqual([])
  })
})

describe('the rules find', () => {
  const page = { file: 'docs/domain/orders.md', text: '# Orders\n\n## Price: worked example\n' }

  it('a missing page and a missing heading', () => {
    const code = { file: 'contract/src/a.ts', text: '/** docs/domain/orders.md#price, docs/domain/gone.md */' }
    const link = {
      file: 'docs/kit.md',
      text: '[a](domain/orders.md#price-worked-example) [b](#here) [c](decisions/gone.md) [d](https://x.md/#y)',
    }
    expect(describeFindings(missingHeadings([code, link], [page, { file: 'docs/kit.md', text: '# Kit' }]))).toEqual([
      'contract/src/a.ts:1 names docs/domain/orders.md#price, a heading that does not exist',
      'contract/src/a.ts:1 names docs/domain/gone.md, which does not exist',
      'docs/kit.md:1 names docs/kit.md#here, a heading that does not exist',
      'docs/kit.md:1 names docs/decisions/gone.md, which does not exist',
    ])
  })

  it('a missing source file', () => {
    const text = '`place.ts`, `orders/place.ts`, `../src/orders/place.ts`, `-schemas.ts`, `gone.ts`, `orders/gone.ts`'
    expect(describeFindings(missingFiles([{ file: 'server/test/README.md', text }], ['server/src/orders/place.ts']))).toEqual([
      'server/test/README.md:1 names gone.ts, which does not exist',
      'server/test/README.md:1 names orders/gone.ts, which does not exist',
    ])
  })

  it('a scheduled job that the table lacks, or has at another time', () => {
    const table = {
      file: 'docs/architecture.md',
      text: '| every minute | `* * * * *` | a (`a.ts`) |\n| 3:10 | `10 3 * * *` | b (`b.ts`) |',
    }
    const job = (name: string, cron: string) => ({ file: `server/src/${name}`, text: `  { cron: '${cron}' },` })
    const jobs = [job('a.ts', '* * * * *'), job('b.ts', '* * * * *'), job('c.ts', '10 3 * * *')]
    expect(describeFindings(unlistedJobs(jobs, [table]))).toEqual([
      'server/src/b.ts:1 docs/architecture.md has no row for * * * * * with b.ts',
      'server/src/c.ts:1 docs/architecture.md has no row for 10 3 * * * with c.ts',
    ])
  })

  it.each([
    '// as domain.md 2.3 says',
    '/** (the specification, section 8) */',
    '// domain facts 3.3',
    '/* the look of DESIGN 6 */',
    'see screens.md',
    '/** Hands wishes to cancel (O16) on. */',
  ])('a document kept elsewhere: %s', (text) => {
    expect(outsideNames([{ file: 'web/src/a.ts', text }])).toHaveLength(1)
  })

  it('a decision without head, section, own number or line in the index', () => {
    const decision = (name: string, number: number, rest = '## Context\n\n## Decision\n\n## Consequences\n') => ({
      file: `docs/decisions/${name}.md`,
      text: `# ${number}. A\n\n**Date:** 2026-11-20 · **Status:** accepted\n\n${rest}`,
    })
    const index = {
      file: 'docs/decisions/README.md',
      text: '| 1 | [A](a.md) | 2026-11-20 | accepted |\n| 1 | [A](b.md) | 2026-11-20 | accepted |',
    }
    const bare = { file: 'docs/decisions/c.md', text: '# C\n' }
    const faulty = [index, decision('a', 1), decision('b', 1), bare, decision('d', 2, '## Context\n\n## Decision\n')]
    expect(describeFindings(decisionFaults(faulty))).toEqual([
      'docs/decisions/b.md:1 another decision has the number 1',
      'docs/decisions/c.md:1 a decision begins with number, title, date and status',
      'docs/decisions/d.md:1 a decision has a section Consequences',
      'docs/decisions/d.md:1 docs/decisions/README.md lacks the line | 2 | [A](d.md) | 2026-11-20 | accepted |',
    ])
  })
})
