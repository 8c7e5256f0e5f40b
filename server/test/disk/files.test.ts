import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorDef, errors } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { eq, isNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { pictureParts, sourceName } from '../../src/platform/files/picture-parts.ts'
import { sweepFiles } from '../../src/platform/files/sweep-files.ts'
import { type FileRow, files } from '../../src/platform/files/table.ts'
import { createJobs } from '../../src/platform/jobs/boss.ts'
import { workers } from '../../src/workers.ts'
import { makeStore, type TestStore } from '../catalog-world.ts'
import { freshDatabase } from '../fresh-database.ts'
import { inProve } from '../in-prove.ts'
import type { Plant } from '../races/plants.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { sendFile } from '../uploads/send-file.ts'

// Goal G9: the disk for files is full. A server has a small one for itself, in a mount namespace of its own.

// in `npm run prove` alone: 200 with DISK_UPLOADS=200, a smaller disk otherwise
const uploads = Number(process.env.DISK_UPLOADS ?? 40)
const megabytes = uploads >= 200 ? 16 : 4
const mayMount = spawnSync('unshare', ['-m', 'bash', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0
if (inProve && !mayMount)
  reportRun({ goal: 'G9', what: 'disk full for files', runs: 'none', seed: runSeed, notChecked: 'mounting is not permitted here' })

/** A photo that no encoder makes small: some 400 kB of noise. */
function photo(seed: number): Promise<Buffer> {
  const random = randomFrom(seed)
  const [width, height] = [700, 500]
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256)))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Files below a folder with their sizes. The server deletes some while they are listed: the list is made again then. */
function filesUnder(folder: string): Map<string, number> {
  for (;;) {
    try {
      const found = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
      return new Map(found.map(({ name, parentPath }) => [join(parentPath, name), statSync(join(parentPath, name)).size]))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT' && existsSync(folder))) throw error
    }
  }
}

async function fill(plant: Plant) {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-disk-'))
  const folder = join(dataDir, 'files')
  mkdirSync(folder)
  const { pool, db } = connect(database.url, { max: 4 })
  const jobs = createJobs(pool, workers)
  await jobs.start()
  const node = await startNode(database.url, dataDir, plant, [], { jobs: true, env: { FILES_DIR: folder }, volume: { folder, megabytes } })
  // the disk as that process has it
  const seen = `/proc/${node.child.pid}/root${folder}`
  try {
    const stores: TestStore[] = []
    for (let n = 0; n < Math.ceil(uploads / 15); n++) stores.push(await makeStore(db))
    const body = await photo(runSeed)
    // Four consecutive files are documents and public pictures, which are encoded again, of people who read Arabic and English.
    const send = async (n: number) => {
      const [purpose, language] = [n % 2 ? 'picture' : 'paper', n & 2 ? 'en' : 'ar'] as const
      const token = stores[n % stores.length]?.token ?? ''
      const sent = { body, name: 'a.jpg', type: 'image/jpeg', fields: { purpose }, language }
      return { purpose, language, ...(await sendFile(node.port, '/store/files', token, sent)) }
    }
    type Answer = Awaited<ReturnType<typeof send>>
    const listRefusals = (answers: readonly Answer[]) => [
      ...new Set(
        answers
          .filter(({ status }) => status !== 201)
          .map(({ purpose, language, status, code, error }) => `${purpose} ${language}: ${status} ${code} ${error}`),
      ),
    ]
    const answers: Answer[] = []
    for (let n = 0; n < uploads; n += 4) answers.push(...(await Promise.all([0, 1, 2, 3].map((k) => send(n + k)))))

    const kept = await db.select().from(files)
    const lying = filesUnder(seen)
    const buildPath = ({ storage_key: key, purpose }: Pick<FileRow, 'storage_key' | 'purpose'>) =>
      join(seen, key.slice(0, 2), key.slice(2, 4), key, purpose === 'picture' ? sourceName : 'original.jpg')
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${node.port}${path}`, { headers: { authorization: `Bearer ${stores[0]?.token}` } }).then(
        ({ status }) => status,
      )
    const kinds = (['paper', 'picture'] as const).map((purpose) => answers.find((one) => one.purpose === purpose && one.status === 201)?.id)
    const browsing = [
      await get('/api/store/products'),
      await get('/api/ready'),
      await get(`/api/store/files/${kinds[0]}`),
      // its sizes find no room
      await get(`/files/${kinds[1]}/${pictureParts[0]?.name}`),
    ]
    const faults = {
      partial: [...lying.keys()].filter((path) => path.endsWith('.tmp')).length,
      withoutFile: kept.filter((row) => !row.stored_at || lying.get(buildPath(row)) !== row.bytes).length,
      withoutRow: [...lying.keys()].filter((path) => !kept.some((row) => path === buildPath(row))).length,
    }

    // a day later the sweep takes what nothing uses
    await db.update(files).set({ loose_since: sql`now() - interval '25 hours'` }).where(isNull(files.attached_at))
    // the sweep needs the database and the jobs alone
    await sweepFiles({ db, jobs } as unknown as Parameters<typeof sweepFiles>[0])
    const until = Date.now() + 30_000
    while (filesUnder(seen).size > 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 100))
    const orphans = filesUnder(seen).size
    const again = await send(0)
    const [row] = await db
      .select()
      .from(files)
      .where(eq(files.id, again.id || sql`null`))

    // what the system does to a disk that fails
    const remount = (how: 'ro' | 'rw') =>
      spawnSync('nsenter', ['-t', String(node.child.pid), '-m', 'mount', '-o', `remount,${how}`, folder], { encoding: 'utf8' })
    const before = filesUnder(seen).size
    const turned = remount('ro').status
    const refused = await Promise.all([0, 1, 2, 3].map((n) => send(n)))
    const readable = [await get('/api/store/products'), await get('/api/ready'), await get(`/api/store/files/${again.id}`)]
    const rows = await db.$count(files, isNull(files.stored_at))
    remount('rw')
    const readOnly = {
      turned,
      refused: listRefusals(refused),
      readable,
      rows,
      left: filesUnder(seen).size - before,
      again: (await send(0)).status,
    }
    return {
      answers,
      refused: listRefusals(answers),
      browsing,
      faults,
      orphans,
      again: again.status,
      row,
      readOnly,
    }
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await jobs.stop()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The error that every uploader gets. */
const inWords = ({ status, code, ar, en }: ErrorDef) =>
  ['paper', 'picture'].flatMap((purpose) => [`${purpose} ar: ${status} ${code} ${ar}`, `${purpose} en: ${status} ${code} ${en}`])

const nothingWrong = { partial: 0, withoutFile: 0, withoutRow: 0 }

test.runIf(mayMount && inProve)(
  'uploads to a full or read-only disk fail with a message, leave nothing behind, and continue once there is room',
  { timeout: 300_000 },
  async () => {
    const { answers, refused, browsing, faults, orphans, again, row, readOnly } = await fill('none')
    expect(refused.toSorted()).toEqual(inWords(fileErrors.file_storage_full))
    expect(browsing).toEqual([200, 200, 200, 200])
    expect(faults).toEqual(nothingWrong)
    expect(orphans).toBe(0)
    expect([again, row?.stored_at !== null]).toEqual([201, true])
    expect({ ...readOnly, refused: readOnly.refused.toSorted() }).toEqual({
      turned: 0,
      refused: inWords(errors.unavailable),
      readable: [200, 200, 200],
      rows: 0,
      left: 0,
      again: 201,
    })
    const kept = answers.filter(({ status }) => status === 201).length
    reportRun({
      goal: 'G9',
      what: 'disk full for files',
      runs: `${answers.length} uploads of papers and pictures, ${answers.length - kept} refused in both languages; read-only and back`,
      seed: runSeed,
    })
  },
)

test.runIf(mayMount && inProve).each<[Plant, keyof typeof nothingWrong]>([
  ['half_file_left', 'partial'],
  ['row_without_file', 'withoutFile'],
])('%s is found', { timeout: 300_000 }, async (plant, fault) => {
  expect((await fill(plant)).faults[fault]).toBeGreaterThan(0)
})
