import { Text } from '@mantine/core'
import { storeResendCode, storeVerifyAccount } from '@rahba/contract/access/store-auth'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { CodePanel } from '../../shell/account/code-panel.tsx'

interface ActivationPanelProps {
  /** The mail address or phone the account was registered with. */
  identifier: string
  lead: string
  onDone: () => void
}

/** Confirms a registration with the mailed code; the answer is a session, so its merchant goes straight in. */
export function ActivationPanel({ identifier, lead, onDone }: ActivationPanelProps) {
  const verify = useSend(storeVerifyAccount, { silent: true })
  const resend = useSend(storeResendCode, { silent: true })
  return (
    <>
      <Text size="sm" c="dimmed" mb="md" ta="center">
        {lead}
      </Text>
      <CodePanel
        sentTo={identifier}
        verify={async (code) => {
          const { message } = await verify.sendAsync({ body: { identifier, code } })
          toast(message)
          onDone()
        }}
        resend={() => resend.sendAsync({ body: { identifier } })}
      />
    </>
  )
}
