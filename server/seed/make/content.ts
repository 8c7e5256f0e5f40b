import { publishPage } from '../../src/content/pages/save-page.ts'
import { advantages as advantageRows, faqs as faqRows, partners as partnerRows } from '../../src/content/table.ts'
import { attachFiles } from '../../src/platform/files/attach-files.ts'
import { saveSettings } from '../../src/settings/save-settings.ts'
import { advantages, homePage, partners, settings } from '../data/content.ts'
import { faqs } from '../data/content-faqs.ts'
import { pages } from '../data/content-pages.ts'
import { before, type Market, travelTo, upload } from '../market.ts'

/** Longer than the defaults, so that what waits in the demo does not run out on its first day. */
const patience = { accept_hours: 72, transfer_hours: 96 }

const paragraph = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)
const paragraphs = (text: { ar: string; en: string }) => ({ ar: paragraph(text.ar), en: paragraph(text.en) })

/** Makes the public content without pictures, and the settings. The pages are those of the opening day. */
export async function makeContent(market: Market): Promise<void> {
  const { tx } = market
  await saveSettings(tx, { ...settings, ...patience })
  await tx.insert(advantageRows).values(advantages.map((advantage, at) => ({ ...advantage, position: at + 1 })))
  await tx.insert(faqRows).values(faqs.map(({ answer, ...faq }, at) => ({ ...faq, answer: paragraphs(answer), position: at + 1 })))
  const admin_id = market.admins[0] ?? ''
  await publishPage(market.tx, { id: 'home', admin_id }, { ...homePage, texts: {} })
  // the last paragraph of each came later
  const shorter = (html: string) => html.replace(/<p>(?:(?!<p>)[\s\S])*$/, '')
  for (const { key, title, body } of pages)
    await publishPage(market.tx, { id: key, admin_id }, { title, body: { ar: shorter(body.ar), en: shorter(body.en) }, texts: {} })
}

/** The pages as they read today, published since by others of the staff: each has a version before. */
export async function revisePages(market: Market): Promise<void> {
  const editor = market.admins[1] ?? market.admins[0] ?? ''
  for (const [at, { key, title, body }] of pages.entries()) {
    await travelTo(market, before(market, 40 - at * 9))
    await publishPage(market.tx, { id: key, admin_id: editor }, { title, body, texts: {} })
  }
  await travelTo(market, before(market, 9))
  await publishPage(market.tx, { id: 'home', admin_id: editor }, homePage)
  await travelTo(market, market.end)
}

/** Partners with their logos. */
export async function makePartners(market: Market): Promise<void> {
  const { tx, artist } = market
  const owner = { owner_type: 'admin', owner_id: market.admins[0] ?? '' } as const
  const logos = await Promise.all(
    partners.map(({ name, color }, at) =>
      upload(market, owner, 'picture', `partner-${at}.png`, () => artist.partnerLogo(name.ar, color, at)),
    ),
  )
  await attachFiles(tx, owner, Object.fromEntries(logos.map((id, at) => [`${at}`, id])), { purpose: 'picture' })
  await tx.insert(partnerRows).values(partners.map(({ name }, at) => ({ name, position: at + 1, logo: logos[at] ?? null })))
}
