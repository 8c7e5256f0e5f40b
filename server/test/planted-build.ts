import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../scripts/bundle.ts'
import { plantedFault } from './races/planted-fault.ts'
import type { Plant } from './races/plants.ts'

const programs = {
  node: 'test/races/node.ts',
  'planted-access': 'test/access/planted-access.ts',
  'planted-fuzz': 'test/fuzz/planted-fuzz.ts',
}
const builds = new Map<Plant, Promise<string>>()

async function build(plant: Plant): Promise<string> {
  // below the server's folder, where its packages are found
  const folder = mkdtempSync(join(import.meta.dirname, '../build-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await bundle(folder, programs, [plantedFault(plant)])
  return folder
}

/** The folder of the server's programs and of the tests' own, built once in a process with a fault planted. */
export function plantedBuild(plant: Plant): Promise<string> {
  const known = builds.get(plant) ?? build(plant)
  builds.set(plant, known)
  return known
}
