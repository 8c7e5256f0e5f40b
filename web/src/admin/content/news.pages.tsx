import { news } from '@rahba/contract/content/news'
import { labelOf } from '@rahba/contract/kernel/labels'
import { resourcePages } from '../../resource/overrides.ts'
import { PublishState } from './publish-state.tsx'

/** News: the declared pages, with a new item out at once unless another moment is chosen, and its state in the list. */
export default resourcePages(news, {
  initial: (row) => (row ? {} : { published_at: new Date().toISOString(), audience: 'all' }),
  columns: ([image, title, audience, ...rest], locale) => [
    ...[image, title, audience].filter((column) => column !== undefined),
    { key: 'status', label: labelOf(['status'], locale), cell: (row) => <PublishState {...row} /> },
    ...rest,
  ],
})
