import { Text } from '@mantine/core'
import { pickTextOn } from '@rahba/contract/stores/profile/store-colors'
import { appearanceBody, type StoreFacts } from '@rahba/contract/stores/store-shapes'
import { useState } from 'react'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { ImageInput } from '../../kit/inputs/upload/image-input.tsx'
import { toShownColor } from '../page/shown-color.ts'
import { StorePreview } from '../page/store-preview.tsx'
import classes from './appearance-form.module.css'
import { ColorInput } from './color-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useFormText, useProfileForm } from './use-profile-form.ts'

const bothEmpty = { ar: '', en: '' }
const toInitialValues = ({ cover, accent_color, announcement, welcome_title, welcome_text }: StoreFacts) => ({
  cover,
  accent_color,
  announcement: announcement ?? bothEmpty,
  welcome_title: welcome_title ?? bothEmpty,
  welcome_text: welcome_text ?? bothEmpty,
})

/** The look of a store's page, with a preview of what is typed. */
export function AppearanceForm() {
  const t = useFormText().appearance
  const { form, save, store } = useProfileForm('appearance', appearanceBody, toInitialValues)
  const color = toShownColor(form.values.accent_color)
  // The preview keeps its colour while a code is typed that is no colour yet.
  const [previewed, setPreviewed] = useState(color)
  if (color !== previewed && (color !== null || !form.values.accent_color)) setPreviewed(color)
  return (
    <div className={classes.halves}>
      <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit((body) => save.send(body))}>
        <ImageInput {...form.field('cover')} description={t.coverHint} sharp={{ width: 1280, height: 384 }} />
        <div>
          <ColorInput
            {...form.field('accent_color')}
            description={t.colorHint}
            none={t.platformColor}
            other={t.ownColor}
            pick={t.pickColor}
          />
          {color !== null && pickTextOn(color) === '#000000' && (
            <Text size="sm" c="dimmed" mt={6} role="status">
              {t.adjusted}
            </Text>
          )}
        </div>
        <div>
          <BilingualInput {...form.bilingual('announcement')} />
          <Text size="xs" c="dimmed" mt={4}>
            {t.announcementHint}
          </Text>
        </div>
        <BilingualInput {...form.bilingual('welcome_title')} />
        <BilingualInput {...form.bilingual('welcome_text')} of="long_text" />
      </ProfileForm>
      <StorePreview store={store} look={{ ...form.values, accent_color: previewed }} />
    </div>
  )
}
