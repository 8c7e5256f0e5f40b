import type { Env } from '../../env.ts'
import { callOut } from '../../platform/http/call-out.ts'
import type { invoiceReports } from './table.ts'

interface ReportedInvoice {
  uuid: string
  hash: string
  xml: string
}

interface ReportAnswer {
  status: (typeof invoiceReports.$inferSelect)['status']
  answer: string
}

/** Reports one document to the tax authority (phase 2). Throws if the report failed, so that it is tried again; a rejection is an answer. */
export interface InvoiceReporter {
  report(invoice: ReportedInvoice): Promise<ReportAnswer>
}

/**
 * Posts as the authority's reporting interface takes it: `invoiceHash`, `uuid` and the document in base64; 200 and 202 took it, 400 found fault
 * with it. The document goes without the device's signature: whoever listens there signs it, or is a stand-in.
 */
function httpReporter(url: string, token: string): InvoiceReporter {
  return {
    async report({ uuid, hash, xml }) {
      const { status, body } = await callOut({
        url,
        headers: { authorization: `Basic ${token}`, 'accept-version': 'V2', 'accept-language': 'ar' },
        body: { invoiceHash: hash, uuid, invoice: Buffer.from(xml, 'utf8').toString('base64') },
      })
      const answer = body.slice(0, 4000)
      if (status === 200 || status === 202) return { status: 'reported', answer }
      if (status === 400) return { status: 'refused', answer }
      throw new Error(`the reporting interface answered ${status}`)
    },
  }
}

/** The reporter where INVOICE_REPORTING_URL is set; without it nothing is reported, and the chain is kept for the day it is. */
export const createReporter = (env: Pick<Env, 'INVOICE_REPORTING_URL' | 'INVOICE_REPORTING_TOKEN'>): InvoiceReporter | null =>
  // The environment check refuses the address without its token.
  env.INVOICE_REPORTING_URL ? httpReporter(env.INVOICE_REPORTING_URL, env.INVOICE_REPORTING_TOKEN ?? '') : null
