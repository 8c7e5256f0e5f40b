import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { searchQuery } from '../../kernel/page.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { blockerCodes } from '../products/why-not-sellable.ts'
import { sectionKinds } from './section-kinds.ts'
import * as calls from './sections.calls.ts'
import { either } from './sections.schemas.ts'

export const sectionKindKeys = typedKeys(sectionKinds)

const candidate = z.object({
  id: z.uuid(),
  name: bilingualText,
  store: bilingualText,
  image: z.uuid().nullable(),
  price: z.int(),
  price_after_discount: z.int().nullable(),
  /** True if shoppers see it now; the section leaves out the others. */
  visible: z.boolean(),
  /** The reasons that keep shoppers from seeing or ordering it now. */
  why: z.array(z.enum(blockerCodes)),
})
export type SectionCandidate = z.output<typeof candidate>

export const searchSectionProducts = endpoint({
  ...calls.searchSectionProducts,
  summary: 'Search products for a section among those on sale, or get the ones listed in `ids`',
  tags: ['sections'],
  access: either('index'),
  owner: 'platform',
  query: z.object({ q: searchQuery.optional(), ids: z.string().max(1000).optional() }),
  response: z.array(candidate),
})
