import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder))
}

/** The folder of this package. The code that asks stands in `src` or, built, in `build`, so the way there differs. */
export const serverRoot = folderOfPackage(import.meta.dirname)
