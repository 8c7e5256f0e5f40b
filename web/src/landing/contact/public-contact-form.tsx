import { Alert, Button, Group, InputError, Stack } from '@mantine/core'
import { contactMin, contactUsLabels } from '@rahba/contract/conversations/contact-limits'
import { contactBody } from '@rahba/contract/conversations/contact-us.schemas'
import { clientErrors } from '@rahba/contract/kernel/client-errors'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { IconAlertCircle } from '@tabler/icons-react'
import { networkError } from '../../api/errors.ts'
import { type ContactField, ContactFields } from '../../content/contact-fields.tsx'
import { usePathTo } from '../../paths.ts'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The rules that browsers check by themselves; the fields of the kit leave that to the schema. */
const ownRules: Partial<Record<ContactField, object>> = {
  name: { minLength: contactMin.name },
  message: { minLength: contactMin.message },
  phone: { type: 'tel' },
  email: { type: 'email' },
}

/** The contract's sentence about a field with this value. */
function checkField(name: ContactField, value: string, locale: Locale): string | undefined {
  const { error } = contactBody.safeParse({ [name]: value }, { reportInput: true })
  return fieldMessages(error?.issues ?? [], locale, contactUsLabels)[name]
}

function Refusal({ text }: { text?: string }) {
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert" variant="light">
      <span data-words>{text}</span>
    </Alert>
  )
}

interface PublicContactFormProps {
  refused?: RefusedForm | undefined
  /** The first values of fields that are known. */
  initial?: Partial<Record<ContactField, string>>
}

/**
 * The message to the platform as plain HTML: without scripts the browser sends it to the page of the form, which shows what was refused beside
 * what was typed. The script (web/src/plain/contact-form.ts) sends it without leaving the page, and finds its words and parts here.
 */
export function PublicContactForm({ refused, initial }: PublicContactFormProps) {
  const t = useText('content').contact
  const locale = useLocale()
  const to = usePathTo()
  const getField = (name: ContactField) => ({
    name,
    label: fieldLabel([name], locale, contactUsLabels),
    value: refused?.values[name] ?? initial?.[name] ?? '',
    error: refused?.fields[name],
    required: true,
    // No React runs here: the browser's own field keeps what is typed.
    onChange: () => undefined,
    ...ownRules[name],
    'data-empty': checkField(name, '', locale),
    'data-wrong': checkField(name, '-', locale),
  })
  return (
    <form
      method="post"
      action={to('/contact-us')}
      aria-label={t.title}
      data-contact
      data-sent={t.sent}
      data-offline={networkError(locale).error}
      data-failed={clientErrors.internal[locale]}
    >
      <Stack gap="md">
        {refused?.error && <Refusal text={refused.error} />}
        <ContactFields getField={getField} />
        <Group>
          <Button type="submit">{t.send}</Button>
        </Group>
      </Stack>
      <template data-template="refusal">
        <Refusal />
      </template>
      <template data-template="field-error">
        <InputError />
      </template>
    </form>
  )
}
