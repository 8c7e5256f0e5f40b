/** The part of WebOTP that browsers know and TypeScript's library doesn't: a text message that names this site, read with the shopper's consent. */
interface OneTimeCode {
  code?: string
}

/** Fills in the code of the text message where the browser offers it (WebOTP), and sends the form. */
export async function bindOneTimeCode(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem('code')
  if (!('OTPCredential' in window) || !(field instanceof HTMLInputElement)) return
  const waiting = new AbortController()
  form.addEventListener('submit', () => waiting.abort())
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = { otp: { transport: ['sms'] }, signal: waiting.signal }
  try {
    const read = (await navigator.credentials.get(request)) as OneTimeCode | null
    if (!read?.code || field.value !== '') return
    field.value = read.code
    form.requestSubmit()
  } catch {
    // The shopper refused, or the wait ended: the code is typed.
  }
}
