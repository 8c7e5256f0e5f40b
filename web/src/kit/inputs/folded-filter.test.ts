import { expect, test } from 'vitest'
import { theme } from '../../theme/theme.ts'
import { foldedFilter } from './folded-filter.ts'

const names = ['جدة', 'مكة المكرمة', 'أبها', 'الأحساء', 'الرياض']
const options = names.map((label) => ({ value: label, label }))
const found = (search: string, limit = Number.POSITIVE_INFINITY) =>
  foldedFilter({ options, search, limit }).map((option) => ('label' in option ? option.label : option.group))

test('finds a city in any spelling', () => {
  expect(found('جده')).toEqual(['جدة'])
  expect(found('مكه')).toEqual(['مكة المكرمة'])
  expect(found('ابها')).toEqual(['أبها'])
  expect(found('الاحساء')).toEqual(['الأحساء'])
  expect(found('')).toEqual(names)
  expect(found('ا', 2)).toHaveLength(2)
})

test('finds a city by its name in the other language', () => {
  const cities = [
    { value: '1', label: 'جدة', other_names: ['Jeddah', 'Jiddah'] },
    { value: '2', label: 'الرياض', other_names: ['Riyadh'] },
  ]
  expect(foldedFilter({ options: cities, search: 'jed', limit: 9 })).toEqual([cities[0]])
  expect(foldedFilter({ options: cities, search: 'jiddah', limit: 9 })).toEqual([cities[0]])
  expect(foldedFilter({ options: [{ group: 'المناطق', items: cities }], search: 'RIYADH', limit: 9 })).toEqual([
    { group: 'المناطق', items: [cities[1]] },
  ])
  const english = cities.map(({ value, label, other_names }) => ({ value, label: other_names[0] ?? '', other_names: [label] }))
  expect(foldedFilter({ options: english, search: 'جده', limit: 9 })).toEqual([english[0]])
  expect(foldedFilter({ options: cities, search: 'Najran', limit: 9 })).toEqual([])
})

test('groups cities under their region, and finds them by the region', () => {
  const grouped = [{ group: 'منطقة مكة المكرمة', items: options.slice(0, 2) }]
  expect(foldedFilter({ options: grouped, search: 'جده', limit: 9 })).toEqual([{ group: 'منطقة مكة المكرمة', items: [options[0]] }])
  expect(foldedFilter({ options: grouped, search: 'منطقه', limit: 9 })).toEqual(grouped)
  expect(foldedFilter({ options: grouped, search: 'نجران', limit: 9 })).toEqual([])
})

test('puts the city of a name before other cities of a region with the same name', () => {
  const makkah = { group: 'منطقة مكة المكرمة', items: ['الطائف', 'جدة', 'مكة المكرمة'].map((label) => ({ value: label, label })) }
  const madinah = { group: 'منطقة المدينة المنورة', items: ['بطريق مكة', 'ينبع'].map((label) => ({ value: label, label })) }
  const names = (search: string, limit = 9) =>
    foldedFilter({ options: [madinah, makkah], search, limit }).map((option) =>
      'group' in option ? option.items.map((item) => (typeof item === 'string' ? item : item.label)) : [],
    )
  expect(names('مكه')).toEqual([['مكة المكرمة', 'الطائف', 'جدة'], ['بطريق مكة']])
  expect(names('مكه', 1)).toEqual([['مكة المكرمة']])
  expect(names('')).toEqual([
    ['بطريق مكة', 'ينبع'],
    ['الطائف', 'جدة', 'مكة المكرمة'],
  ])
})

test('puts an exact name before names that contain it', () => {
  const plain = ['رأس العين', 'العين', 'العينية'].map((label) => ({ value: label, label }))
  const labels = foldedFilter({ options: plain, search: 'العين', limit: 9 }).map((option) => ('label' in option ? option.label : ''))
  expect(labels).toEqual(['العين', 'العينية', 'رأس العين'])
})

test('every select input of the library uses it', () => {
  for (const name of ['Select', 'MultiSelect', 'Autocomplete', 'TagsInput'])
    expect(theme.components?.[name]?.defaultProps, name).toMatchObject({ filter: foldedFilter })
})
