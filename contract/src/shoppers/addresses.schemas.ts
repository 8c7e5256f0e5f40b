import { z } from 'zod'
import { optional, phone, shortAddressSchema, text } from '../kernel/field.ts'
import { nameMessages } from '../kernel/messages.ts'
import { blankIsNull } from '../kernel/shapes.ts'

nameMessages({
  whole_point: { ar: 'حدد الموقع على الخريطة كاملًا أو اتركه فارغًا', en: 'Set the full map location or leave it empty' },
})

const degrees = (max: number) => z.preprocess(blankIsNull, z.number().min(-max).max(max).nullable())

/** An address as a shopper writes it. */
export const addressBody = z
  .strictObject({
    label: text({ max: 40 }).schema,
    name: text({ max: 75, min: 2 }).schema,
    phone: phone().schema,
    city_id: z.uuid('uuid'),
    district: text({ max: 100, min: 2 }).schema,
    street: text({ max: 150, min: 2 }).schema,
    building: optional(text({ max: 100 })).schema,
    /** Carriers in the Kingdom take no parcel without it. */
    short_address: z.preprocess(blankIsNull, shortAddressSchema.nullable()),
    lat: degrees(90),
    lng: degrees(180),
    /** The first address is always the default, until another address becomes the default. */
    is_default: z.boolean().default(false),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), { path: ['lat'], message: 'whole_point' })
export type AddressBody = z.output<typeof addressBody>
