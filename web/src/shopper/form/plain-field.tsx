import { TextInput, type TextInputProps } from '@mantine/core'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import type { RefusedForm } from '../../shell/request/post-form.ts'

interface PlainFieldProps extends Omit<TextInputProps, 'name' | 'error' | 'value'> {
  name: string
  refused: RefusedForm | null | undefined
}

/** A text field of a form that the browser posts: it shows again what was typed, with what the server says about it. */
export function PlainField({ name, refused, defaultValue, ...rest }: PlainFieldProps) {
  const error = refused?.fields[name]
  return (
    <TextInput
      {...rest}
      name={name}
      defaultValue={refused?.values[name] ?? defaultValue}
      error={error && <MoneyInText>{error}</MoneyInText>}
    />
  )
}
