// One harness of access.test.ts in a process of its own, with a fault planted in the product. It sends what it found and ends.
import { readFileSync } from 'node:fs'
import { childDeps } from '../child-deps.ts'
import type { PlantedRun } from './access-harnesses.ts'
import { accessHarnesses, fromMessage } from './access-harnesses.ts'
import { openWorld } from './open-world.ts'

const [file = ''] = process.argv.slice(2)

const { url, harness, baselines, actors } = JSON.parse(readFileSync(file, 'utf8')) as PlantedRun // written by access.test.ts
const open = await openWorld(childDeps(url))
const { faults } = await accessHarnesses[harness]({ open, baselines: fromMessage(open.app, baselines), actors })
process.send?.(faults, () => process.exit())
