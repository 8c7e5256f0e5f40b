import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './section-preview.ts'

const call = declareCalls<typeof whole>()

export const previewSections = call({ name: 'previewSections', method: 'GET', path: '/admin/sections/preview' })
export const previewSection = call({ name: 'previewSection', method: 'POST', path: '/admin/sections/preview' })
