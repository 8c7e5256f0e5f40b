import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { locales } from '@rahba/contract/kernel/locale'
import type { UserIdentity } from '@rahba/contract/shoppers/sign-in'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import { Picture } from '../../kit/show/picture.tsx'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { FileField } from '../form/file-field.tsx'
import classes from '../form/form.module.css'
import { PlainField } from '../form/plain-field.tsx'
import { Refusal } from '../form/refusal.tsx'
import own from './account.module.css'

/** The shopper's name, mail, picture and language of messages. */
export function ProfileForm({ profile, refused }: { profile: UserIdentity; refused: RefusedForm | undefined }) {
  const { profile: t, save } = useText('shopper-account')
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, userLabels)
  return (
    <form method="post" encType="multipart/form-data" noValidate className={classes.form} aria-label={t.title}>
      <Refusal refused={refused} />
      <input type="hidden" name="version" value={profile.updated_at} />
      <div className={classes.pair}>
        <PlainField name="name" refused={refused} label={label('name')} defaultValue={profile.name ?? ''} autoComplete="name" dir="auto" />
        <TextInput label={t.phone} description={t.phoneHint} value={profile.phone} dir="ltr" variant="filled" readOnly />
      </div>
      <div className={classes.pair}>
        <PlainField
          name="email"
          refused={refused}
          label={label('email')}
          description={t.emailHint}
          defaultValue={profile.email ?? ''}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <NativeSelect
          name="locale"
          label={label('locale')}
          defaultValue={refused?.values.locale ?? profile.locale}
          data={locales.map((value) => ({ value, label: t.locales[value] }))}
        />
      </div>
      <div className={own.picture}>
        {profile.avatar && <Picture id={profile.avatar} alt={t.picture} width={64} height={64} className={own.avatar} />}
        <div className={classes.wide}>
          <FileField name="avatar" label={t.picture} hint={t.pictureHint} accept="image/jpeg,image/png" error={refused?.fields.avatar} />
          {profile.avatar && <Checkbox name="remove_avatar" label={t.removePicture} />}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button type="submit">{save}</Button>
      </div>
    </form>
  )
}
