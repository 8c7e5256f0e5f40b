import { Modal } from '@mantine/core'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { sendEmailCode, verifyEmail } from '@rahba/contract/stores/profile/profile.calls'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { CodePanel } from '../../shell/account/code-panel.tsx'
import { useText } from '../../text/use-text.ts'
import { verifyEmailParam } from './activation-param.ts'
import { noteLength } from './code-length.ts'

/** Confirms the store's address: a code is mailed as the window opens; after the confirmation the profile and the page are loaded again. */
export default function ActivationModal({ email }: { email: string }) {
  const t = useText('portal/layout').activation
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  const [opened, setOpened] = useState(true)
  const [length, setLength] = useState<number>(codeRules.short_digits)
  const verify = useSend(verifyEmail, { silent: true })
  const resend = useSend(sendEmailCode, { silent: true })
  const requested = useRef(false)
  useEffect(() => {
    if (requested.current) return
    requested.current = true
    // Sending is refused if a code was sent a moment ago, which is still valid: it fails silently.
    noteLength(api(sendEmailCode, { body: { email } }), setLength).catch(() => undefined)
  }, [email])
  const leave = () =>
    setParams(
      (now) => {
        now.delete(verifyEmailParam)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={leave}
      title={t.title}
      styles={{ title: { fontWeight: 600 } }}
    >
      <CodePanel
        sentTo={email}
        length={length}
        verify={async (code) => {
          await verify.sendAsync({ body: { email, code } })
          toast(t.done)
          await revalidate()
          leave()
        }}
        resend={() => noteLength(resend.sendAsync({ body: { email } }), setLength)}
      />
    </Modal>
  )
}
