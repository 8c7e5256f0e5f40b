import { Text } from '@mantine/core'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { FormDialog } from '../form/form-shell.tsx'
import type { ContractForm } from '../form/use-contract-form.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { MoneyInput, type NumberValue } from '../inputs/number-inputs.tsx'
import { CodeTextInput, LongTextInput, TextInput } from '../inputs/text-inputs.tsx'
import { FileInput } from '../inputs/upload/file-input.tsx'
import { MoneyInText } from '../show/money-in-text.tsx'

interface NeededField<Field> {
  field: Field
  /** The label that replaces the field's own name. */
  label?: string
  description?: string
  /** Set if the schema needs the field only for some actions, and so can't say it. */
  required?: true
}

/** One thing that an action asks for: a field of its body and the kind of input, or an input of the caller's own. */
export type Need<Field extends string> =
  | (NeededField<Field> & { as: 'words'; maxLength?: number })
  | (NeededField<Field> & { as: 'line'; dir?: 'ltr' })
  | (NeededField<Field> & { as: 'code'; maxLength: number })
  | (NeededField<Field> & { as: 'money' })
  | (NeededField<Field> & { as: 'slip' })
  | (NeededField<Field> & { as: 'choice'; choices: Readonly<Record<string, Bilingual>> })
  | { as: 'own'; key: string; input: ReactNode }

type Needs<Values> = readonly (Need<keyof Values & string> | false)[]
type FieldsOf<Values> = Pick<ContractForm<never, Values>, 'at' | 'values'>

function NeedField<Values>({ form, need }: { form: FieldsOf<Values>; need: Need<keyof Values & string> }) {
  if (need.as === 'own') return need.input
  const { field } = need
  // An action's body has the field in the kind that its need names.
  const typed = <Value,>() => form.at(field, (form.values[field] ?? null) as Value | null)
  if (need.as === 'money') {
    const { as, field: _, ...more } = need
    return <MoneyInput {...typed<NumberValue>()} {...more} />
  }
  const props = typed<string>()
  if (need.as === 'words') {
    const { as, field: _, ...more } = need
    return <LongTextInput {...props} {...more} rows={2} />
  }
  if (need.as === 'line') {
    const { as, field: _, ...more } = need
    return <TextInput {...props} {...more} />
  }
  if (need.as === 'code') {
    const { as, field: _, ...more } = need
    return <CodeTextInput {...props} {...more} />
  }
  if (need.as === 'slip') {
    const { as, field: _, ...more } = need
    return <FileInput {...props} {...more} purpose="slip" />
  }
  const { as, field: _, ...more } = need
  return <ChoiceInput {...props} {...more} />
}

interface ActionFieldsProps<Values> {
  form: FieldsOf<Values>
  /** The effect of the action. */
  effect: ReactNode
  needs: Needs<Values>
}

/** The effect of an action and the inputs it needs; the same in a dialog and on a page. */
export function ActionFields<Values>({ form, effect, needs }: ActionFieldsProps<Values>) {
  return (
    <>
      <Text size="sm" component="div">
        {typeof effect === 'string' ? <MoneyInText>{effect}</MoneyInText> : effect}
      </Text>
      {needs.map(
        (need) =>
          need && (
            <Fragment key={need.as === 'own' ? need.key : need.field}>
              <NeedField form={form} need={need} />
            </Fragment>
          ),
      )}
    </>
  )
}

type Dialog = ComponentProps<typeof FormDialog>

interface ActionDialogProps<Values> extends Pick<Dialog, 'title' | 'tone'> {
  /** The label of the button, if it is not the title. */
  saveLabel?: string
  effect: ReactNode
  needs: Needs<Values>
  /** Before the effect: a way on from a refusal. */
  lead?: ReactNode
  /** Sends the form: what `useFormSend` gives. */
  send: Pick<Dialog, 'onSubmit' | 'pending' | 'submitError' | 'notice'> & { form: FieldsOf<Values> & Dialog['form'] }
  close: () => void
}

/** Says what an action will do, asks for what it needs, and does it. Mount it with the action; unmount it with `close`. */
export function ActionDialog<Values>({ title, saveLabel = title, effect, needs, lead, send, close, ...look }: ActionDialogProps<Values>) {
  return (
    <FormDialog as="modal" opened onClose={close} title={title} saveLabel={saveLabel} {...look} {...send}>
      {lead}
      <ActionFields form={send.form} effect={effect} needs={needs} />
    </FormDialog>
  )
}
