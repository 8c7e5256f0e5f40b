import { fileErrors } from '@rahba/contract/kernel/files'
import { locales } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import sharp from 'sharp'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, ready, toasted } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

const picture = async (width: number, height: number, background: string) => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

// A store that no other test's form is open on: a save would meet a newer version.
const owner = stores.find(({ slug }) => slug === 'shahin-tech')

for (const locale of locales) {
  test(`a store's cover is rejected, warned about, shown, replaced and removed in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    await signInMerchant(who, owner?.email ?? '', demoAccounts.password)
    const { upload } = who.say('kit')
    const { saved } = who.say('portal/store-forms')
    const { slug, cover: before } = await (await page.request.get('/api/store/profile')).json()
    const field = page
      .locator('.mantine-InputWrapper-root')
      .filter({ has: page.getByText(who.label('cover', storeLabels), { exact: true }) })
      .last()
    const give = async (file: Awaited<ReturnType<typeof picture>>) => field.locator('input[type=file]').setInputFiles(file)
    const remove = () => who.button(upload.remove, field).click()
    const save = async () => {
      await who.button(who.say('kit').form.save, page.getByRole('main')).first().click()
      await toasted(who, saved)
    }
    /** The address of the cover on the shop's page, which is cached for some seconds. */
    const shown = async () => {
      await page.goto(`/${locale}/s/${slug}`)
      await ready(page)
      return page.locator('header picture img').first().getAttribute('src')
    }

    await who.go('/store/appearance')
    if (before) await remove()
    await give({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(field.getByRole('alert')).toHaveText(fileErrors.file_type[locale].replace('{types}', 'JPEG / PNG'))
    expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])

    await give(await picture(40, 12, 'teal'))
    await expect(field.getByRole('status')).toHaveText(upload.tooSmall({ width: 40, height: 12 }, { width: 1280, height: 384 }))
    await remove()
    await give(await picture(1600, 480, 'navy'))
    await expect(field.getByRole('img', { name: upload.preview })).toBeVisible()
    await expect(field.getByRole('status')).toBeHidden()
    await save()
    const { cover: first } = await (await page.request.get('/api/store/profile')).json()
    await expect.poll(shown).toContain(first)

    await who.go('/store/appearance')
    await remove()
    await give(await picture(1600, 480, 'maroon'))
    await expect(field.getByRole('img', { name: upload.preview })).toBeVisible()
    await save()
    const { cover: second } = await (await page.request.get('/api/store/profile')).json()
    expect(second).not.toBe(first)
    await expect.poll(shown).toContain(second)

    await who.go('/store/appearance')
    await remove()
    await save()
    expect((await (await page.request.get('/api/store/profile')).json()).cover).toBeNull()
    await expect.poll(shown).not.toContain(second)
  })
}
