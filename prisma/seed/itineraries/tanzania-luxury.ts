import type { SeedItinerary } from '../types'

export const tanzaniaLuxury: SeedItinerary[] = [
  {
    id: 3,
    title: 'Serengeti, Ngorongoro and Zanzibar',
    description:
      'Twelve days from the floor of the Ngorongoro crater to the Indian Ocean, with five nights in the Serengeti between. You cross the highlands by road with your own guide, fly the long legs by light aircraft and finish with three nights on Zanzibar.\n\nThe second Serengeti camp is chosen by the month. From July to October it stands near the Mara River in the north, in June by the Grumeti in the west, and in January and February at Ndutu, where the herds calve on the short grass. Nobody can promise a river crossing. Three nights give you time to wait for one.\n\nMornings start early and cold: six o’clock at the crater gate, from a rim at about 2,300 m, in a fleece and a hat. The road down to the Serengeti is rough and dusty in the dry months. Light aircraft take 15 kg a person, in soft bags.',
    duration: 12,
    location: 'Serengeti',
    country: 'Tanzania',
    highlights: [
      'A morning on the Ngorongoro crater floor, starting when the gate opens at six',
      'Olduvai Gorge and its museum on the way to the plains',
      'Five nights in the Serengeti, in two camps placed by season',
      'Three nights near the herds, with time to wait at a river crossing or on the calving grounds',
      'Light aircraft from a grass airstrip to Zanzibar, with no day lost on the road',
      'Stone Town on foot, then two nights on a beach you can swim from at any tide',
    ],
    dayByDay: {
      day1: {
        title: 'Kilimanjaro airport to Arusha',
        description:
          'Your guide meets you at the airport and drives you to a small lodge in a garden below Mount Meru. Most flights from Europe land in the evening, so tonight is dinner, a short briefing and bed. Those who arrive early can walk through the coffee next door.',
        driveTime: '1 h',
        distance: 'about 50 km',
        meals: 'Dinner',
        lodging: 'Garden lodge, Arusha',
      },
      day2: {
        title: 'Up the Rift wall to Ngorongoro',
        description:
          'West on good tar through Maasai country, then up the wall of the Rift above Lake Manyara and into forest. At the first viewpoint the ground stops and the crater floor lies 600 m below. The afternoon is free for the terrace, or for a walk along the rim with an armed ranger.',
        driveTime: '3-4 h',
        meals: 'All meals',
        lodging: 'Lodge on the crater rim',
      },
      day3: {
        title: 'A morning on the crater floor',
        description:
          'You are at the gate at six, often above the cloud. The floor is about 260 km² of grass, swamp and yellow fever trees, where lion, hyena, old bull elephants and a small number of black rhino live. Breakfast is a picnic beside a hippo pool. By early afternoon you are back on the rim.',
        meals: 'All meals',
        lodging: 'Lodge on the crater rim',
      },
      day4: {
        title: 'Olduvai, then the open plains',
        description:
          'Down the western slope to Olduvai Gorge, where Mary Leakey found a skull 1.75 million years old in 1959. After the museum the trees give out and the grass begins. The road is rough and dusty, and from the Serengeti gate onwards it is a game drive. You reach camp in the last light.',
        driveTime: '4-5 h',
        meals: 'All meals',
        lodging: 'Tented camp, Seronera',
      },
      day5: {
        title: 'A full day around Seronera',
        description:
          'The rivers here hold water all year, so many animals stay. Leopard favour the big trees along the water, lion the granite kopjes. Go out at six with a picnic breakfast, rest through the heat and go again at four. Those who book the balloon are collected well before five.',
        meals: 'All meals',
        lodging: 'Tented camp, Seronera',
      },
      day6: {
        title: 'On to the season’s camp',
        description:
          'After a last drive at Seronera you move to where the herds should be. From July to October that is a short flight north to the Mara River. In June, and in January and February, it is two to three hours by road to the Grumeti or to Ndutu. A guide based at the camp takes over.',
        flight: '30-60 min, Seronera to the north (July-October)',
        meals: 'All meals',
        lodging: 'Seasonal tented camp, northern Serengeti, Grumeti or Ndutu',
      },
      day7: {
        title: 'A whole day with the herds',
        description:
          'A day on the river is mostly waiting. Wildebeest gather on the bank, lose their nerve and walk away, or go over in ten minutes. Lunch comes with you. In the calving months the scene is open grass, with new calves on their feet in minutes and hyena and cheetah near by.',
        meals: 'All meals',
        lodging: 'Seasonal tented camp, northern Serengeti, Grumeti or Ndutu',
      },
      day8: {
        title: 'Back out, or stay in camp',
        description:
          'The third day is for whatever you missed. Some guests leave again in the dark, others sleep until eight and take one long drive from four. In the national park vehicles keep to the tracks and are in camp by nightfall, so dinner is early and the fire is lit by seven.',
        meals: 'All meals',
        lodging: 'Seasonal tented camp, northern Serengeti, Grumeti or Ndutu',
      },
      day9: {
        title: 'By air to Stone Town',
        description:
          'A light aircraft lifts off from the bush airstrip, usually stops at Arusha, and puts you down by the sea in heat and humidity. It is 20 minutes to Stone Town. When the sun drops a guide walks you through the lanes: carved doors, the former slave market, the seafront. Dinner is on a roof.',
        flight: '2-4 h with stops, Serengeti to Zanzibar',
        driveTime: '20 min',
        meals: 'Breakfast, dinner',
        lodging: 'Small hotel in a merchant’s house, Stone Town',
      },
      day10: {
        title: 'Spice farm and north to Kendwa',
        description:
          'The road north passes the farms that once made the island rich. At one of them a farmer cuts cinnamon bark, nutmeg and clove for you to smell before he names them. By lunch you are at Kendwa, on the side of the island where the water stays deep enough to swim at low tide.',
        driveTime: '1½ h',
        distance: 'about 60 km',
        meals: 'All meals',
        lodging: 'Beach hotel, Kendwa',
      },
      day11: {
        title: 'A free day by the sea',
        description:
          'Nothing is planned until late afternoon, when a dhow takes you out for the sunset, wind permitting. Before that you can read, swim, dive, or take a boat to the reef at Mnemba, about an hour each way. Go early for the reef: by mid-morning there are many boats on it.',
        meals: 'Breakfast, dinner',
        lodging: 'Beach hotel, Kendwa',
      },
      day12: {
        title: 'Home from Zanzibar',
        description:
          'Breakfast, a last swim and the road back to the airport south of Stone Town. Allow an hour and a half, more on a weekday morning, and be there three hours before an international flight. If yours leaves at night, we can add a day room or a late lunch in town.',
        driveTime: '1½ h',
        distance: 'about 65 km',
        meals: 'Breakfast',
      },
    },
    imageUrl: '/images/trips/serengeti.jpg',
    price: 10400,
    category: 'wildlife',
    packageType: 'Luxury',
    inclusions: [
      'Eleven nights: crater-rim lodge, two tented camps, Stone Town and beach hotels',
      'Private 4x4 and guide from Arusha to Seronera, camp guide and vehicle after that',
      'Light aircraft inside Tanzania, as listed day by day',
      'Serengeti park fees, Ngorongoro Conservation Area fee and crater vehicle fee',
      'Olduvai Gorge museum, Stone Town walk, spice farm and sunset dhow',
      'All meals on safari, meals as listed in Arusha and on Zanzibar',
      'Drinking water in the vehicle and in camp',
      'All airport and airstrip transfers',
    ],
    exclusions: [
      'International flights',
      'Tanzania visa (US$50 single entry, US$100 for US citizens)',
      'Zanzibar’s compulsory visitor insurance (US$44)',
      'Travel and medical insurance',
      'Balloon flight over the Serengeti',
      'Diving and the Mnemba snorkelling trip',
      'Premium drinks, and all drinks on Zanzibar',
      'Tips for guides and camp staff',
    ],
    perfectFor: ['Honeymoons', 'A first safari with time at the sea'],
    destinations: [
      'Arusha',
      'Ngorongoro Crater (3-4 h by road)',
      'Central Serengeti (4-5 h)',
      'Northern Serengeti, Grumeti or Ndutu (short flight or 2-3 h by road)',
      'Stone Town (2-4 h by air)',
      'Kendwa (1½ h)',
      'Zanzibar Airport (1½ h)',
    ],
    difficultyLevel: 'Easy',
    experiences: ['Private game drives', 'Great Migration', 'Crater floor at dawn', 'Light aircraft', 'Spice farm'],
    tags: ['migration', 'bush and beach', 'honeymoon', 'fly-in safari', 'big five', 'calving season', 'stone town'],
    featuredExperience: 'Three nights in a tented camp placed where the Serengeti herds should be that month.',
    seasonality: 'Mara River from July to October, calving at Ndutu around February.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    isPopular: true,
    isFeatured: false,
  },
  {
    id: 5,
    title: 'Zanzibar Spice and Sea',
    description:
      'Two nights in the old houses of Stone Town, two by the reef at Matemwe, and clove farms and monkey forest between. Zanzibar as a trading port first and a beach second, in five days that follow a safari well or stand alone.\n\nStone Town is best early and late, when the lanes are cool. Your guide tells the island’s history as it was, the slave market included. After the town you drive inland to the spice farms, and on the third day to Jozani, the last large forest on the island and the place to look for Zanzibar’s own red colobus.\n\nOn the east coast the sea goes out a long way. For some hours each day the lagoon is for walking, and you swim in the pool. December to February is hot and humid, June to October drier with a steady wind. The island is Muslim: cover shoulders and knees in town and villages.',
    duration: 5,
    location: 'Zanzibar',
    country: 'Tanzania',
    highlights: [
      'Two nights inside Stone Town, a World Heritage Site since 2000',
      'The former slave market and its memorial, with a guide who takes the time',
      'Clove, nutmeg, vanilla and cinnamon from the tree, then lunch cooked with them',
      'Zanzibar red colobus and the mangrove boardwalk at Jozani',
      'Early boat to the reef at Mnemba Atoll, ahead of the crowd',
      'Low-tide walk to the seaweed plots with a woman who farms them',
    ],
    dayByDay: {
      day1: {
        title: 'Into Stone Town',
        description:
          'A driver waits outside arrivals with your name, and 20 minutes later you are at the edge of the old town, where the lanes become too narrow for cars. A porter takes the bags. At dusk walk down to Forodhani, where cooks light their grills along the seafront. Dinner is on the hotel roof.',
        driveTime: '20 min',
        distance: 'about 7 km',
        meals: 'Dinner',
        lodging: 'Small hotel in a merchant’s house, Stone Town',
      },
      day2: {
        title: 'Old town early, spice farm later',
        description:
          'Start at eight, before the heat: carved doors, Darajani market, the Old Fort, and the cathedral built where the slave market stood. At midday you drive inland to a working farm near Kizimbani. A farmer cuts and peels as you walk, and lunch is cooked there, rice with clove and cardamom.',
        driveTime: '30-45 min',
        meals: 'Breakfast, lunch',
        lodging: 'Small hotel in a merchant’s house, Stone Town',
      },
      day3: {
        title: 'Jozani Forest and the east coast',
        description:
          'Red colobus are found on this archipelago and nowhere else, and those at Jozani are used to people; keep a few metres away and do not feed them. It is an hour from town, and the walk and the mangrove boardwalk take about two. Then you cross the island to Matemwe, a fishing village on a long beach with the reef offshore.',
        driveTime: '2½ h',
        meals: 'Breakfast, dinner',
        lodging: 'Beach hotel, Matemwe',
      },
      day4: {
        title: 'Mnemba reef, then the lagoon',
        description:
          'The boat leaves early and takes 20 to 30 minutes; by mid-morning the reef is busy. You snorkel off the private island and do not land on it. June to August can be choppy. In the afternoon, when the tide is low, a woman from the village walks you out to her seaweed lines and explains what the crop pays.',
        meals: 'All meals',
        lodging: 'Beach hotel, Matemwe',
      },
      day5: {
        title: 'Back to the airport',
        description:
          'The sun comes up straight out of the sea here, a little after six all year, and the fishermen pole out with the tide. Swim if the water is in. The drive to the airport takes an hour or a little more; plan to be there three hours before an international flight.',
        driveTime: '1-1½ h',
        distance: 'about 55 km',
        meals: 'Breakfast',
      },
    },
    imageUrl: '/images/trips/zanzibar.jpg',
    price: 2100,
    category: 'beach',
    packageType: 'Luxury',
    inclusions: [
      'Four nights, two in Stone Town and two at the beach',
      'Private car and driver for all transfers',
      'Local guides in Stone Town, on the farm and in the forest',
      'Jozani park fee and Stone Town entrance fees',
      'Boat, snorkelling gear and conservation fee at Mnemba',
      'Spice farm visit with lunch, seaweed walk paid to the farmer',
      'Breakfast daily, other meals as listed',
    ],
    exclusions: [
      'Flights to and from Zanzibar',
      'Tanzania visa (US$50 single entry, US$100 for US citizens)',
      'Zanzibar’s compulsory visitor insurance (US$44)',
      'Travel and medical insurance',
      'Drinks and meals not listed',
      'Scuba diving, kite lessons and spa',
      'Tips',
    ],
    perfectFor: ['Couples', 'A rest after safari'],
    destinations: [
      'Zanzibar Airport',
      'Stone Town (20 min by road)',
      'Kizimbani spice farms (30-45 min)',
      'Jozani Forest (1 h from Stone Town)',
      'Matemwe (1½ h)',
      'Zanzibar Airport (1-1½ h)',
    ],
    difficultyLevel: 'Easy',
    experiences: ['Stone Town walk', 'Spice farm lunch', 'Snorkelling', 'Red colobus', 'Seaweed farming'],
    tags: ['beach', 'stone town', 'snorkelling', 'honeymoon', 'island', 'swahili culture', 'mnemba', 'after safari'],
    featuredExperience: 'The early boat to Mnemba Atoll, with an hour or more in the water before the reef fills up.',
    seasonality: 'Drier and breezy from June to October, hot and humid from December to February.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
    isPopular: false,
    isFeatured: false,
  },
]
