import { Group, SegmentedControl, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type Bilingual, inLocale, type Locale, localeNames, locales, textDirection } from '@rahba/contract/kernel/locale'
import { findOpenNow } from '@rahba/contract/stores/profile/opening-times'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { Suspense, useState } from 'react'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { LocaleContext, useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { toShownColor } from './shown-color.ts'
import { StoreAccent } from './store-accent.tsx'
import { type HeadStore, StoreHead } from './store-head.tsx'
import classes from './store-preview.module.css'

/** The values of the form as they are typed. */
interface Look {
  cover: string | null
  accent_color: string | null
  announcement: Bilingual | null
  welcome_title: Bilingual | null
  welcome_text: Bilingual | null
}

/** The widths of the page that a preview shows, in pixels. */
const widths = { phone: 358, wide: 1080 } as const
type Width = keyof typeof widths

const titleIn = (of: { title: string | Bilingual } | null, locale: Locale) =>
  of === null ? null : typeof of.title === 'string' ? of.title : inLocale(of.title, locale)

/** The values of the public page in a language: an empty side is that of the other language, as on the page. */
function toHead(store: StoreFacts, look: Look, locale: Locale, now: number): HeadStore {
  const open = findOpenNow(store, now)
  const side = (text: Bilingual | null) => (text && inLocale(text, locale)) || null
  return {
    name: inLocale(store.name, locale),
    logo: store.logo,
    cover: look.cover,
    is_online: store.is_online && !store.orders_stopped,
    hours: open && { ...open, holiday: open.holiday && inLocale(open.holiday, locale), week: null, is_ramadan: false, holidays: [] },
    // Only the hours of today are worked out here, so the preview doesn't say from when a stopped store takes orders.
    takes_orders_at: null,
    category: titleIn(store.category, locale),
    city: titleIn(store.city, locale),
    contacts: store.contacts,
    description: side(store.description),
    announcement: side(look.announcement),
    welcome_title: side(look.welcome_title),
    welcome_text: side(look.welcome_text),
  }
}

/** The head of a store's page as it would look with these values, by the components of the page itself. Nothing in it can be used. */
export function StorePreview({ store, look }: { store: StoreFacts; look: Look }) {
  const t = useText('store-preview')
  const own = useLocale()
  const [chosen, setWidth] = useState<Width | null>(null)
  const [locale, setLocale] = useState<Locale>(own)
  const [now] = useState(Date.now)
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  // On a phone the wide page would be too small to read.
  const width = chosen ?? (room > 0 && room < 480 ? 'phone' : 'wide')
  const zoom = room > 0 ? Math.min(1, room / widths[width]) : 0.5
  return (
    <Panel
      title={t.title}
      actions={
        <LinkButton to={`/s/${encodeURIComponent(store.slug)}`} variant="subtle" size="compact-sm">
          {t.open}
        </LinkButton>
      }
    >
      <Group gap="xs" mb="sm">
        <SegmentedControl
          size="xs"
          aria-label={t.width}
          value={width}
          onChange={(next) => setWidth(next as Width)} // one of the two below
          data={[
            { value: 'phone', label: t.phone },
            { value: 'wide', label: t.wide },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={t.language}
          value={locale}
          onChange={(next) => setLocale(next as Locale)} // one of the two below
          data={locales.map((value) => ({ value, label: localeNames[value][own] }))}
        />
      </Group>
      <div ref={ref} className={classes.room}>
        <div
          inert
          lang={locale}
          dir={textDirection(locale)}
          className={classes.page}
          data-width={width}
          style={{ inlineSize: widths[width], zoom }}
        >
          <LocaleContext value={locale}>
            <Suspense>
              <StoreAccent color={toShownColor(look.accent_color)}>
                <StoreHead store={toHead(store, look, locale, now)} heading="h2" />
              </StoreAccent>
            </Suspense>
          </LocaleContext>
        </div>
      </div>
      <Text size="xs" c="dimmed" mt="sm">
        {t.hint}
      </Text>
    </Panel>
  )
}
