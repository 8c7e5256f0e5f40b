import { endOtherStoreSessions, endStoreSession, listStoreSessions } from '@rahba/contract/access/sessions'
import { storeChangePassword } from '@rahba/contract/access/store-auth'
import { PasswordPanel } from '../../shell/account/password-panel.tsx'
import { SessionsPanel } from '../../shell/account/sessions-panel.tsx'
import { VatForm } from '../../stores/profile/vat-form.tsx'
import { useStore } from '../layout/use-store.ts'

/** `/store/profile/settings` */
export default function SettingsRoute() {
  const { permissions } = useStore()
  return (
    <>
      {permissions.includes('profile') && <VatForm />}
      <PasswordPanel call={storeChangePassword} />
      <SessionsPanel list={listStoreSessions} end={endStoreSession} endOthers={endOtherStoreSessions} />
    </>
  )
}
