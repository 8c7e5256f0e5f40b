import {
  cancelBroadcast,
  listBroadcasts,
  readBroadcast,
  removeBroadcast,
  resumeBroadcast,
  sendBroadcast,
} from '@rahba/contract/broadcasts/broadcasts.calls'
import { type ReactNode, useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'
import { useReach } from './use-reach.ts'

type Step = 'send' | 'resume' | 'cancel' | 'remove'

interface Steps {
  ask: (step: Step, id: string) => void
  /** The question; stands somewhere on the page. */
  dialog: ReactNode
}

/** Sending, taking back and deleting a broadcast, each after a question that says what will happen. */
export function useBroadcastSteps(onRemoved?: () => void): Steps {
  const t = useText('admin/broadcasts')
  const common = useText('common')
  const [pending, setPending] = useState<{ step: Step; id: string } | null>(null)
  const [step, setStep] = useState<Step>('send')
  const invalidates = [listBroadcasts, readBroadcast]
  const send = useSend(sendBroadcast, { invalidates, message: t.sent })
  const resume = useSend(resumeBroadcast, { invalidates, message: t.resumed })
  const cancel = useSend(cancelBroadcast, { invalidates, message: t.cancelled })
  const remove = useSend(removeBroadcast, {
    invalidates: [listBroadcasts],
    message: t.removed,
    ...(onRemoved ? { onDone: onRemoved } : {}),
  })
  const words = {
    send: { title: t.sendTitle, body: <SendBody id={pending?.id} />, confirmLabel: t.send },
    resume: { title: t.resumeTitle, body: t.resumeBody, confirmLabel: t.resume },
    cancel: { title: t.cancelTitle, body: t.cancelBody, confirmLabel: t.cancelTitle.replace(/[؟?]$/, ''), tone: 'danger' as const },
    remove: { title: t.removeTitle, body: t.removeBody, confirmLabel: common.actions.delete, tone: 'danger' as const },
  }
  const take = { send, resume, cancel, remove }
  return {
    ask: (next, id) => {
      setStep(next)
      setPending({ step: next, id })
    },
    dialog: (
      <ConfirmDialog
        opened={pending !== null}
        onClose={() => setPending(null)}
        {...words[step]}
        onConfirm={() => pending && take[pending.step].sendAsync({ params: { id: pending.id } })}
      />
    ),
  }
}

/** The number of stores a saved broadcast reaches now. */
function SendBody({ id }: { id: string | undefined }) {
  const t = useText('admin/broadcasts')
  const { data } = useCall(readBroadcast, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const reach = useReach(
    data && {
      audience: data.audience,
      categories: data.categories.map((row) => row.id),
      cities: data.cities.map((row) => row.id),
      stores_id: data.stores.map((row) => row.id),
    },
  )
  return reach ? t.sendBody(reach.stores) : t.counting
}
