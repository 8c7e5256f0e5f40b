import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeFile, makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'
import { files } from '../../platform/files/table.ts'

const t = await testApp()
let store: TestStore
beforeAll(async () => {
  store = await makeStore(t.db)
})

async function picture(name: string, of = store): Promise<string> {
  const id = await makeFile(t.db, of.id)
  await t.db.update(files).set({ name }).where(eq(files.id, id))
  return id
}

async function checked(csv: string, retry_of = '') {
  const { status, body } = await uploadImport(t, store.token, csv, retry_of ? { retry_of } : {})
  expect(status, JSON.stringify(body)).toBe(201)
  const path = `/store/products/imports/${body.id}`
  expect((await t.call('POST', `${path}/check`, { token: store.token, body: { mapping: body.mapping } })).status).toBe(200)
  await t.drain()
  const read = async () => (await t.call('GET', path, { token: store.token })).body
  return {
    id: body.id as string,
    read,
    errors: async () =>
      (await t.call('GET', `${path}/rows`, { token: store.token, query: { outcome: 'refused' }, locale: 'en' })).body.data.flatMap(
        (row: { errors: { error: string }[] }) => row.errors.map(({ error }) => error),
      ),
    run: async () => {
      expect((await t.call('POST', `${path}/run`, { token: store.token })).status).toBe(200)
      await t.drain()
      return read()
    },
  }
}
const getImages = async (barcode: string): Promise<string[]> => {
  const { body } = await t.call('GET', '/store/products', { token: store.token, query: { q: barcode } })
  return (await t.call('GET', `/store/products/${body.data[0].id}`, { token: store.token })).body.images
}
const heads = 'الاسم,الاسم بالانجليزي,السعر,الكمية,الباركود'

test('rows take pictures by file name, regardless of ending and case, and can share one', async () => {
  const [front, back] = [await picture('حذاء أمام.webp'), await picture('Shoe-2.webp')]
  const csv = `${heads},الصور\nحذاء,Shoe,120,4,PICT01,"حذاء أمام.jpg, photos/SHOE-2.PNG"\nحذاء آخر,Other shoe,90,2,PICT02,shoe-2`
  const run = await checked(csv)
  expect(await run.read()).toMatchObject({ counts: { new: 2, refused: 0 } })
  expect(await run.run()).toMatchObject({ counts: { created: 2, failed: 0 } })
  expect(await getImages('PICT01')).toEqual([front, back])
  expect(await getImages('PICT02')).toEqual([back])
  // the same file again finds what its products have
  expect(await (await checked(csv)).read()).toMatchObject({ counts: { unchanged: 2, refused: 0 } })
})

test('without a name, rows take pictures named after the barcode, in order, and the latest upload of a name', async () => {
  await picture('PICT10.webp')
  const [second, first] = [await picture('pict10-1.webp'), await picture('PICT10.webp')]
  const run = await checked(`${heads}\nعباءة,Abaya,200,3,PICT10`)
  await run.run()
  expect(await getImages('PICT10')).toEqual([first, second])
  // a file that says nothing of pictures leaves them
  expect(await (await checked('الباركود,السعر\nPICT10,200')).read()).toMatchObject({ counts: { unchanged: 1 } })
})

test('missing pictures and those of another store are rejected by row, and an invalid address is reported', async () => {
  const other = await makeStore(t.db)
  const theirs = await picture('theirs.webp', other)
  const run = await checked(
    `${heads},images\nأ أ,One,1,1,PICT20,missing.jpg\nب ب,Two,1,1,PICT21,theirs.jpg\nج ج,Three,1,1,PICT22,${theirs}\nد د,Four,1,1,PICT23,//files.example/a.jpg`,
  )
  expect(await run.read()).toMatchObject({ counts: { new: 1, refused: 3, warned: 1 } })
  expect(await run.errors()).toEqual([
    'Images: no image named “missing.jpg” was uploaded. Upload it in the “Match columns” step and check again',
    'Images: no image named “theirs.jpg” was uploaded. Upload it in the “Match columns” step and check again',
    `Images: no image named “${theirs}” was uploaded. Upload it in the “Match columns” step and check again`,
  ])
  const { body } = await t.call('GET', `/store/products/imports/${run.id}/rows`, {
    token: store.token,
    query: { warned: true },
    locale: 'en',
  })
  expect(body.data).toMatchObject([
    { errors: [{ error: expect.stringContaining('the image link “//files.example/a.jpg” isn’t valid, so the image isn’t added') }] },
  ])
  // the picture comes later, for the fixed file
  const late = await picture('missing.webp')
  const again = await checked(`${heads},images\nأ أ,One,1,1,PICT20,missing.jpg`, run.id)
  await again.run()
  expect(await getImages('PICT20')).toEqual([late])
})

test('a product takes at most its maximum', async () => {
  const names = await Promise.all(Array.from({ length: 11 }, async (_, n) => picture(`many-${n}.webp`).then(() => `many-${n}`)))
  const run = await checked(`${heads},images\nك ك,Many,1,1,PICT30,"${names.join(', ')}"`)
  expect(await run.read()).toMatchObject({ counts: { refused: 1 } })
})

test('the wizard lists the uploads of the import, to its own store only', async () => {
  const { id } = await checked(`${heads}\nل ل,Last,1,1,PICT40`)
  const mine = await picture('listed.webp')
  const path = `/store/products/imports/${id}/pictures`
  const { body } = await t.call('GET', path, { token: store.token })
  expect(body.data[0]).toEqual({ id: mine, name: 'listed' })
  expect((await t.call('GET', path, { token: (await makeStore(t.db)).token })).status).toBe(404)
})

test('an export names pictures so that they can be imported unchanged', async () => {
  const { body } = await t.call('GET', '/store/products/export-for-import', { token: store.token, query: { format: 'csv' } })
  const run = await checked(String(body))
  expect(await run.read()).toMatchObject({ counts: { new: 0, changed: 0, refused: 0 } })
})
