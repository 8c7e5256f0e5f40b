import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { daySchema } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import * as calls from './slide-preview.calls.ts'
import { slide } from './slide-reading.ts'
import { slideStates } from './slide-states.ts'
import { slidePlacements, slides } from './slides.ts'

/** A slide in a preview, with its state on the previewed day. */
const previewedSlide = slide.extend({ state: z.enum(slideStates), start_date: z.string().nullable() })
export type PreviewedSlide = z.output<typeof previewedSlide>

export const previewSlides = endpoint({
  ...calls.previewSlides,
  summary: 'List the ads of a placement that run on a day, today by default, or may run later, including those that are switched off',
  tags: ['slides'],
  access: { audience: 'admin', permissions: ['ads.index'] },
  owner: 'platform',
  labels: { ...slides.labels.fields, on: { ar: 'يوم المعاينة', en: 'Preview day' } },
  query: z.object({ placement: z.enum(typedKeys(slidePlacements)), on: daySchema.optional() }),
  response: z.array(previewedSlide),
})
