import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import type { RefusedForm } from '../../shell/request/post-form.ts'

/** The reason why a form as a whole was not taken, above its fields. */
export function Refusal({ refused }: { refused: RefusedForm | null | undefined }) {
  if (!refused?.error) return null
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert" variant="light">
      <MoneyInText>{refused.error}</MoneyInText>
    </Alert>
  )
}
