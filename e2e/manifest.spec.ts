import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'

for (const locale of locales) {
  test(`the offices and the market can be installed on a home screen in ${locale}`, async ({ request }) => {
    const names = new Set<string>()
    for (const app of ['store', 'dashboard', 'market']) {
      const answer = await request.get(`/${locale}/${app}/manifest.webmanifest`)
      expect(answer.headers()['content-type']).toContain('application/manifest+json')
      const manifest = (await answer.json()) as { name: string; icons: { src: string }[] } // the rest is compared below
      expect(manifest).toMatchObject({
        id: `/${app}`,
        start_url: `/${locale}/${app}`,
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        display: 'standalone',
      })
      names.add(manifest.name)
      expect(manifest.icons).toHaveLength(4)
      for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type'], src).toBe('image/png')
    }
    expect(names.size).toBe(3)
  })

  test(`a page of the market names its manifest, whose shortcuts lead to pages, in ${locale}`, async ({ request }) => {
    const path = `/${locale}/market/manifest.webmanifest`
    expect(await (await request.get(`/${locale}/market`)).text()).toContain(`<link rel="manifest" href="${path}"`)
    const { shortcuts } = (await (await request.get(path)).json()) as { shortcuts: { url: string }[] } // compared below
    expect(shortcuts.map(({ url }) => url)).toEqual([`/${locale}/cart`, `/${locale}/orders`])
    for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  })
}
