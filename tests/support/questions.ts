// What travellers ask, where they look, and the words that answer it. The answers come from the content of a new
// installation: whoever changes a price, a claim or a text there changes it here.

type Question = { question: string; path: string; answer: string | RegExp }

const before = '/before-you-go'

const gorillas: Question[] = [
  { question: 'can a 12-year-old see gorillas', path: before, answer: 'For gorillas the minimum age is 15' },
  { question: 'minimum age for chimpanzees', path: before, answer: /for chimpanzees 15\./ },
  {
    question: 'what do younger children do while we see the gorillas',
    path: before,
    answer: 'Younger children can travel along if one of you stays with them meanwhile.',
  },
  {
    question: 'gorilla trek with bad knees',
    path: before,
    answer: 'Your knees must take you down as well as up',
  },
  {
    question: 'can somebody carry me to the gorillas',
    path: before,
    answer: 'a team of carriers with a chair can take you to the gorillas and back',
  },
  {
    question: 'how much is a porter at Bwindi',
    path: before,
    answer: 'For about US$20 a day, a porter carries your bag',
  },
  {
    question: 'how long is the walk to the gorillas',
    path: before,
    answer: 'You walk half an hour or up to six hours, on steep, wet ground',
  },
  {
    question: 'what if I have a cold on the gorilla day',
    path: before,
    answer: 'the park usually pays back about half of the permit',
  },
  { question: 'what does a gorilla permit cost', path: '/destinations/uganda', answer: 'US$800 gorilla permit' },
  { question: 'chimpanzee permit price', path: '/destinations/uganda', answer: 'US$250 chimpanzee permit' },
  {
    question: 'how far ahead must we book gorilla permits',
    path: '/destinations/uganda',
    answer: 'Gorilla permits go first: write to us half a year ahead.',
  },
  {
    question: 'how close do you get to the gorillas, and for how long',
    path: '/destinations/uganda',
    answer: 'Eight visitors a day may spend an hour with a family. You keep at least seven metres away',
  },
  {
    question: 'is the gorilla permit included in the price',
    path: '/itineraries/15',
    answer: 'One mountain gorilla permit for Bwindi, in your name',
  },
]

const seasons: Question[] = [
  {
    question: 'when is the migration in the Mara',
    path: '/destinations/kenya',
    answer: 'is in the Mara from about July to October',
  },
  {
    question: 'Mara in April with a grandmother',
    path: '/itineraries/7',
    answer: 'April and May are green, wet and muddy',
  },
  {
    question: 'is a weekend in the Mara hard on an old back',
    path: '/itineraries/7',
    answer: 'Two half days on rough roads, so tell us about a bad back.',
  },
  {
    question: 'where are the herds in February',
    path: '/destinations/tanzania',
    answer: 'Calves are born around Ndutu, most of them in February.',
  },
  {
    question: 'what are the long rains like in Kenya',
    path: '/destinations/kenya',
    answer: 'Very green plains, storms most afternoons, deep mud.',
  },
  {
    question: 'weather in November',
    path: '/destinations/kenya',
    answer: 'Showers to early December, mostly after noon.',
  },
  {
    question: 'best time for gorillas',
    path: '/itineraries/15',
    answer: 'June to August and December to February are drier; it can rain on any day.',
  },
  {
    question: 'how hot is Dubai in summer',
    path: '/itineraries/17',
    answer: 'In summer it is over 40 °C, and we plan trips then only if you ask.',
  },
  {
    question: 'how cold are the mornings in the Mara',
    path: '/itineraries/7',
    answer: 'Warm days of 25 to 28 °C, cold early mornings.',
  },
  {
    question: 'when is Zanzibar dry',
    path: '/itineraries/5',
    answer: 'Drier from June to October, with a breeze until August',
  },
  {
    question: 'how early do camps fill up for the migration',
    path: '/destinations/tanzania',
    answer: 'The best camps fill a year ahead.',
  },
  {
    question: 'is Uganda open in the rains',
    path: '/destinations/uganda',
    answer: 'Slower roads and slippery walks, but permits are easier to get and lodges cost less.',
  },
  { question: 'which trips are best in August', path: '/', answer: /August ?Migration herds: Maasai Mara/ },
]

const prices: Question[] = [
  {
    question: 'total for 2 and a child of 8 in August in the Mara',
    path: '/itineraries/7?adults=2&kids=1&ages=8&from=2027-08',
    answer: 'US$2,782 in all for 2 adults and 1 child (8), August 2027',
  },
  {
    question: 'what does the week in Kenya cost a family of three from August 10',
    path: '/estimate?itinerary=6&adults=2&kids=1&ages=8&from=2027-08-10',
    answer: 'The trip, child aged 8 at 60%',
  },
  {
    question: 'price alone in February',
    path: '/itineraries/6?adults=1&from=2027-02',
    answer: 'The price per person, two sharing, plus US$240 single supplement.',
  },
  {
    question: 'how is the single supplement charged',
    path: '/itineraries/6',
    answer: 'Whoever sleeps alone pays the price for one, which includes the single supplement.',
  },
  {
    question: 'what do children pay',
    path: '/itineraries/6',
    answer: 'Children from 5 to 12 pay 60% in a room with two adults, 80% in a room with other children',
  },
  {
    question: 'do toddlers travel free on Zanzibar',
    path: '/itineraries/5',
    answer: 'children under three travel free',
  },
  {
    question: 'is it dearer at Christmas',
    path: '/itineraries/3',
    answer: /Add US\$90 per person for each of these nights: Christmas/,
  },
  { question: 'do we pay park fees on the spot', path: '/itineraries/7', answer: 'No compulsory payments on arrival.' },
  {
    question: 'are park fees included',
    path: '/itineraries/7',
    answer:
      'The price includes park fees, the permits that the trip needs and the charges that every guest pays on arrival.',
  },
  {
    question: 'what does the Mara charge a day',
    path: '/destinations/kenya',
    answer: 'US$100 low season, US$200 high',
  },
  {
    question: 'which charges are paid on Zanzibar',
    path: '/itineraries/5',
    answer: 'US$44 per person. From 3 to 17 years: US$22. Under 3: free.',
  },
  {
    question: 'are flights from home included',
    path: '/itineraries/1',
    answer:
      'Flights to and from your home country, visas, your own travel insurance and tips are not in the price of any trip.',
  },
  {
    question: 'what is included in the week in Kenya',
    path: '/itineraries/6',
    answer: 'All meals as listed and drinking water in the vehicle',
  },
  {
    question: 'is a balloon flight included',
    path: '/itineraries/6',
    answer: 'Balloon flight in the Mara (about US$450 per person)',
  },
  {
    question: 'how long are prices valid',
    path: '/itineraries/6',
    answer: 'These prices are valid until December 31, 2027.',
  },
  {
    question: 'which currency are the prices in',
    path: '/terms-of-service',
    answer: 'Prices are in US dollars, per person sharing.',
  },
  { question: 'what is the cheapest safari', path: '/', answer: 'Safaris from US$840 per person, two sharing.' },
  { question: 'how much does Kilimanjaro cost', path: '/itineraries/13', answer: 'US$2,890' },
]

const paying: Question[] = [
  { question: 'how much is the deposit', path: '/book', answer: 'you pay a deposit of 30% of the price' },
  { question: 'when is the balance due', path: '/book', answer: 'The balance is due 60 days before departure.' },
  {
    question: 'what does cancelling cost',
    path: '/book',
    answer: 'Cancel more than 60 days before departure and you lose the deposit',
  },
  {
    question: 'do I get my gorilla permit refunded',
    path: '/book',
    answer: 'We pass on every refund we get for permits and flights. For gorilla permits it is small.',
  },
  {
    question: 'what if you cancel our trip',
    path: '/book',
    answer: 'If we have to cancel your trip, you get back everything you have paid.',
  },
  { question: 'can I pay by M-Pesa', path: '/book', answer: 'You can pay by bank transfer, card or M-Pesa' },
  {
    question: 'how do I know the bank account is yours',
    path: '/book',
    answer: 'Pay only to the company account in your offer.',
  },
  {
    question: 'when is a booking binding',
    path: '/terms-of-service',
    answer: 'A booking exists once we have sent you a written offer and you have accepted it in writing.',
  },
  { question: 'do I pay on this website', path: '/terms-of-service', answer: 'No payment is taken on this site.' },
  {
    question: 'how do I book',
    path: '/book',
    answer: 'We check camps and vehicles for your dates, and write back with a plan and a price.',
  },
  { question: 'how soon do you answer', path: '/contact', answer: 'answers within one working day' },
  { question: 'when is the office open', path: '/contact', answer: 'Monday to Saturday, 07:00 to 18:00 in Nanyuki.' },
  { question: 'where is your office', path: '/contact', answer: 'Nanyuki lies on the equator at about 1,950 m' },
  { question: 'what time is it in Kenya', path: '/contact', answer: 'We are three hours ahead of GMT all year' },
  {
    question: 'can we move a booked trip to other dates',
    path: '/book',
    answer: 'If you want other dates, write to us',
  },
  { question: 'can we change the trip', path: '/itineraries', answer: 'Every trip can be changed.' },
]

const health: Question[] = [
  { question: 'is there malaria in Kenya', path: before, answer: 'Malaria is present below about 2,500 m' },
  {
    question: 'is there malaria on Zanzibar',
    path: before,
    answer: 'Malaria is present below about 1,800 m, and on Zanzibar',
  },
  {
    question: 'safari with a baby or pregnant',
    path: before,
    answer: 'Malaria is most dangerous for babies, children under five and pregnant women.',
  },
  {
    question: 'yellow fever certificate for Uganda',
    path: before,
    answer: 'A yellow fever certificate is required from everybody over one year of age',
  },
  {
    question: 'do I need yellow fever from Uganda into Kenya',
    path: before,
    answer: 'if you come from a country with yellow fever, such as Uganda',
  },
  {
    question: 'yellow fever vaccination at 65',
    path: before,
    answer: 'babies under nine months and people of 60 or older need a doctor’s advice first',
  },
  {
    question: 'visa for Kenya',
    path: before,
    answer: 'You need an electronic travel authorisation (eTA), and so does each child: US$30',
  },
  {
    question: 'visa for Tanzania as an American',
    path: before,
    answer: 'citizens of the United States pay US$100 for several',
  },
  {
    question: 'visa for Uganda and Kenya together',
    path: before,
    answer: 'The East Africa tourist visa, US$100, covers Uganda, Rwanda and Kenya.',
  },
  { question: 'visa for Dubai', path: before, answer: 'Free on arrival for some 60 nationalities' },
  {
    question: 'how long must my passport be valid for Tanzania',
    path: '/destinations/tanzania',
    answer: 'Your passport must be valid for six more months.',
  },
  {
    question: 'how long must my passport be valid for Uganda',
    path: '/destinations/uganda',
    answer: 'Your passport must be valid for six more months.',
  },
  { question: 'is travel insurance included', path: before, answer: 'Travel insurance is not in our prices' },
  { question: 'are we flown out if we fall ill', path: before, answer: 'our trips come with flying-doctor cover' },
  {
    question: 'what must my insurance cover on Kilimanjaro',
    path: before,
    answer: 'On Kilimanjaro yours must cover walking to 5,895 m',
  },
  {
    question: 'can we drink the tap water',
    path: before,
    answer: 'Do not drink from the tap: take bottled, filtered or boiled water.',
  },
  {
    question: 'vegan, halal or a nut allergy',
    path: before,
    answer: 'Write yours in your request, with any allergy.',
  },
  {
    question: 'is it safe to travel in Kenya',
    path: before,
    answer: 'Read your government’s travel advice for each country before you book.',
  },
  {
    question: 'who helps if something goes wrong on the way',
    path: before,
    answer: 'The person who plans your trip is on call while you travel',
  },
  {
    question: 'is it safe to walk in camp at night',
    path: before,
    answer: 'In a camp without a fence you walk after dark with one of the staff.',
  },
]

const onTheWay: Question[] = [
  {
    question: 'how much luggage on a light aircraft',
    path: before,
    answer: 'Light aircraft take 15 kg each in a soft bag',
  },
  { question: 'which colours should I wear', path: before, answer: 'dark blue and black attract tsetse flies' },
  {
    question: 'what do we tip the guide',
    path: before,
    answer: 'The usual tip is US$10 to 15 a day from each traveller for the guide',
  },
  {
    question: 'tips on Kilimanjaro',
    path: before,
    answer: 'US$25 to 30 for the guide, US$15 to 20 for the cook and US$10 to 15 for each porter',
  },
  { question: 'which money should we bring', path: before, answer: 'US dollar notes should be from 2013 or later.' },
  {
    question: 'do they take cards in Uganda',
    path: before,
    answer: 'few places take cards outside Kampala and Entebbe',
  },
  { question: 'which plug do I need in Kenya', path: before, answer: 'British type G, three square pins, 240 V.' },
  {
    question: 'is there a phone network',
    path: before,
    answer: 'There is a mobile network in towns, main roads and most lodges.',
  },
  { question: 'is there Wi-Fi', path: before, answer: 'Wi-Fi reaches many hotels and lodges, and some camps.' },
  {
    question: 'can I bring a drone',
    path: before,
    answer: 'Leave your drone at home: the parks forbid them without a permit.',
  },
  { question: 'may I photograph people', path: before, answer: 'Ask people before you photograph them.' },
  { question: 'can I come in a wheelchair', path: before, answer: 'None of our trips is designed for wheelchairs' },
  {
    question: 'I am 78 with a bad back',
    path: before,
    answer: 'choose short drives, or ask us for a flight in place of a long road',
  },
  {
    question: 'how long is the drive from the Mara to Amboseli',
    path: before,
    answer: 'it is 478 km and about nine hours',
  },
  { question: 'which trip has the shortest drives', path: before, answer: /Up to 1½ h.*Kenya by Air/ },
  {
    question: 'which trips take a child of five',
    path: before,
    answer: /From 5 years.*Mara Long Weekend.*From 6 years/,
  },
  { question: 'do you have car seats, or a cot for our baby', path: before, answer: 'Ask us for car seats and cots.' },
  { question: 'which country for a first safari', path: before, answer: 'Good for a first safari, and for families.' },
  { question: 'what car do we travel in', path: '/fleet', answer: 'The car most of our guests travel in.' },
  { question: 'can I charge a camera in the car', path: '/fleet', answer: 'Charging point at every seat' },
  { question: 'do you own the aircraft', path: '/fleet', answer: 'We own no aircraft.' },
  {
    question: 'is the car private or shared',
    path: '/itineraries/6',
    answer: 'Any start date, with your own car and guide.',
  },
  {
    question: 'are game drives shared when we fly',
    path: '/itineraries/1',
    answer: 'share the camps’ game drives; a car to yourselves can be added',
  },
  {
    question: 'are there hot showers',
    path: '/itineraries/7',
    answer: 'Your own flush toilet and shower in the tent.',
  },
  {
    question: 'must we arrive the day before',
    path: '/itineraries/6',
    answer: 'Arrive in Nairobi the day before: we leave at seven in the morning.',
  },
  {
    question: 'can we take an evening flight on the last day',
    path: '/itineraries/6',
    answer: 'evening flights are safe to book',
  },
  { question: 'can we add a beach after the safari', path: '/itineraries/6', answer: 'Stay longer' },
  {
    question: 'do we book the flights from home ourselves',
    path: before,
    answer: 'book yours when you have our offer',
  },
  {
    question: 'how early to the airport',
    path: before,
    answer: 'Be at the airport three hours before the flight home.',
  },
  { question: 'are we too old', path: before, answer: 'Our trips have no upper age limit.' },
  { question: 'which airport do we fly to for Uganda', path: '/destinations/uganda', answer: 'Fly to Entebbe.' },
]

const walksAndCities: Question[] = [
  {
    question: 'how many reach the top of Kilimanjaro',
    path: '/itineraries/13',
    answer: 'About 90 in 100 climbers reach the summit in eight days',
  },
  {
    question: 'altitude sickness on Kilimanjaro',
    path: '/itineraries/13',
    answer: 'Altitude sickness is a real risk: ask your doctor before you book',
  },
  {
    question: 'is rescue paid on Kilimanjaro',
    path: '/itineraries/13',
    answer: 'Kilimanjaro park, camping and rescue fees for eight days',
  },
  {
    question: 'is there oxygen on Kilimanjaro',
    path: '/itineraries/13',
    answer: 'Pulse oximeter, first-aid kit and emergency oxygen',
  },
  {
    question: 'how fit must I be for Mount Kenya',
    path: '/itineraries/14',
    answer: 'Train with hills for two months.',
  },
  {
    question: 'how old for rafting at Jinja',
    path: '/itineraries/16',
    answer: 'for the big rapids you must be sixteen and able to swim',
  },
  {
    question: 'can we walk or drive at night in the Mara',
    path: '/destinations/kenya',
    answer: 'In the conservancies of the Maasai you may also walk, and drive after dark.',
  },
  {
    question: 'Dubai on the way to a safari',
    path: '/experiences/dubai',
    answer: 'Dubai is about five hours from Nairobi by air.',
  },
  {
    question: 'Dubai desert while pregnant',
    path: '/itineraries/18',
    answer: 'The dune drive is not suitable for small children or during pregnancy.',
  },
  {
    question: 'what do we wear on Zanzibar',
    path: '/itineraries/5',
    answer: 'The island is Muslim, so cover shoulders and knees in town and villages.',
  },
]

const groupsAndGiving: Question[] = [
  { question: 'we are a group of 14', path: '/groups', answer: 'seven to 30 people' },
  {
    question: 'does the leader of a group travel free',
    path: '/groups',
    answer: 'The leader of 15 paying guests travels free, sharing a room',
  },
  {
    question: 'price for 14 people in August',
    path: '/itineraries/6?adults=14&from=2027-08',
    answer: /for 14 adults, August 2027/,
  },
  { question: 'how many cars for 14 guests', path: '/groups', answer: '3 vehicles for 14 guests' },
  { question: 'ask for net rates as an agent', path: '/groups/agents', answer: 'Net rates' },
  { question: 'do you give agents net rates', path: '/groups', answer: 'net rates in confidence' },
  { question: 'minimum age of volunteers', path: '/volunteers', answer: '18 years' },
  { question: 'how long must volunteers stay', path: '/volunteers', answer: 'All year, two weeks or longer' },
  {
    question: 'what does volunteering cost',
    path: '/volunteers',
    answer: 'US$350 to US$900 for the first four weeks, and US$60 for each week after them',
  },
  { question: 'can volunteers handle animals', path: '/volunteers', answer: 'You will not handle animals.' },
  {
    question: 'is the volunteer fee refundable',
    path: '/terms',
    answer: 'Programme fees are non-refundable from 30 days before your start date.',
  },
  { question: 'can I visit the children’s home', path: '/community-engagement', answer: 'There are no visits here' },
  {
    question: 'where does the 10% go',
    path: '/community',
    answer: 'Proceeds are what our guests pay us, less what we pay to parks and camps and for flights.',
  },
  { question: 'should we bring gifts for the school', path: '/community', answer: 'Bringing gifts? Please ask first.' },
  { question: 'who receives my donation', path: '/donate', answer: 'The partner you choose, in full' },
  {
    question: 'can I deduct a donation from tax',
    path: '/donate',
    answer: 'None: we are a company, not a charity',
  },
  { question: 'how many black rhinos are left in Kenya', path: '/endangered-species', answer: '1,059 in Kenya, 2025' },
  {
    question: 'where can I see the last northern white rhinos',
    path: '/destinations/kenya',
    answer: 'Najin and Fatu, the last two northern white rhinos',
  },
  {
    question: 'are the reviews real',
    path: '/how-we-handle-reviews',
    answer: 'We pay nothing and give no discount for a review, and we write none ourselves.',
  },
  {
    question: 'do you sell my data',
    path: '/privacy',
    answer: 'We set no cookies for visitors, track nobody and sell no data.',
  },
  {
    question: 'how long do you keep my data',
    path: '/privacy',
    answer: '24 months, of booked trips from the last day',
  },
  { question: 'who guides us', path: '/teams', answer: 'Head guide' },
  { question: 'how old is the company', path: '/about', answer: 'It began in Nanyuki in 2004' },
  {
    question: 'can we ask for a certain guide',
    path: '/teams',
    answer: 'Say who you would like to travel with, and we will tell you when they are free.',
  },
]

/** Those that were not asked before November 28, 2026. */
const further: Question[] = [
  { question: 'can I charge my CPAP machine at night', path: before, answer: 'for a CPAP machine for instance' },
  { question: 'my insulin must stay cool', path: before, answer: 'a fridge for insulin, tell us before we book' },
  { question: 'is there a hospital near', path: before, answer: 'There are large hospitals in Nairobi' },
  {
    question: 'what if I fall ill in the bush',
    path: before,
    answer: 'in an emergency the flying doctors land at the nearest airstrip',
  },
  { question: 'do I need a rabies vaccination', path: before, answer: 'tetanus, polio and rabies too.' },
  { question: 'a monkey bit me', path: before, answer: 'wash the wound with soap for 15 minutes' },
  {
    question: 'we change planes in Ethiopia: do we need yellow fever',
    path: before,
    answer: 'such as Uganda or Ethiopia, or spent over 12 hours at an airport there',
  },
  { question: 'are there mosquito nets', path: before, answer: 'rooms and tents have a net over each bed' },
  { question: 'are there snakes', path: before, answer: 'Guests seldom see one.' },
  { question: 'kosher food', path: before, answer: 'Kosher meals are hard to find outside Nairobi and Dubai.' },
  { question: 'can we have laundry done', path: before, answer: 'Most camps and lodges wash clothes within a day' },
  { question: 'shall I bring a hair dryer', path: before, answer: 'Leave yours at home: the solar power' },
  { question: 'what about toilets on the road', path: before, answer: 'On the road we stop at petrol stations' },
  { question: 'have the cars seat belts', path: before, answer: 'Every seat of our cars has a belt.' },
  { question: 'a cake for my wife’s birthday', path: before, answer: 'Tell us in your request about a birthday' },
  { question: 'I am deaf', path: before, answer: 'Tell us what helps you, and we tell your guides and camps' },
  {
    question: 'a guide who speaks German',
    path: before,
    answer: 'If you would like one who speaks German, French, Italian or Spanish, write to us early.',
  },
  {
    question: 'the same guide throughout',
    path: before,
    answer: 'the same driver-guide is with you from the first day to the last',
  },
  {
    question: 'I am a woman and travel alone',
    path: before,
    answer: 'Your guide is with you by day, and in camp one of the staff walks with you after dark.',
  },
  { question: 'our flight is late', path: before, answer: 'If your flight to us is late, call us. We wait for you' },
  {
    question: 'can we leave a suitcase in Nairobi',
    path: before,
    answer: 'What you do not need on safari can stay at the hotel of your first night',
  },
  {
    question: 'who picks us up at the airport',
    path: before,
    answer: 'The page of each trip says where it starts and ends, and whether the transfer is included.',
  },
  { question: 'is the Mara open in May', path: before, answer: 'The parks are open every day of the year' },
  { question: 'how far ahead must we book', path: before, answer: 'write to us half a year to a year ahead' },
  { question: 'is it wise to come during the election', path: before, answer: 'Kenya votes on August 10, 2027.' },
  { question: 'Zanzibar during Ramadan', path: before, answer: 'about February 8 to March 9, 2027' },
  { question: 'can we drive ourselves', path: before, answer: 'None of our trips is a self-drive' },
  { question: 'what time is it in Uganda and Dubai', path: before, answer: 'all year, and Dubai four.' },
  {
    question: 'tips for seven days',
    path: before,
    answer: 'For seven days that makes US$105 to 175 from each traveller.',
  },
  { question: 'are plastic bags allowed', path: before, answer: 'No plastic bags: Kenya and Tanzania forbid them' },
  { question: 'do I need binoculars', path: before, answer: 'Binoculars, one pair each' },
  { question: 'what does the eTA cost', path: '/destinations/kenya', answer: 'and so does each child: US$30' },
  { question: 'how many people sit in the car', path: '/fleet', answer: /6 ?guests, each with a window/ },
  { question: 'is there a bean bag for my lens', path: '/fleet', answer: 'Beanbags for cameras' },
  {
    question: 'what if park fees rise',
    path: '/itineraries/6',
    answer: 'If an authority changes a fee before you book, our offer says so.',
  },
  {
    question: 'how long is the drive on day 5',
    path: '/itineraries/6',
    answer: 'Lake Naivasha to Amboseli, about 330 km by road, 6 h',
  },
  {
    question: 'is the price in the offer final',
    path: '/book',
    answer: 'The written offer gives the exact amounts and is binding.',
  },
  {
    question: 'are the porters’ loads checked',
    path: '/itineraries/13',
    answer: 'Porters’ loads weighed to the park limit of 20 kg',
  },
  {
    question: 'can I hire a sleeping bag',
    path: '/itineraries/13',
    answer: 'Sleeping bag, poles and clothing (most can be hired in Moshi)',
  },
  {
    question: 'is there a toilet on Kilimanjaro',
    path: '/itineraries/13',
    answer: 'Toilets are pits at the camps; a private toilet tent can be hired.',
  },
  {
    question: 'what do volunteers pay for',
    path: '/volunteers',
    answer: 'pay for your own travel, accommodation and meals',
  },
  {
    question: 'does a volunteer need a work permit',
    path: '/volunteers',
    answer: 'Kenya may ask for one for unpaid work too; we tell you which',
  },
  {
    question: 'are sightings guaranteed',
    path: '/terms-of-service',
    answer: 'No sighting of a wild animal can be promised.',
  },
  { question: 'how many have you helped', path: '/community', answer: '120+ projects funded' },
  { question: 'how long do you hold rooms for an agent', path: '/groups', answer: 'for seven days without a deposit' },
  {
    question: 'may I photograph the pupils',
    path: '/community/wild-olive-school',
    answer: 'Pupils are photographed only if the school agrees',
  },
]

/** As they type it into the search. */
const searched: Question[] = [
  ['can a 12 year old see gorillas', 'Each of these misses one thing: “12 year old” or “gorillas”.'],
  ['mara in april with grandmother', 'Prices for 2 adults, April 2027'],
  ['total for 2 and a child of 8 in august', 'Prices for 2 adults and 1 child (8)'],
  ['do we pay park fees on the spot', 'Every price includes the park fees of the trip and the permits that it needs.'],
  ['is it safe', 'Safety and help on the way'],
  ['drone', 'Leave your drone at home.'],
  ['tap water', 'Do not drink from the tap.'],
  ['wifi', 'Plugs, voltage and network'],
  ['halal food', 'camps and lodges can cook for most of them'],
  ['wheelchair', 'None of our trips is designed for wheelchairs.'],
  ['pregnant', 'Malaria and vaccinations'],
  ['old people', 'Dubai Desert and Skyline'],
  ['rwanda', 'None of our trips goes to Rwanda.'],
  ['single supplement', 'The price for one person in a room alone is under “What it costs”'],
  ['can i cancel', 'The page of each trip says how paying and cancelling work'],
  ['pay by m-pesa', 'The page of each trip says how paying and cancelling work'],
  ['yellow fever', 'Vaccinations by country'],
  ['tips for guide', 'What guides and camp staff are usually given'],
  ['luggage on small plane', 'What to pack, and how much a light aircraft takes'],
  ['beach after safari', 'Safari and beach in one journey'],
  ['large group', 'Groups and agents'],
  ['are the reviews real', 'How we handle reviews'],
  ['donate to school', 'Three ways to give'],
  ['how to book', 'Send us a request: it is free and books nothing.'],
  ['can I charge my CPAP machine at night', 'CPAP, insulin and hospitals'],
  ['nearest hospital', 'CPAP, insulin and hospitals'],
  ['medical evacuation', 'Flying doctors and insurance'],
  ['rabies', 'Vaccinations by country'],
  ['single woman travelling alone is it safe', 'after dark one of the camp staff walks with you'],
  ['plastic bags kenya', 'What to pack, and how much a light aircraft takes'],
  ['binoculars', 'What to pack, and how much a light aircraft takes'],
  ['do us dollars have to be printed after 2013', 'Which money to bring'],
  ['can we pay by card', 'The page of each trip says how paying and cancelling work'],
  ['what if our flight is late', 'Transfers, late flights and luggage that stays'],
  ['leave luggage in nairobi', 'Transfers, late flights and luggage that stays'],
  ['what is included in the price', 'What the prices include'],
  ['are children half price', 'On most trips children pay less than adults.'],
  ['baby cots in tents', 'Ask us for car seats and cots.'],
  ['laundry', 'Laundry, nets, toilets and more'],
  ['deaf guest', 'Deaf or blind guests'],
  ['birthday cake', 'Tell us about a birthday in your request'],
  ['german speaking guide', 'Guides and languages'],
  ['how many people in the car', 'Our vehicles, and how many they take'],
  ['can we self drive', 'None of our trips is a self-drive'],
  ['gorilla permit price', 'What they cost, and when to book'],
  ['rain in november', 'Best months by country'],
  ['photographing people', 'Ask people before you photograph them.'],
  ['bring gifts to a village', 'Please ask before you bring gifts.'],
  ['early booking discount', 'Prices fall in the low season'],
  ['phone number', 'How to reach us'],
  ['wie kalt ist es morgens', 'Best months by country'],
  ['ist es sicher in Kenia', 'Safety and help on the way'],
  ['zahlung mit kreditkarte', 'The page of each trip says how paying and cancelling work'],
  ['deutschsprachiger Reiseleiter', 'Guides and languages'],
  ['faut-il un visa pour le Kenya', 'Who needs a visa, and where to get it'],
  ['prise électrique', 'Plugs, voltage and network'],
  ['eau potable', 'Do not drink from the tap.'],
  ['cuánto cuesta el permiso de gorilas', 'What they cost, and when to book'],
  ['es seguro viajar a Kenia', 'Safety and help on the way'],
  ['je ni salama', 'Safety and help on the way'],
  ['my wife and our two kids in july', 'Prices for 2 adults and 2 children'],
  ['we are two couples in august', 'Prices for 4 adults'],
  ['mara with my parents in july', 'Prices for 3 adults'],
  ['solo kilimanjaro in july', 'Prices for 1 adult'],
  ['elephants amboseli 4 days private under 2300 for two in september', 'Elephants of Amboseli'],
  ['do we see gorillas for sure', 'No sighting can be promised.'],
  ['fixed departure dates', 'whether you travel privately or with other guests'],
  ['twin beds or double', 'Two share a room or tent, and three can share a triple.'],
  ['safari without malaria', 'Dubai Desert and Skyline'],
  ['ohne lange Fahrten', 'Kenya by Air: Ol Pejeta, Samburu, Mara'],
  ['price in pounds', 'you can show them in another currency as well'],
  ['journalist', 'How to reach us'],
  ['was ist im Preis enthalten', 'What the prices include'],
  ['Stornierungsbedingungen', 'The page of each trip says how paying and cancelling work'],
  ['est-ce que c’est sûr', 'Safety and help on the way'],
  ['watoto wanalipa nusu', 'On most trips children pay less than adults.'],
].map(([question = '', answer = '']) => ({
  question,
  path: `/itineraries?query=${encodeURIComponent(question)}`,
  answer,
}))

export const questions = [
  ...gorillas,
  ...seasons,
  ...prices,
  ...paying,
  ...health,
  ...onTheWay,
  ...walksAndCities,
  ...groupsAndGiving,
  ...further,
  ...searched,
]
