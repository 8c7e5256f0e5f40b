import { contactProof, contactUs } from '@rahba/contract/conversations/contact-us.calls'
import { findFault, markField, markFields, type TypedField } from './form-marks.ts'
import { showNotice } from './notice.ts'
import { copyPart } from './parts.ts'

interface Refused {
  error: string
  fields: Partial<Record<string, string>>
}

const typedFields = (form: HTMLFormElement): TypedField[] => [...form.querySelectorAll<TypedField>('[data-empty]')]

async function readProof(): Promise<string | null> {
  const answer = await fetch(`/api${contactProof.path}`)
  const { proof }: { proof?: string } = await answer.json()
  return proof ?? null
}

/** Sends the message. Returns null if it was taken; the words for what went wrong are drawn with the form. */
async function send(form: HTMLFormElement, proof: string | null): Promise<Refused | null> {
  const { offline = '', failed = '' } = form.dataset
  const response = await fetch(`/api${contactUs.path}`, {
    method: contactUs.method,
    headers: { Accept: 'application/json', 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), proof }),
  }).catch(() => null)
  if (!response) return { error: offline, fields: {} }
  if (response.ok) return null
  // An answer that is not ours, such as a proxy's page, is no JSON.
  const refused: Partial<Refused> = await response.json().catch(() => ({}))
  return { error: refused.error ?? failed, fields: refused.fields ?? {} }
}

/** Shows why the message as a whole was not taken, above its fields. */
function showRefusal(form: HTMLFormElement, text: string): void {
  const refusal = copyPart('refusal')
  refusal?.querySelector('[data-words]')?.append(text)
  if (refusal) form.firstElementChild?.prepend(refusal)
  refusal?.scrollIntoView({ block: 'nearest' })
}

/** Lets the contact form send itself without leaving the page, and asks before unsent words are left. */
export function bindContactForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  let proof: Promise<string | null> | null = null
  let unsent = false
  let sending = false
  form.noValidate = true
  const begin = () => {
    unsent = true
    // The time from the first letter on tells a person from a machine. Without a proof the server checks the text alone.
    proof ??= readProof().catch(() => null)
  }
  form.addEventListener('input', ({ target }) => {
    begin()
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) markField(target, null)
  })
  // The browser may have put back what was typed here before.
  if (typedFields(form).some((field) => field.value !== field.defaultValue)) begin()
  window.addEventListener('beforeunload', (event) => {
    if (unsent) event.preventDefault()
  })
  const submit = async () => {
    form.querySelector('[role=alert]')?.remove()
    const fields = typedFields(form)
    if (markFields(fields, findFault)) return
    const refused = await send(form, await proof)
    if (refused) {
      const marked = markFields(fields, (field) => refused.fields[field.name] ?? null)
      if (!marked || refused.fields._) showRefusal(form, refused.fields._ ?? refused.error)
      return
    }
    proof = null // it serves for one message
    unsent = false
    for (const field of fields) if (field instanceof HTMLTextAreaElement) field.value = ''
    form.closest('dialog')?.close()
    showNotice(form.dataset.sent ?? '')
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (sending) return
    sending = true
    button?.setAttribute('aria-busy', 'true')
    void submit().finally(() => {
      sending = false
      button?.removeAttribute('aria-busy')
    })
  })
}
