import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'
import { inProve } from '../in-prove.ts'
import { plantedFiles, withPlant } from './planted-fault.ts'

// `npm run prove` runs this before its harnesses, so that a plant that no longer fits is found early. A change of the product does not fail `npm test`.

const readSource = (file: string) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8')

describe.runIf(inProve).each(plantedFiles.filter(({ files }) => files.length > 0))('the plant $name', ({ name, files }) => {
  test.each(files)('fits %s', (file) => {
    const source = readSource(file)
    const planted = withPlant(name, file, source)
    expect(planted).not.toBe(source)
    expect(() => parseAst(planted, { lang: 'ts' }, file)).not.toThrow()
  })
})
