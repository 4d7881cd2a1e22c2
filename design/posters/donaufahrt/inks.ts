import type { Palette } from '../kit/inks.ts'

/** The Danube at dusk: deep green for night, amber for light. */
export const inks: Palette = {
  night: '#0b1f1e',
  night2: '#12302e',
  blue: '#1b4441',
  blue2: '#27605a',
  water: '#3a7d73',
  haze: '#86ab95',
  haze2: '#5b8a78',
  green: '#2c5a44',
  green2: '#1f4536',
  vine: '#8b9f52',
  vine2: '#6a8344',
  sun: '#f5e2c0',
  sun2: '#f2d09a',
  sun3: '#efbb74',
  sun4: '#e59a55',
  red: '#c4513a',
  roof: '#a83d2e',
  roof2: '#7d2c24',
  ivory: '#f6ecd8',
  lamp: '#f2c277',
  brass: '#c98f45',
}
