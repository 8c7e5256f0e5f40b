import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './own-development-messages.ts'

const call = declareCalls<typeof whole>()

export const listOwnDevelopments = call({ name: 'listOwnDevelopments', method: 'GET', path: '/store/development-messages' })
export const exportOwnDevelopments = call({ name: 'exportOwnDevelopments', method: 'GET', path: '/store/development-messages/export' })
export const readOwnDevelopment = call({ name: 'readOwnDevelopment', method: 'GET', path: '/store/development-messages/{id}' })
export const openDevelopment = call({ name: 'openDevelopment', method: 'POST', path: '/store/development-messages', idempotent: true })
export const answerDevelopment = call({
  name: 'answerDevelopment',
  method: 'POST',
  path: '/store/development-messages/{id}/replies',
  idempotent: true,
})
