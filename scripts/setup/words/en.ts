import type { StartWords, Told } from './start-words.ts'

// Source text, which is read with the figures of the carrier.
const PRICED = `Fixed routes show their price at once; we price other journeys within \${facts.confirmWithin}. Then you add the time and your contact details and send the order.`
const ASKED = `Then you add the time and your contact details and send a request that does not bind you. We name the price within \${facts.confirmWithin}.`

/** For whom a category is, by its seats. */
function forWhom({ size, seats }: Pick<Told, 'size' | 'seats'>): string {
  return {
    two: 'For you alone or for two.',
    few: 'To the airport, to a meeting and home again.',
    group: `For families and groups of up to ${seats}: you all travel together, with your luggage.`,
  }[size]
}
const OFFER = {
  two: {
    title: 'For two',
    description: 'To dinner, to the theatre or to the train: the car is yours alone.',
  },
  few: { title: 'There and back', description: 'Add the return journey to the same order.' },
  group: {
    title: 'Families and groups',
    description: 'You pay for the car, not per person, and nobody has to travel separately.',
  },
}
const BRIEF = { two: ' for one or two people', few: '', group: ' for families and groups' }

/** The first words of a carrier in English. */
export const en: StartWords = {
  home: ({ routes, several }) => `{
    seo: { title: \`A private driver in \${facts.town}, at a price you know\`, description: 'To and from the airport, at home and abroad, with a private driver. Know the price first, pay once confirmed.' },
    experiencesSeo: { title: 'Experiences: day trips with a driver', description: 'Days out with a driver: a finished programme, or a day of your own.' },
    overline: 'A car with a driver, at a price you know',
    heading: 'A car and driver at the hour you choose',
    lead: 'You know the price beforehand and pay once we have confirmed.',
    tips: [
      { title: 'Safety', description: 'A person reads every order and calls you if something does not add up.' },
      { title: 'Comfort', description: 'Room for you and your luggage, and a driver who helps with it.' },
      { title: 'Clear prices', description: 'The price is for the whole car, not per person.' },
    ],
    ${
      several
        ? `servicesHeading: 'Choose the car that suits you',
    servicesLead: 'Each category says how many people and pieces of luggage it takes.'`
        : `servicesHeading: 'What you travel in',
    servicesLead: 'You see how many people and pieces of luggage the car takes.'`
    },
    experiencesHeading: 'Journeys worth a whole day',
    experiencesLead: 'You look out of the window, and the driver knows the way.',
    aboutHeading: 'Who looks after your ride',
    aboutParagraphs: [
      'Somebody in our office checks the route, the time and the luggage of your order. Only then is the ride confirmed and given to a driver.',
    ],
    stepsHeading: 'How ordering works',
    steps: [
      { title: 'Enter pickup and destination', description: \`${routes ? PRICED : ASKED}\` },
      { title: 'We confirm the order', description: \`Our office checks the journey and answers within \${facts.confirmWithin}. Until we confirm, you pay nothing.\` },
      { title: 'The driver arrives', description: 'At the agreed time your driver is there, helps with the luggage and takes you to the door.' },
    ],
    worriesHeading: 'What people ask first',
    worries: [
      { question: 'Will the driver wait if my flight is late?', answer: 'Yes. We look up the actual arrival by your flight number and set out to meet it.' },
      { question: 'Will I end up paying more?', answer: \`The price we confirm is for the whole car and does not rise by itself. You pay more only for what you add by agreement. \${facts.samePriceAlways} For a badly soiled car we charge \${facts.cleaningFee}.\` },
      { question: 'What if my plans change?', answer: \`Until we confirm, you can cancel free of charge at any moment; after that, no later than \${facts.freeCancellation} before pickup.\` },
    ],
    callHeading: 'Where to?',
    callText: 'Ordering takes a few minutes and needs no account. If you are in a hurry, or not sure, call us.',
  }`,
  service: ({ name, seats, luggage, hour, poster, size }, { hourly }) => ({
    header: `${name} chauffeur service`,
    introName: `${name} with a driver, at a price you know beforehand`,
    description: hourly
      ? `${forWhom({ size, seats })} You order a ride, a return ride or the car by the hour with the same form.`
      : `${forWhom({ size, seats })} You order a ride or a return ride with the same form.`,
    secondDescription:
      'The driver comes at the agreed time, helps with the luggage and takes you to the door. You pay once we have confirmed the order.',
    mainPhoto: poster,
    weOffer: [
      OFFER[size],
      {
        title: 'To the airport and from it',
        description: 'Write your flight number in the order, and the driver follows its arrival.',
      },
      ...(hourly
        ? [
            {
              title: 'A car for the day',
              description: `You order the car by the hour, at ${hour} an hour, and the driver waits where you get out.`,
            },
          ]
        : []),
    ],
    features: [
      {
        title: 'Punctual',
        description: 'The driver is there at the agreed time.',
        icon: 'clock',
      },
      {
        title: 'Room for luggage',
        description: `Pieces of luggage: up to\u00a0${luggage}.`,
        icon: 'luggage',
      },
      {
        title: 'A price known beforehand',
        description: 'You know the price before you commit yourself.',
        icon: 'route',
      },
    ],
    heroCards: [],
    seo: {
      title: `${name} chauffeur service: a car and a driver`,
      description: `${name} with a driver${BRIEF[size]}: order without an account, know the price before you commit yourself, and pay once we have confirmed.`,
    },
  }),
  car: ({ name, size, poster, car }) => ({
    line: null,
    description: `A car of the category ${name} with a driver${BRIEF[size]}.`,
    image: poster,
    img: car,
    cars: [{ img: car, models: name }],
  }),
  seats: { before: 'up to', one: 'seat', more: 'seats' },
}
