import type { readLanding } from '@rahba/contract/content/public'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'

export type Landing = ResponseOf<typeof readLanding>
