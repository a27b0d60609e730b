import { translations } from './languages'

// Commas divide meanings, & joins words, and an empty meaning says that a trip may miss the word.

const spellings = {
  masai: 'maasai',
  'masai mara': 'maasai mara',
  massai: 'maasai',
  'mt kenya': 'mount kenya',
  'mt kilimanjaro': 'kilimanjaro',
  'mount kilimanjaro': 'kilimanjaro',
  kili: 'kilimanjaro',
  'kilimanjaro view': 'amboseli',
  'view of kilimanjaro': 'amboseli',
  'hells gate': 'naivasha',
  qenp: 'queen elizabeth',
  'bwindi impenetrable': 'bwindi',
  naboisho: 'mara naboisho',
  'burj khalifah': 'burj khalifa',
  grevy: 'grevys zebra',
  chimp: 'chimpanzee',
  hippopotamus: 'hippo',
  rhinoceros: 'rhino',
  croc: 'crocodile',
  wildebeest: 'migration',
  gnu: 'migration',
  'wilde beest': 'migration',
}

const otherLanguages = {
  kenia: 'kenya',
  kenyan: 'kenya',
  quenia: 'kenya',
  tansania: 'tanzania',
  tanzanian: 'tanzania',
  tanzanie: 'tanzania',
  ugandan: 'uganda',
  ouganda: 'uganda',
  oeganda: 'uganda',
  sansibar: 'zanzibar',
  kilimandscharo: 'kilimanjaro',
  kilimandjaro: 'kilimanjaro',
  sokwe: 'chimpanzee, gorilla',
  familienreise: 'with children',
}

const places = {
  'united arab emirates': 'dubai',
  uae: 'dubai',
  emirates: 'dubai',
  'abu dhabi': 'dubai',
  arabia: 'dubai',
  coast: 'at the sea',
  ocean: 'at the sea',
  sea: 'at the sea',
  seaside: 'at the sea',
  'indian ocean': 'zanzibar',
  beach: 'at the sea',
  island: 'zanzibar',
  diani: 'at the sea',
  'murchison falls': 'murchison',
  mombasa: 'at the sea',
  lamu: 'at the sea',
  watamu: 'at the sea',
  malindi: 'at the sea',
  pemba: 'zanzibar',
  'mafia island': 'zanzibar',
  laikipia: 'ol pejeta, nanyuki',
  meru: 'samburu',
  nyerere: 'tarangire, serengeti',
  selous: 'tarangire, serengeti',
  ruaha: 'tarangire, serengeti',
  rwanda: 'gorilla & uganda & ask about rwanda',
  congo: 'gorilla & uganda',
  'rift valley': 'naivasha, nakuru',
  'great rift valley': 'naivasha, nakuru',
  equator: 'nanyuki, mount kenya, uganda',
  nile: 'jinja, murchison',
  'lake victoria': 'jinja, entebbe',
  seronera: 'serengeti',
  ndutu: 'serengeti',
  olduvai: 'ngorongoro',
  crater: 'ngorongoro',
  mnemba: 'zanzibar',
  skyscraper: 'burj khalifa',
  'tallest building': 'burj khalifa',
  'sand dunes': 'desert, dunes',
  desert: 'dunes, dubai',
  snow: 'kilimanjaro, mount kenya',
  rainforest: 'bwindi, kibale',
  jungle: 'bwindi, kibale, rainforest',
}

const animals = {
  'big five': 'all of the big five',
  'big 5': 'all of the big five',
  big5: 'all of the big five',
  'big cat': 'lion, leopard, cheetah, maasai mara, serengeti',
  'elephant orphanage': 'elephant & nairobi',
  cat: 'big cats, lion, leopard, cheetah',
  leopard: 'big cats',
  cheetah: 'big cats',
  predator: 'big cats, lion',
  lion: 'big cats',
  'tree climbing lion': 'ishasha',
  'climbing lion': 'ishasha',
  monkey: 'primates, colobus, chimpanzee',
  ape: 'gorilla, chimpanzee',
  'great ape': 'gorilla, chimpanzee',
  primate: 'gorilla, chimpanzee',
  'silver back': 'gorilla',
  silverback: 'gorilla',
  'golden monkey': 'primates',
  zebra: 'maasai mara, serengeti, grevys zebra',
  giraffe: 'samburu, naivasha, murchison',
  hippo: 'naivasha, kazinga, lake mburo',
  crocodile: 'murchison, lake mburo, mara river',
  flamingo: 'nakuru, lake manyara, ngorongoro',
  pelican: 'nakuru, naivasha',
  'wild dog': 'laikipia, mara conservancies, samburu',
  hyena: 'maasai mara, serengeti, ngorongoro',
  ostrich: 'samburu, amboseli, serengeti',
  antelope: 'gerenuk, oryx, kob, eland',
  bird: 'birding, bigodi, naivasha, lake manyara',
  'bird watching': 'birding, birds, bigodi, naivasha',
  birdwatching: 'birding, birds, bigodi, naivasha',
  birder: 'birding, birds, bigodi, naivasha',
  shoebill: 'entebbe, murchison, birding',
  whale: 'zanzibar, mnemba',
  'whale shark': 'at the sea & ask about whale sharks',
  shark: 'zanzibar, mnemba',
  dolphin: 'zanzibar, mnemba',
  turtle: 'zanzibar, mnemba',
  fish: 'zanzibar, snorkelling',
  camel: 'dubai, desert',
  falcon: 'falconry',
  migration: 'maasai mara & july to october, serengeti & january to march, serengeti & june to october',
  'river crossing': 'mara river, migration, maasai mara & july to october',
  calving: 'serengeti & january to march',
}

const wishes = {
  campsite: 'nights under canvas',
  camping: 'nights under canvas',
  grandkid: 'with children',
  grandchild: 'with children',
  grandchildren: 'with children',
  'old parents': 'for older guests',
  'older guests': 'for older guests',
  senioren: 'for older guests',
  slow: 'gentle pace',
  grandmother: 'gentle pace',
  grandfather: 'gentle pace',
  grandma: 'gentle pace',
  grandpa: 'gentle pace',
  'pole pole': 'gentle pace',
  'bad back': 'short drives',
  'no long car rides': 'short drives',
  'little driving': 'short drives',
  vegetarian: 'ask about diets',
  vegan: 'ask about diets',
  halal: 'ask about diets',
  jain: 'ask about diets',
  kosher: 'ask about diets',
  'gluten free': 'ask about diets',
  allergy: 'ask about diets',
  allergic: 'ask about diets',
  'nut allergy': 'ask about diets',
  'peanut allergy': 'ask about diets',
  coeliac: 'ask about diets',
  celiac: 'ask about diets',
  lactose: 'ask about diets',
  diabetic: 'ask about diets',
  diet: 'ask about diets',
  food: 'ask about diets',
  nut: 'ask about diets',
  cheap: 'lowest price',
  cheapest: 'lowest price',
  affordable: 'lowest price',
  inexpensive: 'lowest price',
  'low cost': 'lowest price',
  'low budget': 'lowest price',
  'good value': 'lowest price',
  'value for money': 'lowest price',
  'good value for money': 'lowest price',
  'best value': 'lowest price',
  bargain: 'lowest price',
  economical: 'lowest price',
  budget: 'lowest price',
  'budget friendly': 'budget-friendly',
  backpacker: 'lowest price',
  backpacking: 'lowest price',
  luxurious: 'luxury',
  'high end': 'luxury',
  'five star': 'luxury',
  '5 star': 'luxury',
  upmarket: 'luxury',
  upscale: 'luxury',
  deluxe: 'luxury',
  premium: 'luxury',
  posh: 'luxury',
  exclusive: 'luxury',
  expensive: 'luxury',
  honeymoon: 'couples',
  honeymooner: 'honeymoon, couples',
  'honey moon': 'honeymoon, couples',
  romantic: 'honeymoon, couples',
  romance: 'honeymoon, couples',
  anniversary: 'honeymoon, couples',
  'newly wed': 'honeymoon, couples',
  newlywed: 'honeymoon, couples',
  wedding: 'honeymoon, couples',
  couple: 'honeymoon',
  family: 'with children',
  'family friendly': 'with children',
  kid: 'with children',
  child: 'with children',
  children: 'with children',
  toddler: '2 year old',
  daughter: 'with children',
  son: 'with children',
  baby: '1 year old',
  'school age': '8 year old',
  teen: '14 year old',
  teenager: '14 year old',
  grandparent: 'for older guests',
  senior: 'for older guests',
  elderly: 'for older guests',
  retired: 'for older guests',
  'older people': 'for older guests',
  'old people': 'for older guests',
  'older travellers': 'for older guests',
  gentle: 'gentle pace',
  relaxed: 'gentle pace',
  relaxing: 'at the sea, gentle pace',
  'not strenuous': 'gentle pace',
  strenuous: 'challenging',
  tough: 'challenging',
  hard: 'challenging',
  difficult: 'challenging',
  extreme: 'challenging',
  solo: 'friends, small groups',
  'solo traveller': 'solo, friends, small groups',
  'solo traveler': 'solo, friends, small groups',
  alone: 'solo, friends, small groups',
  friend: 'group safari',
  student: 'teachers',
  teacher: 'students',
  photo: 'photographers',
  photography: 'photographers',
  photographer: 'big cats',
  photographic: 'photographers',
  'first time': 'first safari, first safaris',
  'first timer': 'first safari, first safaris',
  beginner: 'first safari, first safaris',
  hiking: 'hiking, trekking, climb, walking',
  hike: 'hiking, trekking, climb, walking',
  hiker: 'hiking, trekking, climb',
  trek: 'trekking, hiking, climb',
  trekking: 'hiking, climb',
  walk: 'walking, hiking',
  walking: 'hiking',
  'walking holiday': 'hiking, trekking, walking',
  climb: 'trekking, hiking, summit',
  climbing: 'trekking, hiking, summit',
  mountaineering: 'trekking, climb, summit',
  summit: 'climb',
  'seven summits': 'kilimanjaro',
  'highest mountain': 'kilimanjaro',
  'roof of africa': 'kilimanjaro',
  peak: 'summit',
  rafting: 'white water',
  raft: 'rafting',
  whitewater: 'rafting',
  kayak: 'rafting, canoe',
  adrenaline: 'rafting, adventure',
  boat: 'boat trip, launch',
  cruise: 'boat trip, launch',
  canoe: 'dugout canoe, boat trip',
  balloon: 'maasai mara, serengeti',
  'hot air balloon': 'balloon, maasai mara, serengeti',
  'balloon ride': 'balloon, maasai mara, serengeti',
  flying: 'fly-in, light aircraft',
  plane: 'fly-in, light aircraft',
  'fly in': 'fly-in, light aircraft',
  flight: 'fly-in, light aircraft',
  'small plane': 'fly-in, light aircraft',
  'by air': 'fly-in, light aircraft',
  jeep: 'game drives, 4x4',
  'game drive': 'wildlife',
  snorkel: 'snorkelling',
  snorkeling: 'snorkelling',
  diving: 'snorkelling, zanzibar',
  dive: 'snorkelling, zanzibar',
  scuba: 'snorkelling, zanzibar',
  swim: 'at the sea',
  swimming: 'at the sea',
  surf: 'at the sea',
  kitesurfing: 'at the sea',
  spa: 'luxury, at the sea',
  tent: 'nights under canvas, tented camp',
  tented: 'camping, tented camp',
  'tented camp': 'tented camp, camping',
  glamping: 'luxury & tented camp',
  culture: 'cultural, community',
  cultural: 'culture, community',
  tribe: 'culture, maasai, samburu, batwa',
  tribal: 'culture, maasai, samburu, batwa',
  village: 'village visit, homestead, homestay',
  warrior: 'maasai, samburu',
  pygmy: 'batwa',
  history: 'stone town, olduvai',
  ethical: 'community, conservation, responsible travel',
  sustainable: 'community, conservation, responsible travel',
  eco: 'community, conservation, responsible travel',
  'eco friendly': 'community, conservation, responsible travel',
  responsible: 'community, conservation',
  volunteer: 'community & ask about volunteering, conservation & ask about volunteering',
  volunteering: 'community & ask about volunteering, conservation & ask about volunteering',
  school: 'school visit',
  spice: 'spice farm',
  coffee: 'bigodi',
  waterfall: 'murchison falls',
  shopping: 'souks, dubai',
  city: 'city break, dubai',
  'city break': 'dubai, stone town',
  layover: 'stopover',
  'stop over': 'stopover',
  stopover: 'dubai',
  'star gazing': 'desert, camping',
  'bush and beach': 'serengeti & zanzibar',
  'safari and beach': 'serengeti & zanzibar',
  'beach and safari': 'serengeti & zanzibar',
  nature: 'wildlife',
  'off the beaten track': 'community, walking',
  'off the beaten path': 'community, walking',
  'no long drives': 'short drives',
  'long drives': 'short drives',
  'less driving': 'short drives',
  wheelchair: 'gentle pace & ask about access',
  accessible: 'gentle pace & ask about access',
  'walking stick': 'gentle pace & ask about access',
  'bad knee': 'gentle pace & ask about access',
  'bad hip': 'gentle pace & ask about access',
  crutch: 'gentle pace & ask about access',
  arthritis: 'gentle pace & ask about access',
  'limited mobility': 'gentle pace & ask about access',
  conservancy: 'in a conservancy',
  pregnant: 'gentle pace & ask about health',
  'without long drives': 'short drives',
  'without long drive': 'short drives',
  'not too much driving': 'short drives',
  'domestic flight': 'fly-in, light aircraft',
  'internal flight': 'fly-in, light aircraft',
  'wife and i': 'couples, honeymoon',
  'wife and me': 'couples, honeymoon',
  'husband and i': 'couples, honeymoon',
  'husband and me': 'couples, honeymoon',
  'walking frame': 'gentle pace & ask about access',
  'zimmer frame': 'gentle pace & ask about access',
  rollator: 'gentle pace & ask about access',
  'motion sickness': 'short drives',
  'car sick': 'short drives',
  carsick: 'short drives',
  'travel sick': 'short drives',
  'fear of flying': 'no flights',
  'afraid of flying': 'no flights',
  'least driving': 'short drives',
  'shortest drive': 'short drives',
  spicy: 'ask about diets',
  'picky eater': 'ask about diets',
  'gap year': 'community & ask about volunteering, conservation & ask about volunteering',
  'single parent': 'with children',
  'single mother': 'with children',
  'single father': 'with children',
  disabled: 'gentle pace & ask about access',
  'altitude sickness': 'kilimanjaro, mount kenya',
  oxygen: 'kilimanjaro',
  kpap: 'kilimanjaro',
  'night drive': 'in a conservancy, mburo',
  'night game drive': 'in a conservancy, mburo',
  'night safari': 'in a conservancy, mburo',
  pensioner: 'for older guests',
  wife: 'couples, honeymoon',
  husband: 'couples, honeymoon',
  partner: 'couples, honeymoon',
  girlfriend: 'couples, honeymoon',
  boyfriend: 'couples, honeymoon',
  savannah: 'maasai mara, serengeti',
  savanna: 'maasai mara, serengeti',
  plains: 'maasai mara, serengeti',
  bush: 'maasai mara, serengeti, samburu',
  glacier: 'kilimanjaro, mount kenya',
  pool: 'luxury',
  'large group': 'group safari & ask about groups, friends & ask about groups',
  'big group': 'group safari & ask about groups, friends & ask about groups',
  women: 'friends, small groups',
  woman: 'friends, small groups',
  'girls trip': 'friends, small groups',
}

// Questions that no trip answers: lib/content/search-answers.ts has the answers.
const asked = {
  'ask about tailor-made':
    'tailor made, tailormade, custom, customised, customized, bespoke, own itinerary, personalised, personalized',
  'ask about groups':
    'corporate, company trip, company retreat, team building, teambuilding, incentive, conference, school group, club trip, ' +
    'office trip, staff trip, group, group booking, group of friends, group tour, group travel, school trip, pupils',
  'ask about agents':
    'agent, agents, travel agent, travel agents, travel agency, tour operator, commission, net rates, b2b',
  'ask about the company':
    'about us, who are you, real company, genuine company, trustworthy, legit, legitimate, scam, fraud, licence, license, ' +
    'company registration, ' +
    'licensed, registered company',
  'ask about animal care':
    'volunteer with lion, volunteer with lions, volunteer with animals, volunteer with wildlife, volunteer with elephants, ' +
    'lion volunteering, lion volunteer, walk with lions, walking with lions, lion cub, lion cubs, pet lions, cuddle lions, ' +
    'feed lions, animal volunteering, wildlife volunteering, elephant riding, ride elephants',
  'ask about elsewhere':
    'south africa, namibia, botswana, zambia, zimbabwe, malawi, mozambique, ethiopia, madagascar, seychelles, mauritius, ' +
    'egypt, morocco, victoria falls, kruger, okavango, cape town, etosha, chobe, burundi, sudan, senegal, ghana, nigeria, ' +
    'oman, qatar, saudi arabia, maldives',
  'ask about preparations':
    'before you go, before we go, travel advice, travel tips, practical information, good to know, need to know, checklist',
  'ask about health': 'malaria, antimalarials, malaria tablets, malaria pills, mosquito, tsetse',
  'ask about vaccinations':
    'vaccination, vaccinations, vaccine, vaccinated, jab, inoculation, yellow fever, rabies, typhoid, hepatitis, tetanus, polio, ' +
    'cholera',
  'gorilla & ask about gorilla walks':
    'gorilla porter, sedan chair, gorilla knee, gorilla with bad knee, gorilla with bad knees, gorilla bad knee, ' +
    'bad knee gorilla, bad knees gorilla, carried to the gorillas, ' +
    'how hard is the gorilla trek, how fit for gorillas',
  'ask about driving hours':
    'driving hours, driving hour, driving time, driving times, hours of driving, ' +
    'hours driving, hours drive, driving per day, kilometres from, rough road, bad road, km from, miles from',
  'ask about minimum ages': 'minimum age, minimum ages, age limit, age limits, how old',
  'ask about the country': 'which country, what country',
  'ask about visas':
    'visa, visa on arrival, eta, e visa, evisa, passport, entry requirements, ' +
    'transit, airport transit, blank pages',
  'ask about tips': 'tip, tips, tipping, gratuity, gratuities',
  'ask about luggage':
    'luggage, baggage, suitcase, packing, packing list, what to pack, pack, clothes, what to wear, dress code, ' +
    'binoculars, shoes, boots, hiking boots, sleeping bag, walking poles, rain jacket, jacket, plastic bag, torch, sunscreen, ' +
    'gear, equipment, ' +
    'camouflage, shorts, should i wear, should we wear, do we wear, weight limit, baggage allowance, luggage allowance',
  'ask about money':
    'currency, cash, credit card, atm, exchange rate, us dollars, dollar notes, dollar bills, money, ' +
    'accept euros, accept pounds, exchange rate euros',
  'ask about plugs':
    'plug, plugs, adapter, socket, electricity, voltage, wifi, wi fi, internet, sim card, phone signal, ' +
    'charging, charge phone, charge my phone, charge batteries, charge camera, charge my camera, ' +
    'charger, power bank, mobile phone, work remotely',
  'ask about insurance': 'insurance, travel insurance',
  'ask about the single supplement': 'single, single supplement, single room, single occupancy, no single supplement',
  'ask about deposits':
    'deposit, cancellation, refund, cancel, payment, instalments, installments, pay later, how to pay, m pesa, mpesa, ' +
    'bank transfer, pay, paying, pay by card, pay with card, pay by credit card, pay with credit card, card payment, mastercard, ' +
    'paypal, american express, ' +
    'invoice, receipt, payment plan, money protected, money safe, card fee, fee for card, accept card, accept cards, accept credit cards, cancellation terms, cancellation policy',
  'ask about park fees':
    'park fee, park fees, entry fee, entry fees, entrance fee, entrance fees, hidden fees, hidden costs',
  'ask about safety':
    'safe, safety, crime, terrorism, emergency, gay, lgbt, lgbtq, same sex, secure, security, danger, dangerous, robbery, mugging, ' +
    'travel warning, travel advisory, kidnapping, protest, unrest, ebola, mpox, covid, corona',
  'ask about drinking water': 'tap water, drinking water, bottled water',
  'ask about drones': 'drone, drones',
  'ask about reviews': 'reviews, testimonials',
  'ask about donations':
    'donate, donation, donations, ' +
    'sponsor, sponsor a child, legacy, bequest, tax relief, tax deductible, tax receipt',
  'ask about booking': 'how to book, how do i book, booking process',
  'ask about photographs':
    'photographing people, photograph people, photos of people, take photos, taking photos, take pictures, camera, camera gear, ' +
    'photo equipment, photography gear, photography equipment, tripod, ' +
    'flash photography, camera flash, use flash, use a flash',
  'ask about drinks': 'alcohol, beer, wine, drinks, soft drinks, meal, lunch box, packed lunch, do we eat, ' + 'soda',
  'ask about camps':
    'laundry, hot water, toilet, hair dryer, hairdryer, mosquito net, shower, hot shower, ' +
    'bathroom, private bathroom, ensuite, share a bathroom, air conditioning, gym, television, tv',
  'ask about medical needs':
    'cpap, sleep apnea, sleep apnoea, insulin, diabetes, heart condition, heart disease, pacemaker, asthma, oxygen concentrator, ' +
    'medicine, medication, epilepsy, medical condition, health condition, blood pressure, high blood pressure, hospital, ' +
    'need a doctor, see a doctor, nearest doctor, ill, illness, sick, fall ill, ' +
    'cpap machine, sleep apnea machine, fridge',
  'ask about disabilities':
    'deaf, blind, hard of hearing, hearing impaired, visually impaired, sign language, disability, autism, autistic, dementia',
  'ask about evacuation':
    'medical evacuation, evacuation, flying doctor, air ambulance, mountain rescue, helicopter rescue',
  'ask about guides':
    'german speaking, french speaking, spanish speaking, italian speaking, german speaking guide, french speaking guide, ' +
    'spanish speaking guide, italian speaking guide, guide language, language, languages spoken, same guide, female guide, ' +
    'speak german, speak french, speak spanish, speak english',
  'ask about arrivals':
    'late flight, flight late, flight is late, delayed flight, flight delay, flight delayed, flight is delayed, missed connection, ' +
    'airport transfer, airport pickup, airport pick up, pick up, pickup, transfer, meet and greet, leave luggage, luggage storage, ' +
    'store luggage, left luggage, leave bags, store bags, ' +
    'picked up, drop off, trip start, trip end, safari start, safari end, tour start, meeting point, hotel in nairobi, nairobi hotel',
  'ask about booking early':
    'how far ahead, how far in advance, how early to book, how early should we book, how long before, book ahead, in advance, when to book, when should we book, ' +
    'when should i book',
  'friends & ask about travelling alone, small groups & ask about travelling alone':
    'single woman, single women, single lady, single traveller, single traveler, woman alone, women alone, solo woman, ' +
    'solo women, solo female, solo female traveller, woman travelling alone',
  'ask about other questions':
    'ramadan, snake, election, seat belt, opening times, time difference, time zone, jet lag',
  'ask about celebrations': 'birthday, birthday cake, 40th birthday, 50th birthday, 60th birthday, 70th birthday',
  'with children & ask about car seats':
    'car seat, child seat, baby seat, booster seat, child car seat, baby car seat, cot, baby cot, crib, travel cot',
  'with children & ask about child prices':
    'half price, child price, children price, price for children, child discount, children discount, discount for children, ' +
    'children pay, kids pay, children free, kids free, children half price, kids half price',
  'ask about weather': 'weather, climate, temperature, rain, raining, how cold, how hot, how warm, weather forecast',
  'ask about cars':
    'people in the car, many in the car, in our car, window seat, pop up roof, vehicle, safari car, what car, which car, minibus, ' +
    'shared car, 4x4 vehicle, ' +
    'group size, max group size, maximum group size, beanbag, bean bag',
  'ask about self-driving':
    'self drive, self driving, rent a car, rental car, hire a car, car hire, car rental, drive ourselves',
  'ask about prices':
    'what is included, whats included, included, included in the price, per person, final price, price final, price guarantee, ' +
    'price increase, fees increase, ' +
    'fee increase, price rise',
  'ask about discounts':
    'discount, early bird, early booking, early booking discount, last minute, special offer, promotion, price match, ' +
    'price match discount',
  'gorilla & ask about permits': 'gorilla permit, permit for gorillas, permit gorilla',
  'chimpanzee & ask about permits': 'chimpanzee permit, chimp permit',
  'ask about permits': 'permit',
  'ask about contact':
    'phone number, telephone number, telephone, contact, contact you, call you, email address, whatsapp, opening hours, ' +
    'office hours, your office, complaint, where are you, where are you based, ' +
    'press, press trip, journalist, interview, media, affiliate, job, career, internship, vacancy, work for you, gift voucher, voucher, complain',
  'ask about giving':
    'give to communities, much do you give, do you give to, give back, charity, proceeds, share of proceeds, ' +
    'poaching, anti poaching',
  'ask about sightings': 'guarantee, guaranteed, for sure, not found, not see any, see nothing, sighting guarantee',
  'ask about departures':
    'fixed departure, fixed departure dates, departure date, group tour join, join a group, join others, joining safari, ' +
    'group departure, shared departure, scheduled departure',
  'ask about rooms':
    'twin bed, double bed, twin room, double room, triple room, connecting room, family room, share a room, roommate',
  'ask about currencies': 'in pounds, in euros, in pounds sterling, in other currencies, in swiss francs',
  'ask about hunting':
    'trophy hunting, trophy hunt, hunting safari, hunting trip, hunting tour, ' +
    'hunting holiday, big game hunting, to hunt, can we hunt, can i hunt, go hunting, offer hunting',
  'ask about the team':
    'guides certified, guide certified, certified guide, qualified guide, meet the guide, meet our guide, who guides, our team',
  'ask about flights':
    'flight included, flights included, international flight, flight from london, direct flight, connecting flight, fly from london',
  'ask about visits': 'orphanage, orphans, visit a school, visit school, visit a home',
  'dubai & ask about health': 'malaria free, no malaria, without malaria, free of malaria, non malaria',
  'ask about gifts': 'gift, school supplies, pencils, donate clothes, old clothes',
}

const times = {
  christmas: 'december',
  xmas: 'december',
  'new year': 'december, january',
  'new years eve': 'december, january',
  nye: 'december, january',
  'boxing day': 'december',
  'day trip': 'up to 3 days',
  'day tour': 'up to 3 days',
  'festive season': 'december',
  easter: 'march, april',
  thanksgiving: 'november',
  diwali: 'october, november',
  'summer holiday': 'july, august',
  'school holiday': 'july, august, december',
  'half term': 'february, may, october',
  'spring break': 'march, april',
  'golden week': 'may, october',
  'valentines day': 'february',
  valentine: 'february',
  summer: 'june to august',
  'winter sun': 'dubai, zanzibar & december to february',
  winter: 'december to february',
  spring: 'march to may',
  autumn: 'september to november',
  'in fall': 'september to november',
  'the fall': 'september to november',
  'this fall': 'september to november',
  'fall break': 'october, november',
  'dry season': 'june to october, january, february',
  'rainy season': 'april, may, november',
  'green season': 'april, may, november',
  'low season': 'april, may, november',
  weekend: '2 to 3 days',
  'long weekend': '3 to 4 days',
  short: 'up to 4 days',
  quick: 'up to 4 days',
  'short break': 'up to 5 days',
  'few days': '3 to 5 days',
  fortnight: '11 to 15 days',
  long: '9 days or more',
}

// Words that are common in sentences and say nothing about a trip.
const fillers =
  'safari, safaris, trip, tour, travel, traveling, travelling, traveller, traveler, package, holiday, vacation, ' +
  'itinerary, journey, getaway, break, excursion, expedition, adventure, visit, visiting, see, seeing, watch, ' +
  'watching, spot, spotting, view, viewing, tracking, africa, african, east africa, east african, best, top, good, ' +
  'great, nice, amazing, beautiful, unforgettable, ultimate, dream, bucket list, place, destination, option, idea, ' +
  'experience, encounter, time, season, private, guided, small group, private group, wildlife, animal, person, people, adult, guest, ' +
  'year old, national park, park, reserve, game, natural, world, country, friendly, tourism, ' +
  'tourist, lifetime, london, uk, england, britain, british, usa, america, american, new york, europe, germany, ' +
  'german, deutschland, frankfurt, munich, india, indian, mumbai, delhi, bangalore, one, once, parent, small, reise, ' +
  'reisen, urlaub, rundreise, offer, deal, price, cost, all inclusive, inclusive, mother, father, mum, mom, dad, ' +
  'brother, sister, colleague, user, stress, female, total, in total, altogether, all together, 20s, 30s, 40s, 50s, 60s, ' +
  'our 60s, required, route, how long, how early, wife and, husband and, real, increase, multi, certified, maximum, safarilink, mandatory, compulsory, necessary, allowed, permitted, possible, speaking, success rate, summit success, wage, honest, ideal, perfect, recommended, suggestion, cost, how much, kind, sort, type, will, everything, anything, generation, hotel, half board, full board, afrika, afrique, ostafrika'

/** For a new installation; the operator edits the table. */
export const synonyms = [
  ...Object.entries({ ...spellings, ...otherLanguages, ...places, ...animals, ...wishes, ...times }),
  ...Object.entries(asked).flatMap(([means, terms]) => terms.split(', ').map((term) => [term, means] as const)),
  ...fillers.split(', ').map((term) => [term, ''] as const),
  ...translations,
].map(([term, means]) => ({ term, means }))
