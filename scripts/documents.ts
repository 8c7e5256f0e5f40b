import { dirname, join } from 'node:path/posix'
import type { Finding, Source } from './house-source.ts'

const toLines = ({ file, text }: Source) => text.split('\n').map((content, index) => ({ file, line: index + 1, content }))

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a document, without the lines of its code blocks. */
function listAnchors(text: string): ReadonlySet<string> {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)))
}

const inCode = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g
const inDocument = /\]\(([^)\s:]*?\.md)?(#[\w-]+)?\)/g

/** Lists the references in a line, as `path#anchor` from the root. */
function referencesIn({ file, content }: { file: string; content: string }): string[] {
  const named = [...content.matchAll(inCode)].map(([reference]) => reference)
  if (!file.endsWith('.md')) return named
  const linked = [...content.matchAll(inDocument)]
    .filter(([, path, anchor]) => path || anchor)
    .map(([, path, anchor = '']) => (path ? join(dirname(file), path) : file) + anchor)
  return [...named.filter((reference) => !linked.some((link) => link.endsWith(reference))), ...linked]
}

/** References in code and documents to a page or heading that does not exist. @param documents every Markdown file of the repository */
export function missingHeadings(sources: readonly Source[], documents: readonly Source[]): Finding[] {
  const anchors = new Map(documents.map(({ file, text }) => [file, listAnchors(text)]))
  return sources.flatMap(toLines).flatMap(({ file, line, content }) =>
    referencesIn({ file, content }).flatMap((reference) => {
      const [path = '', anchor] = reference.split('#')
      const found = anchors.get(path)
      if (!found) return [{ file, line, rule: `names ${path}, which does not exist` }]
      return anchor && !found.has(anchor) ? [{ file, line, rule: `names ${reference}, a heading that does not exist` }] : []
    }),
  )
}

const namedFile = /`([\w./@-]+\.(?:tsx?|mjs|css|sql|sh))`/g
/** Files that a page names as an example of what to write. */
const examples: ReadonlySet<string> = new Set(['contract/src/content/tips.ts', 'server/src/content/tip-table.ts'])

/** Source files named in documents, by path or by name alone, that do not exist. @param files paths of all files from the root */
export function missingFiles(documents: readonly Source[], files: readonly string[]): Finding[] {
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))
  return documents.flatMap(toLines).flatMap(({ file, line, content }) =>
    [...content.matchAll(namedFile)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('-') && !examples.has(name) && !ends.has(name) && !ends.has(join(dirname(file), name)))
      .map((name) => ({ file, line, rule: `names ${name}, which does not exist` })),
  )
}

const schedules = 'docs/architecture.md'

/** Scheduled jobs of the server's sources that the table of schedules lacks, by schedule and file. */
export function unlistedJobs(sources: readonly Source[], documents: readonly Source[]): Finding[] {
  const rows = documents.find(({ file }) => file === schedules)?.text.split('\n') ?? []
  const isListed = (cron: string, name: string) => rows.some((row) => row.includes(`| \`${cron}\` |`) && row.includes(`\`${name}\``))
  return sources.flatMap(toLines).flatMap(({ file, line, content }) => {
    const cron = content.match(/\bcron: '([^']+)'/)?.[1]
    const name = file.split('/').at(-1) ?? ''
    return cron && !isListed(cron, name) ? [{ file, line, rule: `${schedules} has no row for ${cron} with ${name}` }] : []
  })
}

const outside =
  /\([OS]\d{1,2}(?:, [OS]\d{1,2})*\)|\b(?:domain|screens|reliability)\.md\b|\bDESIGN \d|\bdomain (?:facts|rules),? \d|\bspecification\b[^.]{0,24}\bsection \d|\(section \d/i

/** Comments and documents that refer to a document outside the repository. */
export const outsideNames = (sources: readonly Source[]): Finding[] =>
  sources
    .flatMap(toLines)
    .filter(({ content }) => outside.test(content))
    .map(({ file, line }) => ({ file, line, rule: 'names a document that is not in the repository; name a heading of docs/domain/' }))

const folder = 'docs/decisions/'
const index = `${folder}README.md`
const head = /^# (\d+)\. (.+)\n\n\*\*Date:\*\* (\d{4}-\d{2}-\d{2}) · \*\*Status:\*\* (accepted|replaced by \d+)\n/
const sections = ['Context', 'Decision', 'Consequences']

/** Decisions without their head, one of their three sections, a number of their own, or a line in the index. */
export function decisionFaults(documents: readonly Source[]): Finding[] {
  const listed = documents.find(({ file }) => file === index)?.text ?? ''
  const seen = new Set<string>()
  return documents
    .filter(({ file }) => file.startsWith(folder) && file !== index)
    .flatMap(({ file, text }) => {
      const fault = (rule: string): Finding => ({ file, line: 1, rule })
      const [, number, title, date, status] = text.match(head) ?? []
      if (!number) return [fault('a decision begins with number, title, date and status')]
      const missing = sections.filter((name) => !new RegExp(`^## ${name}$`, 'm').test(text))
      const row = `| ${number} | [${title}](${file.slice(folder.length)}) | ${date} | ${status} |`
      const repeated = seen.has(number)
      seen.add(number)
      return [
        ...missing.map((name) => fault(`a decision has a section ${name}`)),
        ...(repeated ? [fault(`another decision has the number ${number}`)] : []),
        ...(listed.includes(row) ? [] : [fault(`${index} lacks the line ${row}`)]),
      ]
    })
}
