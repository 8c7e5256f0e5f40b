import { slides } from '@rahba/contract/content/slides'
import { labelOf } from '@rahba/contract/kernel/labels'
import { resourcePages } from '../../resource/overrides.ts'
import { SlideState } from './publish-state.tsx'
import { WidePicture } from './wide-picture.tsx'

/** Ads: the declared pages, with the whole picture in the list and whether each runs today. */
export default resourcePages(slides, {
  cells: {
    image_ar: ({ image_ar }) => <WidePicture id={image_ar} width={128} />,
  },
  columns: (usual, locale) => [
    ...usual
      .filter(({ key }) => key !== 'position' && key !== 'active')
      .map((column) => (column.key === 'image_ar' ? { ...column, width: 150 } : column)),
    { key: 'status', label: labelOf(['status'], locale), cell: (row) => <SlideState {...row} /> },
  ],
})
