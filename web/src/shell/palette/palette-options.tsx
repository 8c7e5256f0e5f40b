import { useLocale } from '../../text/locale.ts'
import { localize, type PaletteEntry, type PaletteGroup } from './entries.ts'
import classes from './palette.module.css'

/** The element id of an entry's option, by the id of its group. */
export const getOptionId = (groupId: string, entry: PaletteEntry): string => `${groupId}-${entry.key}`

interface PaletteOptionsProps {
  /** The element id of the group. */
  id: string
  group: PaletteGroup
  /** The id of the option that Enter chooses. */
  currentId: string | undefined
  /** Called with the id of the option that the pointer moved to. */
  onPoint: (id: string) => void
  onChoose: (entry: PaletteEntry) => void
}

/** A group of options under its heading. */
export function PaletteOptions({ id, group, currentId, onPoint, onChoose }: PaletteOptionsProps) {
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div role="group" aria-labelledby={id}>
      <div className={classes.heading} id={id}>
        {group.label}
      </div>
      {group.entries.map((entry) => {
        const optionId = getOptionId(id, entry)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above keeps the focus and hears the keys
          <div
            key={entry.key}
            id={optionId}
            role="option"
            aria-selected={optionId === currentId}
            className={classes.option}
            onPointerMove={() => optionId !== currentId && onPoint(optionId)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <entry.icon size={18} stroke={1.6} aria-hidden="true" />
            <bdi className={classes.label}>{localize(entry.label, locale)}</bdi>
            {entry.hint && <bdi className={classes.hint}>{localize(entry.hint, locale)}</bdi>}
          </div>
        )
      })}
    </div>
  )
}
