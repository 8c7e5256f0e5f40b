import { callOut } from '../http/call-out.ts'
import { Hopeless } from '../jobs/worker.ts'
import type { SmsPort } from './port.ts'

const getAnswer = (body: string): { rejected?: unknown } => {
  try {
    const answer: unknown = JSON.parse(body)
    return answer && typeof answer === 'object' ? answer : {}
  } catch {
    return {}
  }
}

/**
 * Sends through Taqnyat's REST service (dev.taqnyat.sa/en/doc/sms): POST /v1/messages with a bearer token, `recipients` without + or 00,
 * `body` and an approved `sender`; 201 with `accepted` and `rejected` lists means it was taken.
 * @param url https://api.taqnyat.sa/v1/messages, or a gateway that speaks the same
 */
export function taqnyatSms(url: string, token: string, sender: string): SmsPort {
  return {
    async send({ to, text, id }) {
      const number = to.replace(/^\+/, '')
      const answer = await callOut({
        url,
        // The service does not document this key and ignores it; an operator's own gateway before it can use it.
        headers: { authorization: `Bearer ${token}`, ...(id ? { 'idempotency-key': id } : {}) },
        body: { recipients: [number], body: text, sender },
      })
      if (answer.status < 200 || answer.status > 299) throw new Error(`the SMS service answered ${answer.status}`)
      // The lists come as text, like "[966501234567,]".
      if (String(getAnswer(answer.body).rejected ?? '').includes(number)) throw new Hopeless('the SMS service rejected the number')
    },
  }
}
