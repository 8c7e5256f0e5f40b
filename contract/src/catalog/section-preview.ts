import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { marketSection } from './market.ts'
import * as calls from './section-preview.calls.ts'
import { either } from './sections.schemas.ts'

export const previewSections = endpoint({
  ...calls.previewSections,
  summary: "List the sections of the customer's home with their content, including those that are switched off",
  tags: ['sections'],
  access: either('index'),
  owner: 'platform',
  /** `active` is false for a section that shoppers don't see yet. */
  response: z.array(marketSection.extend({ active: z.boolean() })),
})
