import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'
import { plantedFiles, withPlant } from './planted-fault.ts'

// Only `npm run prove` builds the plants. A change of the product that one of them no longer fits has to show before.

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8')

describe.each(plantedFiles.filter(({ files }) => files.length > 0))('the plant $name', ({ name, files }) => {
  test.each(files)('fits %s', (file) => {
    const source = sourceOf(file)
    const planted = withPlant(name, file, source)
    expect(planted).not.toBe(source)
    expect(() => parseAst(planted, { lang: 'ts' }, file)).not.toThrow()
  })
})

test('a plant whose source has changed is found', () => {
  expect(() => withPlant('number_without_lock', 'orders/invoices/lock-supplier.ts', '')).toThrow(/no longer fits/)
})
