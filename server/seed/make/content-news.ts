import { improvements as improvementRows, news as newsRows, slides as slideRows } from '../../src/content/table.ts'
import { attachFiles } from '../../src/platform/files/attach-files.ts'
import { news } from '../data/content.ts'
import { improvements } from '../data/content-improvements.ts'
import { slides } from '../data/content-slides.ts'
import { before, idFor, type Market, upload } from '../market.ts'

type Draw = () => Promise<Buffer>

/** Draws, uploads and takes into use; the ids by the names given. */
async function hang(market: Market, pictures: ReadonlyMap<string, Draw>): Promise<Map<string, string>> {
  const owner = { owner_type: 'admin', owner_id: market.admins[0] ?? '' } as const
  const made = await Promise.all(
    [...pictures].map(async ([name, draw]) => [name, await upload(market, owner, 'picture', `${name}.jpg`, draw)] as const),
  )
  await attachFiles(market.tx, owner, Object.fromEntries(made), { purpose: 'picture' })
  return new Map(made)
}

const day = (moment: Date) => moment.toISOString().slice(0, 10)

/** News, improvements and ads, each with its pictures: some out, some to come, some over, one a draft. */
export async function makeNews(market: Market): Promise<void> {
  const { tx, artist } = market
  const drawings = new Map<string, Draw>()
  for (const [at, { picture }] of news.entries())
    drawings.set(`news-${at}`, () => artist.banner(picture.motif, picture.brand, picture.accent))
  for (const [at, { picture }] of improvements.entries())
    if (picture) drawings.set(`improvement-${at}`, () => artist.banner(picture.motif, picture.brand, picture.accent))
  for (const [at, { picture, lines }] of slides.entries())
    for (const locale of ['ar', 'en'] as const) drawings.set(`slide-${at}-${locale}`, () => artist.slide(picture, lines[locale], locale))
  const pictures = await hang(market, drawings)

  const stamped = (days_ago: number) => {
    const published_at = before(market, days_ago).toISOString()
    // one that is still to come was written today
    const written = days_ago < 0 ? market.end.toISOString() : published_at
    return { published_at, created_at: written, updated_at: written }
  }
  await tx.insert(newsRows).values(
    news.map(({ title, body, audience, days_ago, ...rest }, at) => ({
      title,
      body,
      audience,
      image: idFor(pictures, `news-${at}`),
      active: !('draft' in rest),
      ...stamped(days_ago),
    })),
  )
  await tx.insert(improvementRows).values(
    improvements.map(({ title, body, days_ago }, at) => ({
      title,
      body,
      image: pictures.get(`improvement-${at}`) ?? null,
      ...stamped(days_ago),
    })),
  )
  await tx.insert(slideRows).values(
    slides.map(({ title, placement, link, from, to }, position) => ({
      title,
      placement,
      link,
      image_ar: idFor(pictures, `slide-${position}-ar`),
      image_en: idFor(pictures, `slide-${position}-en`),
      start_date: day(before(market, -from)),
      end_date: to === null ? null : day(before(market, -to)),
      position: position + 1,
    })),
  )
}
