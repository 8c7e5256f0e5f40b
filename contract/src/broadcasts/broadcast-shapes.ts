import { z } from 'zod'
import { nameMessages } from '../kernel/messages.ts'
import { cleanLine, cleanText } from '../kernel/normalise.ts'
import { referenced } from '../kernel/referenced.ts'
import { bilingualText, isUnique, lacks, uniqueIds } from '../kernel/shapes.ts'
import { chosenBy } from './broadcast-labels.ts'
import { broadcastAudienceKeys, broadcastChannelKeys, broadcastStatusKeys, broadcastTimingKeys } from './broadcast-states.ts'

nameMessages({
  in_app_always: {
    ar: '{field}: يظهر الإشعار داخل البوابة دائمًا',
    en: '{field}: the notification always appears in the portal',
  },
})

const ids = (max: number) => uniqueIds(max).default([])
const line = (max: number) => z.string().overwrite(cleanLine).min(1).max(max)
const side = (max: number) => z.string().overwrite(cleanText).min(1).max(max)

/** The maximum number of stores chosen by name; larger audiences are chosen by category, city or all. */
const maxChosenStores = 100

/** The chosen stores. Lists that do not belong to the audience are dropped. */
const audienceShape = {
  audience: z.enum(broadcastAudienceKeys),
  categories: ids(50),
  cities: ids(100),
  stores_id: ids(maxChosenStores),
}
export type BroadcastTarget = z.output<z.ZodObject<typeof audienceShape>>

export const broadcastBody = z
  .strictObject({
    title: z.object({ ar: line(120), en: line(120) }),
    body: z.object({ ar: side(1000), en: side(1000) }),
    ...audienceShape,
    channels: z
      .array(z.enum(broadcastChannelKeys))
      .min(1)
      .max(broadcastChannelKeys.length)
      .refine(isUnique, 'repeated')
      .refine((channels) => channels.includes('in_app'), 'in_app_always'),
    timing: z.enum(broadcastTimingKeys),
    scheduled_at: z.iso.datetime({ offset: true, message: 'datetime' }).nullable().default(null),
  })
  .superRefine((body, issues) => {
    const list = chosenBy[body.audience]
    if (list && body[list].length === 0) lacks(issues, list)
    if (body.timing === 'scheduled' && body.scheduled_at === null)
      issues.addIssue({ code: 'custom', path: ['scheduled_at'], input: null, message: 'datetime' })
  })
export type BroadcastBody = z.output<typeof broadcastBody>

export const broadcastRow = z.object({
  id: z.uuid(),
  title: bilingualText,
  audience: z.enum(broadcastAudienceKeys),
  /** Number of chosen categories, cities or stores; 0 for all. */
  chosen: z.int(),
  channels: z.array(z.enum(broadcastChannelKeys)),
  status: z.enum(broadcastStatusKeys),
  scheduled_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** Stores it was put before, and how many of them opened it. */
  reached: z.int(),
  read: z.int(),
  /** Mails and pushes that were handed on. */
  mailed: z.int(),
  pushed: z.int(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type BroadcastRow = z.output<typeof broadcastRow>

export const broadcastDetail = broadcastRow.extend({
  body: bilingualText,
  categories: z.array(referenced),
  cities: z.array(referenced),
  stores: z.array(referenced),
  finished_at: z.iso.datetime().nullable(),
})
export type BroadcastDetail = z.output<typeof broadcastDetail>

/** One store that a broadcast was put before. */
export const broadcastRecipient = z.object({
  id: z.uuid(),
  store_id: z.uuid(),
  store: bilingualText,
  logo: z.string().nullable(),
  is_read: z.boolean(),
  read_at: z.iso.datetime().nullable(),
})
export type BroadcastRecipient = z.output<typeof broadcastRecipient>

/** The reach of a broadcast if it were sent now: stores, owners who accept its emails, devices that accept its pushes. */
export const broadcastReach = z.object({ stores: z.int(), emails: z.int(), devices: z.int() })
