import { z } from 'zod'
import { choice, eitherSide, flag, money, text } from '../../kernel/field.ts'
import { additionalFieldKindLabels } from './additional-field-kinds.ts'

const name = eitherSide(text({ max: 80 })).schema
export const kind = choice(additionalFieldKindLabels).schema

/** An option as it is saved: with its id when it exists already, so that orders keep pointing to it. */
const optionBody = z.strictObject({ id: z.uuid('uuid').optional(), name, price: money({ max: 10_000_000 }).schema })

export const additionalFieldBody = z.strictObject({
  name,
  kind,
  is_required: flag().schema,
  active: flag().schema,
  /** The choices of the kinds `one_of` and `several_of`, in the order shoppers see. */
  options: z.array(optionBody).max(50),
})
export type AdditionalFieldBody = z.output<typeof additionalFieldBody>
