import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../site/free-port.mjs'
import type { SiteProxy } from './site-proxy.ts'
import {
  callOf,
  type EngineBrowser,
  type Heard,
  HEIGHT_BY_WIDTH,
  type Key,
  PATIENCE,
  untilHeard,
} from './visitor.ts'
import { pressElement } from './press.ts'
import { openSession, pause, type Session } from './webdriver.ts'

/** The protocol's characters for keys without a letter. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
}

/** An address that every policy of the site forbids. */
const MARKER = 'https://marker.invalid'

/** The longest wait for one answer of a loaded page, ms. */
const ANSWER = 2_000

type Size = { width: number; height: number }
type Started = { session: Session; stop: () => void }

/**
 * Starts WebKit, Safari's engine: Debian's WebKitGTK with its MiniBrowser, driven by WebDriver on a virtual screen.
 * The program switches scripts on or off when it starts, so one browser runs with scripts and one without.
 */
export async function startWebkit(miniBrowser: string): Promise<EngineBrowser> {
  const started = new Map<boolean, Started>()
  return {
    visit: async ({ network, hasScript }) => {
      const browser = started.get(hasScript) ?? (await startMiniBrowser(miniBrowser, hasScript))
      started.set(hasScript, browser)
      return visitorOf(browser.session, network, hasScript)
    },
    close: () => {
      for (const { stop } of started.values()) stop()
      return Promise.resolve()
    },
  }
}

async function startMiniBrowser(miniBrowser: string, hasScript: boolean): Promise<Started> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    // A separate process group, so that the screen, the driver and the browser end together.
    { stdio: 'ignore', detached: true, env: ownHome(home) },
  )
  const stop = () => {
    process.off('exit', stop)
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
    } catch {
      // The process has ended already.
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', stop)
  const session = await openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    // `open` and `goto` wait by themselves, because some tests act before the page is complete. With 'eager' the driver
    // waits for ever when the next visitor opens another origin.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', `--enable-javascript=${hasScript}`],
    },
  })
  return { session, stop }
}

/** Gives the browser empty folders, so that no cookie or cache survives, and a toolbar as narrow as a phone. */
function ownHome(home: string): NodeJS.ProcessEnv {
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }')
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home }
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, ...folders }
  // With this variable the web process crashes at every view transition between two pages.
  delete env['WEBKIT_DISABLE_COMPOSITING_MODE']
  return env
}

async function visitorOf(session: Session, network: SiteProxy, hasScript: boolean) {
  const { command } = session
  const run = <R>(expression: string) =>
    command<R>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const press = (keys: string) => command<null>('POST', '/actions', keyActions(keys))
  const openUntil = async (path: string, states: DocumentReadyState[]) => {
    await run<null>(`(document.documentElement.dataset.left = 'yes') && null`)
    await command<null>('POST', '/url', { url: network.address + path })
    // False for the previous page, and for the empty page of a visitor who left.
    const isOurs = `location.origin === '${network.address}' && !document.documentElement?.dataset.left`
    const state = `${isOurs} ? document.readyState : 'loading'`
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause()) {
      // A query during a page change may stay unanswered, so it is repeated.
      const present = await Promise.race([
        run<DocumentReadyState>(state).catch(() => 'loading' as const),
        setTimeout(ANSWER, 'loading' as const),
      ])
      if (states.includes(present)) return
    }
    throw new Error(`${path} does not load`)
  }
  const innerSize = () => run<Size>('({ width: innerWidth, height: innerHeight })')
  // The page learns its new size a moment after the window changes.
  const untilOther = async (old: Size) => {
    for (const until = Date.now() + PATIENCE / 10; Date.now() < until; await pause()) {
      const { width, height } = await innerSize()
      if (width !== old.width || height !== old.height) return
    }
  }
  const find = async (selector: string) => {
    const id = await session.element(selector)
    return {
      call: <R>(work: (element: Element) => R): Promise<Awaited<R>> => session.callWith(work, id),
      click: () => command<null>('POST', `/element/${id}/click`),
    }
  }
  const goto = (path: string) => openUntil(path, ['complete'])
  const open = (path: string) => openUntil(path, ['interactive', 'complete'])

  // The previous visitor left cookies; only a page of the site can delete them.
  await goto('/robots.txt')
  await command<null>('DELETE', '/cookie')
  await run('sessionStorage.clear()')
  return {
    goto,
    open,
    evaluate: <R, A = null>(work: (argument: A) => R | Promise<R>, argument?: A): Promise<R> =>
      run<R>(callOf(work, argument)),
    click: (selector: string) => pressElement({ find, read: hasScript ? run : null }, selector),
    type: async (text: string) => void (await press(text)),
    press: async (key: Key) => void (await press(KEYS[key])),
    setWidth: async (width: number) => {
      const height = HEIGHT_BY_WIDTH[width] ?? width
      let toolbar = 0
      for (const until = Date.now() + PATIENCE; Date.now() < until;) {
        const inner = await innerSize()
        if (inner.width === width && inner.height === height) return
        // The driver sets the window's height, which includes the toolbar.
        if (inner.width === width) toolbar += height - inner.height
        await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar })
        await untilOther(inner)
      }
      throw new Error(`the window is not ${width} px wide`)
    },
    isHeard: async (selector: string, { role, name }: Heard) => {
      const id = await session.element(selector)
      const [heardRole, heardName] = await Promise.all([
        command<string>('GET', `/element/${id}/computedrole`),
        command<string>('GET', `/element/${id}/computedlabel`),
      ])
      return heardRole === role && heardName === name
    },
    // An automated page is private, and the browser logs nothing of a private page.
    said: async () => {
      // Violates the policy on purpose. Once this report arrives, all earlier ones have arrived.
      const violate = (marker: string) =>
        run(`Object.assign(new Image(), { src: '${MARKER}/${marker}.png' }) && null`)
      await untilHeard(violate, network.reports)
      const kept = await run<string[]>(`JSON.parse(sessionStorage.getItem('said') ?? '[]')`)
      return [...kept, ...network.reports().filter((report) => !report.includes(MARKER))]
    },
    screenshot: async (file: string) => {
      writeFileSync(file, await command<string>('GET', '/screenshot'), 'base64')
    },
    leave: async () => {
      await command<null>('POST', '/url', { url: 'about:blank' })
      // Otherwise the empty page might replace the page that the next visitor opens.
      for (const until = Date.now() + PATIENCE; Date.now() < until; await pause()) {
        const address = run<string>('location.href').catch(() => '')
        if ((await Promise.race([address, setTimeout(ANSWER, '')])) === 'about:blank') return
      }
    },
  }
}

function keyActions(keys: string) {
  const actions = Array.from(keys).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
