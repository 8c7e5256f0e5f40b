import type { improvements } from '@rahba/contract/content/improvements'
import { resourceForm } from '../../resource/form-overrides.ts'

/** Improvements: a new item is published at once unless another moment is chosen. */
export default resourceForm<typeof improvements>({
  initial: (row) => (row ? {} : { published_at: new Date().toISOString() }),
})
