import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'

for (const locale of locales) {
  test(`the back offices can be put on a home screen in ${locale}`, async ({ request }) => {
    for (const office of ['store', 'dashboard']) {
      const answer = await request.get(`/${locale}/${office}/manifest.webmanifest`)
      expect(answer.headers()['content-type']).toContain('application/manifest+json')
      const manifest = (await answer.json()) as { icons: { src: string }[] } // the rest is compared below
      expect(manifest).toMatchObject({
        start_url: `/${locale}/${office}`,
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        display: 'standalone',
      })
      expect(manifest.icons).toHaveLength(4)
      for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type'], src).toBe('image/png')
    }
  })
}
