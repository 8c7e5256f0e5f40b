import type { TestApp } from './test-app.ts'

export interface UploadOptions {
  name?: string
  /** The import whose rejected rows this file corrects. */
  retry_of?: string
  locale?: string
}

/** Uploads a file of products as a browser does. */
export async function uploadImport(
  t: TestApp,
  token: string,
  file: Buffer | string,
  { name = 'منتجات.csv', retry_of = '', locale = 'ar' }: UploadOptions = {},
) {
  const form = new FormData()
  if (retry_of) form.set('retry_of', retry_of)
  form.set('file', new Blob([new Uint8Array(Buffer.from(file))]), name)
  const encoded = new Response(form)
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/store/products/imports',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': locale,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
