// Marks that turn the reading direction of what follows, and those nobody sees. The joiners stay: emoji and Persian are written with them.
const steering = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/**
 * The text of a message as it is kept: without direction overrides, invisible marks and control characters, lines kept, at most one of them
 * empty in a row. Markup stays the letters it is; nothing draws it as anything else.
 */
export const messageText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(steering, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // A loop, because an expression for trailing blanks would look at each blank again from every blank before it (quadratic time).
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
