import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './contact-us.ts'

export const contactUs: Call<typeof whole.contactUs> = { name: 'contactUs', method: 'POST', path: '/contact-us' }
export const contactProof: Call<typeof whole.contactProof> = { name: 'contactProof', method: 'GET', path: '/contact-us/proof' }
