import { useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { setSigningOut } from '../../api/guard.ts'
import { toast } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { loginPath, type Side } from './sign-in-paths.ts'

/** Signs out of an area and lands on its sign-in page. Said on arrival there: a form with unsaved work may keep its page instead. */
export function useLogout(side: Side): () => void {
  const submit = useSubmit()
  const locale = useLocale()
  const { loggedOut } = useText('common')
  const requested = useRef(false)
  // The navigation is idle while a form with unsaved work asks whether to leave.
  const signingOut = useNavigation().formAction?.endsWith('/auth/logout') ?? false
  useEffect(() => {
    setSigningOut(signingOut)
    return () => setSigningOut(false)
  }, [signingOut])
  useEffect(
    () => () => {
      if (requested.current && window.location.pathname === loginPath(locale, side)) toast(loggedOut)
    },
    [locale, side, loggedOut],
  )
  return () => {
    requested.current = true
    const action = `/${locale}/${side === 'admin' ? 'dashboard' : 'store'}/auth/logout`
    void submit(null, { method: 'post', action })
  }
}
