import { inLocale } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { usePlaces } from './place-select.tsx'
import { getPlace, kingdom, type RuleDraft } from './rule-draft.ts'
import { useSubject } from './subject.ts'

interface PlaceName {
  name: string
  /** The region that a city is in. */
  region: string | null
  /** The position in the table: the Kingdom, then each region before its cities. */
  order: number
}

/** Names places by their value; a place that is no longer offered has its saved name. */
export function usePlaceNames(): (rule: Pick<RuleDraft, 'city_id' | 'region_id'>) => PlaceName {
  const t = useText('store-delivery')
  const locale = useLocale()
  const regions = usePlaces()
  const saved = useSubject().store.delivery_locations
  const names = new Map<string, PlaceName>([[kingdom, { name: t.kingdom, region: null, order: 0 }]])
  let order = 0
  for (const region of regions) {
    names.set(region.id, { name: region.name, region: null, order: ++order })
    for (const city of region.cities) names.set(city.id, { name: city.name, region: region.name, order: ++order })
  }
  return (rule) => {
    const known = names.get(getPlace(rule))
    if (known) return known
    const old = saved.find((one) => getPlace(one) === getPlace(rule))
    const place = old?.city ?? old?.region
    return {
      name: place ? inLocale(place, locale) : '',
      region: old?.city && old.region ? inLocale(old.region, locale) : null,
      order: ++order,
    }
  }
}
