import { slides } from '@rahba/contract/content/slides'
import { labelOf } from '@rahba/contract/kernel/labels'
import { Picture } from '../../kit/picture.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { SlideState } from './publish-state.tsx'
import classes from './slides.module.css'

/** Ads: the declared pages, with the whole picture in the list and whether each runs today. */
export default resourcePages(slides, {
  cells: {
    image_ar: ({ image_ar }) => <Picture id={image_ar} alt="" width={128} height={48} className={classes.strip} />,
  },
  columns: (usual, locale) => [
    ...usual
      .filter(({ key }) => key !== 'position' && key !== 'active')
      .map((column) => (column.key === 'image_ar' ? { ...column, width: 150 } : column)),
    { key: 'status', label: labelOf(['status'], locale), cell: (row) => <SlideState {...row} /> },
  ],
})
