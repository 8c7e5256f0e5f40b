import type { Answer, TestApp } from './test-app.ts'

/** One browser: the calls of a test that keep the cookies they are given, and send them again. */
export function browser(t: Pick<TestApp, 'call'>): Pick<TestApp, 'call'> {
  const jar = new Map<string, string>()
  return {
    async call(method, path, options = {}): Promise<Answer> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await t.call(method, path, { ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } })
      for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      return answer
    },
  }
}
