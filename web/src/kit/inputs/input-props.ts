import type { ReactNode } from 'react'

/** What every input of the kit takes. `value` and `onChange` speak the value as it goes over the wire (halalas, basis points, ISO). */
export interface InputProps<Value> {
  value: Value
  onChange: (value: Value) => void
  label?: ReactNode
  /** The message under the field. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  placeholder?: string
  name?: string
  autoFocus?: boolean
  /** For inputs without a visible label. */
  'aria-label'?: string
}
