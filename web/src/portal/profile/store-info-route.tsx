import { ContactsForm } from './contacts-form.tsx'
import { StoreDataForm } from './store-data-form.tsx'

/** `/store/profile/store_info` */
export default function StoreInfoRoute() {
  return (
    <>
      <StoreDataForm />
      <ContactsForm />
    </>
  )
}
