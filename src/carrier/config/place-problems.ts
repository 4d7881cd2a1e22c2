import type { AppConfig } from '~/carrier/app-config-type'
import { isPostalStart } from '~/lib/fields/postal-code'

/** What is wrong with the places that routes and prices name. */
export function placeProblems({ places, market }: AppConfig): string[] {
  const towns = places.filter(({ airport }) => !airport)
  const ids = places.map(({ id }) => id)
  return [
    ...ids
      .filter(
        (id, index) => ids.indexOf(id) !== index || id === 'elsewhere' || !/^[a-z\d-]+$/.test(id),
      )
      .map(
        (id) =>
          `places: the id “${id}” must be used once, of small letters, digits and dashes, not elsewhere`,
      ),
    ...places.flatMap(({ id, country, postalCodes, airport, hotels = [] }) => [
      ...(/^[A-Z]{2}$/.test(country)
        ? []
        : [`places ${id}: “${country}” is no country; write it as CZ`]),
      ...postalCodes
        .filter((start) => !isPostalStart(start, country, market))
        .map(
          (start) =>
            `places ${id}: “${start}” is no beginning of a postal code of ${country}; write it as 360`,
        ),
      ...(airport?.of && !towns.some((town) => town.id === airport.of)
        ? [`places ${id}: “${airport.of}” is no town among the places`]
        : []),
      ...(airport && !/^[A-Z]{3}$/.test(airport.code)
        ? [`places ${id}: “${airport.code}” is no IATA code; write it as PRG`]
        : []),
      ...(airport && hotels.length > 0
        ? [`places ${id}: hotels belong to a town, not to its airport`]
        : []),
      ...hotels
        .filter((hotel) => hotel.includes(','))
        .map((hotel) => `places ${id}: “${hotel}” must be one hotel, without a comma`),
    ]),
  ]
}
