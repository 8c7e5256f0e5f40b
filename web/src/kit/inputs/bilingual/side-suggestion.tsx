import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { plainText } from '../../show/format.ts'

/** Translates a text into `side`; null where the service did not answer, which was told already. */
export type Suggest = (text: string, side: Locale) => Promise<string | null>

interface SideSuggestionProps {
  /** The text in the other language. */
  text: string
  /** The language that is missing. */
  side: Locale
  suggest: Suggest
  accept: (text: string) => void
}

/** Offers a translation by machine for a missing side. It is marked as such until a person accepts it, and saved only then. */
export default function SideSuggestion({ text, side, suggest, accept }: SideSuggestionProps) {
  const t = useText('kit').form.translate
  const [pending, setPending] = useState(false)
  const [suggested, setSuggested] = useState<{ of: string; text: string } | null>(null)
  const ask = async () => {
    setPending(true)
    const translated = await suggest(text, side)
    setPending(false)
    if (translated) setSuggested({ of: text, text: translated })
  }
  // A suggestion belongs to the text that it was made of.
  if (!suggested || suggested.of !== text)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        loading={pending}
        leftSection={<IconLanguage size={16} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        {t.ask[side]}
      </Button>
    )
  return (
    <Paper withBorder p="sm" mt="xs">
      <Stack gap="xs">
        <Badge variant="light" color="saffron">
          {t.mark}
        </Badge>
        <Text component="div" size="sm" lang={side} dir={side === 'ar' ? 'rtl' : 'ltr'}>
          {plainText(suggested.text)}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => accept(suggested.text)}>
            {t.accept}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setSuggested(null)}>
            {t.dismiss}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
