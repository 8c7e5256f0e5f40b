import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './sections.ts'

const call = declareCalls<typeof whole>()

export const searchSectionProducts = call({ name: 'searchSectionProducts', method: 'GET', path: '/admin/sections/products' })
