import { expect, test } from 'vitest'
import { type Belongings, missingBelongings } from './belongings.ts'

/** A carrier with one category that has all it needs. */
const whole: Belongings = {
  languages: ['cs', 'en'],
  services: [{ slug: 'van' }],
  words: { cs: { van: {} }, en: { van: {} } },
  cars: { cs: [{ slug: 'van' }], en: [{ slug: 'van' }] },
  posters: ['service-van', 'car-van'],
  files: ['service-van', 'car-van'],
  socialPictures: ['van'],
}

test('a category with words, cars and pictures lacks nothing', () => {
  expect(missingBelongings(whole)).toEqual([])
})

test('a category of which only the prices were written lacks its words, cars and pictures', () => {
  const services = [...whole.services, { slug: 'bus' }]
  expect(missingBelongings({ ...whole, services })).toEqual([
    'words/services.ts cs: the category bus has no words',
    'words/services.ts en: the category bus has no words',
    'words/cars.ts cs: the category bus has no cars',
    'words/cars.ts en: the category bus has no cars',
    'pictures/posters.ts: there is no service-bus for the category bus',
    'pictures/posters.ts: there is no car-bus for the category bus',
    'pictures/social-pictures.ts: the category bus has none in servicePictures',
  ])
})

test('a poster without its file is named', () => {
  expect(missingBelongings({ ...whole, files: ['car-van'] })).toEqual([
    'pictures/public/posters/service-van.svg: pictures/posters.ts names it, and it is missing (npm run draw -- generic)',
  ])
})
