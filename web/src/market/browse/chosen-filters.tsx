import { inLocale } from '@rahba/contract/kernel/locale'
import { parseAmount } from '@rahba/contract/kernel/money'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { IconX } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { countryName } from '../../catalog/countries.ts'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './browse.module.css'
import type { BrowseData } from './browse-data.ts'
import { clearFilters, type MarketQuery, writeMarketQuery } from './market-query.ts'

interface Chip {
  key: string
  name: string
  without: Partial<MarketQuery>
}

function useChips({ query, facets, filteredCity }: BrowseData): Chip[] {
  const t = useText('market').browse
  const locale = useLocale()
  const { price_from: from, price_to: to } = query
  const amount = (riyals: string) => moneyText(parseAmount(riyals) ?? 0, locale)
  const chips: Chip[] = []
  if (from || to) {
    const name = from && to ? t.priceBetween(amount(from), amount(to)) : from ? t.priceFrom(amount(from)) : t.priceTo(amount(to))
    chips.push({ key: 'price', name: `${t.price}: ${name}`, without: { price_from: '', price_to: '' } })
  }
  const city = filteredCity.id === query.city_id ? filteredCity.typed : ''
  if (query.city_id) chips.push({ key: 'city', name: `${t.delivers}: ${city}`, without: { city_id: '' } })
  if (query.in_stock) chips.push({ key: 'stock', name: t.inStock, without: { in_stock: false } })
  if (query.on_offer) chips.push({ key: 'offer', name: t.onOffer, without: { on_offer: false } })
  for (const slug of query.stores) {
    const name = facets.stores.find((store) => store.slug === slug)?.name ?? slug
    chips.push({ key: `store ${slug}`, name, without: { stores: query.stores.filter((one) => one !== slug) } })
  }
  for (const brand of query.brands)
    chips.push({ key: `brand ${brand}`, name: brand, without: { brands: query.brands.filter((one) => one !== brand) } })
  for (const code of query.made_in)
    chips.push({
      key: `made in ${code}`,
      name: inLocale(countryName(code), locale),
      without: { made_in: query.made_in.filter((one) => one !== code) },
    })
  return chips
}

/** The filters of a list that are chosen, each with a link that takes it back. */
export function ChosenFilters({ data }: { data: BrowseData }) {
  const t = useText('market').browse
  const { pathname } = useLocation()
  const chips = useChips(data)
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t.chosen}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            to={pathname + writeMarketQuery({ ...data.query, ...without, cursor: '' })}
            className={classes.chip}
            aria-label={t.remove(name)}
          >
            <span dir="auto">
              <MoneyInText>{name}</MoneyInText>
            </span>
            <IconX size={14} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={pathname + writeMarketQuery(clearFilters(data.query))} className={classes.clear}>
          {t.clearAll}
        </Link>
      </li>
    </ul>
  )
}
