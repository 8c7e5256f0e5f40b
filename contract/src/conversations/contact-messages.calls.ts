import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './contact-messages.ts'

const call = declareCalls<typeof whole>()

export const listContacts = call({ name: 'listContacts', method: 'GET', path: '/admin/contact' })
export const exportContacts = call({ name: 'exportContacts', method: 'GET', path: '/admin/contact/export' })
export const readContact = call({ name: 'readContact', method: 'GET', path: '/admin/contact/{id}' })
export const actOnContact = call({ name: 'actOnContact', method: 'POST', path: '/admin/contact/{id}/actions', idempotent: true })
