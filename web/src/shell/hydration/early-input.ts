type Field = HTMLInputElement | HTMLTextAreaElement

/** The state of a field that was changed before hydration. */
interface Changed {
  value: string
  checked: boolean
  caret: readonly [number, number] | null
}

/** Fields that were changed before hydration. */
export type EarlyInput = ReadonlyMap<Field, Changed>

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** True if the field differs from what it was sent with. With two radios, only the chosen one has changed. */
function isChanged(field: Field): boolean {
  if (!isTick(field)) return field.type !== 'file' && field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** The fields that the server sent. Taken before hydration, because scripts add fields of their own, such as those that measure a text. */
export const findFields = (): readonly Field[] => [...document.querySelectorAll<Field>('input, textarea')]

/** Returns what people typed or ticked in these fields, or the browser filled in, since the page arrived. */
export const collectEarlyInput = (fields: readonly Field[]): EarlyInput =>
  new Map(
    fields.filter(isChanged).map((field) => {
      const { selectionStart, selectionEnd } = field
      const caret = selectionStart === null || selectionEnd === null ? null : ([selectionStart, selectionEnd] as const)
      return [field, { value: field.value, checked: isTick(field) && field.checked, caret }]
    }),
  )

/**
 * Reports early input to React as if it happened now. React hydrates a field without a call of `onChange`, and its next render would put the value of
 * the server back. A change counts for React if the field differs from the value that was last assigned to it.
 */
export function replayEarlyInput(early: EarlyInput): void {
  for (const [field, { value, checked, caret }] of early) {
    if (!field.isConnected) continue
    if (isTick(field)) {
      field.checked = !checked
      field.click()
      // Only text has a caret; other fields can't be typed into by a range.
    } else if (caret) {
      field.value = field.defaultValue
      field.setRangeText(value, 0, field.value.length)
      field.setSelectionRange(...caret)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
