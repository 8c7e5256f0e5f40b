import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { storeWorld } from './stores-fixtures.ts'

const t = await testApp()
const { merchant, storeData, papers, bank, shipping, complete, submit, decide, accept, approved, toRow } = await storeWorld(t)

test('an accepted VAT certificate makes the store its own supplier', async () => {
  const m = await merchant()
  await m.save('store-dataC1', await storeData(m))
  await m.save('docs-settingsC1', await papers(m, { vat_no: '310123456700003', vat_certificate: await m.file() }))
  await m.save('bank-settings', await bank(m))
  await m.save('shipping-settings', shipping())
  expect(
    (
      await m.save('vat-settings', {
        applying_vat_admission: true,
        is_products_including_vat: true,
        calc_vat_on_charge: true,
        display_products_including_vat: true,
      })
    ).status,
  ).toBe(200)
  await submit(m)
  for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter', 'vat_certificate']) await accept(m, kind)
  expect((await decide(m, 'approve')).body).toMatchObject({ approved: 1, vat_regime: 'registered', applying_vat_admission: true })
  // another certificate counts once it is accepted as well; until then the platform accounts for VAT
  const held = await toRow(m)
  const { commercial_register_no, vat_no } = held ?? {}
  const replaced = await m.save('docs-settingsC1', await papers(m, { commercial_register_no, vat_no, vat_certificate: await m.file() }))
  expect(replaced.body).toMatchObject({ vat_regime: 'platform_deemed', applying_vat_admission: false })
  // nobody would charge VAT between the platform and a store that was not told to
  expect((await accept(m, 'vat_certificate')).body).toMatchObject({ vat_regime: 'registered', applying_vat_admission: true })
  const sentBack = await decide(m, 'documents/vat_certificate', { decision: 'reject', reason: 'انتهت صلاحيتها' })
  expect(sentBack.body.vat_regime).toBe('platform_deemed')
  await accept(m, 'vat_certificate')
  const removed = await m.save('docs-settingsC1', await papers(m, { commercial_register_no, vat_no }))
  expect(removed.body).toMatchObject({ vat_no, vat_regime: 'platform_deemed' })
})

test('a store approved with its certificate charges VAT without saying so, and can’t stop', async () => {
  const m = await complete()
  const { commercial_register_no } = (await toRow(m)) ?? {}
  const vat = { commercial_register_no, vat_no: '310123456700023', vat_certificate: await m.file() }
  expect((await m.save('docs-settingsC1', await papers(m, vat))).status).toBe(200)
  await submit(m)
  for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter', 'vat_certificate']) await accept(m, kind)
  expect((await toRow(m))?.applying_vat_admission).toBe(false)
  expect((await decide(m, 'approve')).body).toMatchObject({ vat_regime: 'registered', applying_vat_admission: true })
  const flags = { is_products_including_vat: false, calc_vat_on_charge: true, display_products_including_vat: true }
  const off = await m.save('vat-settings', { ...flags, applying_vat_admission: false }, 'en')
  expect(off.status).toBe(422)
  expect(off.body.fields.applying_vat_admission).toContain('VAT certificate is accepted')
  const kept = await m.save('vat-settings', { ...flags, applying_vat_admission: true })
  expect(kept.body).toMatchObject({ applying_vat_admission: true, is_products_including_vat: false })
})

test('a certificate accepted after the approval counts from then on', async () => {
  const m = await approved()
  const { commercial_register_no } = (await toRow(m)) ?? {}
  const change = { commercial_register_no, vat_no: '310123456700013', vat_certificate: await m.file() }
  expect((await m.save('docs-settingsC1', await papers(m, change))).body.vat_regime).toBe('platform_deemed')
  expect((await accept(m, 'vat_certificate')).body).toMatchObject({ vat_regime: 'registered', applying_vat_admission: true })
  // taking the number away waits for an admin; without its certificate the platform accounts for VAT at once
  const without = await m.save('docs-settingsC1', await papers(m, { ...change, vat_no: null, vat_certificate: null }))
  expect(without.body).toMatchObject({ vat_no: change.vat_no, vat_regime: 'platform_deemed', applying_vat_admission: false })
  expect(without.body.changes).toMatchObject([{ field: 'vat_no', new: null }])
})

test('VAT without a VAT number is rejected', async () => {
  const m = await merchant()
  const vat = {
    applying_vat_admission: true,
    is_products_including_vat: true,
    calc_vat_on_charge: true,
    display_products_including_vat: true,
  }
  expect((await m.save('vat-settings', vat)).body.fields).toEqual({ applying_vat_admission: 'أدخل الرقم الضريبي في صفحة البيانات أولًا' })
  expect((await m.save('vat-settings', vat, 'en')).body.fields).toEqual({
    applying_vat_admission: 'Enter the VAT number on the details page first',
  })
})
