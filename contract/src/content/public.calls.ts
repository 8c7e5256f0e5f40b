import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './public.ts'

export const readPage: Call<typeof whole.readPage> = { name: 'readPage', method: 'GET', path: '/pages/{slug}' }
export const readLanding: Call<typeof whole.readLanding> = { name: 'readLanding', method: 'GET', path: '/landing' }
export const listFaqsFor: Call<typeof whole.listFaqsFor> = { name: 'listFaqsFor', method: 'GET', path: '/faqs' }
