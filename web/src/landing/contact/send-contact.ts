import { contactUs } from '@rahba/contract/conversations/contact-us.calls'
import type { ContactField } from '../../content/contact-fields.tsx'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm } from '../../shell/request/post-form.ts'

/** Sends the message of a form that a browser posted. Returns null if it was taken. */
export async function sendContact(context: LoadContext, form: FormData): Promise<RefusedForm | null> {
  const read = (name: ContactField) => String(form.get(name) ?? '')
  const body = { name: read('name'), phone: read('phone'), email: read('email'), message: read('message'), website: read('website') }
  return (await postForm(context, contactUs, body, { body })).refused
}
