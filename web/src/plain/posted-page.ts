/**
 * Makes the entry of the history that is the answer to a posted form an ordinary visit of its address. Browsers keep no copy of such an answer:
 * on the way back to it they would show an error of their own, or ask to send the form again.
 */
export function replacePostedEntry(): void {
  history.replaceState(history.state, '', location.href)
}
