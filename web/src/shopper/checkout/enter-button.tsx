import { answerAnchor, checkoutFormId } from './checkout-form-id.ts'

/**
 * The button that Enter presses: browsers take the first one of a form, and the fields of a new address are above it. It has no words, since nobody
 * presses it otherwise. The page that answers says by an anchor where the answer is, because nothing tells in which field Enter was pressed.
 */
export const EnterButton = () => (
  <button
    type="submit"
    form={checkoutFormId}
    name="intent"
    value="enter"
    hidden
    tabIndex={-1}
    aria-hidden="true"
    formAction={`#${answerAnchor}`}
  />
)

/** The place that a browser without scripts opens at after Enter. */
export const AnswerAnchor = () => <span id={answerAnchor} />
