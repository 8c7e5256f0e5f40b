import { Button, Group, Text } from '@mantine/core'
import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { PersonContext } from '../../api/session.ts'
import { onSessionEnd } from '../../api/session-end.ts'
import { toast } from '../../api/toast.ts'
import { useText } from '../../text/use-text.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { consumeDraft, saveDraft } from './draft.ts'

interface Guard {
  readonly current: boolean
}

/** The parts of a useContractForm form that the guard needs. */
export interface GuardedForm {
  guard: Guard
  values: object
  takeUnsavedValues: () => object | null
  restoreValues: (values: object) => void
}

// The router takes one blocker at a time: of all forms on a page the first asks for every one.
let guards: readonly Guard[] = []
const listeners = new Set<() => void>()
const change = (next: readonly Guard[]) => {
  guards = next
  for (const listener of listeners) listener()
}
const unsaved = () => guards.some(({ current }) => current)

/** Asks before unsaved work is left, by a link, by back, or by closing the tab. A page may hold several forms with one each. */
export function LeaveGuard({ form }: { form: GuardedForm }) {
  const { guard } = form
  useDraft(form)
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      change([...guards, guard])
      return () => {
        listeners.delete(listener)
        change(guards.filter((other) => other !== guard))
      }
    },
    [guard],
  )
  const first = useSyncExternalStore(
    subscribe,
    () => guards[0] === guard,
    () => false,
  )
  return first ? <Asking /> : null
}

/** Stores what was typed when the session ends, and restores it after signing in again on the same page. */
function useDraft(form: GuardedForm) {
  const { form: t } = useText('kit')
  const person = use(PersonContext)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!person) return
    const saved = consumeDraft(sessionStorage, person, window.location.pathname, { ...latest.current.values })
    if (saved) {
      latest.current.restoreValues(saved)
      toast(t.broughtBack, 'info')
    }
    return onSessionEnd(() => {
      const unsavedNow = latest.current.takeUnsavedValues()
      if (unsavedNow) saveDraft(sessionStorage, person, window.location.pathname, { ...unsavedNow })
    })
  }, [person, t])
}

const loadWindow = () => import('../feedback/lazy-dialog.tsx')

function Asking() {
  const { form: t } = useText('kit')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname)
  const blocked = blocker.state === 'blocked'
  const [windowHere, setWindowHere] = useState(false)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    // The question may be needed without a connection, so its window is fetched when the first letter is typed.
    const fetchWindow = () => {
      loadWindow().then(
        () => setWindowHere(true),
        () => undefined,
      )
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('input', fetchWindow, { once: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('input', fetchWindow)
    }
  }, [])
  const leave = () => {
    if (navigator.onLine) return blocker.proceed?.()
    // A page that was never fetched can't be opened: the browser would show its own page in place of this one.
    blocker.reset?.()
    toast(t.leaveOffline, 'error')
  }
  // If the window could not be fetched, the browser asks in its own window.
  useEffect(() => {
    if (!blocked || windowHere) return
    let over = false
    const settle = (here: boolean) => {
      if (over) return
      if (here) setWindowHere(true)
      else if (window.confirm(`${t.leaveTitle}\n${t.leaveBody}`)) leave()
      else blocker.reset?.()
    }
    loadWindow().then(
      () => settle(true),
      () => settle(false),
    )
    return () => {
      over = true
    }
  })
  return <LeaveQuestion opened={blocked && windowHere} stay={() => blocker.reset?.()} leave={leave} title={t.leaveTitle} />
}

interface LeaveQuestionProps {
  opened: boolean
  stay: () => void
  leave: () => void
  title: string
}

export function LeaveQuestion({ opened, stay, leave, title }: LeaveQuestionProps) {
  const { form: t } = useText('kit')
  return (
    <Dialog opened={opened} onClose={stay} title={title} styles={{ title: { fontWeight: 600 } }}>
      <Text size="sm">{t.leaveBody}</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={leave}>
          {t.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Dialog>
  )
}
