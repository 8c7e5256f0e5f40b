import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { emptySearchLabels } from './empty-search-labels.ts'
import * as calls from './empty-searches.calls.ts'
import { linkBody } from './empty-searches.schemas.ts'
import { synonymErrors } from './errors.ts'

export const emptySearch = z.object({
  id: z.uuid(),
  /** As it was first typed. */
  query: z.string(),
  times: z.int(),
  /** The words whose products were shown instead; null if none were. */
  corrected: z.string().nullable(),
  updated_at: z.iso.datetime(),
})
export type EmptySearch = z.output<typeof emptySearch>

const shared = { tags: ['search'], owner: 'platform', labels: emptySearchLabels } as const

export const listEmptySearches = endpoint({
  ...shared,
  ...calls.listEmptySearches,
  summary: "List customers' searches that found nothing as typed, most frequent first. The searchers aren't stored",
  access: { audience: 'admin', permissions: ['products.index'] },
  query: z.object({ ...pageQuery, sort: sortParam(['times', 'updated_at'], '-times') }),
  response: pageSchema(emptySearch),
})

export const linkEmptySearch = endpoint({
  ...shared,
  ...calls.linkEmptySearch,
  summary: 'Link a search to a word as a synonym, so that it finds the same results. Removes the search from the list',
  access: { audience: 'admin', permissions: ['products.update'] },
  audit: { action: 'synonyms.link' },
  params: idParams,
  body: linkBody,
  response: z.object({ id: z.uuid(), words: z.string() }),
  errors: [errors.not_found, synonymErrors.search_too_long, synonymErrors.same_synonym],
})

export const removeEmptySearch = endpoint({
  ...shared,
  ...calls.removeEmptySearch,
  summary: 'Remove a search from the list',
  access: { audience: 'admin', permissions: ['products.update'] },
  audit: { action: 'empty-searches.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
