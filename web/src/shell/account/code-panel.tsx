import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError, asApiError } from '../../api/errors.ts'
import { toast } from '../../api/toast.ts'
import { Form } from '../../kit/form/form.tsx'
import { CodeInput } from '../../kit/inputs/code-input.tsx'
import { Ltr } from '../../kit/layout/direction.tsx'
import { Countdown, useCountdown } from '../../kit/show/countdown.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

// The specification sets this time.
const wait = 60_000

interface CodePanelProps {
  /** The address or number the code went to. */
  sentTo: string
  /** The number of digits of the code. */
  length: number
  /** Checks the code; an ApiError it throws is shown under the boxes. */
  verify: (code: string) => Promise<void>
  /** Sends the code again, and returns the server's message if there is one. */
  resend: () => Promise<{ message?: string } | null | undefined>
}

/**
 * The boxes of a code with their countdown: 60 s from the moment it is shown; the link to send again appears when one second or less is left and
 * starts it again. A full code is sent by itself.
 */
export function CodePanel({ sentTo, length, verify, resend }: CodePanelProps) {
  const t = useText('account').code
  const locale = useLocale()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  const [until, setUntil] = useState(() => Date.now() + wait)
  const seconds = useCountdown(until)

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (thrown) {
      const refusal = thrown instanceof ApiError ? thrown : asApiError(thrown, locale)
      // A refusal at another field, which is not on this panel, is shown here.
      setError(refusal.fields.code ?? Object.values(refusal.fields)[0] ?? refusal.error)
      setCode('')
      setRefused((times) => times + 1)
    } finally {
      setBusy(false)
    }
  }
  const send = (full: string) => {
    if (busy || full.length < length) return
    void attempt(() => verify(full))
  }
  const again = () =>
    void attempt(async () => {
      const answer = await resend()
      toast(answer?.message ?? t.resent)
      setUntil(Date.now() + wait)
    })

  return (
    <Form
      onSubmit={() => {
        send(code)
      }}
    >
      <Stack gap="sm" align="center" ta="center">
        <Text size="sm">
          {t.sentTo} <Ltr>{sentTo}</Ltr>
        </Text>
        {/* after a refusal the boxes are new ones: empty, with the first one ready */}
        <CodeInput
          key={`${refused} ${length}`}
          length={length}
          value={code}
          onChange={setCode}
          onComplete={send}
          error={error}
          aria-label={t.title}
          autoFocus
          disabled={busy}
        />
        <Button type="submit" fullWidth loading={busy} disabled={code.length < length}>
          {t.confirm}
        </Button>
        {seconds <= 1 ? (
          <Anchor component="button" type="button" size="sm" onClick={again} disabled={busy}>
            {t.resend}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {t.resendIn} <Countdown seconds={seconds} />
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t.checkJunk}
        </Text>
      </Stack>
    </Form>
  )
}
