import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import * as calls from './slide-reading.calls.ts'
import { slidePlacements } from './slides.ts'

/** A slide as it is shown: its picture and title in the reader's language. A link without a scheme is a page of ours. */
export const slide = z.object({ id: z.uuid(), title: z.string(), image: z.uuid(), link: z.string().nullable() })
export type Slide = z.output<typeof slide>

const placements = typedKeys(slidePlacements)

export const listSlidesAt = endpoint({
  ...calls.listSlidesAt,
  summary: 'List the ads that run today in a placement, in order',
  tags: ['content'],
  access: { audience: 'public' },
  owner: 'public',
  query: z.object({ placement: z.enum(placements) }),
  response: z.array(slide),
})
