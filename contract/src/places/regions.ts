import { bilingual, flag, optional, reference, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** Regions of a country (the specification's sidebar calls them states). */
export const regions = defineResource({
  name: 'regions',
  path: 'locations/regions',
  permission: 'regions',
  title: 'name',
  fields: {
    name: bilingual(text({ max: 100 })),
    country_id: reference('/admin/locations/countries'),
    code: optional(text({ max: 10 })),
    active: flag(),
  },
  list: {
    columns: ['name', 'country_id', 'code', 'active'],
    search: ['name', 'code'],
    sort: ['name', 'code', 'created_at'],
    default_sort: 'code',
    filters: ['country_id', 'active'],
  },
  labels: {
    one: { ar: 'منطقة', en: 'Region' },
    many: { ar: 'المناطق', en: 'Regions' },
    empty: { ar: 'أضف مناطق الدولة، ثم وزّع المدن عليها.', en: 'Add the country’s regions, then assign cities to them.' },
    fields: { name: { ar: 'اسم المنطقة', en: 'Region name' }, code: { ar: 'الرمز', en: 'Code' } },
  },
})
