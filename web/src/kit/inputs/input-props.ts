import type { ReactNode } from 'react'

/** The properties of every input of the kit. `value` and `onChange` use the value as it goes over the wire (halalas, basis points, ISO). */
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
  /** The name of an input without a visible label. */
  'aria-label'?: string
}
