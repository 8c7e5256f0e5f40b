import { saveSettings } from '../../src/content/settings/save-settings.ts'
import {
  advantages as advantageRows,
  faqs as faqRows,
  news as newsRows,
  pages as pageRows,
  partners as partnerRows,
} from '../../src/content/table.ts'
import { attachFiles } from '../../src/platform/files/attach-files.ts'
import { advantages, homePage, news, partners, settings } from '../data/content.ts'
import { faqs } from '../data/content-faqs.ts'
import { pages } from '../data/content-pages.ts'
import { before, type Market, upload } from '../market.ts'

/** Longer than the defaults, so that what waits in the demo does not run out on its first day. */
const patience = { accept_hours: 72, transfer_hours: 96 }

const paragraph = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)
const paragraphs = (text: { ar: string; en: string }) => ({ ar: paragraph(text.ar), en: paragraph(text.en) })

/** Everything visitors read, and the settings. */
export async function makeContent(market: Market): Promise<void> {
  const { tx } = market
  await saveSettings(tx, { ...settings, ...patience })
  await tx.insert(advantageRows).values(advantages.map((advantage, position) => ({ ...advantage, position })))
  await tx.insert(faqRows).values(faqs.map(({ answer, ...faq }, position) => ({ ...faq, answer: paragraphs(answer), position })))
  const published_at = before(market, 88).toISOString()
  const home = { slug: 'home', title: homePage.welcome_title, body: paragraphs(homePage.welcome_body), published_at }
  await tx.insert(pageRows).values([home, ...pages.map(({ key, title, body }) => ({ slug: key, title, body, published_at }))])
}

/** What of the content has a picture. */
export async function makeIllustrated(market: Market): Promise<void> {
  const { tx, artist } = market
  const owner = { owner_type: 'admin', owner_id: market.admins[0] ?? '' } as const
  const logos = await Promise.all(
    partners.map(({ name, color }, at) =>
      upload(market, owner, 'picture', `partner-${at}.png`, () => artist.partnerLogo(name.ar, color, at)),
    ),
  )
  const pictures = await Promise.all(
    news.map(({ picture }, at) =>
      upload(market, owner, 'picture', `news-${at}.jpg`, () => artist.banner(picture.motif, picture.brand, picture.accent)),
    ),
  )
  await attachFiles(tx, owner, Object.fromEntries([...logos, ...pictures].map((id, at) => [`${at}`, id])), { purpose: 'picture' })
  await tx.insert(partnerRows).values(partners.map(({ name }, position) => ({ name, position, logo: logos[position] ?? null })))
  for (const [at, { title, body, audience, days_ago }] of news.entries()) {
    // visitors of the site are the shoppers' side of the news
    const readers = audience === 'shoppers' ? 'landing' : audience
    const published_at = before(market, days_ago).toISOString()
    await tx.insert(newsRows).values({
      title,
      body,
      audience: readers,
      image: pictures[at] ?? null,
      published_at,
      created_at: published_at,
      updated_at: published_at,
    })
  }
}
