import { useSubmit } from 'react-router'
import { toast } from '../api/toast.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { Side } from './sign-in-paths.ts'

/** Signs out of an area, says so, and lands on its sign-in page. */
export function useLogout(side: Side): () => void {
  const submit = useSubmit()
  const locale = useLocale()
  const { loggedOut } = useText('common')
  return () => {
    const action = `/${locale}/${side === 'admin' ? 'dashboard' : 'store'}/auth/logout`
    void submit(null, { method: 'post', action }).then(() => toast(loggedOut))
  }
}
