import type { readLanding } from '@rahba/contract/content/public.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'

export type Landing = ResponseOf<typeof readLanding>
