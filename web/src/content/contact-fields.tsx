import { contactMax } from '@rahba/contract/conversations/contact-limits'
import type { FieldProps } from '../kit/form/use-contract-form.ts'
import { EmailInput, LongTextInput, PhoneInput, TextInput } from '../kit/inputs/text-inputs.tsx'
import { useText } from '../text/use-text.ts'
import classes from './contact-form.module.css'

export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'website'

/** The fields of a message to the platform. The last is a trap for machines: no person sees it. */
export function ContactFields({ getField }: { getField: (name: ContactField) => FieldProps<string> }) {
  const { messageHint } = useText('content').contact
  const { name, value, onChange } = getField('website')
  return (
    <>
      <TextInput {...getField('name')} autoComplete="name" maxLength={contactMax.name} />
      <PhoneInput {...getField('phone')} />
      <EmailInput {...getField('email')} />
      <LongTextInput {...getField('message')} rows={5} placeholder={messageHint} maxLength={contactMax.message} />
      <input
        className={classes.trap}
        name={name}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
