import { TextInput as MantineText } from '@mantine/core'
import { cleanIban, groupIban, isSaudiIban } from '@rahba/contract/kernel/iban'
import { IconCircleCheck } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import classes from '../kit.module.css'
import type { InputProps } from './input-props.ts'

const wholeIban = 24

/** A Saudi IBAN, shown in groups of four while it is typed or pasted, and checked by its check digits as soon as it is whole. */
export function IbanInput({ value, onChange, error, ...rest }: InputProps<string | null | undefined>) {
  const { form } = useText('kit')
  const iban = cleanIban(value ?? '')
  const valid = isSaudiIban(iban)
  const wrong = iban.length >= wholeIban && !valid ? form.ibanInvalid : undefined
  return (
    <MantineText
      placeholder="SA00 0000 0000 0000 0000 0000"
      {...rest}
      error={error ?? wrong}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={34}
      classNames={{ input: classes.follow ?? '' }}
      value={groupIban(iban)}
      onChange={(event) => onChange(cleanIban(event.currentTarget.value))}
      rightSection={valid && <IconCircleCheck size={18} color="var(--mantine-color-green-7)" role="img" aria-label={form.ibanValid} />}
    />
  )
}
