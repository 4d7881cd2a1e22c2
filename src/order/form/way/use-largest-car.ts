import { appConfig } from '~config'
import { useOrderForm } from '~/order/form/form-state'

/** Capacity of the largest car on offer, of the services or of an experience. */
export function useLargestCar(): { maxPassengers: number; maxLuggage: number } {
  const cars = [...Object.values(appConfig.services), useOrderForm().page.catalogue.largest]
  return {
    maxPassengers: Math.max(...cars.map(({ maxPassengers }) => maxPassengers)),
    maxLuggage: Math.max(...cars.map(({ maxLuggage }) => maxLuggage)),
  }
}
