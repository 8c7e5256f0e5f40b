import { ActionIcon, Button, Group, Text } from '@mantine/core'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconArrowDown, IconArrowUp, IconPalette, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SideMark } from '../../kit/inputs/bilingual/side-mark.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { DraftText, ownFirst } from './draft-text.tsx'
import { findError, type LocatedErrors } from './located-errors.ts'
import { changeAxis, moveValue, type PlainFields, removeAxis, removeValue } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import type { Removal } from './removal-dialog.tsx'
import type { MatrixEditing } from './use-matrix.ts'
import { ValueRow } from './value-row.tsx'
import { ValuesEntry } from './values-entry.tsx'
import classes from './variants.module.css'

interface AxisCardProps {
  axis: Axis
  place: number
  /** The number of options. */
  of: number
  editing: MatrixEditing
  plain: PlainFields
  errors: LocatedErrors
  choosePicture: (of: Pictured) => void
  move: (to: number) => void
  /** Removes something at once, or after a question if variants go with it. */
  remove: (removal: Removal) => void
  announce: (text: string) => void
}

const isColour = ({ name }: Axis) => /لون|ألوان|colou?r/i.test(`${name.ar} ${name.en}`)
const hasLooks = ({ values }: Axis) => values.some(({ colour, image }) => colour !== null || image !== null)

/** One option: its name in both languages and its values. */
export function AxisCard({ axis, place, of, editing, plain, errors, choosePicture, move, remove, announce }: AxisCardProps) {
  const t = useText('variants').options
  const locale = useLocale()
  const [isMounted, setMounted] = useState(false)
  const looks = isMounted || isColour(axis) || hasLooks(axis)
  const name = inLocale(axis.name, locale) || t.at(place + 1)
  const side = (language: 'ar' | 'en') => ({
    value: axis.name[language],
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    maxLength: 40,
    'aria-label': `${t.name} (${language === 'ar' ? t.arabic : t.english})`,
    placeholder: language === 'ar' ? t.arabic : t.english,
    error: findError(errors, `axis ${axis.id} name.${language}`, axis.name[language]),
    onCommit: (text: string) => editing.put(changeAxis(editing.now(), axis.id, { name: { ...axis.name, [language]: text } })),
  })
  const moveOne = (from: number, to: number) => {
    editing.put(moveValue(editing.now(), axis.id, from, to))
    announce(t.moved(to + 1, axis.values.length))
  }
  return (
    <section className={classes.axis} aria-label={name}>
      <div className={classes.axisHead}>
        <Text size="sm" fw={600} className={classes.axisName ?? ''}>
          {t.name}
        </Text>
        {ownFirst[locale].map((language) => (
          <DraftText key={language} {...side(language)} />
        ))}
        <Group gap={0} wrap="nowrap" justify="flex-end">
          {of > 1 && (
            <>
              <ActionIcon variant="subtle" color="gray" aria-label={t.earlier(name)} disabled={place === 0} onClick={() => move(place - 1)}>
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.later(name)}
                disabled={place === of - 1}
                onClick={() => move(place + 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t.remove(name)}
            onClick={() => remove({ name, values: axis.values, remove: (matrix, stays) => removeAxis(matrix, axis.id, stays) })}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      </div>
      <Group gap="sm">
        <SideMark texts={[axis.name, ...axis.values.map((value) => value.name)]} />
      </Group>
      {axis.values.length > 0 && (
        <ul className={classes.values} aria-label={`${t.values}: ${name}`}>
          {axis.values.map((value, at) => (
            <ValueRow
              key={value.id}
              axis={axis}
              value={value}
              place={at}
              editing={editing}
              errors={errors}
              looks={looks}
              choosePicture={choosePicture}
              move={(to) => moveOne(at, to)}
              remove={() =>
                remove({
                  name: inLocale(value.name, locale) || t.value(at + 1),
                  remove: (matrix) => removeValue(matrix, axis.id, value.id),
                })
              }
            />
          ))}
        </ul>
      )}
      <ValuesEntry
        axis={axis}
        editing={editing}
        plain={plain}
        label={`${t.entry}: ${name}`}
        error={findError(errors, `axis ${axis.id} values`, axis.values)}
      />
      {!looks && axis.values.length > 0 && (
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconPalette size={14} aria-hidden="true" />}
            onClick={() => setMounted(true)}
          >
            {t.looks}
          </Button>
        </div>
      )}
    </section>
  )
}
