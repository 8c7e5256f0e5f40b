import { Readable } from 'node:stream'
import type { FileStore } from '../src/platform/files/store.ts'
import type { Mail, MailPort } from '../src/platform/mail/port.ts'
import { type PicturePort, PictureRefusal } from '../src/platform/pictures/port.ts'
import type { Push, PushPort } from '../src/platform/push/port.ts'
import type { Sms, SmsPort } from '../src/platform/sms/port.ts'
import type { Translating, Translator } from '../src/platform/translator/port.ts'

/** Keeps what would have been mailed. */
export class MemoryMail implements MailPort {
  readonly sent: Mail[] = []

  async send(mail: Mail) {
    this.sent.push(mail)
  }

  /** The last mail to that address. Fails the test without one. */
  lastTo(address: string): Mail {
    const mail = this.sent.findLast(({ to }) => to === address)
    if (!mail) throw new Error(`no mail to ${address}; there are mails to ${this.sent.map(({ to }) => to).join(', ') || 'nobody'}`)
    return mail
  }
}

/** Keeps what would have been texted. */
export class MemorySms implements SmsPort {
  readonly sent: Sms[] = []

  async send(sms: Sms) {
    this.sent.push(sms)
  }

  /** The last message to that number. Fails the test without one. */
  lastTo(phone: string): Sms {
    const sms = this.sent.findLast(({ to }) => to === phone)
    if (!sms) throw new Error(`no SMS to ${phone}; there are some to ${this.sent.map(({ to }) => to).join(', ') || 'nobody'}`)
    return sms
  }
}

/** Keeps files in memory. */
export class MemoryFiles implements FileStore {
  readonly kept = new Map<string, Buffer>()

  async put(key: string, body: Buffer) {
    this.kept.set(key, body)
  }

  async get(key: string) {
    const body = this.kept.get(key)
    return body ? Readable.from([body]) : null
  }

  async remove(key: string) {
    this.kept.delete(key)
  }
}

/** Has the pictures that a test says, by address; every other address is not there. */
export class MemoryPictures implements PicturePort {
  readonly at = new Map<string, Buffer>()
  /** Fetches in place of the memory, where a test sets it. */
  by: PicturePort | null = null

  async fetch(address: string) {
    if (this.by) return this.by.fetch(address)
    const picture = this.at.get(address)
    if (!picture) throw new PictureRefusal('unreachable')
    return picture
  }
}

/** Keeps what would have been pushed. Tokens in `gone` will never take one again; those in `away` can't now. */
export class MemoryPush implements PushPort {
  readonly public_key = 'a-key'
  readonly sent: { device_token: string; push: Push }[] = []
  readonly gone = new Set<string>()
  readonly away = new Set<string>()

  async send(device_token: string, push: Push) {
    if (this.away.has(device_token)) throw new Error('the push service is away')
    if (this.gone.has(device_token)) return 'gone' as const
    this.sent.push({ device_token, push })
    return 'sent' as const
  }
}

/** Writes the target language before the text, so that a test sees what was asked. */
export class MemoryTranslator implements Translator {
  async translate({ text, to }: Translating): Promise<string> {
    return `[${to}] ${text}`
  }
}
