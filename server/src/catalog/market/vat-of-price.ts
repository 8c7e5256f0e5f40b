import { defaultSettings } from '@rahba/contract/settings/setting-specs'

/** Over `stores s`: the VAT that is put on top of its prices when they are paid (as `priceOrder` does), and whether they are shown with it. */
export const vatOfPriceText = `case when (s.vat_regime = 'platform_deemed' or s.applying_vat_admission) and not s.is_products_including_vat
    then coalesce((select (v.body #>> '{}')::int from settings v where v.key = 'vat_rate_bp'), ${defaultSettings.vat_rate_bp}) else 0 end as vat_added_bp,
  s.display_products_including_vat as vat_shown`
