import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { adminNoticePath, storeNoticePath } from '@rahba/contract/notifications/notice-links'
import { expectTypeOf, test } from 'vitest'
import type { LocalLink, useLocalPath } from './kit/nav/link.tsx'
import type { LinkButton } from './kit/nav/link-button.tsx'

test('an address belongs to a page in the table', () => {
  expectTypeOf<'/store/orders'>().toExtend<PageAddress>()
  expectTypeOf<'/dashboard/orders/7'>().toExtend<PageAddress>()
  expectTypeOf<`/dashboard/users/${string}/addresses/${string}/edit`>().toExtend<PageAddress>()
  expectTypeOf<`/store/messages?session=${string}`>().toExtend<PageAddress>()
  expectTypeOf<'/dashboard/ordes'>().not.toExtend<PageAddress>()
  expectTypeOf<`/store/invoices/${string}`>().not.toExtend<PageAddress>()
  expectTypeOf<string>().not.toExtend<PageAddress>()
})

test('links, also those of notices, accept nothing else', () => {
  expectTypeOf<Parameters<typeof LocalLink>[0]['to']>().toEqualTypeOf<PageAddress>()
  expectTypeOf<Parameters<typeof LinkButton>[0]['to']>().toEqualTypeOf<PageAddress>()
  expectTypeOf<Parameters<ReturnType<typeof useLocalPath>>[0]>().toEqualTypeOf<PageAddress>()
  expectTypeOf(storeNoticePath).returns.toEqualTypeOf<PageAddress | null>()
  expectTypeOf(adminNoticePath).returns.toEqualTypeOf<PageAddress | null>()
})
