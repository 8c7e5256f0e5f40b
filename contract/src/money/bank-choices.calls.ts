import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './bank-choices.ts'

export const listBankChoices: Call<typeof whole.listBankChoices> = { name: 'listBankChoices', method: 'GET', path: '/location/banks' }
