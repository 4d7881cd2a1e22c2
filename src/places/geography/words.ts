/** Words that people type with a place, by meaning. Read without diacritics, separated by commas. */
export const wordLists = {
  /** They carry no information about the place. */
  filler: `a, o, s, u, za, od, pod, nad, pro, v, ve, z, ze, do, na, k, ke, in, at, on, from, to, of, the, von, aus, ab, im, am Hauptbahnhof, der, die,
    das, my, our, is, it, we, are, please, prosím, děkuji, pickup, pick up, drop off, dropoff, vyzvednutí, vyzvednout, odvoz,
    cesta, adresa, address, město, city, town, stadt, hlavní město, capital, capital city, Evropa, Europe, EU, někde, někam, somewhere, jen,
    přímo, directly, vchod, entrance, main entrance, main gate, recepce, reception, lobby, boutique, č p, čp, číslo, number, no, patro, floor, byt,
    flat, apt, blok, block, budova, building, před, okres město, čtvrť, městská část, MČ, Bezirk,
    D, P O, GmbH, sro, a s, luxury, luxusní, old town side,
    місто, міста, город, города, адреса, адрес, в, у, з, із, до, на, від, из, от, вхід, вход`,
  /** Every town has them: beside a name they are harmless, alone the site asks for the town. */
  spot: `nádraží, hlavní nádraží, hlavního nádraží, hlavním nádraží, hl nádraží, hl n, hln, hlavák, hlaváku, žst, vlakové nádraží,
    železniční stanice, nádražka, station, main station, main train station, main railway station, central station,
    central train station, central railway station, train station, railway station, Hauptbahnhof, Hbf, Bahnhof, gare,
    bus station, main bus station, coach station, bus terminal, autobusové nádraží, aut nádraží, autobusák, ÚAN, AN, Busbahnhof, ZOB,
    metro, metro station, stanice metra, centrum, centra, centru, centrum města, center, centre, city center, city centre,
    town centre, town center, centre of town, historic centre, historical centre, historic center, historické centrum,
    downtown, Zentrum, Stadtzentrum, Stadtmitte, Innenstadt, Altstadt, old city, old town, staré město, stare mesto, zámek, castle,
    cathedral, chateau, Schloss, hrad, castle and chateau, zámek a hrad, hrad a zámek, kolonáda, colonnade, spa, lázně, spa centre, zoo, výstaviště,
    exhibition centre, congress centre, kongresové centrum, Messe, Rathaus, town hall, main square, hlavní náměstí,
    Hauptplatz, parkoviště, sídliště, autobus, square, sq, střed, středu, kampus, campus, tržnice, hlavní pošta, nemocnice, hospital, fakultní nemocnice, FN, stadion, stadium, obchodní centrum,
    OC, shopping centre, mall, přístaviště, Hafen,
    вокзал, вокзалу, вокзала, головний вокзал, главный вокзал, залізничний вокзал, железнодорожный вокзал, центральний вокзал,
    центральный вокзал, автовокзал, станція, станция, метро, станція метро, станция метро, центр, центр міста, центр города,
    лікарня, больница, hlavná stanica, stanica, autobusová stanica, dworzec, dworzec główny`,
  /** They turn the town beside them into its airport. */
  airport: `letiště, letišti, letištěm, letištím, letišť, airport, international airport, Int Airport, intl airport, aerodrome,
    Flughafen, aeropuerto, aeroporto, aéroport, lotnisko, letisko, havel airport international,
    аеропорт, аеропорту, аэропорт, аэропорта, аэропорту, міжнародний аеропорт, международный аэропорт`,
  terminal: `terminál, terminálu, terminal, terminals, termínál, T1, T2, T3, terminal t1, terminal t2, термінал, терминал`,
  /** Used at airports; without an airport word they carry no information. */
  hall: 'arrivals, arrival, arrivals hall, arrival hall, departures, departure, departures hall, příletová hala, příjezdová hala, odletová hala, letištní hala, přílety, přílet, odlety, odlet, odletová hala, Ankunft, Abflug, gate, exit, meeting point, parking, P1, приліт, прилет, виліт, вылет, зал прильоту, зал прилета',
  /** Buildings with names: the words beside them are the name. */
  venue: `hotel, hotelu, hoteli, hotelem, hotely, hotels, Grandhotel, Grand Hotel, aparthotel, hostel, hostelu, penzion, penzionu, pension,
    motel, botel, resort, guesthouse, guest house, Airbnb, apartment, apartments, apartmán, apartmány, apartmánu, apartma, rezidence, suites, ubytování, chata,
    restaurace, restaurant, kavárna, divadlo, divadla, theatre, theater, muzeum, muzea, museum, galerie, klinika, poliklinika,
    clinic, kostel, chrám, katedrála, synagoga, synagogue, velvyslanectví, embassy, ambasáda,
    konzulát, consulate, pivovar, brewery, aquapark, cinema, koleje, gymnázium, univerzita, palác, Krankenhaus,
    Klinikum, Gasthof, Gasthaus, готель, отель, гостиница, хостел, Palace, Palais`,
  /** Chains and buildings that exist in many towns. */
  brand: `Hilton, Marriott, Courtyard by Marriott, Hyatt, Park Hyatt, Andaz, Sheraton, Radisson, Radisson Blu, Ibis, Novotel, Mercure, Kempinski,
    Four Seasons, Mandarin Oriental, Intercontinental, Fairmont Golden, Corinthia, Clarion Congress, Holiday Inn, Best Western, NH Collection,
    NH City, Moxy, Motel One, Park Inn, DoubleTree, Ramada by Wyndham, Ramada Plaza, Crowne Plaza, Ritz Carlton, Sofitel, Steigenberger,
    Maritim, Meininger, Premier Inn, Mama Shelter, Grand Mark, Grand Bohemia, Art Deco Imperial, Almanac, BoHo, Augustine Luxury, Alcron, Alchymist,
    Hampton by Hilton, Hilton Garden Inn, Holiday Inn Express, Residence Inn, Botanique, Orea, Pytloun, Kaufland, Lidl, IKEA, Globus, Makro,
    Barceló, Vienna House, Wyndham, Mövenpick, Leonardo, Citadines, Meliá, Austria Trend, Le Méridien, Rosewood, Quality Hotel`,
  street: `náměstí, ulice, ulici, ul, třída, třídě, nábřeží, alej, bulvár, Straße, Strasse, Str,
    Gasse, Platz, Allee, Ufer,
    вулиця, вул, улица, ул, площа, пл, площадь, проспект, набережна, набережная`,
  /** English words that also occur in names of towns: a street only with a house number. */
  englishStreet: 'street, avenue, ave, road',
  /** Between two places they mean a route. */
  route: `nebo, anebo, či, or, oder, pak, potom, then, poté, via, přes, über, and, und, i, nach, bis, zpět, back, and back, return, tam,
    та, і, и, або, или, потім, потом`,
  /** They mean a place beside a town, not in it. */
  near: `near, nearby, around, outside, outside of, close to, okolí, okolím, v okolí, a okolí, surroundings, poblíž, kousek od, kousek za, blízko, nedaleko,
    vedle, mimo, směr, směrem, suburb, suburbs, area, předměstí, Nähe, in der Nähe, nahe, bei, Umgebung, greater, metropolitan, km,
    kilometrů, minut, minutes, min, okraj, outskirts, біля, поруч, поблизу, возле, рядом, около, недалеко`,
  /** Before a name they form another, longer name. */
  modifier: `Nová, Nový, Nové, Stará, Starý, Malá, Malý, Velká, Velký, Horní, Dolní, Západní, Východní, New, Old, East,
    West, North, South, Little, Upper, Lower, Great, Neu, Neue, Klein, Groß, Alt, Mount, Fort, Port, Lake, Saint, St, нова, стара, нове, новая, старая, новый, новий`,
  /** After the name of a town: the district around it. */
  outskirts: 'západ, východ, venkov, západu, východě, okolo, district',
  /** Airfields that are not the airport of their town. */
  airfield:
    'Letňany, Vodochody, Kbely, Točná, Schwechat, Tuřany, Klotzsche, Medlánky, Slaný, Příbram, Benešov',
  /** IATA codes of other nearby airports. */
  otherCode:
    'BRQ, KLV, VIE, DRS, OSR, PED, BTS, MUC, NUE, LEJ, BER, LNZ, SZG, FRA, KRK, WRO, KTW, BUD, LHR, LGW, STN, CDG, AMS, FCO',
}
