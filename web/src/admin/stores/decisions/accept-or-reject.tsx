import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { ConfirmAction } from '../../../kit/feedback/confirm.tsx'

interface AcceptOrRejectProps {
  accept: {
    label: string
    /** The question before it is accepted; without one a press accepts it. */
    question?: { title: string; body: string }
    /** The reason that it can't be accepted; empty if it can. */
    blocked?: string
    pending?: boolean
    onAccept: () => Promise<unknown>
  }
  /** Null for what is rejected already. */
  reject: { label: string; title: string; body: string; reasonLabel: string; onReject: (reason: string) => Promise<unknown> } | null
}

/** The two answers of an administrator to what a store handed in. A rejection has a reason, which the store reads. */
export function AcceptOrReject({ accept, reject }: AcceptOrRejectProps) {
  const { label, question, blocked = '', pending = false, onAccept } = accept
  const look = { size: 'xs', leftSection: <IconCheck size={14} aria-hidden="true" />, title: blocked, disabled: blocked !== '' } as const
  return (
    <>
      {question ? (
        <ConfirmAction {...question} confirmLabel={label} onConfirm={onAccept}>
          <Button {...look}>{label}</Button>
        </ConfirmAction>
      ) : (
        // A failure is shown in a toast.
        <Button {...look} loading={pending} onClick={() => void onAccept().catch(() => undefined)}>
          {label}
        </Button>
      )}
      {reject && (
        <ConfirmAction
          title={reject.title}
          body={reject.body}
          confirmLabel={reject.label}
          tone="danger"
          reason="required"
          reasonLabel={reject.reasonLabel}
          onConfirm={reject.onReject}
        >
          <Button size="xs" variant="default" leftSection={<IconX size={14} aria-hidden="true" />}>
            {reject.label}
          </Button>
        </ConfirmAction>
      )}
    </>
  )
}
