import { inks } from './design/posters/kit/inks.ts'
import distances from './scripts/checks/distances.mjs'

// No style has a size, weight, distance or colour of its own: all of them are in src/ui/styles/tokens.css.
const COLOUR_FUNCTIONS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
]
const otherThanInks = new RegExp(
  `#(?!(?:${Object.values(inks).join('|').replaceAll('#', '')})\\b)`,
  'i',
)

export default {
  plugins: [distances],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    'declaration-property-value-allowed-list': {
      'font-size': [/^var\(--size-\d\)$/, 'inherit'],
      // The typeface itself says which range it has.
      'font-weight': ['300', '400', '500', '300 700', 'inherit'],
      font: [/^(?:300|400|500) var\(--size-\d\)(?: \/ [\d.]+)? var\(--font\)$/, 'inherit'],
    },
    'vozka/distances': true,
  },
  overrides: [
    {
      files: ['src/pages/{home,fares}/**'],
      rules: { 'vozka/distances': [true, { byTheWindow: true }] },
    },
    {
      // A poster that is drawn in code has the inks of posters.
      files: ['src/pages/fares/fare-page.module.css'],
      rules: {
        'color-no-hex': null,
        'declaration-property-value-disallowed-list': { '/.+/': [otherThanInks] },
      },
    },
    {
      files: ['src/ui/styles/tokens.css', 'carriers/*/look.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
        'vozka/distances': null,
      },
    },
  ],
}
