import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowBarDown, IconArrowForwardUp, IconListCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Hint } from '../../kit/feedback/hint.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { countStock } from './matrix.ts'
import type { MatrixEditing } from './use-matrix.ts'
import classes from './variants.module.css'

interface SheetToolsProps {
  editing: MatrixEditing
  /** Fills the rest of the column; null on phones, which show cards. */
  fillRest: (() => void) | null
  isBulk: boolean
  toggleBulk: () => void
  /** The summary of the cells with errors. */
  children: ReactNode
}

/** The buttons above the sheet: undo, redo, fill, change many; and the stock of all variants. */
export function SheetTools({ editing, fillRest, isBulk, toggleBulk, children }: SheetToolsProps) {
  const t = useText('variants').sheet
  const locale = useLocale()
  return (
    <Group className={classes.tools ?? ''} gap="xs">
      <Hint label={t.undo}>
        <ActionIcon variant="default" size={32} aria-label={t.undo} disabled={!editing.canUndo} onClick={editing.undo}>
          <IconArrowBackUp size={16} className="mirrored" />
        </ActionIcon>
      </Hint>
      <Hint label={t.redo}>
        <ActionIcon variant="default" size={32} aria-label={t.redo} disabled={!editing.canRedo} onClick={editing.redo}>
          <IconArrowForwardUp size={16} className="mirrored" />
        </ActionIcon>
      </Hint>
      {fillRest && (
        <Button variant="default" size="xs" leftSection={<IconArrowBarDown size={14} aria-hidden="true" />} onClick={fillRest}>
          {t.fill}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconListCheck size={14} aria-hidden="true" />}
        aria-expanded={isBulk}
        onClick={toggleBulk}
      >
        {t.change}
      </Button>
      {children}
      <Text size="xs" c="dimmed" ms="auto" component="span">
        {t.total}: {formatNumber(countStock(editing.matrix.variants), locale)}
      </Text>
    </Group>
  )
}
