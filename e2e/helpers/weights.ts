import type { watchLoads } from '../../bench/open-page.ts'
import { limits } from '../../bench/page-limits.ts'
import type { At } from './at.ts'

type Loads = Awaited<ReturnType<typeof watchLoads>>

/** Weighs the open screen when it is idle, prints its weight, and returns the row if it is above its limit in bench/page-limits.ts. */
async function weigh(loads: Loads, screen: string): Promise<string | null> {
  const limit = limits.find(({ pages }) => pages.test(screen))
  if (!limit) throw new Error(`${screen} has no limit in bench/page-limits.ts`)
  const { scripts } = await loads.untilIdle()
  const kb = scripts.reduce((sum, { size }) => sum + size, 0) / 1000
  const row = `${kb.toFixed(1).padStart(6)} kB of ${limit.kb} in ${String(scripts.length).padStart(2)} files of ${limit.files}  ${screen}`
  console.log(row)
  // a page without scripts was not opened
  return kb === 0 || kb > limit.kb || scripts.length > limit.files ? row : null
}

/**
 * Returns the weight of the open screen if it is too heavy, its lazy parts and its socket included. Then it is opened and weighed again: an order or a
 * message that a journey sends meanwhile loads the scripts that show it.
 */
export async function findTooHeavy(who: At, loads: Loads, screen: string): Promise<string | null> {
  // The page loads its deferred scripts when it is idle. The audit kept it busy, so wait for that here.
  await who.page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  if (!(await weigh(loads, screen))) return null
  loads.begin()
  await who.go(screen)
  return weigh(loads, screen)
}
