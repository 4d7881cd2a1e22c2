/** Ten typical rides for the home page, each answered with a price, a range or one question. */
export const answeredWays = [
  {
    locale: 'en',
    from: 'Prague Airport T2',
    to: 'Hotel Josef Prague',
    heading: 'Prague Airport – Prague',
  },
  {
    locale: 'cs',
    from: 'Letiště Praha',
    to: 'Dlouhá 12, Praha 1',
    heading: 'Letiště Praha – Praha',
  },
  {
    locale: 'cs',
    from: 'Dlouhá 12 Praha 1',
    to: 'Hotel Thermal Karlovy Vary',
    heading: 'Praha – Karlovy Vary',
  },
  {
    locale: 'en',
    from: 'Prague',
    to: 'Cesky Krumlov Castle',
    heading: 'Prague – Český Krumlov',
  },
  { locale: 'cs', from: 'Brno-střed', to: 'Praha hlavní nádraží', heading: 'Brno – Praha' },
  {
    locale: 'en',
    from: 'Vienna Hauptbahnhof',
    to: 'Prague city centre',
    heading: 'Vienna – Prague',
  },
  { locale: 'cs', from: 'Kolín', to: 'Praha', heading: 'Kolín – Praha' },
  {
    locale: 'cs',
    from: 'Křižíkova 12, Praha 8',
    to: 'Budějovická 5, Praha 4',
    heading: 'Praha – Praha',
  },
  { locale: 'en', from: 'Hotel Josef', to: 'Prague Airport', heading: 'Your order' },
  { locale: 'cs', from: 'doma', to: 'Praha', heading: 'Objednávka' },
] as const
