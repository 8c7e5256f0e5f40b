import { Button, Stack } from '@mantine/core'
import { twoFactorRules } from '@rahba/contract/access/two-factor-rules'
import { useState } from 'react'
import { type ApiError, asApiError } from '../../api/errors.ts'
import { Form } from '../../kit/form/form.tsx'
import { CodeInput } from '../../kit/inputs/code-input.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface AppCodeProps {
  submitLabel: string
  /** Checks the code; what it throws is shown under the boxes. */
  verify: (code: string) => Promise<unknown>
  autoFocus?: boolean
}

/** The six boxes for an app's code. A full code is sent by itself; a refused one makes room for the next. */
export function AppCode({ submitLabel, verify, autoFocus = false }: AppCodeProps) {
  const t = useText('two-factor').setUp
  const locale = useLocale()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  const send = async (full: string) => {
    if (busy || full.length < twoFactorRules.digits) return
    setBusy(true)
    setRefusal(null)
    try {
      await verify(full)
    } catch (thrown) {
      setRefusal(asApiError(thrown, locale))
      setCode('')
      setRefused((times) => times + 1)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      onSubmit={() => {
        void send(code)
      }}
    >
      <Stack gap="sm" ta="center">
        {/* after a refusal the boxes are new ones: empty, with the first one ready */}
        <CodeInput
          key={refused}
          length={twoFactorRules.digits}
          value={code}
          onChange={setCode}
          onComplete={(full) => void send(full)}
          error={refusal && (refusal.fields.code ?? refusal.error)}
          aria-label={t.code}
          autoFocus={autoFocus || refused > 0}
          disabled={busy}
        />
        <Button type="submit" fullWidth loading={busy} disabled={code.length < twoFactorRules.digits}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  )
}
