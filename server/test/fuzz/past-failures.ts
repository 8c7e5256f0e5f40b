import type { Operation } from './operations.ts'

/** One request as it goes out, but for who sends it. */
export interface Sent {
  method: Operation['method']
  /** With `/api`. */
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const json = { 'content-type': 'application/json' }

/** Requests that were once answered with a failure of ours; each run begins with them. */
export const pastFailures: readonly (Sent & { operation: string })[] = [
  {
    operation: 'listAdminMessages',
    method: 'GET',
    url: '/api/admin/chat/01900000-0000-7000-8000-000000000000/messages?before=2147483648',
    headers: {},
  },
  {
    operation: 'storeRegister',
    method: 'POST',
    url: '/api/store/auth/register',
    headers: json,
    payload:
      '{"name":"نورة العتيبي","phone":"+966551234567","email":"a@example.com","password":"correct-horse-battery-9","password_confirmation":"correct-horse-battery-9","terms_accept":true,"store_name":{"ar":"\\ud800 abc","en":"Dates"},"category_id":"01900000-0000-7000-8000-000000000000","subcategory_id":"01900000-0000-7000-8000-000000000000","city_id":"01900000-0000-7000-8000-000000000000","entity_type":"business"}',
  },
]
