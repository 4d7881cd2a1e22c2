/**
 * What may speak against a ride with its driver and its car. `overlap`: another ride of the driver or car leaves too little
 * time, the way between included. `dayOff`: the driver does not drive that day, or the car is out of service. `tooSmall`,
 * `otherCategory`: the car has fewer seats than people, or is of a lesser category than was sold. `gone`: the driver or the car
 * is on its list no more. `changed`: it has another telephone, e-mail or plate there than the customer and the driver were told.
 * `noLink`: the driver's links were ended. `wish`: the customer waits for an answer about a change.
 */
export const OBJECTIONS = [
  'overlap',
  'dayOff',
  'tooSmall',
  'otherCategory',
  'gone',
  'changed',
  'noLink',
  'wish',
] as const
