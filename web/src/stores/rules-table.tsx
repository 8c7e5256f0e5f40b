import type { Bilingual } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { Localized, None } from '../kit/layout/direction.tsx'
import { Money } from '../kit/show/money.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './rules-table.module.css'

interface ShownRule {
  city: Bilingual | string | null
  region: Bilingual | string | null
  delivers: boolean
  delivery_charge: number
  min_order_cost: number
  free_from: number | null
  days_min: number | null
  days_max: number | null
}

/** The terms of delivery by place, the most general first. */
export function RulesTable({ rules }: { rules: readonly ShownRule[] }) {
  const t = useText('store-delivery')
  const locale = useLocale()
  const label = (key: string) => storeLabels[key]?.[locale] ?? key
  return (
    <table className={classes.rules}>
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{label('delivery_charge')}</th>
          <th scope="col">{label('min_order_cost')}</th>
          <th scope="col">{label('free_from')}</th>
          <th scope="col">{t.time}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ city, region, delivers, delivery_charge, min_order_cost, free_from, days_min, days_max }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and cities of two regions may share a name
          <tr key={at}>
            <th scope="row">
              <Localized text={city ?? region ?? t.kingdom} />
              {city && region && (
                <small>
                  <Localized text={region} />
                </small>
              )}
            </th>
            {delivers ? (
              <>
                <td data-label={label('delivery_charge')}>{delivery_charge > 0 ? <Money value={delivery_charge} /> : t.free}</td>
                <td data-label={label('min_order_cost')}>{min_order_cost > 0 ? <Money value={min_order_cost} /> : <None />}</td>
                <td data-label={label('free_from')}>{free_from !== null ? <Money value={free_from} /> : <None />}</td>
                <td data-label={t.time}>{days_min !== null && days_max !== null ? t.daysBetween(days_min, days_max) : <None />}</td>
              </>
            ) : (
              <td colSpan={4}>{t.exception}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
