import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { build } from 'vite'
import { imagetools } from 'vite-imagetools'
import { afterEach, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'photographs-'))

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.doUnmock('~carrier/pictures/photographs')
  vi.resetModules()
})

test('without a photograph the poster stands, late and with its size', async () => {
  const { Picture } = await import('~/ui/picture')
  const markup = renderToStaticMarkup(createElement(Picture, { name: 'car-basic' }))
  expect(markup).toBe(
    '<img src="/posters/car-basic.svg" alt="" width="800" height="320" loading="lazy"/>',
  )
})

test('a photograph in the folder is built in three formats and takes the place of its poster', async () => {
  mkdirSync(join(folder, 'photographs'), { recursive: true })
  copyFileSync('carriers/vozka/pictures/photographs.ts', join(folder, 'photographs.ts'))
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c9563a' } })
    .jpeg()
    .toFile(join(folder, 'photographs', 'home-hero.jpg'))

  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [imagetools({ cache: { enabled: false } })],
    build: {
      assetsInlineLimit: 0,
      lib: { entry: 'photographs.ts', formats: ['es'], fileName: () => 'photographs.mjs' },
      outDir: 'built',
    },
  })

  const files = readdirSync(join(folder, 'built'), { recursive: true }).map(String)
  for (const format of ['avif', 'webp', 'jpg'])
    expect(files.filter((file) => file.endsWith(`.${format}`)).length).toBeGreaterThanOrEqual(2)
  const built: object = await import(join(folder, 'built', 'photographs.mjs'))
  vi.doMock('~carrier/pictures/photographs', () => built)
  const { Picture } = await import('~/ui/picture')
  const markup = renderToStaticMarkup(
    createElement(Picture, { name: 'home-hero', sizes: '50vw', alt: 'Car', isFirst: true }),
  )
  expect(markup).toMatch(/<picture>.*image\/avif.*image\/webp.*<img/)
  expect(markup).toMatch(/srcSet="[^"]+ 480w, [^"]+ 800w[^"]*" sizes="50vw"|sizes="50vw" srcSet="/)
  expect(markup).toMatch(/alt="Car" width="1000" height="500" fetchPriority="high"/)
  expect(markup).not.toContain('/posters/')
})
