import { Skeleton, Text } from '@mantine/core'
import { storeResetPassword } from '@rahba/contract/access/store-auth.calls'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { usePathTo } from '../../paths.ts'
import { NewPasswordForm } from '../../shell/account/new-password-form.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['portal/sign-in', 'account', 'kit'] }

const tokenIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : null

/**
 * `/store/auth/password/reset`, reached from the code's confirmation, which leaves its token in the history entry, or from a mailed invitation,
 * which has it in the address.
 */
export default function ResetRoute() {
  const t = useText('portal/sign-in').reset
  const to = usePathTo()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const invited = search.has('invitation')
  const { state } = useLocation()
  const token = tokenIn(state) ?? search.get('token')
  // The server can't see the history, so only the browser reports a missing token.
  const [looked, setLooked] = useState(false)
  useEffect(() => setLooked(true), [])
  const done = () => {
    toast(invited ? t.invitationDone : t.done)
    void navigate(to('/store/auth/login'), { replace: true })
  }
  return (
    <SignInSheet
      title={invited ? t.invitationTitle : t.title}
      lead={invited ? <InvitationLead /> : t.lead}
      foot={<LocalLink to="/store/auth/password/forget">{t.again}</LocalLink>}
    >
      {!looked && <Skeleton h={180} />}
      {looked && token && (
        <NewPasswordForm call={storeResetPassword} token={token} submitLabel={invited ? t.invitationSubmit : t.submit} onDone={done} />
      )}
      {looked && !token && <Text role="alert">{t.missing}</Text>}
    </SignInSheet>
  )
}

/** Setting the first password agrees to the terms, as registering does. */
function InvitationLead() {
  const { register, reset: t } = useText('portal/sign-in')
  return (
    <>
      {t.invitationLead}{' '}
      <LocalLink to="/store/pages/terms-static" target="_blank">
        {register.termsLink}
      </LocalLink>{' '}
      {register.and}
      <LocalLink to="/store/pages/privacy-static" target="_blank">
        {register.privacyLink}
      </LocalLink>
    </>
  )
}
