import { ContactsForm } from '../../stores/profile/contacts-form.tsx'
import { StoreDataForm } from '../../stores/profile/store-data-form.tsx'
import { useStore } from '../layout/use-store.ts'
import { StaleTexts } from '../translations/stale-texts.tsx'

/** `/store/profile/store_info` */
export default function StoreInfoRoute() {
  return (
    <>
      <StaleTexts kind="stores" record={useStore()}>
        <StoreDataForm />
      </StaleTexts>
      <ContactsForm />
    </>
  )
}
