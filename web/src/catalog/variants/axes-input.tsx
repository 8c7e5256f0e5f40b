import { Button, Stack, Text, VisuallyHidden } from '@mantine/core'
import { maxAxes, maxVariants } from '@rahba/contract/catalog/variants/axes'
import { IconArrowBackUp, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { AddAxis } from './add-axis.tsx'
import { AxisCard } from './axis-card.tsx'
import type { LocatedErrors } from './located-errors.ts'
import { addMissing, moveAxis, type PlainFields } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import { blankAxis, type QuickName } from './quick-names.ts'
import { getRemoved, type Removal, RemovalDialog } from './removal-dialog.tsx'
import type { MatrixEditing } from './use-matrix.ts'

interface AxesInputProps {
  editing: MatrixEditing
  plain: PlainFields
  errors: LocatedErrors
  /** Pieces of saved variants in open orders, by the id of the variant. */
  openPieces: Readonly<Record<string, number>>
  choosePicture: (of: Pictured) => void
}

/** The options of a product with their values; the variants follow them. */
export function AxesInput({ editing, plain, errors, openPieces, choosePicture }: AxesInputProps) {
  const { options: t, sheet } = useText('variants')
  const catalog = useText('catalog')
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { axes, variants } = editing.matrix
  const add = (name: QuickName) => {
    const { axes: known, variants: rows } = editing.now()
    editing.put({ axes: [...known, blankAxis(name)], variants: rows })
  }
  const remove = (one: Removal) => {
    if (getRemoved(editing.now(), one).variants > 0) setRemoval(one)
    else editing.put(one.remove(editing.now()))
  }
  const whole = addMissing(editing.matrix).variants.length
  const isMissing = whole > variants.length && whole <= maxVariants
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {catalog.hints.options}
      </Text>
      {axes.map((axis, place) => (
        <AxisCard
          key={axis.id}
          axis={axis}
          place={place}
          of={axes.length}
          editing={editing}
          plain={plain}
          errors={errors}
          choosePicture={choosePicture}
          move={(to) => {
            editing.put(moveAxis(editing.now(), place, to))
            setAnnouncement(t.moved(to + 1, axes.length))
          }}
          remove={remove}
          announce={setAnnouncement}
        />
      ))}
      {axes.length < maxAxes && <AddAxis usedNames={axes.map(({ name }) => name.ar)} add={add} />}
      {isMissing && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconTableImport size={14} aria-hidden="true" />}
            onClick={() => editing.put(addMissing(editing.now()))}
          >
            {t.missing(whole - variants.length)}
          </Button>
        </div>
      )}
      {/* The sheet has the button otherwise. */}
      {variants.length === 0 && editing.canUndo && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconArrowBackUp size={14} className="mirrored" aria-hidden="true" />}
            onClick={editing.undo}
          >
            {sheet.undo}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <RemovalDialog of={removal} editing={editing} openPieces={openPieces} onClose={() => setRemoval(null)} />
    </Stack>
  )
}
