/** The time for which the browser keeps what was fetched ahead, in seconds: `server/src/platform/web/page-guard.ts`. */
const keptFor = 10

/**
 * Makes the browser ask again for pages whose data it fetched before something changed. What is fetched ahead is kept for the cookies it was asked
 * with (`Vary: Cookie`), so another cookie puts it out of use.
 */
export function discardPrefetched(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `changed_at=${Date.now().toString(36)}; Path=/; Max-Age=${keptFor}; SameSite=Lax`
}
