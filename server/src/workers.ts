import { clearCodesWorker } from './access/codes/clear-codes.ts'
import { accountMailWorker } from './access/mails/account-mail.ts'
import { announceAgreementWorker, remindAgreementWorker } from './agreement/announce-agreement.ts'
import { broadcastWorker } from './broadcasts/send-broadcast.ts'
import { watchBroadcastsWorker } from './broadcasts/watch-broadcasts.ts'
import { checkImportWorker } from './catalog/import/check-import.ts'
import { clearImportsWorker } from './catalog/import/clear-imports.ts'
import { fetchPicturesWorker } from './catalog/import/fetch-pictures.ts'
import { runImportWorker } from './catalog/import/run-import.ts'
import { refreshDocumentsWorker } from './catalog/search/refresh-documents.ts'
import { refreshWordsWorker } from './catalog/search/refresh-words.ts'
import { countBestSellersWorker } from './catalog/sections/count-best-sellers.ts'
import { notifyWatchersWorker } from './catalog/stock/notify-watchers.ts'
import { clearChatsWorker } from './conversations/chat/clear-chats.ts'
import { checkLogWorker, sealLogWorker } from './history/check-log.ts'
import { watchCarriersWorker } from './money/carriers/watch-carriers.ts'
import { issueDuesWorker, watchDuesWorker } from './money/dues/due-clock.ts'
import { checkCardWorker } from './money/gateway/check-card.ts'
import { sendCardRefundsWorker } from './money/gateway/send-refunds.ts'
import { sweepCardsWorker } from './money/gateway/sweep-cards.ts'
import { proveLedgerWorker } from './money/ledger/prove-ledger.ts'
import { requestWeeklyWorker } from './money/payouts/schedule-payouts.ts'
import { notifySmsLimitWorker } from './notifications/notify-sms-limit.ts'
import { collectNoticesWorker } from './notifications/outgoing/collect-notices.ts'
import { pushWorker } from './notifications/outgoing/send-push.ts'
import { noticeSmsWorker } from './notifications/outgoing/send-sms.ts'
import { issueWaitingWorker } from './orders/invoices/issue-waiting.ts'
import { reportInvoicesWorker } from './orders/invoices/report-invoices.ts'
import { completeOrdersWorker, escalateWorker, expireOrdersWorker } from './orders/order-deadlines.ts'
import { makeSizeWorker } from './platform/files/make-size.ts'
import { removeBytesWorker } from './platform/files/remove-bytes.ts'
import { sweepFilesWorker } from './platform/files/sweep-files.ts'
import { clearKeysWorker } from './platform/http/clear-keys.ts'
import type { Worker } from './platform/jobs/worker.ts'
import { clearLimitsWorker } from './platform/limits/clear-limits.ts'
import { mailWorker } from './platform/mail/mail-job.ts'
import { clearEmptySearchesWorker } from './platform/search/empty-searches.ts'
import { smsWorker } from './platform/sms/sms-job.ts'
import { findReviewsWorker } from './promotions/reviews/find-reviews.ts'
import { shopperRecords } from './shopper-records.ts'
import { deleteExpiredAccountsWorker } from './shoppers/account/delete-expired-accounts.ts'
import { refreshFiguresWorker, verifyFiguresWorker } from './statistics/figures/refresh-figures.ts'
import { remindPapersWorker } from './stores/papers/remind-papers.ts'
import { restrictPapersWorker } from './stores/papers/restrict-expired-papers.ts'
import { refreshOrderStopsWorker } from './stores/refresh-order-stops.ts'
import { clearRegistrationsWorker } from './stores/registration/clear-registrations.ts'

/** Everything that does jobs. A domain adds its own here. */
export const workers: readonly Worker[] = [
  mailWorker,
  smsWorker,
  accountMailWorker,
  broadcastWorker,
  watchBroadcastsWorker,
  clearChatsWorker,
  collectNoticesWorker,
  pushWorker,
  noticeSmsWorker,
  notifySmsLimitWorker,
  clearCodesWorker,
  deleteExpiredAccountsWorker(shopperRecords),
  clearRegistrationsWorker,
  removeBytesWorker,
  makeSizeWorker,
  sweepFilesWorker,
  clearLimitsWorker,
  clearEmptySearchesWorker,
  clearKeysWorker,
  expireOrdersWorker,
  completeOrdersWorker,
  escalateWorker,
  issueWaitingWorker,
  reportInvoicesWorker,
  checkCardWorker,
  sweepCardsWorker,
  sendCardRefundsWorker,
  proveLedgerWorker,
  refreshOrderStopsWorker,
  remindPapersWorker,
  restrictPapersWorker,
  announceAgreementWorker,
  remindAgreementWorker,
  watchCarriersWorker,
  findReviewsWorker,
  issueDuesWorker,
  watchDuesWorker,
  requestWeeklyWorker,
  checkImportWorker,
  runImportWorker,
  fetchPicturesWorker,
  clearImportsWorker,
  notifyWatchersWorker,
  countBestSellersWorker,
  refreshWordsWorker,
  refreshDocumentsWorker,
  refreshFiguresWorker,
  verifyFiguresWorker,
  sealLogWorker,
  checkLogWorker,
]
