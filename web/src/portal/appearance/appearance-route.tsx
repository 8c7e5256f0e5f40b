import { PageHeader } from '../../kit/nav/page-header.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { AppearanceForm } from '../../stores/profile/appearance-form.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import { OwnProfile } from '../profile/own-profile.tsx'
import { StaleTexts } from '../translations/stale-texts.tsx'

export const handle: RouteHandle = { text: ['portal/store-forms', 'store-preview', 'shop', 'store-delivery', 'kit'] }

/** `/store/appearance`: the cover, colour and words of the store's page. */
export default function AppearanceRoute() {
  const { appearance } = useText('portal/layout').menu
  return (
    <>
      <PageHeader title={appearance} />
      <OwnProfile>
        <StaleTexts kind="stores" record={useStore()}>
          <AppearanceForm />
        </StaleTexts>
      </OwnProfile>
    </>
  )
}
