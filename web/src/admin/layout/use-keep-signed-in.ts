import { adminProfile } from '@rahba/contract/access/admin-auth.calls'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'

const everyMs = 5 * 60_000

/**
 * A session that nobody uses for 30 minutes ends, and the server only sees calls. While somebody types or presses here, one is made every few
 * minutes, so that a long text can be written on one page. A session that is over is left to the next call of the page to say.
 */
export function useKeepSignedIn(): void {
  useEffect(() => {
    let last = Date.now()
    const onUse = () => {
      if (Date.now() - last < everyMs) return
      last = Date.now()
      api(adminProfile, {}, { quiet: true }).catch(() => undefined)
    }
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) window.addEventListener(event, onUse, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, onUse)
    }
  }, [])
}
