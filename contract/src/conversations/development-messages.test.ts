import { expect, it } from 'vitest'
import { fieldMessages } from '../kernel/messages.ts'
import { developmentActionBody } from './development-messages.ts'

it('rejects files with a step that sends nothing', () => {
  const id = '01900000-0000-7000-8000-000000000000'
  const checked = developmentActionBody.safeParse({ action: 'close', attachments: [id] }, { reportInput: true })
  expect(fieldMessages(checked.error?.issues ?? [], 'en')).toEqual({ _: 'Unknown fields: attachments' })
})
