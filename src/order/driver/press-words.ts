import type { DriverAct } from '~/order/store/driver/ride-progress'
import { m } from '~/paraglide/messages'

/** What the button of a driver's act says, on his page and in the desk's list of what he pressed. */
export const PRESS_WORDS: Readonly<Record<DriverAct, () => string>> = {
  onTheWay: m.driver_on_the_way,
  arrived: m.driver_arrived,
  aboard: m.driver_aboard,
  done: m.driver_done,
  'no-show': m.driver_no_show,
  cash: m.driver_cash_press,
}
