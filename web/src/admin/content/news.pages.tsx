import type { news } from '@rahba/contract/content/news'
import { None } from '../../kit/layout/direction.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { PublishState } from './publish-state.tsx'
import { WidePicture } from './wide-picture.tsx'

/** News: the declared list, with the state of each. */
export default resourcePages<typeof news>({
  cells: { image: ({ image }) => (image ? <WidePicture id={image} width={96} /> : <None />) },
  columns: ([image, title, audience, ...rest], label) => [
    ...[image && { ...image, width: 112 }, title, audience].filter((column) => column !== undefined),
    { key: 'status', label: label('status'), cell: (row) => <PublishState {...row} /> },
    ...rest,
  ],
})
