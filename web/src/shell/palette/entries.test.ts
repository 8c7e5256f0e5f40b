import { foldText } from '@rahba/contract/kernel/fold'
import { IconFile } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { matching, type PaletteGroup } from './entries.ts'

const entry = (key: string, ar: string, en: string, hint?: string) => ({ key, label: { ar, en }, hint: hint ?? null, icon: IconFile })
const groups: PaletteGroup[] = [
  {
    key: 'pages',
    label: 'Pages',
    entries: [entry('a', 'الطلبات الملغاة', 'Cancelled orders', 'الطلبات'), entry('b', 'الأسئلة الشائعة', 'FAQs')],
  },
  { key: 'actions', label: 'Actions', entries: [entry('c', 'إضافة إعلان', 'Add an ad')] },
]
const found = (q: string) => matching(groups, q).flatMap(({ entries }) => entries.map(({ key }) => key))

test('finds by parts of words in either language, in any Arabic spelling', () => {
  expect(found('الاسئله')).toEqual(['b'])
  expect(found('orders cancel')).toEqual(['a'])
  expect(found('اضافة')).toEqual(['c'])
  expect(found('طلبات')).toEqual(['a'])
  expect(found('zzz')).toEqual([])
})

test('puts entries that begin with the words first', () => {
  const two: PaletteGroup[] = [
    { key: 'x', label: '', entries: [entry('late', 'المتاجر المميزة', 'Featured stores'), entry('first', 'المتاجر', 'Stores')] },
  ]
  expect(matching(two, 'stor')[0]?.entries.map(({ key }) => key)).toEqual(['first', 'late'])
  expect(matching(two, 'feat')[0]?.entries.map(({ key }) => key)).toEqual(['late'])
})

test('puts exact names before entries of such a group, with or without the article', () => {
  const menu: PaletteGroup[] = [
    {
      key: 'x',
      label: '',
      entries: [
        entry('stores', 'المتاجر', 'Stores', 'المتاجر والمنتجات'),
        entry('requests', 'طلبات المنتجات', 'Orders of products'),
        entry('products', 'المنتجات', 'Products', 'المتاجر والمنتجات'),
      ],
    },
  ]
  expect(matching(menu, 'منتج')[0]?.entries.map(({ key }) => key)).toEqual(['products', 'requests', 'stores'])
})

test('folds text as the database does', () => {
  expect(foldText('  أُمّ ؤئى ٱلة ک١٢ ')).toBe('ام ويي اله ك12')
})
