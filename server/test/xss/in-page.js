// Loaded into every page of the harness before the page's own scripts: notes whatever acts, and looks for what could.

const acted = []
const note = (what) => void acted.push(String(what).slice(0, 300))
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) window[name] = (text) => note(`${name}(${text})`)
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  note(`policy: ${violatedDirective} refused ${blockedURI} ${sample}`),
)

const addresses = /^(?:href|src|srcset|action|formaction|xlink:href|data|srcdoc|background|poster|ping|content)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before an address
const acting = /^[\s\u0000-\u0020]*(?:javascript|vbscript|data:text\/html|blob)/i

// React writes these addresses, one by the server and one by the browser, into a form whose action is a function.
const ofReact = /^javascript:throw new Error\('(?:A React form was|React form) unexpectedly submitted\./

/** What an element holds that acts, or will once it is touched. */
function faultsOf(element) {
  const faults = []
  const name = element.localName
  for (const { name: attribute, value } of element.attributes) {
    if (name === 'form' && attribute === 'action' && ofReact.test(value)) continue
    if (/^on/i.test(attribute)) faults.push(`<${name} ${attribute}="${value}">`)
    if (addresses.test(attribute) && acting.test(value)) faults.push(`<${name} ${attribute}="${value}">`)
    if (/evil\.example/.test(value) && addresses.test(attribute) && name !== 'a' && name !== 'meta')
      faults.push(`<${name} ${attribute}="${value}">`)
  }
  return faults
}

const foreign =
  'iframe, object, embed, base, frame, applet, marquee, math, template[shadowrootmode], meta[http-equiv="refresh" i], [data-xss]'

/** Elements that no text and no editor of the product makes; `own` are those the bare page of a rich text may hold. */
function look() {
  const faults = [...document.querySelectorAll('*')].flatMap(faultsOf)
  for (const element of document.querySelectorAll(foreign)) faults.push(element.outerHTML.slice(0, 200))
  // browsers do not run blocks of data
  for (const script of document.querySelectorAll('script'))
    if (
      !script.nonce &&
      !/^application\/(ld\+)?json$/.test(script.type) &&
      new URL(script.src || 'x:y', location.href).origin !== location.origin
    )
      faults.push(`<script>${script.text.slice(0, 100)}`)
  const values = [...document.querySelectorAll('input, textarea')].map(({ value }) => value)
  const marks = [document.body?.innerText ?? '', ...values].join('\n').split(/alert|evil\.example/).length - 1
  return { faults: [...acted.splice(0), ...faults], marks }
}

/** Puts each HTML into a document of its own, in both ways a page does, and gives what acted or is ready to. */
function tryOut(all) {
  for (const html of all) {
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = html
    const frame = document.body.appendChild(document.createElement('iframe'))
    for (const name of ['alert', 'confirm', 'prompt']) frame.contentWindow[name] = (text) => note(`in a frame: ${html} ${text}`)
    frame.contentDocument.write(html)
    // nothing written leaves no element
    for (const root of [box, frame.contentDocument.documentElement ?? box])
      for (const element of root.querySelectorAll('*')) {
        for (const fault of faultsOf(element)) note(fault)
        if (/^(?:script|iframe|object|embed|form|input|meta|base|link|style|img|svg|math|video|audio)$/.test(element.localName))
          note(`<${element.localName}> of ${html}`)
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
        element.dispatchEvent(new FocusEvent('focus'))
      }
    frame.remove()
    box.remove()
  }
  return acted.splice(0)
}

window.xss = { look, tryOut }
