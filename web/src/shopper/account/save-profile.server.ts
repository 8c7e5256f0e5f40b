import type { UploadedFile } from '@rahba/contract/kernel/files'
import { uploadUserFile } from '@rahba/contract/kernel/files.calls'
import { isLocale } from '@rahba/contract/kernel/locale'
import { updateUserProfile } from '@rahba/contract/shoppers/sign-in.calls'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'

/** Uploads the file of a form for one of the shopper's records. Returns null if none was chosen, and a refusal at `field`. */
export async function uploadFrom(
  context: LoadContext,
  form: FormData,
  { field, purpose }: { field: string; purpose: 'picture' | 'attachment' },
): Promise<{ id: string | null; refused: RefusedForm | null }> {
  const file = form.get(field)
  if (!(file instanceof File) || file.size === 0) return { id: null, refused: null }
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', file)
  // The body of an upload is a form, which its endpoint does not declare.
  const posted = await postForm(context, uploadUserFile, readTyped(form), { body } as object)
  if (posted.refused === null) return { id: (posted.answer as UploadedFile).id, refused: null }
  const { error, fields } = posted.refused
  return { id: null, refused: { ...posted.refused, error: null, fields: { [field]: fields.file ?? error ?? '' } } }
}

/** Saves what the form of the profile says. Returns the refusal, or null once it is saved. */
export async function saveProfile(context: LoadContext, form: FormData): Promise<RefusedForm | null> {
  const typed = readTyped(form)
  const picture = await uploadFrom(context, form, { field: 'avatar', purpose: 'picture' })
  if (picture.refused) return picture.refused
  const { name = '', email = '', locale, version = '' } = typed
  const avatar = picture.id ?? (typed.remove_avatar === 'on' ? null : undefined)
  const body = {
    name: name.trim() || null,
    email: email.trim() || null,
    ...(avatar !== undefined && { avatar }),
    ...(isLocale(locale) && { locale }),
  }
  return (await postForm(context, updateUserProfile, typed, { body }, { 'if-match': version })).refused
}
