import type { Answer, TestApp } from './test-app.ts'

/** Sends one file as a form, as the browser does, after its other fields. */
export async function uploadFile(
  t: TestApp,
  token: string,
  path: string,
  file: Buffer,
  name = 'file.csv',
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const boundary = 'rahba-test-form'
  const texts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null }
}
