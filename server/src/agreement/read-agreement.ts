import type { AgreementVersion, OwnAgreement } from '@rahba/contract/agreement/agreement'
import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { desc, eq } from 'drizzle-orm'
import { readPage } from '../content/read-public.ts'
import { pages, pageVersions } from '../content/table.ts'
import type { Db } from '../platform/db/types.ts'
import { readAgreementState } from '../stores/agreement-state.ts'
import { agreementVersions } from './table.ts'

const terms = {
  number: agreementVersions.number,
  published_at: pageVersions.published_at,
  needs_acceptance: agreementVersions.needs_acceptance,
  applies_from: agreementVersions.applies_from,
  summary: agreementVersions.summary,
}

/** Returns the published agreement as a member of the store reads it, with the store's acceptance. `current` is null while none is published. */
export async function readStoreAgreement(db: Db, store_id: string, locale: Locale): Promise<OwnAgreement> {
  const state = await readAgreementState(db, store_id)
  const [published] = await db
    .select(terms)
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.id, pages.published_id))
    .innerJoin(agreementVersions, eq(agreementVersions.version_id, pageVersions.id))
  if (!published) return { ...state, current: null }
  const { title, body } = await readPage(db, agreementSlug, locale)
  return { ...state, current: { ...published, title, body, summary: published.summary && inLocale(published.summary, locale) } }
}

const maxVersions = 50

/** Lists the newest versions with what each asks of stores. */
export const listVersions = (db: Db): PromiseLike<AgreementVersion[]> =>
  db
    .select(terms)
    .from(agreementVersions)
    .innerJoin(pageVersions, eq(pageVersions.id, agreementVersions.version_id))
    .orderBy(desc(agreementVersions.number))
    .limit(maxVersions)
