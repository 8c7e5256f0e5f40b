import type { slides } from '@rahba/contract/content/slides'
import { resourcePages } from '../../resource/overrides.ts'
import { useLocale } from '../../text/locale.ts'
import { SlideState } from './publish-state.tsx'
import { SlidePages } from './slide-pages.tsx'
import { WidePicture } from './wide-picture.tsx'

/** An ad's picture as readers of this language see it. */
function SlidePicture({ image_ar, image_en }: { image_ar: string; image_en: string | null }) {
  const locale = useLocale()
  return <WidePicture id={(locale === 'en' && image_en) || image_ar} width={128} />
}

/** Ads: the declared list, with the whole picture in the list and whether each runs today. */
export default resourcePages<typeof slides>({
  Beside: SlidePages,
  cells: {
    image_ar: (row) => <SlidePicture {...row} />,
  },
  columns: (usual, label) => [
    ...usual
      .filter(({ key }) => key !== 'position' && key !== 'active')
      .map((column) => (column.key === 'image_ar' ? { ...column, width: 150 } : column)),
    { key: 'status', label: label('status'), cell: (row) => <SlideState {...row} /> },
  ],
})
