// Words that visitors write in German, French, Spanish, Italian, Dutch, Portuguese and Swahili, by the English for them.
// Months are not here: lib/search/translate.ts has them from Intl. Accents do not count.

const numbers = {
  a: 'ein, eine, einen, einem, einer, un, une, una, uno, een, um, uma',
  'a few': 'ein paar, quelques, algunos, algunas, alcuni, alcune, enkele, een paar, alguns, algumas, siku chache',
  one: 'eins, moja',
  two: 'tweeen, zwei, deux, dos, twee, dois, duas, mbili, wawili',
  'two people': 'due persone, duas pessoas',
  'two adults': 'due adulti',
  'two children': 'due bambini, due figli, watoto 2, watoto wawili',
  'two days': 'due giorni',
  'two weeks': 'due settimane, wiki mbili, wiki 2',
  'three children': 'watoto 3, watoto watatu',
  'one week': 'wiki moja, wiki 1',
  'three weeks': 'wiki tatu, wiki 3',
  'three days': 'siku tatu, siku 3',
  'four days': 'siku nne, siku 4',
  'five days': 'siku tano, siku 5',
  'six days': 'siku sita, siku 6',
  'seven days': 'siku saba, siku 7, sept jours',
  'eight days': 'siku nane, siku 8',
  'nine days': 'siku tisa, siku 9',
  'ten days': 'siku kumi, siku 10',
  'twelve days': 'siku 12',
  'fourteen days': 'siku 14',
  three: 'drieen, drei, trois, tres, tre, drie, tatu, watatu',
  four: 'vier, quatre, cuatro, quattro, quatro, nne, wanne',
  five: 'funf, fuenf, cinq, cinco, cinque, vijf, tano, watano',
  six: 'sechs, seis, sei, zes, sita',
  seven: 'sieben, siete, sette, zeven, sete, saba',
  eight: 'acht, huit, ocho, otto, oito, nane',
  nine: 'neun, neuf, nueve, nove, negen, tisa',
  ten: 'zehn, dix, diez, dieci, tien, dez, kumi',
  eleven: 'elf, onze, undici',
  twelve: 'zwolf, zwoelf, douze, doce, dodici, twaalf, doze',
  fourteen: 'vierzehn, quatorze, catorce, quattordici, veertien',
  fifteen: 'funfzehn, fuenfzehn, quinze, quince, quindici, vijftien',
  twenty: 'zwanzig, vingt, veinte, venti, twintig, vinte, ishirini',
  thousand: 'tausend, mille, mil, mila, duizend',
  hundred: 'hundert, honderd, cientos, cento',
  'one thousand': 'eintausend, elfu moja',
  'two thousand': 'duemila, elfu mbili',
  'three thousand': 'tremila, dreitausend, drieduizend',
  'six thousand': 'seimila, zesduizend',
  'seven thousand': 'sept mille',
}

const lengths = {
  day: 'tag, jour, dia, giorno, dag',
  days: 'tage, tagen, tagige, jours, dias, giorni, dagen, siku',
  night: 'nacht, nuit, noche, notte, noite',
  nights: 'nachte, naechte, nachten, nuits, noches, notti, noites, usiku',
  week: 'woche, semaine, semana, settimana',
  weeks: 'wochen, semaines, semanas, settimane, weken, wiki',
  'a week': 'dune semaine',
  months: 'monat, monate, mois, mes, meses, mese, mesi, maand, maanden, mwezi',
  years: 'jahr, jahre, jahren, jahre alt, ans, anos, anni, jaar, miaka',
  'year old': 'jahriges kind, jahrige, jahriger, jahriges, jahrigen, jaehrige, jarige, jarig',
}

const limits = {
  under:
    'unter, weniger als, moins de, a moins de, menos de, por menos de, meno di, sotto, sotto i, minder dan, onder, ' +
    'abaixo de, chini ya',
  'up to': 'bis zu, jusqua, fino a',
  to: 'bis, tot, hasta, ate, hadi',
  over: 'uber, ueber, plus de, mas de, piu di, mais de, zaidi ya',
  'more than': 'mehr als, meer dan',
  'at least': 'mindestens, au moins, al menos, por lo menos, almeno, minstens, pelo menos, angalau',
  max: 'hochstens, hoechstens, maximal, au maximum, como maximo, al massimo, maximaal, no maximo, maximo, massimo',
  about: 'etwa, ungefahr, ungefaehr, environ, alrededor de, unos, circa, ongeveer, cerca de',
  between: 'zwischen, entre, tra, fra, tussen, kati ya',
  euros: 'euro, euros',
  dollars: 'dolares, dolar, dollari, dola',
  pounds: 'pfund, livres sterling, libras, libras esterlinas, sterline, pond sterling',
  chf: 'franken, franchi, frank',
  shillings: 'shilingi',
  'per person':
    'a testa, por cabeza, par tete, per hoofd, pro nase, je person, jede person, chaque personne, cada persona, ciascuna persona, elke persoon, cada pessoa, pro teilnehmer, pro person, pro kopf, par personne, por persona, a persona, per persona, per persoon, por pessoa, kwa mtu',
  each: 'chacun, chacune, cada uno, cada una, ciascuno, ciascuna, cadauno, jeweils, cada um, kila mtu',
  'per couple': 'pro paar, par couple, por pareja, a coppia, per coppia, per stel, per koppel, por casal',
  'per family': 'pro familie, par famille, por familia, a famiglia, per gezin',
  'in total':
    'alles zusammen, alles in allem, im ganzen, tous ensemble, ensemble, tout compris, todos juntos, juntos, insieme, tutto compreso, ' +
    'complessivamente, complessivi, al total, alles bij elkaar, samen, ao todo, juntas, in tutto, ' +
    'insgesamt, gesamt, zusammen, au total, en tout, en total, in totale, in totaal, totaal, no total, kwa jumla',
  budget: 'presupuesto, orcamento, bajeti',
}

const who = {
  people: 'personen, leute, personnes, personas, persone, pessoas, watu',
  adults: 'erwachsene, erwachsenen, adultes, adultos, adulti, volwassenen, watu wazima',
  adult: 'erwachsener, adulte, adulto, volwassene, mtu mzima',
  children: 'kinder, kindern, enfants, ninos, ninas, hijos, bambini, figli, kinderen, criancas, filhos, watoto',
  'with child': 'mit kind, met kind',
  'one child': 'ein kind, 1 kind, een kind',
  child: 'enfant, nino, nina, hijo, hija, bambino, bambina, figlio, figlia, crianca, filho, filha, mtoto',
  toddler: 'tout petit, kleinkind, peuter, bimbo',
  baby: 'saugling, bebe, neonato, mtoto mchanga',
  teenager: 'jugendliche, jugendlicher, adolescent, adolescente, adolescents, tiener, tieners, ragazzi',
  family: 'familie, famille, familia, famiglia, gezin, familien, familles, familias, famiglie',
  aged: 'im alter von, age de, ages de, agee de, con edades de, di eta',
  me: 'ich, mich, mir, moi, yo, io, ik, mij, mim',
  we: 'wir, wij, nous, nosotros, nosotras, noi, sisi',
  us: 'uns',
  'us two':
    'ons tweeen, ons beiden, nous deux, nosotros dos, noi due, wij tweeen, wir beide, uns beide, uns beiden, wir beiden, nos os dois, nos dois',
  'for both':
    'fur beide, fuer beide, pour les deux, pour tous les deux, para los dos, para las dos, para ambos, per entrambi, per tutti e due, voor beiden, voor allebei, para os dois',
  'for all of us':
    'fur alle, fuer alle, fur uns alle, pour tous, pour nous tous, para todos, per tutti, voor iedereen, voor ons allemaal, voor allemaal',
  'for the family': 'fur die familie, pour la famille, para la familia, voor het gezin, para a familia',
  'for a couple':
    'fur ein paar, fuer ein paar, pour un couple, para una pareja, per una coppia, voor een stel, para um casal, als paar, en couple, en pareja',
  'for two': 'in due, a dois, zu zweit, a deux, per due, in coppia, met zn tweeen, voor zn tweeen, em dois',
  'for three': 'zu dritt, a trois, per tre, in tre',
  'for three of us': 'met zn drieen, voor zn drieen',
  'for four of us': 'met zn vieren, voor zn vieren',
  'for five of us': 'met zn vijven, voor zn vijven',
  'for four': 'zu viert, a quatre, per quattro, in quattro',
  'for five': 'zu funft, a cinq, per cinque',
  'for six': 'zu sechst, a six, per sei',
  'for a family': 'per una famiglia, per famiglie, per la famiglia',
  for: 'fur, fuer, pour, para, voor, wir sind, nous sommes, on est, somos, siamo in, siamo, wij zijn met, we zijn met',
  couple: 'paar, paerchen, parchen, pareja, coppia, casal, wanandoa',
  alone: 'allein, alleine, seul, seule, sola, alleen, sozinho, sozinha, peke yangu',
  senior:
    'rentner, rentnerin, altere, aeltere, retraite, retraites, jubilado, jubilados, anziano, anziani, ouderen, wazee',
  wheelchair: 'rollstuhl, fauteuil roulant, silla de ruedas, sedia a rotelle, rolstoel, cadeira de rodas',
  vegetarian: 'vegetarisch, vegetarien, vegetarienne, vegetariano, vegetariana',
  vegan: 'vegano, vegana, veganisch, vegetalien',
}

const small = {
  and: 'und, et, y, e, ed',
  or: 'oder, ou, o',
  ',': 'en',
  with: 'mit, avec, con, met, com, pamoja na',
  without: 'ohne, sans, sin, senza, zonder, sem, bila',
  no: 'kein, keine, keinen, pas de, geen, aucun, ninguna, ningun, nessun, nessuna, hakuna',
  not: 'nicht, pas, niet, nao, si, sio',
  'not in': 'pas en, nicht im, niet in, no en, non in',
  in: 'im, dans, nel, nella, em, katika, naar',
  'in uganda': 'no uganda',
  'in kenya': 'no quenia',
  of: 'de, di, von, van, vom, del, da, du, des, dei, delle, della',
  gentle: 'gemutlich, gemutliche, gemutlichen, gemuetlich, tranquille, tranquilo, tranquilla, rustig, polepole',
  the:
    'der, die, das, den, dem, le, les, la, las, los, el, il, lo, gli, os, het, ya, wa, za, cha, vya, au, aux, zum, zur, ' +
    'al, alla, ai, nos',
  want:
    'mochte, mochten, moechte, moechten, wollen, suche, suchen, gern, gerne, voudrais, voudrions, cherche, cherchons, ' +
    'quiero, queremos, quisiera, busco, buscamos, vorrei, vorremmo, vogliamo, cerco, cerchiamo, willen, zoek, zoeken, ' +
    'quero, procuro, nataka, tunataka, natafuta, tunatafuta',
  our: 'mein, meine, meinem, meiner, meinen, unser, unsere, unserer, unseren, mon, ma, mes, notre, nos, mi, mis, nuestro, nuestra, nuestros, mio, mia, nostro, nostra, mijn, onze, ons, minha, meu, yangu, yetu',
  early: 'anfang, ende, mitte, debut, fin, principios, finales, inizio, eind, comeco, fim, mwanzo, mwisho',
  see: 'sehen, sieht, voir, ver, vedere, zien, kuona, beobachten, observer, bezoeken, visiter, visitar, visitare',
  where: 'wo, donde, dove, waar, onde, wapi',
  can: 'kann, kannst, konnen, koennen, darf, durfen, peut on, peut, puis je, pouvons nous, puedo, podemos, se puede, naweza, tunaweza',
  need:
    'brauche, brauchen, braucht, brauchen wir, brauche ich, muss, mussen, faut il, il faut, avons nous besoin, necesito, ' +
    'necesitamos, hace falta, hay que, ninahitaji, nahitaji, tunahitaji',
  'how much':
    'wie viel, wieviel, was kostet, wie viel kostet, combien, combien coute, cuanto, cuanto cuesta, quanto, quanto costa, ' +
    'shilingi ngapi',
  is: 'ist, est, cest, est ce que, es ist, ist es, ni, je ni, est ce, est il, esta',
  are: 'sind, sont, gibt es, y a t il, wapo, kuna, hay, es gibt',
  when: 'wann, quand, cuando, quando, lini',
  which: 'welche, welcher, welches, quel, quelle, quels, quelles, cual, cuales, ipi',
  how: 'wie, comment, vipi, jinsi',
  best: 'beste, bester, bestes, besten, meilleur, meilleure, meilleurs, mejor, mejores, migliore, migliori, melhor, bora',
}

const trips = {
  holiday:
    'voyage, voyages, sejour, vacances, viaje, viajes, vacaciones, viaggio, viaggi, vacanza, vacanze, reis, ' +
    'rondreis, vakantie, viagem, viagens, ferias, likizo, ziara, ausflug, ferien, tierbeobachtung',
  honeymoon:
    'flitterwochen, hochzeitsreise, lune de miel, voyage de noces, luna de miel, viaje de novios, luna di miele, ' +
    'viaggio di nozze, huwelijksreis, lua de mel, fungate',
  price: 'bei, gharama, preis, preise, prix, precio, precios, prezzo, prezzi, prijs, preco, bei gani',
  cheap:
    'gunstig, gunstige, gunstiges, gunstigen, guenstig, guenstige, billig, billige, preiswert, pas cher, pas chere, pas trop cher, bon marche, moins cher, barato, barata, baratos, ' +
    'economico, economica, economici, goedkoop, goedkope, nafuu, bei nafuu, bei rahisi',
  luxury: 'luxus, luxe, luxurios, lujo, de lujo, lusso, di lusso, luxo, anasa',
  hiking:
    'wandern, wanderung, wanderreise, randonnee, randonnees, senderismo, caminata, caminatas, escursione, escursionismo, ' +
    'wandelen, wandeling, caminhada, trilha',
  climb: 'besteigen, besteigung, gravir, ascension, escalar, subir, scalare, salire, beklimmen, beklimming, kupanda',
  camping: 'zelten, campen, acampar, campeggio, kamperen',
  tent: 'zelt, zelte, zelten, tente, tentes, tienda de campana, tenda, tende, hema',
  balloon: 'heissluftballon, ballonfahrt, montgolfiere, globo, globo aerostatico, mongolfiera, luchtballon, balao',
  flight: 'flug, fluge, fluege, vol, vols, vuelo, vuelos, volo, voli, vlucht, vluchten, voo',
  flying: 'fliegen, voler, volar, volare, vliegen',
  village: 'dorf, pueblo, villaggio, dorp, aldeia, kijiji',
  christmas: 'weihnachten, noel, navidad, navidades, natale, kerst, kerstmis, natal, krismasi',
  easter: 'ostern, paques, semana santa, pascua, pasqua, pasen, pascoa, pasaka',
  summer: 'sommer, ete, verano, zomer, verao, im sommer, in estate',
  winter: 'hiver, invierno, inverno',
  'summer holiday': 'sommerferien, grandes vacances, vacaciones de verano, vacanze estive, zomervakantie',
  'rainy season': 'regenzeit, saison des pluies, temporada de lluvias, stagione delle piogge, regentijd, masika',
  'dry season': 'trockenzeit, saison seche, temporada seca, stagione secca, droge tijd, kiangazi',
}

const nature = {
  beach:
    'strand, strandurlaub, badeurlaub, strandvakantie, strande, plage, plages, playa, playas, spiaggia, spiagge, stranden, praia, praias, pwani, ufukwe, ufuo',
  sea: 'meer, mer, mare, zee, bahari',
  island: 'insel, inseln, ile, iles, isla, islas, isola, isole, eiland, ilha, kisiwa',
  mount: 'mont, monte',
  mountain: 'berg, berge, montagne, montagnes, montana, montanas, montagna, montagne, bergen, montanha, mlima',
  desert: 'wuste, wueste, desierto, deserto, woestijn, jangwa',
  lake: 'lac, lago, meren',
  waterfall:
    'wasserfall, wasserfalle, cascade, chute deau, cascada, catarata, cascata, waterval, cachoeira, maporomoko',
  rainforest: 'regenwald, foret tropicale, selva, foresta pluviale, regenwoud',
  lion: 'lowe, loewe, lowen, loewen, leon, leones, leone, leoni, leeuw, leeuwen, leao, leoes, simba',
  elephant: 'elefant, elefanten, elefante, elefantes, elefanti, olifant, olifanten, tembo, ndovu',
  giraffe: 'giraffen, girafe, girafes, jirafa, jirafas, giraffa, giraf, giraffen, girafa, girafas, twiga',
  rhino:
    'nashorn, nashorner, nashoerner, rinoceronte, rinocerontes, rinoceronti, neushoorn, neushoorns, kifaru, vifaru',
  gorilla: 'berggorilla, berggorillas, gorille, gorilles, gorila, gorilas, gorille di montagna',
  chimpanzee:
    'schimpanse, schimpansen, chimpanzes, chimpance, chimpances, scimpanze, chimpansee, chimpansees, sokwe mtu',
  leopard: 'leoparden, leopardo, leopardi, luipaard, luipaarden, chui',
  cheetah: 'gepard, geparden, guepard, guepards, guepardo, ghepardo, ghepardi, duma',
  zebra: 'zebre, zebres, cebra, cebras, zebre, pundamilia',
  hippo:
    'flusspferd, flusspferde, nilpferd, nilpferde, hippopotame, hippopotames, hipopotamo, ippopotamo, ippopotami, nijlpaard, kiboko, viboko',
  crocodile: 'krokodil, krokodile, cocodrilo, cocodrilos, coccodrillo, coccodrilli, crocodilo, mamba',
  bird: 'vogel, oiseau, oiseaux, pajaro, pajaros, aves, uccello, uccelli, vogels, passaros',
  monkey: 'affe, affen, singe, singes, mono, monos, scimmia, scimmie, aap, apen, macaco, nyani',
  migration:
    'grosse migration, tierwanderung, grande migration, gran migracion, migracion, migrazione, grande migrazione, grote trek, grande migracao, nyumbu',
  'big five': 'grossen funf, cinq grands, cinco grandes, grandes cinco, grote vijf',
}

const kinds = {
  private: 'privat, prive, privado, eigen, propre, propio, proprio, binafsi',
  exclusive: 'exklusiv, exclusif, exclusivo, esclusivo, exclusief',
  jeep: 'gelandewagen, gelaendewagen, allradwagen, allrad, allradfahrzeug, tout terrain, todoterreno, fuoristrada, terreinwagen, jipe',
  vehicle: 'fahrzeug, auto, wagen, vehicule, voiture, coche, veicolo, macchina, voertuig, carro, veiculo, gari',
  minibus: 'kleinbus, minibusje, furgoneta, pulmino, combi',
  driver: 'fahrer, chauffeur, conductor, chofer, autista, bestuurder, motorista, dereva',
  lodge: 'unterkunft, hebergement, alojamiento, alloggi, accommodatie, alojamento, malazi',
  camp: 'zeltlager, zeltcamp, campement, campamento, accampamento, tentenkamp, acampamento, kambi',
  'tented camp': 'camp de tentes, campamento de tiendas, campo tendato, campi tendati, zeltcamps',
  hut: 'hutte, huette, hutten, cabane, capanna',
  'tree house': 'baumhaus, cabane dans les arbres, casa del arbol, casa sullalbero, boomhut',
  pool: 'schwimmbad, swimmingpool, piscine, zwembad',
  group: 'gruppe, groupe, grupo, groep, kundi',
  'small group':
    'kleine gruppe, kleinen gruppe, kleinen gruppen, petit groupe, petits groupes, grupo pequeno, grupos pequenos, grupo reducido, grupos reducidos, piccolo gruppo, piccoli gruppi, kleine groep, kleine groepen, pequeno grupo',
  small: 'klein, petit, pequeno, piccolo, ndogo',
  romantic: 'romantisch, romantique, romantico, kimapenzi',
  adventure: 'abenteuer, aventure, avventura, avontuur',
  nature: 'natur, naturaleza, natuur, natureza, asili',
  culture: 'kultur, cultura, cultuur, utamaduni',
  photography: 'fotografieren, photographie, fotografi, upigaji picha',
  'photo safari':
    'fotosafari, fotoreise, safari photo, safari photographique, safari fotografico, fotografische safari',
  'walking safari':
    'fusspirsch, wandersafari, gehsafari, safari a pied, safari a pie, safari a piedi, wandelsafari, safari a pe',
  'game drive': 'pirschfahrt, safari en vehicule, safari en voiture, wildrit, pirsch',
  'boat trip':
    'bootsfahrt, bootssafari, promenade en bateau, safari en bateau, paseo en barco, gita in barca, boottocht, passeio de barco',
  boat: 'bateau, barco, barca, mashua',
  'hot air balloon':
    'heissluftballonfahrt, ballonsafari, vol en montgolfiere, paseo en globo, viaje en globo, vuelo en globo, volo in mongolfiera, ballonvaart, passeio de balao',
  'fly in': 'flugsafari, safari aerien, vliegsafari, safari en avion, safari en avioneta, safari in aereo',
  'no flights':
    'ohne flug, ohne fluge, ohne fliegen, sans avion, sin avion, senza aereo, zonder vliegtuig, zonder vlucht, sem aviao',
  'light aircraft':
    'flugzeug, kleinflugzeug, avion, avionnette, petit avion, avioneta, aereo, vliegtuig, aviao, ndege ndogo',
  snorkelling: 'schnorcheln, plongee avec tuba, esnorquel, hacer snorkel, snorkelen, mergulho livre',
  diving: 'tauchen, plongee, buceo, bucear, immersioni, duiken, mergulho, kupiga mbizi',
  swimming: 'schwimmen, baden, nager, baignade, nadar, nuotare, zwemmen, kuogelea',
  horse: 'pferd, cheval, caballo, cavallo, paard, cavalo, farasi',
  bike: 'fahrrad, radtour, radreise, velo, bicicleta, bicicletta, fiets, baiskeli',
  volcano: 'vulkan, volcan, vulcano, vulkaan, vulcao, volkeno',
  river: 'fluss, fleuve, fiume, rivier',
  savanna: 'savane, sabana',
  wildlife:
    'wildtiere, faune, fauna, faune sauvage, vida silvestre, animaux sauvages, animales salvajes, animali selvatici, wilde dieren, wanyamapori',
  'national park':
    'nationalpark, parc national, parcs nationaux, parque nacional, parques nacionales, parco nazionale, parchi nazionali, nationaal park, hifadhi',
  'private conservancy':
    'privates schutzgebiet, private schutzgebiete, reserve privee, reserves privees, reserva privada, reservas privadas, riserva privata, riserve private, prive reservaat',
  buffalo: 'buffel, bueffel, buffle, bufalo, nyati',
  antelope: 'antilope, swala',
  flamingo: 'flamingos, flamant, flamants roses, flamenco, fenicottero, korongo',
  'wild dog': 'wildhund, lycaon, perro salvaje, perros salvajes, licaone, wilde hond, wilde honden, mbwa mwitu',
  hyena: 'hyane, hyaene, hyanen, hyene, hiena, iena, iene, fisi',
  ostrich: 'strauss, autruche, avestruz, avestruces, struzzo, struisvogel, mbuni',
  turtle: 'schildkrote, tortue, tortuga, tartaruga, tartarughe, schildpad, schildpadden, kasa',
  dolphin: 'delfin, dauphin, dolfijn, golfinho, pomboo',
  whale: 'wal, wale, baleine, ballena, balena, baleia, nyangumi',
  sunset: 'sonnenuntergang, coucher de soleil, atardecer, puesta de sol, tramonto, zonsondergang, por do sol, machweo',
  sunrise: 'sonnenaufgang, lever de soleil, amanecer, alba, zonsopgang, macheo',
}

const far = {
  'mount kenya': 'mlima kenya',
  'south africa': 'sudafrika, afrique du sud, sudafrica, zuid afrika, afrika kusini, africa do sul',
}

const practical = {
  malaria: 'paludisme, paludismo',
  wife: 'frau, femme, esposa, mujer, moglie',
  husband: 'ehemann, mari, marido, esposo, marito',
  'family of three': 'dreikopfige familie, dreikopfigen familie',
  'family of four': 'vierkopfige familie, vierkopfigen familie',
  'family of five': 'funfkopfige familie, funfkopfigen familie',
  'my partner':
    'meinem partner, meiner partnerin, mein partner, meine partnerin, mon compagnon, ma compagne, mi pareja, mi companero, ' +
    'il mio compagno, la mia compagna, mijn partner, meu companheiro, minha companheira',
  'my girlfriend':
    'meine freundin, meiner freundin, ma copine, mi novia, la mia ragazza, mijn vriendin, minha namorada',
  'my boyfriend': 'mein freund, meinem freund, mon copain, mi novio, il mio ragazzo, mijn vriend, meu namorado',
  'my wife':
    'mijn vrouw, minha mulher, minha esposa, meiner frau, meine frau, ma femme, mi mujer, mi esposa, mia moglie, mke wangu',
  'my husband': 'mijn man, meu marido, meinem mann, mein mann, mon mari, mi marido, mi esposo, mio marito, mume wangu',
  birthday: 'geburtstag, anniversaire, cumpleanos, compleanno, verjaardag, siku ya kuzaliwa',
  safe: 'sicher, securite, est ce dangereux, dangereux, es seguro, seguro viajar, sicuro, e sicuro, veilig, salama, usalama',
  travel: 'voyager, viajar, viaggiare, kusafiri',
  'tap water':
    'leitungswasser, trinkwasser, eau potable, eau du robinet, agua potable, agua del grifo, acqua potabile, kraanwater, maji ya kunywa',
  plug: 'steckdose, steckdosen, stecker, adaptateur, prise electrique, prises electriques, enchufe, enchufes, presa, stekker',
  'credit card':
    'kreditkarte, kreditkarten, carte bancaire, carte de credit, tarjeta de credito, carta di credito, creditcard',
  'pay by credit card':
    'zahlung mit kreditkarte, mit kreditkarte zahlen, mit kreditkarte bezahlen, payer par carte, pagar con tarjeta, pagare con carta',
  deposit: 'anzahlung, acompte, deposito, anticipo, acconto, aanbetaling, amana',
  cancellation: 'stornierung, storno, annulation, cancelacion, cancellazione, annulering',
  weather: 'wetter, meteo, clima, tempo, weer, hali ya hewa',
  rain: 'regen, pluie, pluies, lluvia, lluvias, pioggia, mvua',
  'how cold': 'wie kalt, wie kalt ist es, fait il froid, hace frio',
  morning: 'morgens, morgen, matin, manana, asubuhi',
  guide: 'reiseleiter, reisefuhrer, reiseleitung, guia, guida, gids, mwongozo',
  'german speaking guide':
    'deutschsprachiger reiseleiter, deutschsprachiger guide, deutschsprachige reiseleitung, deutscher reiseleiter',
  'german speaking': 'deutschsprachig, deutschsprachige, deutschsprachiger, deutschsprachigen',
  'french speaking guide': 'guide francophone, guide francais, guide parlant francais',
  'french speaking': 'francophone, parlant francais',
  'spanish speaking guide': 'guia en espanol, guia de habla hispana, guia que hable espanol',
  permit: 'permis, permiso, permisos, permesso, erlaubnis, kibali',
  time: 'reisezeit, periode, epoca, periodo, wakati',
  'half price': 'halber preis, demi tarif, mitad de precio, nusu bei, nusu',
  'children pay': 'watoto wanalipa, zahlen kinder, kinder zahlen, les enfants paient, los ninos pagan',
  pay: 'bezahlen, zahlen, zahlung, payer, pagar, pagare, betalen, kulipa, lipa',
  doctor: 'arzt, medecin, medico, daktari',
  hospital: 'krankenhaus, hopital, ospedale, ziekenhuis, hospitali',
  laundry: 'wascherei, wascheservice, blanchisserie, lavanderia',
  wifi: 'wlan, w lan',
  'mosquito net':
    'moskitonetz, moskitonetze, moustiquaire, moustiquaires, mosquitero, mosquiteros, zanzariera, chandarua',
  ensuite: 'en suite',
  animal: 'tiere, tieren, animaux, animales, animali, dieren, animais, mnyama, wanyama',
  'long drives': 'lange fahrten, lange autofahrten, longs trajets, longues routes, trayectos largos, viajes largos',
  'is it safe': 'est ce que cest sur, cest sur, est ce sur',
  'domestic flight': 'inlandsflug, inlandsfluge, vol interieur, vols interieurs, vuelo interno, vuelos internos',
  'without flights':
    'ohne inlandsflug, ohne inlandsfluge, sans vol interieur, sans vols interieurs, sin vuelos internos',
  refund: 'erstattung, ruckerstattung, remboursement, reembolso, rimborso',
  'cancellation terms': 'stornierungsbedingungen, stornobedingungen',
  included: 'enthalten, inbegriffen, inklusive, inclus, incluse, incluido, incluida, incluso, inbegrepen, imejumuishwa',
  'child price':
    'kinderermassigung, kinderermaessigung, kinderermaßigung, kinderpreis, kinderpreise, tarif enfant, tarifs enfants, precio para ninos',
  drone: 'drohne, drohnen, dron',
  allowed: 'erlaubt, autorise, autorises, permitido, permitidos, permesso portare, wanaruhusiwa, inaruhusiwa',
  required: 'obligatoire, obligatorio, obbligatorio, obligatorisch, pflicht, verplicht',
  'packing list': 'packliste, liste de bagages, lista de equipaje',
  'malaria free': 'malariafrei, malaria frei, sans paludisme, sans malaria, sin malaria, senza malaria, ohne malaria',
  contact: 'kontakt, contacto, contatto, msaada',
  'see gorillas': 'sieht man gorillas',
  pregnant: 'schwanger, enceinte, embarazada, incinta, zwanger, mjamzito',
  vaccination:
    'impfung, impfungen, vaccin, vaccins, vacuna, vacunas, vaccino, vaccini, vaccinatie, vaccinaties, chanjo, vacina',
  'yellow fever':
    'gelbfieber, fievre jaune, fiebre amarilla, febbre gialla, gele koorts, febre amarela, homa ya manjano',
  visa: 'visum, visado, visto, viza',
  tipping: 'trinkgeld, pourboire, pourboires, propina, propinas, mancia, mance, fooi, gorjeta',
  luggage: 'gepack, gepaeck, bagages, equipaje, maleta, bagaglio, bagagli, bagage, koffer, mizigo, bagagem',
  insurance:
    'versicherung, reiseversicherung, assurance, assurance voyage, seguro, seguro de viaje, assicurazione, reisverzekering, bima',
  'single supplement':
    'einzelzimmer, einzelzimmerzuschlag, chambre individuelle, supplement single, habitacion individual, suplemento individual, ' +
    'camera singola, supplemento singola, eenpersoonskamer, toeslag eenpersoonskamer',
  'tailor made': 'massgeschneidert, individualreise, sur mesure, a medida, su misura, op maat, sob medida',
}

const all = { ...numbers, ...lengths, ...limits, ...who, ...small, ...trips, ...nature, ...kinds, ...far, ...practical }

/** Rows of the synonyms: a term, and the English that it is read as. */
export const translations = Object.entries(all).flatMap(([english, terms]) =>
  terms.split(', ').map((term) => [term, `read as ${english}`] as const),
)
