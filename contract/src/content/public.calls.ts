import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './public.ts'

const call = declareCalls<typeof whole>()

export const readPage = call({ name: 'readPage', method: 'GET', path: '/pages/{slug}' })
export const readLanding = call({ name: 'readLanding', method: 'GET', path: '/landing' })
export const listFaqsFor = call({ name: 'listFaqsFor', method: 'GET', path: '/faqs' })
