import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { programs } from '../src/platform/programs.ts'
import { sourceFrames } from '../src/platform/source-frames.ts'
import { only } from './only.ts'
import { plantedBuild } from './planted-build.ts'

const words = "app.decorate('served'"

test('the build has every program, and stack traces name its source', async () => {
  const folder = await plantedBuild('none')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([...Object.keys(programs).map((name) => `${name}.js`), 'invoice.typ']))
  const call = /\w+\.decorate\(["`]served/
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ file: join(folder, name), lines: readFileSync(join(folder, name), 'utf8').split('\n') }))
  const { file, lines } = only(texts.filter((one) => one.lines.some((line) => call.test(line))))
  const line = lines.findIndex((text) => call.test(text))
  const column = lines[line]?.search(call) ?? -1
  const place = sourceFrames(`    at buildApp (${pathToFileURL(file)}:${line + 1}:${column + 1})`)
  const [, source = '', at = ''] = /\((server\/src\/app\.ts):(\d+):\d+\)/.exec(place) ?? [place]
  expect(readFileSync(join(import.meta.dirname, '../..', source), 'utf8').split('\n')[Number(at) - 1]).toContain(words)
})

test('a built program ends with one line when it cannot work', async () => {
  const { status, stderr } = spawnSync(process.execPath, [join(await plantedBuild('none'), 'admin.js')], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'rahba: admin: expected a mail address: npm run admin -- name@company.example\n',
  })
})
