import { Button, Text, TextInput } from '@mantine/core'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { maxAxisValues, maxVariants } from '@rahba/contract/catalog/variants/axes'
import { comma } from '@rahba/contract/kernel/locale'
import { IconPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { addValues, type PlainFields } from './matrix.ts'
import { sortTyped, splitValues } from './typed-values.ts'
import type { MatrixEditing } from './use-matrix.ts'
import classes from './variants.module.css'

interface ValuesEntryProps {
  axis: Axis
  editing: MatrixEditing
  plain: PlainFields
  label: string
  error?: React.ReactNode
}

/** Adds values to an option, typed one by one or pasted as a list. */
export function ValuesEntry({ axis, editing, plain, label, error }: ValuesEntryProps) {
  const t = useText('variants').options
  const locale = useLocale()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef(0)
  const [hint, messageId] = [useId(), useId()]
  /** Says why nothing was added. What was typed or pasted stays to be shortened. */
  const refuse = (texts: readonly string[], message: string) => {
    setText(texts.join(`${comma[locale]}`))
    setRefused(message)
  }
  const add = (typed: string) => {
    const texts = splitValues(typed)
    input.current?.focus()
    if (texts.length === 0) return
    const { added, known } = sortTyped(texts, axis.values)
    const next = addValues(editing.now(), axis.id, added, plain)
    // None is added of too many.
    if (axis.values.length + added.length > maxAxisValues) return refuse(texts, t.tooManyValues(maxAxisValues))
    if (next.variants.length > maxVariants) return refuse(texts, t.tooMany(next.variants.length, maxVariants))
    if (added.length > 0) editing.put(next)
    setRefused(known.length > 0 ? t.known(known.join(comma[locale])) : '')
    setText('')
  }
  return (
    <div>
      <div className={classes.entry}>
        <TextInput
          ref={input}
          aria-label={label}
          aria-describedby={`${messageId} ${hint}`}
          placeholder={t.entry}
          value={text}
          error={error}
          onFocus={() => clearTimeout(leaving.current)}
          // The press that leaves the box reaches its button first, which would move from under it with the message.
          onBlur={() => {
            leaving.current = window.setTimeout(() => setRefused(''), 300)
          }}
          maxLength={4000}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRefused('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add(text)
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (splitValues(pasted).length < 2) return
            event.preventDefault()
            const { selectionStart, selectionEnd } = event.currentTarget
            add(`${text.slice(0, selectionStart ?? 0)}${pasted}${text.slice(selectionEnd ?? text.length)}`)
          }}
        />
        <Button variant="default" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => add(text)}>
          {t.add}
        </Button>
      </div>
      {/* It is about an adding that was tried, and no fault of the product: saving does not go to it. */}
      <Text id={messageId} size="xs" c="red" mt={refused ? 4 : 0} role="status">
        {refused}
      </Text>
      <Text id={hint} size="xs" c="dimmed" mt={4}>
        {t.entryHint}
      </Text>
    </div>
  )
}
