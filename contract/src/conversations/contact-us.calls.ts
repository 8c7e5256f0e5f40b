import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './contact-us.ts'

const call = declareCalls<typeof whole>()

export const contactUs = call({ name: 'contactUs', method: 'POST', path: '/contact-us' })
export const contactProof = call({ name: 'contactProof', method: 'GET', path: '/contact-us/proof' })
