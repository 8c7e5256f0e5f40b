import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { reportRun } from '../server/test/report-run.ts'
import { earlierVersions, isShallow } from './git-history.ts'
import { directPackages, faultsOfLock, type LockedPackage } from './lock-file.ts'

// Goal G20: what the product is made of, and that no secret is in the repository or in what browsers are sent.

const root = fileURLToPath(new URL('..', import.meta.url))
const isProof = process.env.PROVE_REPORT !== undefined

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> } // npm writes it so
const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> } // checked in beside it

describe('the packages', () => {
  const mayRun = Object.keys(allowScripts).filter((name) => allowScripts[name])

  it('are pinned by hash, maintained, few, and run no install scripts', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(300)
    expect(faultsOfLock(packages, mayRun)).toEqual([])
    reportRun({
      goal: 'G20',
      what: 'packages',
      runs: `${Object.keys(packages).length} locked, ${directPackages(packages).length} direct`,
      seed: 0,
    })
  })

  it('are rejected for each of these faults', () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`p${n}`, '1.0.0']))
    const planted: Record<string, LockedPackage> = {
      server: { dependencies: { ...many, '@rahba/contract': '1' } },
      'node_modules/@rahba/contract': { link: true },
      'node_modules/unpinned': {},
      'node_modules/old': { integrity: 'sha512-x', deprecated: 'no longer kept' },
      'node_modules/a/node_modules/@b/runs': { integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/may-run': { integrity: 'sha512-x', hasInstallScript: true },
    }
    expect(faultsOfLock(planted, ['may-run'])).toEqual([
      'node_modules/unpinned has no integrity',
      'node_modules/old is deprecated: no longer kept',
      'node_modules/a/node_modules/@b/runs runs a script when it is installed',
      'the product depends on 61 packages, at most 60 are wanted',
    ])
  })
})

/** Tests whose subject is an address with a password in it, which they make up. */
const madeUp = ['server/src/platform/push/push.test.ts', 'server/test/database.test.ts']

/** How many earlier versions of files are read; a night reads all there are. */
const maxVersions = Number(process.env.HISTORY_VERSIONS ?? 10_000)

const isText = (file: string) =>
  !madeUp.includes(file) && !/\.(png|jpe?g|webp|avif|pdf|woff2?|ttf|ico|gz|br|xlsx)$|migrations\/meta\//.test(file)

/** Files with something in them that looks like a secret, by the rules of secretlint. */
async function secretsIn(files: readonly string[]): Promise<string[]> {
  const { createEngine } = await import('@secretlint/node')
  const engine = await createEngine({
    cwd: root,
    formatter: 'json',
    color: false,
    maskSecrets: true,
    configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
  })
  const found: string[] = []
  for (let from = 0; from < files.length; from += 200) {
    const { output } = await engine.executeOnFiles({ filePathList: files.slice(from, from + 200) })
    const results = JSON.parse(output || '[]') as { filePath: string; messages: { message: string; loc: { start: { line: number } } }[] }[] // its JSON formatter
    for (const { filePath, messages } of results)
      for (const { message, loc } of messages) found.push(`${filePath.replace(root, '')}:${loc.start.line} ${message}`)
  }
  return found
}

/** Files of a folder and below it, by their full paths. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() && /\.(js|mjs|css|html|json|map|txt)$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
      )
    : []

describe.runIf(isProof)('secrets', { timeout: 600_000 }, () => {
  it('are in no file of the repository and in no file for browsers', async () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file && isText(file))
      .map((file) => join(root, file))
    const built = ['web/build', 'server/build'].map((folder) => filesBelow(join(root, folder)))
    // the command builds both
    for (const files of built) expect(files.length).toBeGreaterThan(0)
    expect(await secretsIn([...tracked, ...built.flat()])).toEqual([])
    const runs = `${tracked.length} files of the repository, ${built.flat().length} built`
    reportRun({ goal: 'G20', what: 'secrets', runs, seed: 0 })
  })

  it('are in no earlier version of a file', () => {
    const { folder, files, count } = earlierVersions(root, isText, maxVersions)
    return secretsIn(files)
      .then((found) => {
        expect(files.length).toBeGreaterThan(isShallow(root) ? -1 : 100)
        expect(found).toEqual([])
        reportRun({
          goal: 'G20',
          what: 'secrets in the history',
          runs: `${files.length} of ${count} earlier versions`,
          seed: 0,
          ...(isShallow(root) ? { notChecked: 'only the newest commits are here' } : {}),
        })
      })
      .finally(() => rmSync(folder, { recursive: true, force: true }))
  })

  it('are found when planted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rahba-secret-'))
    const file = join(folder, 'planted.ts')
    // put together here, so that this file holds none
    writeFileSync(file, `const token = '${['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')}'\n`)
    expect(await secretsIn([file])).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })
})
