import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './contact-messages.ts'

export const listContacts: Call<typeof whole.listContacts> = { name: 'listContacts', method: 'GET', path: '/admin/contact' }
export const exportContacts: Call<typeof whole.exportContacts> = { name: 'exportContacts', method: 'GET', path: '/admin/contact/export' }
export const readContact: Call<typeof whole.readContact> = { name: 'readContact', method: 'GET', path: '/admin/contact/{id}' }
export const actOnContact: Call<typeof whole.actOnContact> = {
  name: 'actOnContact',
  method: 'POST',
  path: '/admin/contact/{id}/actions',
  idempotent: true,
}
