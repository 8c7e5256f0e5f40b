const languages = { ar: 'rtl', en: 'ltr' } as const
type Language = keyof typeof languages

/** Finds faults of a rejected page. It must be in the reader's language, name a time to retry, and retry by itself. */
async function findFaults(answer: Response, language: Language): Promise<string[]> {
  const text = await answer.text()
  const hasHead = new RegExp(`<html[^>]*lang="${language}"[^>]*dir="${languages[language]}"`).test(text)
  return [
    ...(answer.headers.get('content-type')?.startsWith('text/html') ? [] : [`it is ${answer.headers.get('content-type')}`]),
    ...(hasHead ? [] : ['it has not its language and direction']),
    ...(/[ء-ي]/.test(text) === (language === 'ar') ? [] : ['its text is in another language']),
    ...(/^\d+$/.test(answer.headers.get('retry-after') ?? '') ? [] : ['it has no Retry-After']),
    ...(/http-equiv="refresh"/.test(text) || answer.headers.has('refresh') ? [] : ['it does not come again by itself']),
  ].map((fault) => `a page in ${language}: ${fault}`)
}

/** Opens pages in both languages until it is stopped, and checks those that are rejected. */
export function openPages(port: number) {
  const faults = new Set<string>()
  const refused = { ar: 0, en: 0 }
  let stopped = false
  const reader = async (language: Language) => {
    while (!stopped) {
      const headers = {
        accept: 'text/html,application/xhtml+xml',
        'accept-language': language,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      }
      const answer = await fetch(`http://127.0.0.1:${port}/${language}`, { headers }).catch(() => null)
      if (answer?.status === 503) {
        refused[language]++
        for (const fault of await findFaults(answer, language)) faults.add(fault)
      } else await answer?.body?.cancel()
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  const readers = Promise.all([reader('ar'), reader('en')])
  return {
    async stop() {
      stopped = true
      await readers
      return { refused, faults: [...faults] }
    },
  }
}
