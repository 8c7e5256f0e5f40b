interface Sent {
  status: number
  code: string
  id: string
  ms: number
}

/** Uploads a file over HTTP as a browser does. */
export async function sendFile(
  port: number,
  path: string,
  token: string,
  { body, name, type, fields = {} }: { body: Buffer; name: string; type: string; fields?: Record<string, string> },
): Promise<Sent> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(body)], { type }), name)
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(40_000),
  })
  const { code = '', id = '' } = (await answer.json()) as { code?: string; id?: string }
  return { status: answer.status, code, id, ms: performance.now() - began }
}
