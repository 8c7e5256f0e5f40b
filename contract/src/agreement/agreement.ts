import { z } from 'zod'
import { pageLabels } from '../content/page-slugs.ts'
import { editedPage, pageContent } from '../content/pages.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { bilingualText, countParam, countSchema } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { approvalSchema } from '../stores/approval-shapes.ts'
import * as calls from './agreement.calls.ts'
import { requireTerms, termsFields } from './agreement.schemas.ts'
import { agreementLabels } from './agreement-labels.ts'
import { acceptanceStates } from './agreement-rules.ts'
import { agreementErrors } from './errors.ts'
import { storeAgreement } from './store-agreement.ts'

const tags = ['agreement'] as const
const labels = { ...pageLabels, ...agreementLabels }

/** The version that a merchant who registers now agrees to; null while none is published. */
export const readAgreementVersion = endpoint({
  ...calls.readAgreementVersion,
  summary: 'Get the number and effective date of the published merchant agreement, which a registration names',
  access: { audience: 'public' },
  owner: 'public',
  tags,
  response: z.object({ number: z.int().nullable(), applies_from: z.string().nullable() }),
})

const current = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string(),
  published_at: z.iso.datetime(),
  needs_acceptance: z.boolean(),
  applies_from: z.string(),
  /** The changes as the publication summed them up; null without a summary. */
  summary: z.string().nullable(),
})

const ownAgreement = storeAgreement.extend({ current: current.nullable() })
export type OwnAgreement = z.output<typeof ownAgreement>

export const readStoreAgreement = endpoint({
  ...calls.readStoreAgreement,
  summary: "Get the merchant agreement in the reader's language and the store's acceptance",
  access: { audience: 'store' },
  owner: 'self',
  tags,
  response: ownAgreement,
})

export const acceptAgreement = endpoint({
  ...calls.acceptAgreement,
  summary: "Accept the published merchant agreement for the store. Send the version that was read; an older one isn't accepted",
  access: { audience: 'store', permissions: ['profile'] },
  owner: 'self',
  tags,
  labels,
  audit: { action: 'stores.accept_agreement' },
  body: z.strictObject({ number: countSchema(1) }),
  response: ownAgreement,
  errors: [agreementErrors.agreement_changed, agreementErrors.agreement_accepted],
})

export const publishAgreement = endpoint({
  ...calls.publishAgreement,
  summary: 'Save and publish the merchant agreement as a new version, and notify stores if they must accept it',
  access: { audience: 'admin', permissions: ['pages.update'] },
  owner: 'platform',
  tags,
  labels,
  audit: { action: 'pages.publish' },
  body: z.strictObject({ ...pageContent.shape, ...termsFields }).superRefine(requireTerms),
  response: editedPage,
  errors: [errors.stale_record, agreementErrors.agreement_too_soon, agreementErrors.agreement_out_of_order],
  body_limit: 1024,
})

const reads = { access: { audience: 'admin', permissions: ['stores.index'] }, owner: 'platform', tags, labels } as const

const version = z.object({
  number: z.int(),
  published_at: z.iso.datetime(),
  needs_acceptance: z.boolean(),
  applies_from: z.string(),
  summary: bilingualText.nullable(),
})
export type AgreementVersion = z.output<typeof version>

export const listAgreementVersions = endpoint({
  ...calls.listAgreementVersions,
  summary: 'List the newest 50 versions of the merchant agreement, latest first',
  ...reads,
  response: z.array(version),
})

const acceptanceRow = z.object({
  /** The store's id. */
  id: z.uuid(),
  store: bilingualText,
  logo: z.uuid().nullable(),
  approved: approvalSchema,
  state: z.enum(typedKeys(acceptanceStates)),
  accepted_number: z.int().nullable(),
  accepted_at: z.iso.datetime().nullable(),
  accepted_by: z.string().nullable(),
  /** The address that accepted. A registration before the first version has none. */
  ip: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type AcceptanceRow = z.output<typeof acceptanceRow>

const filters = {
  q: pageQuery.q,
  /** The version; the published one when it is left out. A later acceptance counts for an earlier version. */
  number: countParam(1).optional(),
  state: z.enum(typedKeys(acceptanceStates)).optional(),
  sort: sortParam(['created_at'], '-created_at'),
}

export const listAcceptances = endpoint({
  ...calls.listAcceptances,
  summary: 'List stores with their acceptance of a version of the merchant agreement, except closed stores. Search by name',
  ...reads,
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(acceptanceRow),
})

export const exportAcceptances = endpoint({
  ...calls.exportAcceptances,
  summary: 'Export the filtered acceptances of the merchant agreement as a file',
  ...reads,
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
