import { BusinessPapers, IndividualPapers } from '../../stores/profile/papers-forms.tsx'
import { useStore } from '../layout/use-store.ts'
import { OwnContacts } from './own-contacts.tsx'
import { OwnerForm } from './owner-form.tsx'

/** `/store/profile/data` */
export default function DataRoute() {
  const { entity_type, permissions } = useStore()
  const Papers = entity_type === 'business' ? BusinessPapers : IndividualPapers
  return (
    <>
      <OwnerForm />
      <OwnContacts />
      {permissions.includes('profile') && <Papers />}
    </>
  )
}
