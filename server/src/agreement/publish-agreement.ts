import type { AgreementTerms } from '@rahba/contract/agreement/agreement.schemas'
import { agreementNoticeDays, agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { agreementErrors } from '@rahba/contract/agreement/errors'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { addDays } from '@rahba/contract/statistics/periods'
import { desc, eq, sql } from 'drizzle-orm'
import { type PageChange, publishPage } from '../content/pages/save-page.ts'
import { pageVersions } from '../content/table.ts'
import { readToday } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { agreementVersions } from './table.ts'

interface Publication {
  admin_id: string
  content: PageDraft
  terms: AgreementTerms
  /** The version of the draft that the admin was shown, if the caller said so. */
  seen?: string | undefined
  locale: Locale
}

/**
 * Counts as acceptances of the first version that owners agreed to the terms when they registered, before there was an agreement. Stores without
 * that have to accept like any other.
 */
const carryOverConsent = (db: Db, number: number) =>
  db.execute(sql`insert into agreement_acceptances (store_id, number, member_id, member_name, accepted_at)
    select m.store_id, ${number}, m.id, m.name, m.terms_accepted_at from store_members m where m.is_owner and m.terms_accepted_at is not null
    on conflict do nothing`)

/** Reads the version that applies last. */
async function readLatest(db: Db): Promise<{ number: number; applies_from: string } | undefined> {
  const [row] = await db
    .select({ number: agreementVersions.number, applies_from: agreementVersions.applies_from })
    .from(agreementVersions)
    .orderBy(desc(agreementVersions.applies_from), desc(agreementVersions.number))
    .limit(1)
  return row
}

/**
 * Publishes the agreement as a new version, with what it asks of stores. Returns the page's change and the number. Throws `not_found`,
 * `stale_record`, and at its field `agreement_too_soon` and `agreement_out_of_order`.
 */
export async function publishAgreement(
  db: Db,
  { admin_id, content, terms, seen, locale }: Publication,
): Promise<{ change: PageChange; number: number }> {
  const change = await publishPage(db, { id: agreementSlug, admin_id, seen }, content)
  const version_id = change.after.published_id ?? ''
  const [version] = await db.select({ number: pageVersions.number }).from(pageVersions).where(eq(pageVersions.id, version_id))
  if (!version) throw new Error('The version was published a moment ago')
  const { number } = version
  const today = await readToday(db)
  const earliest = number === 1 ? today : addDays(today, agreementNoticeDays)
  const { needs_acceptance, summary } = terms
  const latest = await readLatest(db)
  // A correction applies together with the version that it corrects.
  const applies_from = (needs_acceptance && terms.applies_from) || (latest && latest.applies_from > today ? latest.applies_from : today)
  if (needs_acceptance && applies_from < earliest)
    throw failField('applies_from', agreementErrors.agreement_too_soon, { day: formatDate(earliest, locale, 'longDate') })
  if (latest && applies_from < latest.applies_from) {
    const day = formatDate(latest.applies_from, locale, 'longDate')
    throw failField('applies_from', agreementErrors.agreement_out_of_order, { number: latest.number, day })
  }
  await db
    .insert(agreementVersions)
    .values({ number, version_id, needs_acceptance, applies_from, summary: summary.ar || summary.en ? summary : null })
  if (number === 1) await carryOverConsent(db, number)
  return { change, number }
}
