import { ActionIcon, Group } from '@mantine/core'
import type { Axis, AxisValue } from '@rahba/contract/catalog/variants/axes'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconArrowDown, IconArrowUp, IconColorSwatchOff, IconPhoto, IconTrash } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { Picture } from '../../kit/show/picture.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { DraftText, ownFirst } from './draft-text.tsx'
import { findError, type LocatedErrors } from './located-errors.ts'
import { changeValue } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import type { MatrixEditing } from './use-matrix.ts'
import classes from './variants.module.css'

interface ValueRowProps {
  axis: Axis
  value: AxisValue
  place: number
  editing: MatrixEditing
  errors: LocatedErrors
  /** True if its colour and picture are shown. */
  looks: boolean
  choosePicture: (of: Pictured) => void
  move: (to: number) => void
  remove: () => void
}

/** The colour of a value. It counts once it is chosen, not while somebody looks for it. */
function Swatch({ colour, label, onCommit }: { colour: string | null; label: string; onCommit: (colour: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const latest = useRef(onCommit)
  latest.current = onCommit
  useEffect(() => {
    const element = input.current
    // React calls the browser's `input` event a change; the browser's own `change` comes when the choice is made.
    const commit = () => {
      if (element) latest.current(element.value)
      setDraft(null)
    }
    element?.addEventListener('change', commit)
    return () => element?.removeEventListener('change', commit)
  }, [])
  return (
    <span className={classes.swatch} data-empty={(draft ?? colour) === null || undefined}>
      <input
        ref={input}
        type="color"
        aria-label={label}
        value={draft ?? colour ?? '#ffffff'}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
    </span>
  )
}

/** The colour and the picture of a value. */
function Looks({ value, name, editing, choosePicture }: Pick<ValueRowProps, 'value' | 'editing' | 'choosePicture'> & { name: string }) {
  const t = useText('variants').options
  const put = (change: Partial<AxisValue>) => editing.put(changeValue(editing.now(), value.id, change))
  return (
    <>
      <Swatch colour={value.colour} label={t.colour(name)} onCommit={(colour) => put({ colour })} />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t.noColour(name)}
        disabled={value.colour === null}
        onClick={() => put({ colour: null })}
      >
        <IconColorSwatchOff size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t.picture(name)}
        onClick={() => choosePicture({ name, image: value.image, put: (image) => put({ image }) })}
      >
        {value.image ? (
          <Picture id={value.image} alt="" width={32} height={32} className={classes.thumb} />
        ) : (
          <IconPhoto size={16} stroke={1.5} />
        )}
      </ActionIcon>
    </>
  )
}

function Row({ axis, value, place, editing, errors, looks, choosePicture, move, remove }: ValueRowProps) {
  const t = useText('variants').options
  const locale = useLocale()
  const name = inLocale(value.name, locale) || t.value(place + 1)
  const side = (language: 'ar' | 'en') => ({
    value: value.name[language],
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    maxLength: 60,
    'aria-label': `${name} (${language === 'ar' ? t.arabic : t.english})`,
    error: findError(errors, `value ${value.id} name.${language}`, value.name[language]),
    onCommit: (text: string) => editing.put(changeValue(editing.now(), value.id, { name: { ...value.name, [language]: text } })),
  })
  const isLast = place === axis.values.length - 1
  return (
    <li className={classes.value} data-looks={looks || undefined}>
      {looks && (
        <Group gap={2} wrap="nowrap">
          <Looks value={value} name={name} editing={editing} choosePicture={choosePicture} />
        </Group>
      )}
      {ownFirst[locale].map((language) => (
        <DraftText key={language} {...side(language)} placeholder={t.untranslated[language]} />
      ))}
      <Group gap={0} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          color="gray"
          data-move={`up ${value.id}`}
          aria-label={t.earlier(name)}
          {...(place === 0 && ended)}
          onClick={() => place > 0 && move(place - 1)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-move={`down ${value.id}`}
          aria-label={t.later(name)}
          {...(isLast && ended)}
          onClick={() => !isLast && move(place + 1)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={t.remove(name)} onClick={remove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </li>
  )
}

// A value moved to an end keeps the focus on the button that moved it, which a disabled one would lose.
const ended = { 'data-disabled': true, 'aria-disabled': true }

// The steps of a row read the matrix when they are taken, so rows that are drawn seldom do not work on an old one.
const isSame = (before: ValueRowProps, after: ValueRowProps) =>
  before.place === after.place &&
  before.looks === after.looks &&
  before.errors === after.errors &&
  before.axis.id === after.axis.id &&
  before.axis.values.length === after.axis.values.length &&
  JSON.stringify(before.value) === JSON.stringify(after.value)

/** One value of an option: its names, what it looks like, its place. An option may have a hundred, so each is redrawn only when it changes. */
export const ValueRow = memo(Row, isSame)
