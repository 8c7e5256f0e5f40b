import { Stack, Text, Typography } from '@mantine/core'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { None, UserText } from '../kit/layout/direction.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { useText } from '../text/use-text.ts'
import type { CellSlot } from './cells.tsx'
import { cells } from './cells.tsx'

// The picture is shown uncut in any shape; its height is known before it loads.
const wholePicture = { inlineSize: 'auto', maxInlineSize: '100%', blockSize: 180, borderRadius: 6 } as const

/** HTML of the editor. The server sanitises it on write and on every read, with one sanitiser. */
function RichText({ html, dir }: { html: string; dir?: 'rtl' | 'ltr' }) {
  if (!html) return <None />
  return (
    <Typography fz="sm">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write and on read */}
      <div dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  )
}

function Sides({ field, name, row }: CellSlot) {
  const { form } = useText('kit')
  // The schema makes this a bilingual field's value; null if it is optional and empty.
  const value = row[name] as Bilingual | null
  if (!value) return <None />
  const side = (of: 'ar' | 'en', label: string) => (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {field.of === 'rich_text' ? <RichText html={value[of]} dir={of === 'ar' ? 'rtl' : 'ltr'} /> : <UserText>{value[of]}</UserText>}
    </div>
  )
  return (
    <Stack gap={6}>
      {side('ar', form.arabic)}
      {side('en', form.english)}
    </Stack>
  )
}

/** Returns a field as the page of its record shows it: in full, where a list would cut it. */
export function getFact(slot: CellSlot): ReactNode {
  const value = slot.row[slot.name]
  switch (slot.field.kind) {
    case 'bilingual':
      return <Sides {...slot} />
    case 'rich_text':
      return <RichText html={typeof value === 'string' ? value : ''} />
    case 'text':
    case 'long_text':
      return (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }} component="div">
          <UserText>{typeof value === 'string' ? value : null}</UserText>
        </Text>
      )
    case 'image':
      return typeof value === 'string' ? <Picture id={value} alt="" width={320} height={180} style={wholePicture} contain /> : <None />
    default:
      return cells[slot.field.kind](slot)
  }
}
