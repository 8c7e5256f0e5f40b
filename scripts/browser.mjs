import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @type {Record<string, string[]>} */
const places = {
  // the shell has no window, no menus and no graphics process: the same pages at half the work
  linux: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
    .map((name) => `/usr/bin/${name}`)
    .concat('/snap/bin/chromium'),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((path) =>
    [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].map((folder) => `${folder}\\${path}`),
  ),
}

const installed = () => (places[process.platform] ?? []).find((path) => existsSync(path))

/** Flags for a browser that runs in containers, as root, without a screen, and calls nobody. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * The flags of a browser that tests drive. A page of a test is left after seconds, so optimising its scripts and collecting its garbage early cost more
 * than they give back. Whoever measures pages uses `browserArgs`.
 */
export const testBrowserArgs = [...browserArgs, '--js-flags=--no-opt --no-maglev --initial-heap-size=256 --min-semi-space-size=16']

function installDebianChromium() {
  const options = { stdio: /** @type {const} */ ('inherit'), env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // another apt at the same moment would make this one fail at once
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  console.log("No browser found: installing Debian's Chromium...")
  spawnSync('apt-get', [...wait, 'update', '-qq'], options)
  // Ubuntu and older Debians have no shell
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!installed()) spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * The path of a browser of the Chromium family: CHROMIUM_PATH, else one of the system's, else, as root on Debian or Ubuntu, one it installs.
 * Throws with a line that says what to do.
 */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH: there is no file ${configured}`)
    return configured
  }
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebianChromium()
  const found = installed()
  if (!found) throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one')
  return found
}
