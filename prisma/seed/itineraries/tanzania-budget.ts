import type { SeedItinerary } from '../types'

export const tanzaniaBudget: SeedItinerary[] = [
  {
    id: 8,
    title: 'Northern Circuit under Canvas',
    description:
      'Eight days around Tanzania’s northern parks with a Land Cruiser, a cook and a two-person tent: Tarangire, Lake Manyara, the Serengeti and the Ngorongoro crater. You drive the same tracks as guests of the big lodges. The shower is another matter.\n\nSix of the seven nights are at public campsites, with toilets, cold or lukewarm showers and no fence. After dark you carry a torch and stay between the tents. The crew puts up camp; you get a mattress, a camp chair and three proper meals a day. There are at most six guests in the vehicle, so everyone has a window.\n\nThe long day is the fifth, over the highlands to Seronera, on a road that is rough and dusty for its second half. The cold night is the seventh, on the crater rim at about 2,300 m, where dawn in July can be near 5 °C.',
    duration: 8,
    location: 'Arusha',
    country: 'Tanzania',
    highlights: [
      'Tarangire in the dry months, when elephant herds come down to the river',
      'Groundwater forest and lakeshore in one afternoon at Lake Manyara',
      'Two nights camped at Seronera, out on the tracks at first light both mornings',
      'A campsite on the rim of Ngorongoro and an early descent to the floor',
      'A cook who travels with you: pancakes, picnic lunch, soup and stew',
      'At most six guests in a pop-up Land Cruiser',
    ],
    dayByDay: {
      day1: {
        title: 'Kilimanjaro airport to Arusha',
        description:
          'We collect you at the airport, about an hour from town, and take you to a plain, clean hotel near the centre. In the evening your guide goes through the route and checks who needs a sleeping bag. Change some money and buy a head torch today; there are few shops after this.',
        driveTime: '1 h',
        distance: 'about 50 km',
        meals: 'Dinner',
        lodging: 'Small hotel, Arusha',
      },
      day2: {
        title: 'South to Tarangire',
        description:
          'An easy first drive on tar, past Maasai cattle and the first baobabs. Lunch is a picnic at the gate, with vervet monkeys watching it closely. The afternoon is spent along the river. Tsetse flies bite in the woodland, so wear light colours; dark blue and black attract them.',
        driveTime: '2-2½ h',
        distance: 'about 120 km',
        meals: 'All meals',
        lodging: 'Public campsite, Tarangire',
      },
      day3: {
        title: 'A whole day among elephants',
        description:
          'From July to October the Tarangire River is the only dependable water for a long way round, and elephant, buffalo and zebra come to it every day. You follow the valley south to the swamps with lunch in the vehicle. Some of the baobabs you stop beside are many hundreds of years old.',
        meals: 'All meals',
        lodging: 'Public campsite, Tarangire',
      },
      day4: {
        title: 'Lake Manyara below the Rift wall',
        description:
          'Pack up after breakfast and drive to Mto wa Mbu, a market town of banana stalls at the foot of the escarpment. The park begins at its edge: tall forest with blue monkeys and large baboon troops, then the open shore. Flamingos depend on the water level and some years are far off.',
        driveTime: '1½-2 h',
        meals: 'All meals',
        lodging: 'Campsite, Mto wa Mbu',
      },
      day5: {
        title: 'Over the highlands to the Serengeti',
        description:
          'The longest day. Up the escarpment, a stop at the Ngorongoro viewpoint, then down the dry side of the mountains on a corrugated road that shakes everything. At Naabi Hill you eat lunch and look over the plains. The last hour and a half to Seronera is a game drive.',
        driveTime: '6-7 h',
        meals: 'All meals',
        lodging: 'Public campsite, Seronera',
      },
      day6: {
        title: 'Sunrise to dusk at Seronera',
        description:
          'Coffee at half past five, out as soon as the track is visible. Around the kopjes and along the river you look for lion, leopard and cheetah. Back at camp for brunch and a sleep, then out again until six. The migration itself is mostly west or north of here in these months.',
        meals: 'All meals',
        lodging: 'Public campsite, Seronera',
      },
      day7: {
        title: 'Back up to the crater rim',
        description:
          'One more early drive while the crew strikes camp, then the same road back, now with the plains behind you. The campsite on the rim is a wide lawn around a fig tree; zebra and sometimes an elephant walk through. Put on everything you have and fill a bottle with hot water for the tent.',
        driveTime: '4-5 h',
        meals: 'All meals',
        lodging: 'Public campsite, Ngorongoro rim',
      },
      day8: {
        title: 'Crater floor and home to Arusha',
        description:
          'Down at six, for five or six hours on the floor in search of lion, hippo and big-tusked bull elephants. Black rhino, when there is one, is usually a dark shape far off. After a picnic lunch it is tar all the way to Arusha, where you arrive towards evening. Book no flight before ten at night.',
        driveTime: '3-4 h',
        meals: 'Breakfast, lunch',
      },
    },
    imageUrl: '/images/trips/tarangire.jpg',
    price: 2250,
    category: 'wildlife',
    packageType: 'Budget-Friendly',
    inclusions: [
      'Pop-up Land Cruiser, shared by at most six guests',
      'English-speaking driver guide and camp cook',
      'Park and camping fees for Tarangire, Lake Manyara and the Serengeti',
      'Ngorongoro Conservation Area fee and crater vehicle fee',
      'Two-person tents, mattresses, chairs and camp kitchen',
      'One night in a hotel in Arusha',
      'All meals on safari and drinking water in the vehicle',
      'Airport transfer on arrival',
    ],
    exclusions: [
      'International flights',
      'Tanzania visa (US$50 single entry, US$100 for US citizens)',
      'Travel and medical insurance',
      'Sleeping bag (can be hired in Arusha)',
      'Single tent supplement',
      'Alcohol and soft drinks',
      'Tips for guide and cook',
      'Hotel or airport transfer on the last night',
    ],
    perfectFor: ['Friends sharing a vehicle', 'Campers on a first safari'],
    destinations: [
      'Arusha',
      'Tarangire (2-2½ h by road)',
      'Lake Manyara (1½-2 h)',
      'Central Serengeti (6-7 h)',
      'Ngorongoro Crater (4-5 h)',
      'Arusha (3-4 h)',
    ],
    difficultyLevel: 'Easy',
    experiences: ['Camping safari', 'Game drives', 'Elephant herds', 'Crater descent'],
    tags: ['camping', 'serengeti', 'ngorongoro', 'tarangire', 'lake manyara', 'elephants', 'big five', 'group safari'],
    featuredExperience: 'Two nights in a tent at Seronera, in the middle of the Serengeti and without a fence.',
    seasonality: 'Dry from June to October, with the most elephants at Tarangire from July.',
    bestMonths: [6, 7, 8, 9, 10],
    isPopular: false,
    isFeatured: false,
  },
  {
    id: 13,
    title: 'Kilimanjaro by Lemosho',
    description:
      'Eight days up Kilimanjaro from its quieter western side, across the Shira plateau and below the southern glaciers to Uhuru Peak, 5,895 m. The climb could be done faster. The extra nights are there because thin air takes the body time.\n\nNo ropes are needed, only legs and patience. On the fourth day you climb to 4,630 m and sleep far lower, which is how the body adapts. One operator’s published figures give eight-day climbs about a 90 per cent chance of the summit and five-day climbs 65. Walking distance is somewhere between 56 and 70 km, depending on who measures.\n\nExpect a headache, poor sleep and frost from the third camp on. Summit night starts at midnight and is far harder than anything before it. The guide’s word on turning back is final. Park rules set the lowest age for the summit at ten. See your doctor before you book.',
    duration: 8,
    location: 'Kilimanjaro',
    country: 'Tanzania',
    highlights: [
      'A first day in rainforest on the quiet western side, with colobus monkeys in the canopy',
      'Two days across the Shira plateau with Kibo straight ahead',
      'Lava Tower at 4,630 m by day, sleep at 3,976 m by night',
      'The Barranco Wall, an hour or two of easy scrambling above the clouds',
      'Sunrise near Stella Point and the crater rim walk to Uhuru Peak',
      'Seven nights on the mountain, three more than the shortest climbs allow',
    ],
    dayByDay: {
      day1: {
        title: 'Moshi to Mti Mkubwa camp',
        description:
          'A long drive around the mountain to Londorossi Gate, where papers are signed and porters’ loads weighed, often for an hour or more. Then a short, steep walk through wet forest of camphor and podo. Look up for black-and-white colobus. Camp is under big trees at about 2,750 m.',
        driveTime: '3-4 h',
        distance: '7 km on foot, 3-4 h',
        meals: 'Lunch, dinner',
        lodging: 'Tents, Mti Mkubwa camp, about 2,750 m',
      },
      day2: {
        title: 'Out of the forest to Shira 1',
        description:
          'The path climbs until the trees shrink to giant heather and the first view of Kibo opens from the Shira ridge. Then it eases down to the plateau, the floor of an old volcano worn flat. The sun is strong and the wind cold; sleeves and sunscreen matter from here.',
        distance: '8 km on foot, 5-6 h',
        meals: 'All meals',
        lodging: 'Tents, Shira 1 camp, about 3,500 m',
      },
      day3: {
        title: 'Across the plateau to Shira 2',
        description:
          'The gentlest day, and it is meant to be. You cross moorland with the summit ahead for the whole of it. Those who feel well can go round by Shira Cathedral, a rock shoulder with a wide view, which adds about two hours. From here water left in the washing bowl may freeze overnight.',
        distance: '7 km on foot, 3-4 h',
        meals: 'All meals',
        lodging: 'Tents, Shira 2 camp, 3,850 m',
      },
      day4: {
        title: 'Lava Tower, then down to Barranco',
        description:
          'The day that does the work. You climb slowly through stone desert to Lava Tower, 4,630 m, eat there even if you have no appetite, and drop to Barranco among giant groundsels. A headache at the tower is common and usually fades on the way down. Tell the guide either way.',
        distance: '10 km on foot, 6-8 h',
        meals: 'All meals',
        lodging: 'Tents, Barranco camp, 3,976 m',
      },
      day5: {
        title: 'The Barranco Wall to Karanga',
        description:
          'The wall looks steeper from camp than it is. You use your hands in places and wait for porters, who pass with loads on their heads. From the top the path goes in and out of valleys under the southern glaciers. The stream below Karanga is the last water on the way up.',
        distance: '5 km on foot, 4-5 h',
        meals: 'All meals',
        lodging: 'Tents, Karanga camp, 3,995 m',
      },
      day6: {
        title: 'Short day to Barafu',
        description:
          'Up a stony ridge to the highest camp, a windy shelf of rock with Mawenzi across the saddle. You arrive by early afternoon, eat, lay out every layer you own and lie down. Few people sleep. Supper is at five, and the guide checks each walker before saying who goes.',
        distance: '4 km on foot, 4-5 h',
        meals: 'All meals',
        lodging: 'Tents, Barafu camp, 4,673 m',
      },
      day7: {
        title: 'Uhuru Peak and down to Mweka',
        description:
          'Tea at eleven, walking by midnight, at a pace that feels too slow and is right. Six or seven hours to Stella Point on the crater rim, another hour to Uhuru Peak, in cold that can reach minus 15 °C. Then down: scree, a rest at Barafu, and on to thick air at 3,100 m.',
        distance: '5 km up, 12 km down, 12-15 h',
        meals: 'All meals',
        lodging: 'Tents, Mweka camp, 3,100 m',
      },
      day8: {
        title: 'Mweka Gate and back to Moshi',
        description:
          'The crew sings, tips are handed over, and you walk down through dripping forest on steps that are hard on the knees. At the gate you sign out and receive your certificate. You are in Moshi for a late lunch and a hot shower. Do not fly home before tomorrow.',
        driveTime: '1 h',
        distance: '10 km on foot, 3-4 h',
        meals: 'Breakfast',
      },
    },
    imageUrl: '/images/trips/kilimanjaro.jpg',
    price: 2450,
    category: 'mountain',
    packageType: 'Budget-Friendly',
    inclusions: [
      'Kilimanjaro park, camping and rescue fees for eight days',
      'Licensed mountain guide and assistant guides, cook and porters',
      'Porters’ loads weighed to the park limit of 20 kg',
      'Two-person mountain tents, mattresses, dining tent and chairs',
      'All meals and treated water on the mountain',
      'Pulse oximeter, first-aid kit and emergency oxygen',
      'Transfers from Moshi to Londorossi and from Mweka to Moshi',
    ],
    exclusions: [
      'International flights and airport transfers',
      'Tanzania visa (US$50 single entry, US$100 for US citizens)',
      'Travel insurance, which must cover trekking to 6,000 m',
      'Hotel in Moshi before and after the climb',
      'Sleeping bag, poles and clothing (most can be hired in Moshi)',
      'Crew tips shared by the group, per day: guide US$25-30, cook US$15-20, each porter US$10-15',
      'Private toilet tent',
    ],
    perfectFor: ['Fit hill walkers', 'A first high mountain'],
    destinations: [
      'Moshi',
      'Londorossi Gate (3-4 h by road)',
      'Shira Plateau (2 days on foot)',
      'Barranco (by Lava Tower, 6-8 h)',
      'Uhuru Peak, 5,895 m (by Karanga and Barafu)',
      'Mweka Gate (on foot)',
      'Moshi (1 h)',
    ],
    difficultyLevel: 'Challenging',
    experiences: ['High-altitude trek', 'Mountain camping', 'Shira plateau', 'Barranco Wall', 'Summit at sunrise'],
    tags: ['trekking', 'climb', 'uhuru peak', 'hiking', 'seven summits', 'camping', 'acclimatisation', 'moshi'],
    featuredExperience: 'The last hour along the crater rim from Stella Point to Uhuru Peak, with the sun coming up.',
    seasonality: 'The drier months are January, February and June to October.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    isPopular: true,
    isFeatured: false,
  },
]
