import type { improvements } from '@rahba/contract/content/improvements'
import { resourcePages } from '../../resource/overrides.ts'
import { PublishState } from './publish-state.tsx'

/** Improvements: the declared list, with the state in place of the bare flag. */
export default resourcePages<typeof improvements>({
  columns: ([title, ...rest], label) => [
    ...(title ? [title] : []),
    { key: 'status', label: label('status'), cell: (row) => <PublishState {...row} /> },
    ...rest.filter(({ key }) => key !== 'active'),
  ],
})
