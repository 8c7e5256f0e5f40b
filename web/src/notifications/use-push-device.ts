import { useEffect, useState } from 'react'
import { useSend } from '../api/queries.ts'
import { toast } from '../api/toast.ts'
import { useText } from '../text/use-text.ts'
import type { DeviceSurface } from './notification-surface.ts'
import { heldToken, type PushState, pushState, subscribe, unsubscribe } from './push-device.ts'

interface PushDevice {
  /** Undefined until the browser has been asked. */
  state: PushState | undefined
  pending: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
}

/** This browser's pushes: whether it gets them, and the ways to start and end that. */
export function usePushDevice({ register, forget }: DeviceSurface): PushDevice {
  const t = useText('push')
  const [state, setState] = useState<PushState>()
  const [pending, setPending] = useState(false)
  const remembering = useSend(register, {})
  const forgetting = useSend(forget, {})
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const run = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch {
      toast(t.failed, 'error')
    } finally {
      setPending(false)
      setState(await pushState())
    }
  }
  return {
    state,
    pending,
    turnOn: () =>
      run(async () => {
        const device_token = await subscribe()
        if (device_token === null) return toast(t.allow, 'error')
        await remembering.sendAsync({ body: { device_token } })
        toast(t.turnedOn)
      }),
    turnOff: () =>
      run(async () => {
        const device_token = await heldToken()
        if (device_token) await forgetting.sendAsync({ body: { device_token } })
        await unsubscribe()
        toast(t.turnedOff)
      }),
  }
}
