import { addDays } from '@rahba/contract/statistics/periods'
import { saveAcceptance } from '../../src/agreement/accept-agreement.ts'
import { announceAgreement } from '../../src/agreement/announce-agreement.ts'
import { publishAgreement } from '../../src/agreement/publish-agreement.ts'
import { readToday } from '../../src/platform/db/today.ts'
import { agreementTitle, agreementVersions, waitingStore } from '../data/agreement.ts'
import { before, day, type MadeStore, type Market, travelTo } from '../market.ts'

const [publishedDaysAgo, daysOfNotice] = [6, 14]

async function publish({ tx, admins }: Market, at: number): Promise<void> {
  const version = agreementVersions[at]
  if (!version) throw new Error(`the demo data has no version ${at + 1}`)
  await publishAgreement(tx, {
    admin_id: admins[0] ?? '',
    content: { title: agreementTitle, body: version.body, texts: {} },
    terms: { needs_acceptance: true, applies_from: addDays(await readToday(tx), at * daysOfNotice), summary: version.summary },
    locale: 'ar',
  })
}

/** The agreement of the opening day, which stores accept when they register. */
export const publishAgreementOfOpening = (market: Market): Promise<void> => publish(market, 0)

/** Keeps that a store accepted a version. */
export const acceptVersion = async ({ tx }: Market, { id: store_id, member_id }: MadeStore, number: number): Promise<void> =>
  void (await saveAcceptance(tx, { store_id, member_id, number, ip: null }))

/** A newer version that applies soon. All stores but one have accepted it since. */
export async function reviseAgreement(market: Market): Promise<void> {
  const published = before(market, publishedDaysAgo)
  await travelTo(market, published)
  await publish(market, 1)
  await announceAgreement(market.tx, 2)
  const rest = [...market.stores].filter(([slug]) => slug !== waitingStore)
  for (const [at, [, made]] of rest.entries()) {
    await travelTo(market, new Date(published.getTime() + ((at + 1) / (rest.length + 1)) * (publishedDaysAgo - 1) * day))
    await acceptVersion(market, made, 2)
  }
  await travelTo(market, market.end)
}
