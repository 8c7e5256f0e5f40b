import type { news } from '@rahba/contract/content/news'
import { resourceForm } from '../../resource/form-overrides.ts'

/** News: a new item is published at once unless another moment is chosen. */
export default resourceForm<typeof news>({
  initial: (row) => (row ? {} : { published_at: new Date().toISOString(), audience: 'all' }),
})
