import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { moneyErrors } from '../../money/errors.ts'
import { marketSection } from '../market/market.ts'
import * as calls from './section-preview.calls.ts'
import { either, sections } from './sections.schemas.ts'

export const previewSections = endpoint({
  ...calls.previewSections,
  summary: "List the sections of the customer's home with their content, including those that are switched off",
  tags: ['sections'],
  access: either('index'),
  owner: 'platform',
  /** `active` is false for a section that shoppers don't see yet. */
  response: z.array(marketSection.extend({ active: z.boolean() })),
})

const editors: readonly Permission[] = ['sections.create', 'sections.update', 'categories.create', 'categories.update']

export const previewSection = endpoint({
  ...calls.previewSection,
  summary: "List the sections of the customer's home as they would be with an unsaved section. The body is checked as when it is saved",
  tags: ['sections'],
  access: { audience: 'admin', permissions: editors },
  owner: 'platform',
  audit: { none: 'it stores nothing' },
  labels: sections.labels.fields,
  /** The saved section that the unsaved one replaces; a new one has none. */
  query: z.object({ id: z.uuid().optional() }),
  body: sections.body,
  /** `draft` is true for the unsaved section, which is listed even if it has nothing to show. */
  response: z.array(marketSection.extend({ active: z.boolean(), draft: z.boolean() })),
  errors: [moneyErrors.own_store],
})
