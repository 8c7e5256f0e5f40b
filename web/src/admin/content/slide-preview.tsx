import { SegmentedControl, Text } from '@mantine/core'
import { type Locale, localeNames, locales } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { SlideShow } from '../../content/slide-show.tsx'
import { Ltr } from '../../kit/layout/direction.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import type { FormBodyProps } from '../../resource/form-overrides.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './slide-preview.module.css'

interface Typed {
  title: { ar: string; en: string } | null
  image_ar: string | null
  image_en: string | null
  link: string | null
}

const widths = ['phone', 'wide'] as const

/** The ad of the form as visitors will see it, on a phone and on a wide screen. */
export function SlidePreview({ form }: FormBodyProps) {
  const t = useText('admin/content').slidePreview
  const page = useLocale()
  const [locale, setLocale] = useState<Locale>(page)
  // The form's values are untyped; these are the ones that the ad's body schema names.
  const { title, image_ar, image_en, link } = form.values as Partial<Typed>
  const image = (locale === 'en' && image_en) || image_ar
  const name = title?.[locale] || title?.ar || title?.en || ''
  return (
    <Panel
      title={t.title}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t.language}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
          data={locales.map((value) => ({ value, label: localeNames[value][page] }))}
        />
      }
    >
      {!image && <Text c="dimmed">{t.noImage}</Text>}
      {image && (
        <div className={classes.frames}>
          {widths.map((width) => (
            <figure key={width} className={classes.frame} data-width={width}>
              {/* It shows the ad; its link would lead away from what is typed. */}
              <div inert>
                <SlideShow slides={[{ id: width, title: name, image, link: null }]} />
              </div>
              <figcaption className={classes.caption}>{t.widths[width]}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <Text size="sm" mt="sm">
        {name ? t.alt(name) : t.noTitle}
      </Text>
      <Text size="sm">
        {link ? (
          <>
            {t.opens} <Ltr>{link}</Ltr>
          </>
        ) : (
          t.noLink
        )}
      </Text>
    </Panel>
  )
}
