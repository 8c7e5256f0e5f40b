import sharp from 'sharp'
import { expect, it } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'

const t = await testApp()
const getCode = (shop: string) => t.call('GET', `/app-codes/${shop}`)

it('the QR code of the app follows its link in the settings, and is missing without one', async () => {
  expect((await getCode('apple')).status).toBe(404)
  expect((await getCode('windows')).status).toBe(404)
  const { token } = await adminWith(t)
  const name = async (link: string | null) => t.call('PUT', '/admin/settings', { token, body: { apple_store_link: link } })
  expect((await name('https://apps.apple.com/sa/app/id1')).status).toBe(200)
  const one = await getCode('apple')
  expect(one.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  // a square picture of two colours, its quiet zone white
  const { data, info } = await sharp(Buffer.from(String(one.body)))
    .resize(200)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, data[0]]).toEqual([info.height, 255])
  await name('https://apps.apple.com/sa/app/id2')
  expect((await getCode('apple')).body).not.toBe(one.body)
  expect((await getCode('google')).status).toBe(404)
  await name(null)
  expect((await getCode('apple')).status).toBe(404)
})
