import { cleanIdentifier, cleanLine } from '@rahba/contract/kernel/normalise'
import { copyPart } from './parts.ts'

export type TypedField = HTMLInputElement | HTMLTextAreaElement

/** Returns what is wrong with a field, in the words that the server drew beside it, or null. The server checks again. */
export function findFault(field: TypedField): string | null {
  const { empty, wrong } = field.dataset
  const text = cleanLine(field.value)
  if (text === '') return field.required ? (empty ?? null) : null
  const fits =
    field.type === 'tel' ? /^\+?\d{8,15}$/.test(cleanIdentifier(text)) : text.length >= field.minLength && !field.validity.typeMismatch
  return fits ? null : (wrong ?? null)
}

/** Draws a message under a field as the server would draw it; null takes it away. */
export function markField(field: TypedField, message: string | null): void {
  const id = `${field.id}-error`
  document.getElementById(id)?.remove()
  const box = field.parentElement
  const error = message === null ? null : copyPart('field-error')
  if (!box || !error) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    box?.removeAttribute('data-error')
    return
  }
  error.id = id
  error.textContent = message
  box.after(error)
  box.dataset.error = 'true'
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', id)
}

/** Marks the fields that have a message, clears the others, and goes to the first of them. Returns false if no field has one. */
export function markFields(fields: readonly TypedField[], getMessage: (field: TypedField) => string | null): boolean {
  const marked = fields.filter((field) => {
    const message = getMessage(field)
    markField(field, message)
    return message !== null
  })
  marked[0]?.focus()
  return marked.length > 0
}
