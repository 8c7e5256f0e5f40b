import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './sections.ts'

export const searchSectionProducts: Call<typeof whole.searchSectionProducts> = {
  name: 'searchSectionProducts',
  method: 'GET',
  path: '/admin/sections/products',
}
