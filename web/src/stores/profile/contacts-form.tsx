import { contactNames } from '@rahba/contract/stores/store-labels'
import { contactsBody, type StoreFacts } from '@rahba/contract/stores/store-shapes'
import { Fields } from '../../kit/form/fields.tsx'
import { CodeTextInput, EmailInput, PhoneInput } from '../../kit/inputs/text-inputs.tsx'
import { contactIcons } from '../contact-icons.ts'
import { ProfileForm } from './profile-form.tsx'
import { useFormText, useProfileForm } from './use-profile-form.ts'

type Contact = (typeof contactNames)[number]

const toInitialValues = ({ contacts }: StoreFacts) => {
  const of = (name: Contact) => contacts[name] ?? ''
  return {
    whatsapp: of('whatsapp'),
    email: of('email'),
    telegram: of('telegram'),
    facebook: of('facebook'),
    twitter: of('twitter'),
    instagram: of('instagram'),
    tiktok: of('tiktok'),
    snapchat: of('snapchat'),
  }
}

/** The store's contacts outside the marketplace. */
export function ContactsForm() {
  const t = useFormText().contacts
  const { form, save } = useProfileForm('contacts', contactsBody, toInitialValues)
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      <Fields>
        {contactNames.map((name) => {
          const Icon = contactIcons[name]
          const leftSection = <Icon size={17} stroke={1.6} aria-hidden="true" />
          const Input = name === 'whatsapp' ? PhoneInput : name === 'email' ? EmailInput : CodeTextInput
          const placeholder = name === 'whatsapp' || name === 'email' ? {} : { placeholder: t.handle }
          return <Input key={name} {...form.field(name)} {...placeholder} leftSection={leftSection} />
        })}
      </Fields>
    </ProfileForm>
  )
}
