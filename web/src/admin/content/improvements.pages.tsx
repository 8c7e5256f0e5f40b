import { improvements } from '@rahba/contract/content/improvements'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { resourcePages } from '../../resource/overrides.ts'
import { PublishState } from './publish-state.tsx'

/** Improvements: the declared pages, out at once unless another moment is chosen; the state takes the place of the bare flag. */
export default resourcePages(improvements, {
  initial: (row) => (row ? {} : { published_at: new Date().toISOString() }),
  columns: ([title, ...rest], locale) => [
    ...(title ? [title] : []),
    { key: 'status', label: fieldLabel(['status'], locale), cell: (row) => <PublishState {...row} /> },
    ...rest.filter(({ key }) => key !== 'active'),
  ],
})
