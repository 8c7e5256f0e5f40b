import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './agreement.ts'

const call = declareCalls<typeof whole>()

export const readAgreementVersion = call({ name: 'readAgreementVersion', method: 'GET', path: '/agreement' })
export const readStoreAgreement = call({ name: 'readStoreAgreement', method: 'GET', path: '/store/agreement' })
export const acceptAgreement = call({ name: 'acceptAgreement', method: 'POST', path: '/store/agreement/accept' })
export const publishAgreement = call({ name: 'publishAgreement', method: 'POST', path: '/admin/agreement/publish' })
export const listAgreementVersions = call({ name: 'listAgreementVersions', method: 'GET', path: '/admin/agreement/versions' })
export const listAcceptances = call({ name: 'listAcceptances', method: 'GET', path: '/admin/agreement/acceptances' })
export const exportAcceptances = call({ name: 'exportAcceptances', method: 'GET', path: '/admin/agreement/acceptances/export' })
