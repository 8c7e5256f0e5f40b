import { z } from 'zod'
import { cleanLine, cleanText } from '../kernel/normalise.ts'
import { getHomeText, type HomeTextKey, homeTextKeys } from './home-texts.ts'

export const titleLength = 160
export const bodyLength = 100_000
const side = (max: number) => z.string().overwrite(cleanText).max(max)
const sides = <S extends z.ZodType<string>>(of: S) => z.object({ ar: of, en: of })

// Any text and either side may be missing; the entries are made of homeTextKeys.
const textShape = Object.fromEntries(homeTextKeys.map((key) => [key, sides(side(getHomeText(key).max)).optional()])) as Record<
  HomeTextKey,
  z.ZodOptional<z.ZodObject<{ ar: z.ZodString; en: z.ZodString }>>
>
export const texts = z.strictObject(textShape)

/** A page as it may be left overnight: with gaps. */
export const pageDraft = z.strictObject({
  title: sides(z.string().overwrite(cleanLine).max(titleLength)),
  body: sides(z.string().max(bodyLength)),
  texts,
})
export type PageDraft = z.output<typeof pageDraft>
