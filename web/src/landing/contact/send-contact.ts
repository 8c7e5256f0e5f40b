import { contactUs } from '@rahba/contract/conversations/contact-us.calls'
import { errorText, metErrors } from '@rahba/contract/kernel/errors'
import type { ContactField } from '../../content/contact-fields.tsx'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

const names = ['name', 'phone', 'email', 'message', 'website'] as const satisfies readonly ContactField[]

/** A message that was not taken: as it was typed, and why. */
export interface RefusedContact {
  values: Partial<Record<ContactField, string>>
  /** The message about the whole form, if no single field is to blame. */
  error: string | null
  fields: Partial<Record<string, string>>
  status: number
}

const isRefusal = (body: unknown): body is { error: string; fields?: Record<string, string> } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

/** Sends the message of a form that a browser posted. Returns null if it was taken. */
export async function sendContact(context: LoadContext, form: FormData): Promise<RefusedContact | null> {
  const page = context.get(pageRequest)
  const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
  const { status, body } = await page.call(innerCall(contactUs, { body: values }))
  if (status < 400) return null
  if (!isRefusal(body)) return { values, error: errorText(metErrors.internal, page.locale), fields: {}, status }
  const { error, fields = {} } = body
  return { values, error: fields._ ?? (Object.keys(fields).length > 0 ? null : error), fields, status }
}
