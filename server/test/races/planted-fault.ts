import type { Plugin } from 'rolldown'
import { type Change, type Plant, plants } from './plants.ts'
import { editSource } from './source-edits.ts'

const getChanges = (name: Plant): readonly Change[] => plants[name]

/** Every plant with the files below server/src that it changes. */
export const plantedFiles = Object.keys(plants).map((key) => {
  const name = key as Plant // it is a key of the plants
  return { name, files: [...new Set(getChanges(name).map(({ file }) => file))] }
})

/** The source of a file below server/src with a plant's changes. Throws if one of them no longer fits. */
export function withPlant(name: Plant, file: string, source: string): string {
  return getChanges(name)
    .filter((change) => change.file === file)
    .reduce((code, { file: _, ...edit }) => {
      try {
        return editSource(code, edit)
      } catch (error) {
        throw new Error(`The plant ${name} no longer fits ${file}`, { cause: error })
      }
    }, source)
}

/** Changes the sources that a build reads. A change that no longer fits its source ends the build. */
export function plantedFault(name: Plant): Plugin {
  const pending = new Set(getChanges(name).map(({ file }) => file))
  return {
    name: 'planted-fault',
    transform(code, id) {
      const file = getChanges(name).find((change) => id.endsWith(`/server/src/${change.file}`))?.file
      if (!file) return null
      pending.delete(file)
      // There is no source map, because nobody debugs a planted fault.
      return { code: withPlant(name, file, code), map: null }
    },
    buildEnd() {
      for (const file of pending) throw new Error(`The plant ${name} names ${file}, which is not loaded`)
    },
  }
}
