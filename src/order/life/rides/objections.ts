/**
 * What may speak against a ride with its driver and its car. `overlap`: another ride of the driver or car leaves too little
 * time, the way between included. `dayOff`: the driver does not drive that day, or the car is out of service. `tooSmall`,
 * `otherCategory`: the car has fewer seats than people, or is of a lesser category than was sold.
 */
export const OBJECTIONS = ['overlap', 'dayOff', 'tooSmall', 'otherCategory'] as const
