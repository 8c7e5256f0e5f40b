import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import { type QuickName, quickNames } from './quick-names.ts'

interface AddAxisProps {
  /** Names that the product has already. */
  usedNames: readonly string[]
  add: (name: QuickName) => void
}

/** The quick choices for another option of a product. They load without the editor, because most products have no options. */
export function AddAxis({ usedNames, add }: AddAxisProps) {
  const t = useText('catalog')
  const offered = (['colour', 'size', 'capacity', 'other'] as const).filter((name) => !usedNames.includes(quickNames[name].ar))
  return (
    <Group gap="xs" role="group" aria-label={t.addOption}>
      <Text size="sm" c="dimmed" component="span" aria-hidden="true">
        {t.addOption}:
      </Text>
      {offered.map((name) => (
        <Button key={name} variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => add(name)}>
          {t.quickOptions[name]}
        </Button>
      ))}
    </Group>
  )
}
