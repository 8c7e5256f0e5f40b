import { Text } from '@mantine/core'
import { storeResendCode, storeVerifyAccount } from '@rahba/contract/access/store-auth.calls'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { CodePanel } from '../../shell/account/code-panel.tsx'
import { noteLength } from '../layout/code-length.ts'

interface ActivationPanelProps {
  /** The mail address or phone the account was registered with. */
  identifier: string
  lead: string
  /** The number of digits in the code: four, or six if many were requested. */
  length: number
  onDone: () => void
  /** Hears of a right code whose registration is refused at one of its own fields. */
  onRefused?: (error: ApiError) => void
}

/** Confirms a registration with the mailed code; the answer is a session, so its merchant goes straight in. */
export default function ActivationPanel({ identifier, lead, length: first, onDone, onRefused }: ActivationPanelProps) {
  const [length, setLength] = useState(first)
  const verify = useSend(storeVerifyAccount, { silent: true })
  const resend = useSend(storeResendCode, { silent: true })
  return (
    <>
      <Text size="sm" c="dimmed" mb="md" ta="center">
        {lead}
      </Text>
      <CodePanel
        sentTo={identifier}
        length={length}
        verify={async (code) => {
          try {
            const { message } = await verify.sendAsync({ body: { identifier, code } })
            toast(message)
            onDone()
          } catch (error) {
            if (error instanceof ApiError && !error.fields.code && Object.keys(error.fields).length > 0) onRefused?.(error)
            throw error
          }
        }}
        resend={() => noteLength(resend.sendAsync({ body: { identifier } }), setLength)}
      />
    </>
  )
}
