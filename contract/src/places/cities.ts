import { bilingual, flag, reference, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** Cities and governorates: where stores are and where they deliver. */
export const cities = defineResource({
  name: 'cities',
  path: 'locations/cities',
  permission: 'cities',
  title: 'name',
  fields: {
    name: bilingual(text({ max: 100 })),
    region_id: reference('/admin/locations/regions'),
    active: flag(),
  },
  list: {
    columns: ['name', 'region_id', 'active'],
    search: ['name'],
    sort: ['name', 'created_at', 'updated_at'],
    default_sort: 'name',
    filters: ['region_id', 'active'],
  },
  labels: {
    one: { ar: 'مدينة', en: 'City' },
    many: { ar: 'المدن', en: 'Cities' },
    empty: { ar: 'أضف المدن التي توصل إليها المتاجر.', en: 'Add the cities that stores deliver to.' },
    fields: { name: { ar: 'اسم المدينة', en: 'City name' } },
  },
})
