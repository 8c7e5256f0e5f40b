import { Text } from '@mantine/core'
import { sectionKinds } from '@rahba/contract/catalog/sections/section-kinds'
import type { SectionRow, sections } from '@rahba/contract/catalog/sections/sections.schemas'
import { inLocale } from '@rahba/contract/kernel/locale'
import { Localized } from '../../kit/layout/direction.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { MarketPreview } from './market-preview.tsx'

/** The content of a section, with the category or number of products it uses. */
function Shows({ row }: { row: SectionRow }) {
  const t = useText('admin/sections')
  const locale = useLocale()
  return (
    <>
      {inLocale(sectionKinds[row.kind], locale)}
      {row.category && (
        <Text size="xs" c="dimmed">
          {typeof row.category.title === 'string' ? row.category.title : <Localized text={row.category.title} />}
        </Text>
      )}
      {row.kind === 'products' && (
        <Text size="xs" c="dimmed">
          {t.products(row.products.length)}
        </Text>
      )}
    </>
  )
}

/** Sections: the declared list with what each shows, and a preview of the market. */
export default resourcePages<typeof sections>({
  cells: { kind: (row) => <Shows row={row as SectionRow} /> },
  Beside: MarketPreview,
})
