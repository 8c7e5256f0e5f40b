import { Text } from '@mantine/core'
import { type Bilingual, locales } from '@rahba/contract/kernel/locale'
import { lacksSide } from '@rahba/contract/kernel/translation'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useText } from '../../../text/use-text.ts'
import { plainText } from '../../show/format.ts'

interface SideMarkProps {
  texts: readonly Bilingual[]
  /** True where it also says that no language is missing. */
  complete?: boolean
}

/** The mark beside texts that says which language one of them lacks while it has the other. */
export function SideMark({ texts, complete = false }: SideMarkProps) {
  const { form } = useText('kit')
  const missing = locales.filter((side) => texts.some((text) => lacksSide(text, side)))
  const isComplete = complete && texts.every((text) => locales.every((side) => plainText(text[side]) !== ''))
  const words = missing.map((side) => ({ key: side, words: form.missingSide[side], isGood: false }))
  const marks = isComplete ? [{ key: 'both', words: form.bothSides, isGood: true }] : words
  return marks.map(({ key, words, isGood }) => (
    <Text key={key} component="span" size="xs" c="dimmed" display="inline-flex" style={{ alignItems: 'center', gap: 4 }}>
      {isGood ? <IconCircleCheck size={14} color="var(--mantine-color-green-7)" /> : <IconCircleDashed size={14} />}
      {words}
    </Text>
  ))
}
