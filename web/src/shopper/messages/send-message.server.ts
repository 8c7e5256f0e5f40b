import { sendUserMessage } from '@rahba/contract/conversations/chat/chat-user.calls'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'
import { uploadFrom } from '../account/save-profile.server.ts'

/** Sends what the form of a conversation holds: a text, a file, or both. Returns the refusal, or null once it is sent. */
export async function sendMessage(context: LoadContext, id: string, form: FormData): Promise<RefusedForm | null> {
  const typed = readTyped(form)
  const upload = await uploadFrom(context, form, { field: 'file', purpose: 'attachment' })
  if (upload.refused) return upload.refused
  const body = { client_id: typed.client_id ?? '', text: typed.text?.trim() ? typed.text : null, file_id: upload.id }
  return (await postForm(context, sendUserMessage, typed, { params: { id }, body })).refused
}
