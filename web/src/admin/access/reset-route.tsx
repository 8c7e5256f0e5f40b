import { Text } from '@mantine/core'
import { adminResetPassword } from '@rahba/contract/access/admin-auth.calls'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { usePathTo } from '../../paths.ts'
import { NewPasswordForm } from '../../shell/account/new-password-form.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['admin/access', 'account', 'kit'] }

/** `/dashboard/auth/password/reset?token=…`, from a mailed link or an invitation. */
export default function ResetRoute() {
  const t = useText('admin/access').reset
  const to = usePathTo()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token')
  const invited = search.has('invitation')
  const done = () => {
    toast(t.done)
    void navigate(to('/dashboard/auth/login'), { replace: true })
  }
  return (
    <SignInSheet
      title={invited ? t.invitationTitle : t.title}
      lead={invited ? t.invitationLead : undefined}
      foot={<LocalLink to="/dashboard/auth/password/forget">{t.again}</LocalLink>}
    >
      {token ? (
        <NewPasswordForm call={adminResetPassword} token={token} submitLabel={t.submit} onDone={done} />
      ) : (
        <Text role="alert">{t.missing}</Text>
      )}
    </SignInSheet>
  )
}
