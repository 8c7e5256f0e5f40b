import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeFlags, processSettings } from './process-settings.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the image, its worker and npm start use the same memory settings', () => {
  const image = read('deploy/Dockerfile')
  expect(image).toContain(`CMD ["node", ${nodeFlags.map((flag) => `"${flag}"`).join(', ')}, `)
  for (const [name, value] of Object.entries(processSettings)) expect(image).toContain(` ${name}=${value}`)
  expect(read('deploy/compose.yaml')).toContain(`command: [node, ${nodeFlags.join(', ')}, `)
  // where a process can't be replaced, the server runs in the one that npm started
  expect(JSON.parse(read('package.json')).scripts.start).toContain(`node ${nodeFlags.join(' ')} `)
})
