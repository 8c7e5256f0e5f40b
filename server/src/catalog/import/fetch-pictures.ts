import { pictureFaults } from '@rahba/contract/catalog/import/import-errors'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { saveFile } from '../../platform/files/save-file.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { PictureRefusal } from '../../platform/pictures/port.ts'
import { storeOwner } from '../changes/product-files.ts'
import { attachPictures, type Fetched } from './attach-pictures.ts'
import { describePictureFault } from './describe-picture-fault.ts'
import { fetchPicturesJob } from './jobs.ts'
import { productImportPictures as pictures, productImports } from './table.ts'

/** Pictures that are fetched side by side, at one host, and how many hosts' silences are waited for. */
const width = 4
const widthOfHost = 2
const maxSilences = 5
const turnMs = 20_000
const productsAtOnce = 10

type Waiting = typeof pictures.$inferSelect

const reasons: Record<PictureRefusal['reason'], ErrorDef> = {
  address: pictureFaults.picture_invalid,
  inside: pictureFaults.picture_inside,
  silent: pictureFaults.picture_silent,
  unreachable: pictureFaults.picture_unreachable,
  too_large: pictureFaults.picture_too_large,
  status: pictureFaults.picture_status,
  redirects: pictureFaults.picture_redirects,
}

/** Does `work` for each of `items`, some at once and fewer of one host, in their order as far as that goes. */
async function forEachByHost<T extends { address: string }>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const remaining = [...items]
  const busy = new Map<string, number>()
  const getHost = ({ address }: T) => new URL(address).host
  const running = new Set<Promise<void>>()
  while (remaining.length > 0 || running.size > 0) {
    const index = running.size < width ? remaining.findIndex((item) => (busy.get(getHost(item)) ?? 0) < widthOfHost) : -1
    const [item] = index < 0 ? [] : remaining.splice(index, 1)
    if (!item) {
      await Promise.race(running)
      continue
    }
    const host = getHost(item)
    busy.set(host, (busy.get(host) ?? 0) + 1)
    const one: Promise<void> = work(item).finally(() => {
      busy.set(host, (busy.get(host) ?? 1) - 1)
      running.delete(one)
    })
    running.add(one)
  }
}

/** Fetches pictures and saves them as files of the store. A host that stays silent again and again is not waited for any more. */
function makeFetcher(deps: Deps, store_id: string) {
  const silences = new Map<string, number>()
  // The reader takes one file of an account at a time, so that the others wait here and not at its door.
  let turn: Promise<unknown> = Promise.resolve()
  const save = (address: string, body: Buffer) => {
    const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
    const saved = turn.then(() => saveFile(deps, storeOwner(store_id), { purpose: 'picture', name, body }))
    turn = saved.catch(() => undefined)
    return saved
  }
  return async (address: string): Promise<Fetched | null> => {
    const { host } = new URL(address)
    try {
      if ((silences.get(host) ?? 0) >= maxSilences) throw new PictureRefusal('silent')
      const { id } = await save(address, await deps.pictures.fetch(address))
      silences.delete(host)
      return { file_id: id }
    } catch (error) {
      if (error instanceof PictureRefusal) {
        if (error.reason === 'silent') silences.set(host, (silences.get(host) ?? 0) + 1)
        return { fault: describePictureFault(address, reasons[error.reason], { number: error.number }) }
      }
      // A full reader says nothing about the picture, which waits for the next turn. Other faults than the file's fail the job.
      if (!(error instanceof AppError)) throw error
      if (error.error === fileErrors.file_queue) return null
      return { fault: describePictureFault(address, error.error, error.params) }
    }
  }
}

/** The pictures of the next products of an import that wait. */
async function readWaiting({ db }: Deps, import_id: string): Promise<Waiting[]> {
  const isWaiting = and(eq(pictures.import_id, import_id), eq(pictures.state, 'waiting'))
  const next = await db
    .selectDistinct({ id: pictures.product_id })
    .from(pictures)
    .where(isWaiting)
    .orderBy(asc(pictures.product_id))
    .limit(productsAtOnce)
  const ids = next.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(pictures)
    .where(and(isWaiting, inArray(pictures.product_id, ids)))
    .orderBy(asc(pictures.product_id), asc(pictures.position))
}

/** The pictures that this import has fetched from these addresses already: a file often names one picture for several products. */
async function readFetched({ db }: Deps, import_id: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ address: pictures.address, file_id: pictures.file_id })
    .from(pictures)
    .where(
      and(
        eq(pictures.import_id, import_id),
        eq(pictures.state, 'done'),
        isNotNull(pictures.file_id),
        inArray(pictures.address, [...addresses]),
      ),
    )
  return new Map(rows.flatMap(({ address, file_id }) => (file_id ? [[address, file_id] as const] : [])))
}

/** Fetches the pictures of the next products, and adds them to these. Returns true if there may be more. */
async function fetchSome(deps: Deps, job: typeof productImports.$inferSelect, fetch: ReturnType<typeof makeFetcher>): Promise<boolean> {
  const waiting = await readWaiting(deps, job.id)
  if (waiting.length === 0) return false
  const addresses = [...new Set(waiting.map(({ address }) => address))]
  const known = await readFetched(deps, job.id, addresses)
  const outcomes = new Map<string, Fetched>([...known].map(([address, file_id]) => [address, { file_id }]))
  const missing = addresses.filter((address) => !known.has(address)).map((address) => ({ address }))
  await forEachByHost(missing, async ({ address }) => {
    const outcome = await fetch(address)
    if (outcome) outcomes.set(address, outcome)
  })
  for (const [product_id, own] of Map.groupBy(waiting, (picture) => picture.product_id)) {
    const ready = own.filter(({ address }) => outcomes.has(address))
    await attachPictures(
      deps,
      job,
      product_id,
      ready.map((picture) => ({
        picture,
        outcome: outcomes.get(picture.address) ?? { fault: describePictureFault(picture.address, pictureFaults.picture_unreachable) },
      })),
    )
  }
  return true
}

/** Fetches pictures for a while; the next job does the others. */
async function fetchPictures(deps: Deps, import_id: string): Promise<void> {
  const [job] = await deps.db.select().from(productImports).where(eq(productImports.id, import_id))
  if (job?.state !== 'done') return
  const fetch = makeFetcher(deps, job.store_id)
  const end = Date.now() + turnMs
  while (await fetchSome(deps, job, fetch)) {
    if (Date.now() < end) continue
    await deps.jobs.enqueue(deps.db, fetchPicturesJob, { import_id }, { singleton: import_id })
    return
  }
}

export const fetchPicturesWorker = defineWorker(fetchPicturesJob, (deps, { import_id }) => fetchPictures(deps, import_id), {
  parallel: 1,
  timeout_seconds: 300,
})
