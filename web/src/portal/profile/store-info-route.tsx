import { ContactsForm } from '../../stores/profile/contacts-form.tsx'
import { StoreDataForm } from '../../stores/profile/store-data-form.tsx'

/** `/store/profile/store_info` */
export default function StoreInfoRoute() {
  return (
    <>
      <StoreDataForm />
      <ContactsForm />
    </>
  )
}
