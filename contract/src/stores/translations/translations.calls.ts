import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './translations.ts'

const call = declareCalls<typeof whole>()

export const listTranslationGaps = call({ name: 'listTranslationGaps', method: 'GET', path: '/store/translations' })
export const suggestTranslation = call({ name: 'suggestTranslation', method: 'POST', path: '/store/translations/suggest' })
export const confirmTranslation = call({ name: 'confirmTranslation', method: 'POST', path: '/store/translations/confirm' })
