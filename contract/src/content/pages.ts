import { z } from 'zod'
import { agreementErrors } from '../agreement/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { bilingual, richText, text } from '../kernel/field.ts'
import { pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { bilingualText, countParam } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { contentPages, pageLabels } from './page-slugs.ts'
import * as calls from './pages.calls.ts'
import { bodyLength, pageDraft, texts, titleLength } from './pages.schemas.ts'

export const pageSlugs = typedKeys(contentPages)

/** A page that readers may see: title and body in both languages. */
export const pageContent = z.strictObject({
  title: bilingual(text({ max: titleLength })).schema,
  body: bilingual(richText({ max: bodyLength })).schema,
  texts,
})

const version = { number: z.int(), published_at: z.iso.datetime(), published_by: z.string().nullable() }

/** The draft of a page. */
export const editedPage = z.object({
  id: z.uuid(),
  slug: z.enum(pageSlugs),
  title: bilingualText,
  body: bilingualText,
  texts,
  updated_at: z.iso.datetime(),
  saved_by: z.string().nullable(),
  /** The published text, with which the editor compares what is typed; null before the first publication. */
  published: z.object({ ...version, title: bilingualText, body: bilingualText }).nullable(),
  /** True if the editor holds changes that are not published. */
  changed: z.boolean(),
})
export type EditedPage = z.output<typeof editedPage>

const pageVersion = z.object({ id: z.uuid(), ...version, title: bilingualText })
export type PageVersion = z.output<typeof pageVersion>
// The page is named by its id, or by its slug as in the specification's addresses.
const id = z.union([z.enum(pageSlugs), z.uuid()], 'uuid')
const params = z.object({ id })
const ofVersion = z.object({ id, number: countParam(1) })
const read = {
  access: { audience: 'admin', permissions: ['pages.index'] },
  owner: 'platform',
  tags: ['pages'],
  labels: pageLabels,
} as const
const write = { ...read, access: { audience: 'admin', permissions: ['pages.update'] }, response: editedPage } as const
const refusals = [errors.not_found, errors.stale_record] as const

export const readEditedPage = endpoint({
  ...calls.readEditedPage,
  summary: 'Get the draft of a content page',
  ...read,
  params,
  response: editedPage,
  errors: [errors.not_found],
})

export const savePage = endpoint({
  ...calls.savePage,
  summary:
    'Save the draft of a page without changing the published version. Send `If-Match` with `updated_at` to avoid overwriting a newer draft',
  ...write,
  audit: { action: 'pages.update' },
  params,
  body: pageDraft,
  errors: refusals,
  body_limit: 1024,
})

export const publishPage = endpoint({
  ...calls.publishPage,
  summary: 'Save and publish a page as a new version',
  ...write,
  audit: { action: 'pages.publish' },
  params,
  body: pageContent,
  errors: [...refusals, agreementErrors.agreement_needs_terms],
  body_limit: 1024,
})

export const listPageVersions = endpoint({
  ...calls.listPageVersions,
  summary: 'List the published versions of a page with time and publisher, latest first',
  ...read,
  params,
  query: z.object({ ...pageQuery, sort: sortParam(['number'], '-number') }).omit({ q: true }),
  response: pageSchema(pageVersion),
  errors: [errors.not_found],
})

export const readPageVersion = endpoint({
  ...calls.readPageVersion,
  summary: 'Get a published version of a page with its full text',
  ...read,
  params: ofVersion,
  response: pageVersion.extend({ body: bilingualText, texts }),
  errors: [errors.not_found],
})

export const restorePageVersion = endpoint({
  ...calls.restorePageVersion,
  summary: "Restore a published version as the draft. Readers see it once it's published again",
  ...write,
  audit: { action: 'pages.restore' },
  params: ofVersion,
  errors: refusals,
})
