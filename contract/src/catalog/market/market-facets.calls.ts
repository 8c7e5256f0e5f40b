import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './market-facets.ts'

const call = declareCalls<typeof whole>()

export const readMarketFacets = call({ name: 'readMarketFacets', method: 'GET', path: '/market/facets' })
export const readMarketSuggestions = call({ name: 'readMarketSuggestions', method: 'GET', path: '/market/suggestions' })
