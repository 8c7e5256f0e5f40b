import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'
import { pdf, pdfCorpus } from '../../../test/pdf-corpus.ts'
import { findChildren } from '../../../test/resident.ts'
import { mountFiles } from './plugin.ts'

const { app, deps } = await bareApp((bare, given) => mountFiles(bare, given, []))
const address = await app.listen({ port: 0, host: '127.0.0.1' })

async function upload(body: Buffer): Promise<string> {
  const data = new FormData()
  data.set('purpose', 'slip')
  data.set('file', new Blob([new Uint8Array(body)], { type: 'application/pdf' }), 'a.pdf')
  const headers = { authorization: `Bearer user:${randomUUID()}` }
  const answer = await fetch(`${address}/api/user/files`, { method: 'POST', body: data, headers })
  return answer.status === 201 ? 'accepted' : ((await answer.json()) as { code: string }).code
}
const visit = async () => (await fetch(`${address}/api/files/${randomUUID()}`)).status

/** Halts the processes that read files until the function it gives is called. */
function haltReaders(): () => void {
  const readers = findChildren(process.pid).filter(({ command }) => command.includes('reader-child'))
  const tell = (signal: NodeJS.Signals) => {
    for (const { pid } of readers) process.kill(pid, signal)
  }
  expect(readers, 'processes that read files').not.toEqual([])
  tell('SIGSTOP')
  const resume = () => tell('SIGCONT')
  onTestFinished(resume)
  return resume
}

test.skipIf(!existsSync('/proc/self/cmdline'))('other visitors are served while a hostile PDF is checked', async () => {
  const hostile = pdfCorpus.find(({ what }) => what === 'PDF of 1.9 MB of names in hex')
  expect(await upload(pdf())).toBe('accepted')
  const resume = haltReaders()
  const answered: string[] = []
  const checked = upload(hostile?.body ?? pdf()).then((outcome) => {
    answered.push('PDF')
    return outcome
  })
  // far more than it takes until all of the file has come
  for (let visitor = 0; visitor < 100; visitor++) {
    expect(await visit()).toBe(404)
    expect((await deps.db.execute('select 1')).rowCount).toBe(1)
    answered.push('visitor')
  }
  resume()
  expect(hostile?.expect.split('|')).toContain(await checked)
  expect(answered).toEqual([...Array.from({ length: 100 }, () => 'visitor'), 'PDF'])
})
