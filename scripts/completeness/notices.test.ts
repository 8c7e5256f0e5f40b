import { allChoices, choiceChannels, groupByType, noticeGroups } from '@rahba/contract/notifications/choices'
import { noticeModels } from '@rahba/contract/notifications/notification'
import { notificationTypes } from '@rahba/contract/notifications/notification-types'
import { expect, test } from 'vitest'
import { codeBelow, names } from './source.ts'

const server = codeBelow('server/src').filter(({ file }) => !/\/([\w-]+-)?table\.ts$/.test(file))
const web = codeBelow('web/src')

// what a notice says in both languages, and its icon, are records over these types: the compiler asks for each
test('every type of notice is written somewhere', () => {
  expect(notificationTypes.filter((type) => !server.some(({ text }) => text.includes(`notif_type: '${type}'`)))).toEqual([])
})

test('every kind of subject of a notice is used by one', () => {
  const isWritten = (model: string) => server.some(({ text }) => new RegExp(`\\bmodel: '${model}'`).test(text))
  expect(noticeModels.filter((model) => !isWritten(model))).toEqual([])
})

/** The types of notices that administrators are told. */
const adminNotices = server.flatMap(({ text }) =>
  [...text.matchAll(/notifyAdmins\([^,]+,[^,]+,\s*\{[\s\S]*?notif_type: '(\w+)'/g)].flatMap(
    ([, type]) => notificationTypes.find((known) => known === type) ?? [],
  ),
)

test('every written notice can be turned off: stores and administrators can choose its group by channel', () => {
  const groups = Object.keys(noticeGroups)
  expect([...new Set(Object.values(groupByType))].toSorted()).toEqual(groups.toSorted())
  expect(allChoices).toHaveLength(groups.length * Object.keys(choiceChannels).length)
  const surfaces = web.filter(({ file }) => file.endsWith('/layout/choice-surface.ts'))
  expect(surfaces).toHaveLength(2)
  const store = surfaces.find(({ file }) => file.includes('/portal/'))
  const admin = surfaces.find(({ file }) => file.includes('/admin/'))
  expect(groups.filter((group) => !names(store?.text ?? '', group))).toEqual([])
  expect(adminNotices.length).toBeGreaterThan(10)
  expect([...new Set(adminNotices.map((type) => groupByType[type]))].filter((group) => !names(admin?.text ?? '', group))).toEqual([])
})

test('every sent text is a message of the registry', () => {
  const using = (pattern: RegExp) => server.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))
  expect(using(/\brenderMail\(/)).toEqual(['server/src/messages/message.ts', 'server/src/platform/mail/template.ts'])
  expect(using(/\bmail\.send\(/)).toEqual(['server/src/access/mails/account-mail.ts', 'server/src/platform/mail/mail-job.ts'])
  expect(using(/\bsms\.send\(/)).toEqual(['server/src/access/mails/account-mail.ts', 'server/src/platform/sms/sms-job.ts'])
  expect(using(/\bas (unknown as )?(Registered|WrittenNotice)\b/)).toEqual(['server/src/messages/message.ts'])
})

test('only the two functions for lists of notices write notices', () => {
  const writers = server.filter(({ text }) => /insert into notifications|insert\(notifications\)/.test(text)).map(({ file }) => file)
  expect(writers).toEqual(['server/src/notifications/notify.ts'])
})
