import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './bank-choices.ts'

const call = declareCalls<typeof whole>()

export const listBankChoices = call({ name: 'listBankChoices', method: 'GET', path: '/location/banks' })
