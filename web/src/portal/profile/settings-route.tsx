import { endOtherStoreSessions, endStoreSession, listStoreSessions } from '@rahba/contract/access/sessions.calls'
import { storeChangePassword } from '@rahba/contract/access/store-auth.calls'
import {
  confirmStoreTwoFactor,
  endStoreTwoFactor,
  readStoreTwoFactor,
  renewStoreRecoveryCodes,
  startStoreTwoFactor,
} from '@rahba/contract/access/two-factor-store.calls'
import { PushPanel } from '../../notifications/push-panel.tsx'
import { PasswordPanel } from '../../shell/account/password-panel.tsx'
import { SessionsPanel } from '../../shell/account/sessions-panel.tsx'
import { TwoFactorPanel } from '../../shell/account/two-factor-panel.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { VatForm } from '../../stores/profile/vat-form.tsx'
import { getChoices } from '../layout/choice-surface.ts'
import { useStore } from '../layout/use-store.ts'
import { ClosingPanel } from './closing-panel.tsx'

export const handle: RouteHandle = { text: ['push'] }

/** `/store/profile/settings` */
export default function SettingsRoute() {
  const { permissions } = useStore()
  return (
    <>
      {permissions.includes('profile') && <VatForm />}
      <PasswordPanel call={storeChangePassword} />
      <TwoFactorPanel
        read={readStoreTwoFactor}
        start={startStoreTwoFactor}
        confirm={confirmStoreTwoFactor}
        renew={renewStoreRecoveryCodes}
        end={endStoreTwoFactor}
      />
      <PushPanel surface={getChoices(permissions)} />
      {permissions.includes('profile') && <ClosingPanel />}
      <SessionsPanel list={listStoreSessions} end={endStoreSession} endOthers={endOtherStoreSessions} />
    </>
  )
}
