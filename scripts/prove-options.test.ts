import { describe, expect, it } from 'vitest'
import { readProveOptions } from './prove-options.mjs'

const goals = ['G1', 'G4', 'I1-I16']
const read = (...args: string[]) => readProveOptions(args, goals)

describe('the options of npm run prove', () => {
  it('chooses every goal at the size of a night by default', () => {
    expect(read()).toEqual({ small: false, seed: expect.any(Number), only: undefined })
  })

  it('reads size, seed and goals', () => {
    expect(read('--small', '--seed=7', '--only=G1, I1-I16')).toEqual({ small: true, seed: 7, only: ['G1', 'I1-I16'] })
  })

  it('prints its usage with the names of the goals', () => {
    expect(read('--help')).toEqual({ ending: 0, message: expect.stringContaining('G1, G4, I1-I16') })
  })

  it.each([
    ['--only=G4,G999', '"G999"'],
    ['--only=', '""'],
    ['--seed=x', '--seed'],
    ['--seed=', '--seed'],
    ['--smal', "'--smal'"],
    ['G4', "'G4'"],
  ])('rejects %s instead of ignoring it', (argument, named) => {
    expect(read(argument)).toEqual({ ending: 1, message: expect.stringContaining(named) })
  })
})
