import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './slide-reading.ts'

export const listSlidesAt: Call<typeof whole.listSlidesAt> = { name: 'listSlidesAt', method: 'GET', path: '/slides' }
