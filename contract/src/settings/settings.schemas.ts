import { z } from 'zod'
import { basisPointsSchema, emailSchema, halalasSchema, linkSchema, phoneSchema } from '../kernel/field.ts'
import { isVatNumber } from '../kernel/identifiers.ts'
import { cleanIdentifier, cleanLine } from '../kernel/normalise.ts'
import { type Body, type SettingKey, type SettingSpec, settingKeys, settingSpecs } from './setting-specs.ts'

// Each default has the type of its kind.

/** The schema of one setting's body. */
function settingSchema(key: SettingKey): z.ZodType<Body> {
  const spec: SettingSpec = settingSpecs[key]
  const blank = <S extends z.ZodType<string>>(schema: S) => z.preprocess((value) => (value === '' ? null : value), schema.nullable())
  if (spec.kind === 'flag') return z.boolean()
  if (spec.choices) return z.enum(Object.keys(spec.choices))
  if (spec.kind === 'link') return blank(linkSchema)
  if (spec.kind === 'phone') return blank(phoneSchema)
  if (spec.kind === 'email') return blank(emailSchema)
  if (spec.kind === 'text') return blank(z.string().overwrite(cleanLine).min(1).max(120))
  if (spec.kind === 'vat_no') return blank(z.string().overwrite(cleanIdentifier).refine(isVatNumber, 'vat_no'))
  const [min, max] = [spec.min ?? 0, spec.max ?? 1_000_000_000]
  if (spec.kind === 'money') return halalasSchema(min, max)
  if (spec.kind === 'rate') return basisPointsSchema(min, max)
  return z.int().min(min).max(max)
}

export const settingsBody = z.strictObject(Object.fromEntries(settingKeys.map((key) => [key, settingSchema(key).optional()])))
