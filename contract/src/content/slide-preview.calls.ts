import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './slide-preview.ts'

const call = declareCalls<typeof whole>()

export const previewSlides = call({ name: 'previewSlides', method: 'GET', path: '/admin/slides/preview' })
