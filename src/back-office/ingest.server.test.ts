import { expect, test } from 'vitest'
import { MAX_DESCRIPTION, type Experience } from '~/back-office/contract'
import { experiences } from '~carrier/catalogue/experiences'
import { ingestExperience, isTrustedImage } from '~/back-office/client.server'
import { sanitizeDescription } from '~/back-office/sanitize-description.server'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import url(//evil.example)</style>',
  '<form action="/orders"><input name="email"></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<p><p><a href="https://a.example"><a href="https://b.example">x',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
]

test.each(ATTACKS)('nothing of %s can run or lead elsewhere', (attack) => {
  const html = sanitizeDescription(attack)
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
  const attributes = tags.map(([, , rest = '']) => rest.trim()).filter((rest) => rest !== '')
  expect(tags.map(([, name]) => name).filter((name) => !/^(?:p|a)$/.test(name ?? ''))).toEqual([])
  expect(attributes.filter((rest) => !ALLOWED_ATTRIBUTES.test(rest))).toEqual([])
})

const ALLOWED_ATTRIBUTES = /^(?:href="https:\/\/[ab]\.example" )?rel="noopener noreferrer"$/

test.each(ATTACKS)('sanitising %s twice is sanitising it once', (attack) => {
  const once = sanitizeDescription(attack)
  expect(sanitizeDescription(once)).toBe(once)
})

test('links keep safe addresses and get a rel of ours', () => {
  expect(
    sanitizeDescription('<a href="https://a.example" rel="opener" target="_blank">a</a>'),
  ).toBe('<a href="https://a.example" rel="noopener noreferrer">a</a>')
  expect(sanitizeDescription('<a href="tel:+420777123456">call</a>')).toContain(
    'href="tel:+420777123456"',
  )
})

test('the descriptions of the seed come through as they are', async () => {
  for (const experience of experiences) {
    expect(await ingestExperience(experience, [])).toEqual(experience)
  }
})

test('a description that escaping makes too long is refused', async () => {
  const cs = '&'.repeat(MAX_DESCRIPTION)
  expect(await ingestExperience(anExperience({ descriptionHtml: { cs, en: 'x' } }), [])).toBeNull()
})

test('a picture of a host nobody allowed is dropped', async () => {
  const image = { src: 'https://cdn.example/a.jpg', width: 1, height: 1, alt: { cs: 'a', en: 'a' } }
  expect((await ingestExperience(anExperience({ image }), []))?.image).toBeNull()
  expect((await ingestExperience(anExperience({ image }), ['cdn.example']))?.image).toEqual(image)
})

test.each(['/posters/a.svg', '/a.jpg?v=2', 'https://cdn.example/a.jpg'])(
  'a picture at %s is shown',
  (src) => {
    expect(isTrustedImage(src, ['cdn.example'])).toBe(true)
  },
)

test.each([
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  '/a\\..\\b.jpg',
  'posters/a.svg',
  '/a b.jpg',
  'http://cdn.example/a.jpg',
  'https://cdn.example.evil.example/a.jpg',
  'https://cdn.example@evil.example/a.jpg',
  'https://user:pass@cdn.example/a.jpg',
  'https://cdn.example:8443/a.jpg',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  '',
])('a picture at %j is not shown', (src) => {
  expect(isTrustedImage(src, ['cdn.example'])).toBe(false)
})

function anExperience(changes: Partial<Experience>): Experience {
  const [experience] = experiences
  if (!experience) throw new Error('the seed is empty')
  return { ...experience, ...changes }
}
