import type { improvements } from '@rahba/contract/content/improvements'
import { resourcePages } from '../../resource/overrides.ts'
import { PublishState } from './publish-state.tsx'

/** Improvements: the declared pages, out at once unless another moment is chosen; the state takes the place of the bare flag. */
export default resourcePages<typeof improvements>({
  initial: (row) => (row ? {} : { published_at: new Date().toISOString() }),
  columns: ([title, ...rest], label) => [
    ...(title ? [title] : []),
    { key: 'status', label: label('status'), cell: (row) => <PublishState {...row} /> },
    ...rest.filter(({ key }) => key !== 'active'),
  ],
})
