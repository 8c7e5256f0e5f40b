import { inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { useState } from 'react'
import type { OwnVersions } from '../../kit/form/use-stale-save.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { AppearanceForm } from '../../stores/profile/appearance-form.tsx'
import { BankForm } from '../../stores/profile/bank-form.tsx'
import { ContactsForm } from '../../stores/profile/contacts-form.tsx'
import { DeliveryForm } from '../../stores/profile/delivery-form.tsx'
import { OpeningTimesForm } from '../../stores/profile/opening-times-form.tsx'
import { BusinessPapers, IndividualPapers } from '../../stores/profile/papers-forms.tsx'
import { ServicesForm } from '../../stores/profile/services-form.tsx'
import { StoreDataForm } from '../../stores/profile/store-data-form.tsx'
import { SubjectContext } from '../../stores/profile/subject.ts'
import { VatForm } from '../../stores/profile/vat-form.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { StoreState } from './store-state.tsx'
import classes from './stores.module.css'
import { EditedContext, useGroupSaving } from './use-group-saving.ts'

/** The opened values are edited until they are saved: a newer answer doesn't replace them, so nothing is overwritten unseen. */
export function StoreEditor({ opened, reload }: { opened: AdminStore; reload: () => void }) {
  const { title, edit: t } = useText('admin/stores')
  const forms = useText('admin/store-forms')
  const locale = useLocale()
  const [store, setStore] = useState(opened)
  const [own] = useState<OwnVersions>(() => new Map())
  const Papers = store.entity_type === 'business' ? BusinessPapers : IndividualPapers
  const groups = [
    { key: 'info', label: forms.info.title, content: <StoreDataForm /> },
    { key: 'appearance', label: forms.appearance.title, content: <AppearanceForm /> },
    { key: 'contacts', label: forms.contacts.title, content: <ContactsForm /> },
    { key: 'papers', label: store.entity_type === 'business' ? forms.papers.business : forms.papers.individual, content: <Papers /> },
    { key: 'bank', label: forms.payment.title, content: <BankForm /> },
    { key: 'vat', label: forms.vat.title, content: <VatForm /> },
    { key: 'delivery', label: forms.delivery.title, content: <DeliveryForm /> },
    { key: 'hours', label: forms.hours.title, content: <OpeningTimesForm /> },
    { key: 'services', label: forms.services.title, content: <ServicesForm /> },
  ]
  return (
    <>
      <PageHeader
        title={t.title}
        breadcrumbs={[
          { label: title, to: '/dashboard/stores' },
          { label: inLocale(store.name, locale), to: `/dashboard/stores/${store.id}` },
        ]}
        mark={<StoreState store={store} />}
        actions={
          <LinkButton to={`/dashboard/stores/${store.id}`} variant="default">
            {t.back}
          </LinkButton>
        }
      />
      <EditedContext value={{ store, own, took: setStore, reload }}>
        <SubjectContext value={{ store, text: 'admin/store-forms', papersPath: '#papers', useSave: useGroupSaving }}>
          <div className={classes.editPage}>
            <div className={classes.forms}>
              {groups.map(({ key, content }) => (
                <section key={key} id={key} className={classes.group}>
                  {content}
                </section>
              ))}
            </div>
            <nav className={classes.onPage} aria-label={t.onPage}>
              {groups.map(({ key, label }) => (
                <a key={key} href={`#${key}`}>
                  {label}
                </a>
              ))}
            </nav>
          </div>
        </SubjectContext>
      </EditedContext>
    </>
  )
}
