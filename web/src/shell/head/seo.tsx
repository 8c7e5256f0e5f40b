import { brand } from '@rahba/contract/kernel/brand'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { sharedPictureUrl, sharedSize } from '@rahba/contract/kernel/pictures'
import { useLocale } from '../../text/locale.ts'
import { PageTitle } from './page-title.tsx'

interface SeoProps {
  /** The page's title without the product's name; the landing has none. */
  title?: string
  /** One or two sentences; longer ones are cut where search engines cut them. */
  description: string
  /** `PUBLIC_URL`, from the loader. */
  origin: string
  /** The address below its language, without a query: `/s/sadeem-roastery`. */
  path: string
  /** The id of the picture that a shared link shows; the product's own picture by default. */
  picture?: string | null
  type?: 'website' | 'product' | 'article'
  /** Search results and the like: read, but not listed. */
  unlisted?: boolean
  /** Structured data (schema.org), without `@context`; several things make a graph. */
  data?: object | readonly object[]
}

const openGraphLocale = { ar: 'ar_SA', en: 'en_US' }
const longest = 180

const shortened = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest))}…`
}

/** Escapes JSON for a script element, so that no text in it ends the element. */
const scriptJson = (data: object | readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', ...(Array.isArray(data) ? { '@graph': data } : data) }).replace(/</g, '\\u003c')

interface Step {
  name: string
  /** Below the language. */
  path: string
}

/** The way to a page, for search results: the landing page first, the page itself last. */
export const breadcrumbs = (origin: string, locale: Locale, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name[locale], path: '' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}/${locale}${path}`,
  })),
})

/** The pages that a list leads to, in its order, for search results. `paths` are below the language. */
export const itemList = (origin: string, locale: Locale, paths: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: `${origin}/${locale}${path}` })),
})

/** The data of a public page for search engines and shared links. React moves the elements into the head. */
export function Seo({ title, description, origin, path, picture = null, type = 'website', unlisted, data }: SeoProps) {
  const locale = useLocale()
  const address = (language: string) => `${origin}/${language}${path === '/' ? '' : path}`
  const name = brand.name[locale]
  const text = shortened(description)
  return (
    <>
      <PageTitle {...(title ? { children: title } : {})} />
      <meta name="description" content={text} />
      {unlisted && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ar')} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:image" content={origin + (picture ? sharedPictureUrl(picture) : '/og.png')} />
      <meta property="og:image:width" content={String(sharedSize.width)} />
      <meta property="og:image:height" content={String(sharedSize.height)} />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      <meta property="og:locale:alternate" content={openGraphLocale[locale === 'ar' ? 'en' : 'ar']} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the element */}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />}
    </>
  )
}
