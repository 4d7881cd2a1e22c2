import type { Standing } from '~/order/commands/desk-answer'
import type { ActCommand } from '~/order/commands/desk-command'
import type { Act } from '~/order/life/acts'
import type { Life } from '~/order/life/life'

/** Converts a command of the terminal to an act on an order. */
export function toAct(command: Exclude<ActCommand, { command: 'correct' }>): Act {
  switch (command.command) {
    case 'quote': {
      const { total, vatRateBp, until, words } = command
      return { event: 'offer', total, vatRateBp, until, words }
    }
    case 'answer': {
      const { isGranted, words, total, time, until } = command
      return { event: 'answerChange', isGranted, words, total, pickupLocal: time, until }
    }
    case 'assign': {
      const { driver, phone, car, plate, leg, email } = command
      return {
        event: 'assign',
        driver,
        phone,
        car,
        plate,
        leg,
        ...(email === undefined ? {} : { email }),
      }
    }
    case 'progress':
      return { event: 'progress', step: command.step, leg: command.leg }
    case 'done':
      return { event: 'finish', why: command.why, leg: command.leg }
    case 'confirm':
      return { event: 'confirm' }
    case 'no-show': {
      const { reason, waitedUntil, leg, isBackCancelled } = command
      return { event: 'noShow', reason, waitedUntil, leg, isBackCancelled }
    }
    case 'note':
      return { event: 'note', text: command.text }
    case 'undo':
      return { event: 'undo', of: null }
    case 'price':
      return { event: 'price', total: command.total, reason: command.reason }
    case 'reject':
    case 'cancel':
    case 'reopen':
      return { event: command.command, reason: command.reason }
    case 'surcharge':
      return { event: 'surcharge', amount: command.amount, reason: command.reason }
    case 'paid':
    case 'refunded': {
      const { amount, day, way, reference } = command
      return { event: command.command, amount, day, way, reference }
    }
    case 'waive':
      return { event: command.command, amount: command.amount }
  }
}

/** The current status of an order as the terminal gets it. */
export function standingOf(of: Pick<Standing, 'number' | 'currency'>, life: Life): Standing {
  const { seq, state, balance, fee, price, offer, changeOffer, pickupAt } = life
  return {
    ...of,
    state,
    payment: balance.state,
    due: balance.due,
    total: fee ?? price,
    pickupAt,
    until: offer?.until ?? changeOffer?.until ?? null,
    seq,
  }
}
