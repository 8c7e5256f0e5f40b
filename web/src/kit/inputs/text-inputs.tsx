import { TextInput as MantineText, Switch, Textarea } from '@mantine/core'
import { cleanEmail, cleanPhone } from '@rahba/contract/kernel/normalise'
import type { ReactNode } from 'react'
import classes from '../kit.module.css'
import type { InputProps } from './input-props.ts'

export interface TextInputProps extends InputProps<string | null | undefined> {
  maxLength?: number
  autoComplete?: string
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** `auto` follows what is typed, and the page while nothing is; a side of a bilingual field fixes its own. */
  dir?: 'auto' | 'rtl' | 'ltr'
  lang?: string
}

// Mantine puts `dir` on the box around the field, where `auto` sees no text: the field itself follows its content by a class
const directed = (dir: 'auto' | 'rtl' | 'ltr') => (dir === 'auto' ? { classNames: { input: classes.typed ?? '' } } : { dir })

export function TextInput({ value, onChange, dir = 'auto', ...rest }: TextInputProps) {
  return <MantineText {...rest} {...directed(dir)} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value)} />
}

export function LongTextInput({
  value,
  onChange,
  dir = 'auto',
  rows = 3,
  ...rest
}: Omit<TextInputProps, 'leftSection' | 'rightSection'> & { rows?: number }) {
  return (
    <Textarea
      {...rest}
      {...directed(dir)}
      autosize
      minRows={rows}
      maxRows={14}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type LatinKind = 'tel' | 'email' | 'url' | 'text' | 'numeric'

interface LatinProps extends TextInputProps {
  kind: LatinKind
  /** Brings what was typed into its stored form when the field is left. */
  clean?: (text: string) => string
}

/** A field whose content is read left to right, but whose label, error and empty state follow the page. */
function LatinInput({ value, onChange, kind, clean, ...rest }: LatinProps) {
  return (
    <MantineText
      {...rest}
      inputMode={kind}
      dir="ltr"
      classNames={{ input: classes.follow ?? '' }}
      spellCheck={false}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        if (clean && value) onChange(clean(value))
      }}
    />
  )
}

/** Takes any spelling of a number (`٠٥٠…`, `05…`, `+966…`) and turns it into E.164 when left. */
export const PhoneInput = (props: TextInputProps) => (
  <LatinInput placeholder="05XXXXXXXX" autoComplete="tel" {...props} kind="tel" clean={cleanPhone} />
)
export const EmailInput = (props: TextInputProps) => (
  <LatinInput placeholder="name@example.com" autoComplete="email" {...props} kind="email" clean={cleanEmail} />
)
export const LinkInput = (props: TextInputProps) => (
  <LatinInput placeholder="https://" {...props} kind="url" clean={(text) => text.trim()} />
)
/** Codes, register numbers, bar codes; `digits` brings up a phone's keys for numbers. */
export const CodeTextInput = ({ digits = false, ...props }: TextInputProps & { digits?: boolean }) => (
  <LatinInput autoComplete="off" {...props} kind={digits ? 'numeric' : 'text'} />
)

/** Yes or no, taking effect with the form. */
export function FlagInput({ value, onChange, required: _required, placeholder: _placeholder, ...rest }: InputProps<boolean>) {
  return <Switch {...rest} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
}
