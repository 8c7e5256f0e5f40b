interface Sent {
  status: number
  code: string
  /** Message of the error. */
  error: string
  id: string
  ms: number
}

/** Uploads a file over HTTP as a browser does. */
export async function sendFile(
  port: number,
  path: string,
  token: string,
  {
    body,
    name,
    type,
    fields = {},
    language = 'ar',
  }: { body: Buffer; name: string; type: string; fields?: Record<string, string>; language?: 'ar' | 'en' },
): Promise<Sent> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(body)], { type }), name)
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    signal: AbortSignal.timeout(40_000),
  })
  const { code = '', error = '', id = '' } = (await answer.json()) as { code?: string; error?: string; id?: string } // the contract's answer
  return { status: answer.status, code, error, id, ms: performance.now() - began }
}
