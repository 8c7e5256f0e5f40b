import { TextInput as MantineText } from '@mantine/core'
import classes from '../../kit.module.css'
import type { InputProps } from '../input-props.ts'

/** A time of the day, held as `HH:MM`; the browser shows it in the reader's way. */
export function TimeInput({ value, onChange, placeholder: _placeholder, ...rest }: InputProps<string>) {
  return (
    <MantineText
      {...rest}
      type="time"
      dir="ltr"
      classNames={{ input: classes.follow ?? '' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
