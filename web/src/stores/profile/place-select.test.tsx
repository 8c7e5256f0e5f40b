import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { listSpellings } from '@rahba/contract/places/spellings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { CitySelect, RegionSelect } from './place-select.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { noTerms, type TermsDraft } from './rule-draft.ts'
import { SubjectContext } from './subject.ts'

// Every picker of cities that searches in the browser. Those that the server searches are tested in server/src/places/city-search.test.ts.

const regions = [
  {
    id: 'r2',
    ar: 'منطقة مكة المكرمة',
    en: 'Makkah Region',
    cities: [
      { id: 'jeddah', ar: 'جدة', en: 'Jeddah' },
      { id: 'makkah', ar: 'مكة المكرمة', en: 'Makkah' },
    ],
  },
  { id: 'r4', ar: 'المنطقة الشرقية', en: 'Eastern Province', cities: [{ id: 'ahsa', ar: 'الأحساء', en: 'Al Ahsa' }] },
  { id: 'r14', ar: 'منطقة عسير', en: 'Asir Region', cities: [{ id: 'abha', ar: 'أبها', en: 'Abha' }] },
]
// contract/src/places/find-cities.test.ts tries all kinds of spelling.
const typed = [
  ['جده', 'jeddah'],
  ['Mecca', 'makkah'],
] as const

function offerPlaces(locale: Locale) {
  const named = ({ id, ar, en }: { id: string; ar: string; en: string }) => ({
    id,
    name: { ar, en }[locale],
    other_name: { ar: en, en: ar }[locale],
    spellings: listSpellings([ar, en]),
  })
  answerCalls({
    'GET /location/cities': () => ({ body: regions.map((region) => ({ ...named(region), cities: region.cities.map(named) })) }),
  })
}
const shownName = (id: string, locale: Locale) =>
  regions.flatMap((region) => [region, ...region.cities]).find((place) => place.id === id)?.[locale] ?? ''

test.each(locales.flatMap((locale) => typed.map(([words, id]) => [locale, words, id] as const)))(
  'in %s, the picker of a city finds %s',
  async (locale, words, id) => {
    offerPlaces(locale)
    const { held, part } = hold<string | null>(null, (value, onChange) => <CitySelect label="City" value={value} onChange={onChange} />)
    await openPage(part, { locale })
    await userEvent.fill(page.getByRole('combobox', { name: 'City' }), words)
    await page.getByRole('option', { name: shownName(id, locale), exact: true }).click()
    expect(held.value).toBe(id)
  },
)

test.each(locales.flatMap((locale) => typed.map(([words, id]) => [locale, words, id] as const)))(
  'in %s, the picker of places of delivery finds %s, and saves what was typed with it',
  async (locale, words, id) => {
    offerPlaces(locale)
    const saved: { places: readonly string[]; terms: TermsDraft }[] = []
    const subject = { text: 'portal/store-forms' } as NonNullable<React.ContextType<typeof SubjectContext>> // the dialog reads its words alone
    const dialog = (
      <SubjectContext value={subject}>
        <RuleDialog
          places={null}
          title="New"
          initial={{ ...noTerms, delivers: true, delivery_charge: 1500 }}
          held={new Set()}
          onSave={(places, terms) => saved.push({ places, terms })}
          onClose={() => undefined}
        />
      </SubjectContext>
    )
    await openPage(dialog, { locale, texts: ['portal/store-forms', 'store-delivery'] })
    const input = page.getByRole('dialog').getByRole('combobox')
    await userEvent.fill(input, words)
    await page.getByRole('option', { name: shownName(id, locale), exact: true }).click()
    await expect.element(page.getByText(shownName(id, locale), { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: locale === 'ar' ? 'إضافة' : 'Add', exact: true }).click()
    await expect.poll(() => saved).toMatchObject([{ places: [id], terms: { delivers: true, delivery_charge: 1500 } }])
  },
)

test.each(locales)('in %s, the picker of a region finds it by its name in either language', async (locale) => {
  offerPlaces(locale)
  const { held, part } = hold<string | null>(null, (value, onChange) => <RegionSelect label="Region" value={value} onChange={onChange} />)
  await openPage(part, { locale })
  for (const words of ['منطقه مكه', 'makkah region']) {
    await userEvent.fill(page.getByRole('combobox', { name: 'Region' }), words)
    await page.getByRole('option', { name: shownName('r2', locale), exact: true }).click()
    expect(held.value).toBe('r2')
  }
})
