import { readFileSync } from 'node:fs'
import { adminNoticeNeeds, adminNoticePath, storeNoticeNeeds, storeNoticePath } from '@rahba/contract/notifications/notice-links'
import { noticeModels } from '@rahba/contract/notifications/notification'
import { notificationTypes } from '@rahba/contract/notifications/notification-types'
import { describe, expect, test } from 'vitest'
import { isServed } from '../../test/served-path.ts'
import { mayVisit } from '../portal/layout/menu.ts'

const id = '0190ca00-0000-7000-8000-000000000001'
const buildPath = (address: string) => address.replace(/\?.*/, '')
const storeNotices = notificationTypes.flatMap((notif_type) =>
  [null, ...noticeModels].flatMap((model) => {
    const path = storeNoticePath({ notif_type, model, model_id: model && id })
    return path ? [{ notif_type, path }] : []
  }),
)
const adminNotices = noticeModels.map((model) => ({
  model,
  path: adminNoticePath({ notif_type: 'GeneralNotification', model, model_id: id }) ?? '',
}))

describe('a notice of a store', () => {
  test('links to an existing page', () => {
    expect(storeNotices.filter(({ path }) => !isServed(buildPath(path)))).toEqual([])
  })

  test('links to a page that each of its readers may open', () => {
    expect(
      storeNotices.filter(({ notif_type, path }) => {
        const needed = storeNoticeNeeds[notif_type]
        return !mayVisit(path, needed ? [needed] : [])
      }),
    ).toEqual([])
  })
})

describe('a notice of an administrator', () => {
  /** The keys of which one opens each call, from the table written by hand. */
  const keys = new Map(
    readFileSync(new URL('../../../server/test/policy/policy.csv', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.split(','))
      .map(([method, path, , any = '']) => [`${method} ${path}`, any.split('|')]),
  )
  const readCall = (path: string) =>
    `GET ${buildPath(path)
      .replace('/dashboard/', '/admin/')
      .replace('/chat-view/', '/admin/chat/')
      .replace(/\/agreement$/, '/agreement/acceptances')
      .replace(id, '{id}')}`

  test('links to an existing page', () => {
    expect(adminNotices.filter(({ path }) => !isServed(buildPath(path)))).toEqual([])
  })

  test('links to a page whose record each of its readers may read', () => {
    expect(adminNotices.filter(({ model, path }) => !keys.get(readCall(path))?.includes(adminNoticeNeeds[model]))).toEqual([])
  })
})
