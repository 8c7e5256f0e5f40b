import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import * as calls from './slide-preview.calls.ts'
import { slide } from './slide-reading.ts'
import { slidePlacements, slides } from './slides.ts'

export const previewSlides = endpoint({
  ...calls.previewSlides,
  summary: 'List the ads of a placement that run or may still run, including those that are switched off',
  tags: ['slides'],
  access: { audience: 'admin', permissions: ['ads.index'] },
  owner: 'platform',
  labels: slides.labels.fields,
  query: z.object({ placement: z.enum(typedKeys(slidePlacements)) }),
  response: z.array(slide),
})
