import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './slide-reading.ts'

const call = declareCalls<typeof whole>()

export const listSlidesAt = call({ name: 'listSlidesAt', method: 'GET', path: '/slides' })
