import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goods } from '../data/goods.ts'
import { stores } from '../data/stores.ts'
import { productPictures, storeCover, storeLogo } from './draw.ts'
import { motifs } from './motifs.ts'
import { idImage, transferSlip } from './papers.ts'
import { draw } from './scene.ts'

const getSize = async (picture: Buffer | undefined) => {
  const { width, height, format } = await sharp(picture).metadata()
  return [width, height, format]
}

describe('demo pictures', () => {
  it('have no invalid numbers in their drawings', () => {
    const bad = Object.keys(motifs).filter((name) => /NaN|undefined/.test(draw(name as keyof typeof motifs, '#336699', '#DDCC88'))) // its own keys
    expect(bad).toEqual([])
  })

  it('draws a product, a logo, a cover and papers', async () => {
    const [store] = stores
    const first = goods[0]?.products[0]
    if (store === undefined || first === undefined) throw new Error('no demo data')
    const pictures = await productPictures(first, store.look)
    expect(pictures.length).toBe(first.picture.count)
    expect(await getSize(pictures[0])).toEqual([800, 800, 'jpeg'])
    expect(await getSize(await storeLogo(store.slug, store.look))).toEqual([480, 480, 'jpeg'])
    expect(await getSize(await storeCover(store.slug, store.look, goods[0]?.products ?? []))).toEqual([1600, 480, 'jpeg'])
    expect(await getSize(await idImage(store.owner_name, '1000000008'))).toEqual([860, 540, 'jpeg'])
    const slip = { from: 'أ', to: 'ب', iban: 'SA0380000000608010167519', amount: '205.00', reference: 'FT1', date: '2026-11-14' }
    expect(await getSize(await transferSlip(slip))).toEqual([495, 682, 'jpeg'])
  })
})
