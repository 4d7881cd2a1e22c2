/**
 * Names of towns and of parts of them: geography, the same for every carrier. A place of carrier.ts finds its town
 * here by its Czech name; a place without an entry has only its own names. Lists are separated by commas and read
 * without diacritics.
 */
export type Town = {
  cs: string
  /** A name used only beside an airport word: „pražské letiště“. */
  atAirport: string
  /** Other names of this town alone, in the cases and languages people type. */
  names: string
  /** Names that may mean another place as well: the site asks. */
  unsure: string
  /** Its quarters, which a driver does not find alone: harmless beside the town; without it the site asks. */
  quarters: string
  /** Stations, squares and sights, read the same way; a driver finds them. */
  parts: string
}

/** Towns with fixed prices of Czech carriers. */
export const towns: Town[] = [
  {
    cs: 'Praha',
    atAirport: `pražské, pražského, pražském, pražskému, pražským, празький, пражский, Вацлава Гавела, Гавела,
      Рузине, Рузинє, Рузыне`,
    names: `Praha, Prahy, Praze, Prahu, Prahou, Prague, Prag, Praag, hlavní město Praha, hlavního města Prahy,
      Prague Praha, City of Prague, Прага, Праги, Празі, Праге, Прагу`,
    unsure: 'Praga, Prága, Praga Prag',
    quarters: `Staré Město, Nové Město, Old Town, New Town, Malá Strana, Lesser Town, Little Quarter, Josefov,
      Jewish Quarter, Židovské Město, Hradčany, Vyšehrad, Vinohrady, Královské Vinohrady, Žižkov, Smíchov, Karlín,
      Holešovice, Bubny, Bubeneč, Dejvice, Letná, Letňany, Libeň, Nusle, Podolí, Braník, Hodkovičky, Krč, Lhotka,
      Kamýk, Libuš, Písnice, Modřany, Komořany, Cholupice, Točná, Zbraslav, Lahovice, Radotín, Lipence, Chuchle,
      Velká Chuchle, Malá Chuchle, Slivenec, Holyně, Lochkov, Zadní Kopanina, Řeporyje, Barrandov, Hlubočepy, Jinonice, Radlice, Košíře, Motol, Řepy, Zličín, Sobín, Třebonice, Stodůlky, Lužiny,
      Nové Butovice, Luka, Hůrka, Břevnov, Bílá Hora, Liboc, Ruzyně, Vokovice, Veleslavín, Střešovice, Nebušice, Přední Kopanina,
      Lysolaje, Suchdol, Sedlec, Troja, Kobylisy, Střížkov, Bohnice, Čimice, Dolní Chabry, Chabry, Ďáblice, Březiněves,
      Prosek, Vysočany, Hrdlořezy, Hloubětín, Kyje, Hostavice, Černý Most, Dolní Počernice, Horní Počernice, Satalice,
      Kbely, Vinoř, Miškovice, Čakovice, Třeboradice, Běchovice, Klánovice, Koloděje, Újezd nad Lesy, Újezd, Malešice,
      Strašnice, Vršovice, Záběhlice, Hostivař, Štěrboholy, Dubeč, Dolní Měcholupy, Horní Měcholupy, Petrovice,
      Uhříněves, Královice, Nedvězí, Benice, Pitkovice, Křeslice, Kolovraty, Lipany, Chodov, Háje, Opatov, Roztyly,
      Kačerov, Pankrác, Michle, Spořilov, Kunratice, Šeberov, Hrnčíře, Hanspaulka, Baba,
      Ořechovka, Petřiny`,
    parts: `Budějovická, Kampa, Na Kampě, Pohořelec, Strahov, Petřín, Výtoň, Albertov, Karlov, Anděl, Na Knížecí, Florenc,
      Můstek, Muzeum, Národní třída, Karlovo náměstí, Charles Square, náměstí Republiky, Republic Square, Hradčanská,
      Vltavská, Invalidovna, Palmovka, Českomoravská, Rajská zahrada, Dejvická, Malostranská, Staroměstská, Flora,
      Želivského, Depo Hostivař, Skalka, Ládví, I. P. Pavlova, Pražského povstání, Bořislavka, Strašnická, Radlická,
      Křižíkova, Vysočanská, Kolbenova, Nádraží Veleslavín, Nádraží Holešovice, Smíchovské nádraží, Masaryk,
      Masarykovo nádraží, Masaryk Station, Wilsonovo nádraží, Prager Hauptbahnhof, ÚAN Florenc, Florenc bus station,
      Vršovické nádraží, Staroměstské náměstí, Old Town Square, Václavské náměstí, Václavák, Václaváku, Wenceslas Square, Staromák, Staromáku,
      Вацлавська площа, Вацлавская площадь, Староміська площа, Староместская площадь,
      Malostranské náměstí, Palackého náměstí, Jungmannovo náměstí, Náměstí Jiřího z Poděbrad,
      Jiřího z Poděbrad, Jiřák, IPák, Kulaťák, Na Příkopě, Pařížská, Příkopy, Karlův most, Karlova mostu, Karlově mostě, Karlovu mostu, Charles Bridge, Карлів міст, Карлов мост, Čechův most, Pražský hrad, Pražského hradu, Pražském hradě, Празький град, Пражский град,
      Prague Castle, Castle District, Strahovský klášter, Strahov Monastery, Břevnovský klášter, Loreta, Orloj,
      Astronomical Clock, Prašná brána, Powder Tower, Obecní dům, Municipal House, Rudolfinum, Klementinum, Clementinum,
      Tančící dům, Dancing House, Žižkovská věž, Žižkov Television Tower, Petřínská rozhledna, Stromovka, Výstaviště,
      Výstaviště Holešovice, PVA, PVA Expo, O2 arena, O2 universum, Sazka arena, Fortuna arena, Sinobo stadium, Eden,
      Kongresové centrum, Kongresák, KCP, Congress Centre, Lucerna, Palladium, Quadrio, Westfield Chodov, OC Chodov, Nový Smíchov,
      Metropole Zličín, Slovanský dům, Národní divadlo, National Theatre, Národní muzeum, National Museum, Státní opera,
      State Opera, Stavovské divadlo, Estates Theatre, Motol hospital, FN Motol, Nemocnice Motol, Nemocnice Na Homolce,
      Na Homolce, IKEM, Bulovka, Thomayerova nemocnice, Vinohradská nemocnice, Sapa, VFN, Prague Zoo, Zoo Praha, Botanická zahrada,
      Divoká Šárka, Hvězda, náplavka, Rašínovo nábřeží, ČVUT, VŠE, Kampus Albertov, Czernin Palace, Loretánské náměstí,
      John Lennon Wall, Lennonova zeď, Kafka Museum, Muzeum Kampa, DOX, Forum Karlín, Hudební divadlo Karlín, Vyšehrad Castle`,
  },
  {
    cs: 'Karlovy Vary',
    atAirport: 'karlovarské, karlovarského, karlovarském, karlovarským',
    names: `Karlovy Vary, Karlových Varů, Karlových Varech, Karlovým Varům, Karlovými Vary, K Vary, KV Karlovy Vary,
      Karlovy Vary Carlsbad, Karlovy Vary Karlsbad, Carlsbad Karlovy Vary, Karlsbad Karlovy Vary, Карлові Вари,
      Карлових Вар, Карлових Варах, Карловы Вары, Карловых Вар, Карловых Варах`,
    unsure: 'Carlsbad, Karlsbad, Vary, Varů, Varech, Carlsbad Spa, Karlove Vary, Karlowe Wary, K V',
    quarters: `Tuhnice, Drahovice, Stará Role, Rybáře, Bohatice, Dvory, Doubí, Olšová Vrata, Rolava, Růžový Vrch, Sedlec,
      Počerny, Čankov, Hůrky, Tašovice, Cihelny, Rosnice`,
    parts: `Lázně I, Lázně II, Lázně III, Lázně IV, Lázně V, Elizabeth Spa,
      Alžbětiny lázně, Elizabeths Bad, Vřídlo, Vřídelní kolonáda, Mlýnská kolonáda, Tržní kolonáda, Sadová kolonáda,
      Mill Colonnade, Hot Spring Colonnade, Market Colonnade, Stará Louka,
      Nová Louka, Divadelní náměstí, Zámecký vrch, Goethova vyhlídka, Diana, rozhledna Diana, Dolní nádraží, Horní nádraží, Tržnice,
      Terminál Tržnice, KV Arena, Moser, Becher, Becherovka, Jan Becher Museum, Grandhotel Pupp, Hotel Pupp, Pupp,
      Thermal, Hotel Thermal, Savoy Westend, Carlsbad Plaza, Krajský úřad`,
  },
  {
    cs: 'Český Krumlov',
    atAirport: 'krumlovské, krumlovského, krumlovském',
    names: `Český Krumlov, Českého Krumlova, Českém Krumlově, Českému Krumlovu, Českým Krumlovem, Č Krumlov, Č Krumlova,
      Čes Krumlov, Krumau an der Moldau, Krumlov Český, Böhmisch Krumau, Чеський Крумлов, Чеського Крумлова,
      Чешский Крумлов, Чешского Крумлова`,
    unsure: 'Krumlov, Krumlova, Krumlově, Krumau, Krummau, Crumlaw',
    quarters: `Vnitřní Město, Plešivec, Horní Brána, Nádražní Předměstí, Domoradice, Nové Spolí, Nové Dobrkovice,
      Vyšný, Slupenec`,
    parts: `Latrán, náměstí Svornosti, Svornosti,
      Špičák, Jelení zahrada, Na Knížecí, Pod Poštou, Hotel Růže, Egon Schiele Art Centrum, synagoga, otáčivé hlediště`,
  },
  {
    cs: 'Brno',
    atAirport: 'brněnské, brněnského, brněnském, brněnským',
    names: 'Brno, Brna, Brně, Brnu, Brnem, Brünn, Bruenn, město Brno, statutární město Brno, Брно',
    unsure: 'Bruna',
    quarters: `střed, sever, jih, Staré Brno, Veveří, Stránice, Pisárky, Štýřice, Trnitá, Zábrdovice,
      Černá Pole, Husovice, Lesná, Soběšice, Královo Pole, Ponava, Mokrá Hora, Řečkovice, Medlánky, Ivanovice,
      Jehnice, Ořešín, Útěchov, Žabovřesky, Komín, Jundrov, Bystrc, Kníničky, Žebětín, Kohoutovice, Nový Lískovec,
      Starý Lískovec, Bohunice, Bosonohy, Tuřany, Holásky, Dvorska, Brněnské Ivanovice, Chrlice,
      Slatina, Líšeň, Vinohrady, Židenice, Juliánov, Maloměřice, Obřany, Komárov, Horní Heršpice, Dolní Heršpice,
      Přízřenice`,
    parts: `Sadová, Kampus Bohunice, Židenice nádraží, Zvonařka, ÚAN Zvonařka, Grand, Benešova, BVV, Výstaviště, veletrhy, Brněnské výstaviště,
      Exhibition Centre, Špilberk, Petrov, Zelný trh, Zelňák, náměstí Svobody, Svoboďák, Freedom Square, Moravské náměstí,
      Mendlovo náměstí, Mendlák, Malinovského náměstí, Česká, Lužánky, vila Tugendhat, Villa Tugendhat, Tugendhat,
      Janáčkovo divadlo, Mahenovo divadlo, Masarykův okruh, Automotodrom, FN Bohunice, FN Brno, Nemocnice u svaté Anny,
      Masarykova univerzita, VUT, Olympia, Vaňkovka, Galerie Vaňkovka, Avion, Vlněna, přehrada, Spielberk`,
  },
  {
    cs: 'Vídeň',
    atAirport: 'vídeňské, vídeňského, vídeňském, vídeňským, Wiener, віденський, венский',
    names: `Vídeň, Vídně, Vídni, Vídní, Wien, Vienna, Vienna Wien, Wien Vienna, Bundesland Wien, Відень, Відня, Відні, Вена,
      Вены, Вене, Вену`,
    unsure: 'Vienne, Viena, Wiedeň, Wiedniu, Viedeň, Bécs, Beč',
    quarters: `Innere Stadt, Leopoldstadt, Landstraße, Wieden, Margareten, Mariahilf, Neubau, Josefstadt, Alsergrund,
      Favoriten, Simmering, Meidling, Hietzing, Penzing, Rudolfsheim, Fünfhaus, Rudolfsheim Fünfhaus, Ottakring, Hernals,
      Währing, Döbling, Brigittenau, Floridsdorf, Donaustadt, Liesing, Grinzing, Kagran, Aspern, Seestadt Aspern`,
    parts: `Donau City, Prater, Stephansplatz, Stephansdom, St Stephens Cathedral, Karlsplatz, Schwedenplatz, Praterstern,
      Westbahnhof, Franz Josefs Bahnhof, Wiener Hauptbahnhof, Wien Mitte, Südbahnhof, Praterstern Bahnhof, Erdberg, VIB,
      International Busterminal, Schönbrunn, Schloss Schönbrunn, Schönbrunn Palace, Belvedere, Hofburg, Staatsoper,
      State Opera, Vienna State Opera, Opera, Oper, Steffl, Rathaus, Ringstraße, Ring, Kärntner Ring, Graben,
      Naschmarkt, MuseumsQuartier, Messe, Messe Wien, Austria Center, Vienna International Centre, UNO City, Allianz Stadion,
      Stadthalle, Wiener Stadthalle, AKH, Hotel Sacher, Sacher`,
  },
  {
    cs: 'Drážďany',
    atAirport: 'drážďanské, drážďanského, drážďanském, Dresdner',
    names: `Drážďany, Drážďan, Drážďanech, Drážďanům, Drážďanami, Dresden, Dresden Drážďany, Landeshauptstadt Dresden, Дрезден, Дрездена, Дрездені, Дрездене`,
    unsure: 'Dresde, Dresda, Drezno, Drážďana, Elbflorenz',
    quarters: `Altstadt, Neustadt, Innere Altstadt, Innere Neustadt, Äußere Neustadt, Blasewitz, Loschwitz, Striesen,
      Johannstadt, Friedrichstadt, Löbtau, Cotta, Pieschen, Trachau, Klotzsche, Hellerau, Weißer Hirsch,
      Pillnitz, Prohlis, Gorbitz, Gruna, Leuben, Laubegast, Kleinzschachwitz, Strehlen, Südvorstadt,
      Leubnitz, Cossebaude, Weixdorf, Langebrück, Mitte`,
    parts: `Neustadt Bahnhof, Bahnhof Neustadt, Schloss Pillnitz, Frauenkirche, Zwinger,
      Semperoper, Semper Opera, Residenzschloss, Schloss, Altmarkt, Neumarkt, Postplatz, Pirnaischer Platz, Albertplatz,
      Brühlsche Terrasse, Brühls Terrace, Theaterplatz, Schlossplatz, Messe, Messe Dresden,
      Großer Garten, Blaues Wunder, Striezelmarkt, Taschenbergpalais, Kempinski Taschenbergpalais, Kulturpalast,
      Elbepark, Yenidze, Altmarkt Galerie, Military History Museum`,
  },
]
