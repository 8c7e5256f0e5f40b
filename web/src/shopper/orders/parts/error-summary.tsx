import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { useText } from '../../../text/use-text.ts'

/**
 * The reasons that a form was refused, at the top of the page that the browser shows after its post. Each leads to its field: the element whose
 * id is the field's name. It has the focus, with scripts or without.
 */
export function ErrorSummary({ refused }: { refused: RefusedForm | null | undefined }) {
  const t = useText('shopper-orders')
  if (!refused) return null
  const fields = Object.entries(refused.fields).filter(([name, message]) => name !== '_' && message !== undefined)
  if (refused.error === null && fields.length === 0) return null
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertCircle size={18} aria-hidden="true" />}
      title={fields.length > 0 ? t.refusal : undefined}
      role="alert"
      tabIndex={-1}
      autoFocus
      mb="md"
    >
      {refused.error && <p>{refused.error}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, message]) => (
            <li key={name}>
              <a href={`#${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
