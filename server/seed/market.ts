import type { FilePurpose } from '@rahba/contract/kernel/files'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/types.ts'
import type { Deps } from '../src/platform/deps.ts'
import { limitConcurrency } from '../src/platform/files/limit-concurrency.ts'
import type { FileOwner } from '../src/platform/files/owner.ts'
import { saveFile } from '../src/platform/files/save-file.ts'
import type { Artist } from './pictures/artist.ts'

export const hour = 3_600_000
export const day = 24 * hour
/** The demo market opened this many days before the day it is made. */
export const historyDays = 90

// Drawing and encoding keep both cores busy with this many; more would only hold connections.
const inTurn = limitConcurrency(4)

/** A store as the later steps need it. */
export interface MadeStore {
  id: string
  member_id: string
}

export interface MadeShopper {
  id: string
  name: string
  joined: Date
  addresses: { id: string; city: string; is_default: boolean }[]
}

/** The shared state of all steps that make the market. */
export interface Market {
  /** The one transaction that the whole market is made in: it is there whole or not at all. */
  tx: Db
  deps: Pick<Deps, 'db' | 'files' | 'jobs'>
  artist: Artist
  /** The moment the market is made: its history ends here. */
  end: Date
  progress: (done: string) => void
  /** Ids by the keys of the data. */
  cities: Map<string, { id: string; region_id: string }>
  categories: Map<string, string>
  subcategories: Map<string, string>
  banks: Map<string, string>
  bankAccounts: { id: string; iban: string; holder: string }[]
  /** The first is the demo administrator, who may do everything. */
  admins: string[]
  stores: Map<string, MadeStore>
  shoppers: MadeShopper[]
}

export function idFor<T>(map: ReadonlyMap<string, T>, key: string): T {
  const id = map.get(key)
  if (id === undefined) throw new Error(`the demo data names ${key}, which was not made`)
  return id
}

export const before = ({ end }: Pick<Market, 'end'>, days: number): Date => new Date(end.getTime() - days * day)

/** Sets the product's clock: what the transaction writes from here on happened then. */
export const travelTo = ({ tx }: Pick<Market, 'tx'>, moment: Date) =>
  tx.execute(sql`select set_config('rahba.now', ${moment.toISOString()}, true)`)

/**
 * Uploads a drawing as a person would; the bytes are checked and encoded by the same code. It runs beside the market's transaction: if that fails,
 * the files are loose and swept in a day.
 */
export const upload = (
  { deps }: Market,
  owner: FileOwner,
  purpose: FilePurpose,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<string> => inTurn(async () => (await saveFile(deps, owner, { purpose, name, body: await draw() })).id)

/** Starts work whose outcome is asked for later, or never when something else fails before. */
export function meanwhile<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  return work
}
