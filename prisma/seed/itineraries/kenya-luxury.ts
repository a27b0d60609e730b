import type { SeedItinerary } from '../types'

export const kenyaLuxury: SeedItinerary[] = [
  {
    id: 1,
    title: 'Kenya by Air: Ol Pejeta, Samburu, Mara',
    description:
      'Four short flights in place of the long roads: rhinos at Ol Pejeta, the dry-country animals of Samburu, and three nights in a Mara conservancy where drives after dark and walks are allowed. Only three camps in ten days, so you stay long enough to know each one.\n\nThe aircraft are small and they decide what you pack: 15 kg in a soft bag, camera and hand luggage included. In return a day of driving becomes an hour or two in the air, past Mount Kenya and across the Rift Valley. A guide meets you at each airstrip and stays with you until the next flight.\n\nJanuary and February are warm and clear. From June to October the north is dry and animals gather along the river; the migration herds are usually in the Mara from July. Laikipia and the Mara are high country, so the six o’clock starts are cold and the blankets in the vehicle are needed.',
    duration: 10,
    location: 'Laikipia',
    country: 'Kenya',
    highlights: [
      'A booked visit to Najin and Fatu, the last two northern white rhinos, at Ol Pejeta',
      'Three nights on the Ewaso Ng’iro, home of Grevy’s zebra, gerenuk and beisa oryx',
      'Walks and night drives in a Mara conservancy; the reserve itself allows neither',
      'A full day along the Mara River, where the herds cross between about July and October',
      'Buffalo Springs, across the river from Samburu, with its clear pools and doum palms',
      'Four light-aircraft flights in place of about twenty hours on the road',
    ],
    dayByDay: {
      day1: {
        title: 'Arrive in Nairobi',
        description:
          'We meet you at the international airport and drive you to a quiet hotel in Karen, on the green side of the city. Over dinner, or at breakfast if you land late, we go through the flights and camps. Hard suitcases can stay at the hotel until you come back.',
        driveTime: '40-90 min',
        meals: 'Dinner',
        lodging: 'Garden hotel, Karen',
      },
      day2: {
        title: 'Over the highlands to Ol Pejeta',
        description:
          'From Wilson Airport the plane climbs past the Aberdares and lands at Nanyuki, on the equator. The conservancy gate is less than an hour away. Ol Pejeta covers 360 km² of open grass and whistling thorn under Mount Kenya, and the first drive is towards its rhinos.',
        driveTime: '45 min',
        flight: '45 min, Wilson to Nanyuki',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Ol Pejeta',
      },
      day3: {
        title: 'Najin, Fatu and the chimpanzees',
        description:
          'In the morning you visit Najin and Fatu, both female, with the keepers who guard them day and night. Later comes the sanctuary for rescued chimpanzees, the only one in Kenya. After dinner there is a night drive, with a chance of zorilla, white-tailed mongoose or hyena.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Ol Pejeta',
      },
      day4: {
        title: 'Down into the dry north',
        description:
          'A short flight drops you about a thousand metres, and the air at the Samburu airstrip is warmer and drier at once. Camp stands under trees on the Ewaso Ng’iro, the one river for a long way in any direction. Late in the afternoon you drive its banks, where the elephants come down to drink.',
        flight: '30-45 min, Nanyuki to Samburu',
        meals: 'All meals',
        lodging: 'Riverside tented camp, Samburu',
      },
      day5: {
        title: 'The animals of the north',
        description:
          'Two long drives look for the five species that draw people here: Grevy’s zebra, reticulated giraffe, gerenuk, beisa oryx and Somali ostrich. Kenya counted 2,465 Grevy’s zebra in 2025, most of the world’s population. The middle of the day is hot, above 30°C in most months, and best spent by the water.',
        meals: 'All meals',
        lodging: 'Riverside tented camp, Samburu',
      },
      day6: {
        title: 'Buffalo Springs and a Samburu homestead',
        description:
          'Across the bridge lies Buffalo Springs, with clear pools and doum palms. After lunch a Samburu guide takes you to a homestead on community land; the visit is agreed beforehand and paid to the families. You learn what the beads say about age and marriage, and return along the river for the last light.',
        meals: 'All meals',
        lodging: 'Riverside tented camp, Samburu',
      },
      day7: {
        title: 'South-west to the Mara',
        description:
          'The plane stops at one or more airstrips on the way and crosses the Rift Valley before the grass begins. Your camp lies in a conservancy on the edge of the reserve, leased from Maasai families and shared by few vehicles. You are out again by four, when the lions begin to stir.',
        flight: '1½-2½ h with stops, Samburu to the Mara',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara conservancy',
      },
      day8: {
        title: 'On foot by day, out after dark',
        description:
          'A Maasai guide leads a walk of two hours or so, reading tracks, dung and grass; the pace is slow and children usually need to be twelve. The afternoon is free until four. After dinner you take a spotlight out for the animals you do not meet by day: springhare, aardwolf, genet.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara conservancy',
      },
      day9: {
        title: 'The reserve and the Mara River',
        description:
          'You leave at dawn with breakfast and lunch on board and enter the 1,510 km² reserve. From about July to October we wait at the crossing points; a herd may stand on the bank for hours and turn round. In other months the day belongs to the resident cats and elephants. Back by dark.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara conservancy',
      },
      day10: {
        title: 'A last drive and back to Nairobi',
        description:
          'There is time for a short drive on the way to the airstrip. The flight to Wilson takes under an hour unless it stops to collect others, and we drive you across the city to the international airport. Book an onward flight that leaves in the evening, to be safe.',
        driveTime: '45-90 min',
        flight: '45-60 min, the Mara to Wilson',
        meals: 'Breakfast',
      },
    },
    imageUrl: '/images/trips/samburu.jpg',
    price: 8900,
    category: 'wildlife',
    packageType: 'Luxury',
    inclusions: [
      'Four scheduled light-aircraft flights, with 15 kg of luggage each',
      'Nine nights in a Nairobi hotel and luxury tented camps, two sharing',
      'All meals as listed; house wines, beer and soft drinks in the camps',
      'Shared game drives in the camps’ 4x4 vehicles with their own guides',
      'Fees for Ol Pejeta, Samburu, Buffalo Springs, the Mara conservancy and one day in the Maasai Mara reserve',
      'Northern white rhino visit and chimpanzee sanctuary at Ol Pejeta',
      'Guided walk, night drives and the Samburu homestead visit',
      'All road transfers in Nairobi and to and from the airstrips',
    ],
    exclusions: [
      'International flights',
      'Kenya eTA (apply online, allow 72 hours)',
      'Travel and medical insurance',
      'Balloon flight in the Mara (about US$450 a person)',
      'Private vehicle and guide in camp',
      'Champagne, premium wines and spirits',
      'Tips for guides and camp staff',
    ],
    perfectFor: ['Couples', 'Travellers short of time'],
    destinations: [
      'Nairobi',
      'Ol Pejeta (45 min by air to Nanyuki)',
      'Samburu (30-45 min by air)',
      'Maasai Mara (1½-2½ h by air)',
      'Nairobi (45-60 min by air)',
    ],
    difficultyLevel: 'Easy',
    experiences: ['Light-aircraft safari', 'Rhino conservation', 'Night drives', 'Guided walks', 'Samburu homestead'],
    tags: [
      'fly-in safari',
      'rhino',
      'northern white rhino',
      'grevy’s zebra',
      'big cats',
      'great migration',
      'night drive',
      'honeymoon',
    ],
    featuredExperience:
      'A morning with Najin and Fatu, the last two northern white rhinos, and the keepers who guard them.',
    seasonality: 'Dry in January, February and June to October; herds in the Mara from July.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    isPopular: false,
    isFeatured: true,
  },
  {
    id: 2,
    title: 'Mara Conservancies in Style',
    description:
      'Six nights in two conservancies beside the Maasai Mara, on land leased from Maasai families, with few vehicles, walks by day and drives after dark. One long day goes to the reserve and the Mara River, in the months when the herds are there.\n\nA conservancy is not a fenced park. Several hundred landowners put their plots together and receive rent from a small number of camps, and in return the grass is left to wildlife and managed grazing. For you it means room: in Mara North no more than five vehicles may stand at one sighting, and usually there are fewer.\n\nWe fly both ways, because the road from Nairobi takes five to six hours. July to October are dry months with cold dawns, so bring gloves and a hat. Camps are small and under canvas, with hot water and proper beds, and you are escorted to your tent after dark because animals walk through.',
    duration: 8,
    location: 'Maasai Mara',
    country: 'Kenya',
    highlights: [
      'Three nights in Mara Naboisho and three in Mara North',
      'Night drives with a spotlight, which the national reserve does not allow',
      'A morning walk with a Maasai guide who knows the tracks and the plants',
      'A full day at the Mara River in the season of the crossings',
      'No more than five vehicles at any sighting in Mara North',
      'Flights both ways instead of 5-6 hours on the road',
    ],
    dayByDay: {
      day1: {
        title: 'Arrive in Nairobi',
        description:
          'We meet you at the airport and drive you to a hotel in Karen, in old gardens away from the traffic. If you land before midday there is time for the giraffe centre or a drive in Nairobi National Park; both are extras. Repack tonight: the plane takes 15 kg in soft bags.',
        driveTime: '40-90 min',
        meals: 'Dinner',
        lodging: 'Garden hotel, Karen',
      },
      day2: {
        title: 'Fly to Mara Naboisho',
        description:
          'The plane crosses the Rift Valley in a few minutes and lands on a grass or gravel strip, where your guide is waiting with coffee. Naboisho is about 50,000 acres of open plain and acacia valley, known for its lions. You drive to camp slowly, have lunch, and go out again at four.',
        flight: '45-60 min, Wilson to the Mara',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara Naboisho',
      },
      day3: {
        title: 'A walk at dawn, a drive after dark',
        description:
          'Two or three hours on foot with a Maasai guide and a scout, at the pace of people who stop to look: tracks, termite mounds, plants used as medicine or toothbrush. Children usually need to be twelve. After supper, wrapped in blankets, you go out with a red light for aardwolf, genet and springhare.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara Naboisho',
      },
      day4: {
        title: 'Open plains and a Maasai home',
        description:
          'A full morning among topi, eland and giraffe, with breakfast laid out under a tree. In the afternoon you are the guests of a family who lease land to the conservancy. They show you the cattle and the house, and explain what the rent pays for and what they gave up for it.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara Naboisho',
      },
      day5: {
        title: 'Across to Mara North',
        description:
          'You change camps by road, with game viewing on the way and a picnic instead of a hurried lunch. Mara North is a different country: rocky ridges, wooded valleys, and the Mara River on its western side, noisy with hippo. The evening drive goes along the ridges, where leopards lie up by day.',
        driveTime: '2-3 h',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara North',
      },
      day6: {
        title: 'A day at the river',
        description:
          'Up at five, into the reserve by sunrise, breakfast and lunch in the vehicle. From July to October the wildebeest and zebra gather at the banks, and much of the day is waiting with the engine off. A crossing can happen in ten minutes or not at all. Back in camp by nightfall.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara North',
      },
      day7: {
        title: 'Your own pace, or a balloon',
        description:
          'The last full day is yours to shape. Some guests get up at half past four for a balloon flight, about an hour in the air with breakfast after landing. Others drive to the rocks, sit at a hippo pool, or do nothing until four o’clock. In the evening your guide chooses a hilltop for drinks.',
        meals: 'All meals',
        lodging: 'Luxury tented camp, Mara North',
      },
      day8: {
        title: 'Fly back to Nairobi',
        description:
          'A game drive ends at the airstrip. The plane may stop once or twice for other guests before it turns for Wilson Airport. We take you on to the international airport, or to a day room if your flight leaves late; please do not book one that departs before the evening.',
        driveTime: '45-90 min',
        flight: '45-60 min, the Mara to Wilson',
        meals: 'Breakfast',
      },
    },
    imageUrl: '/images/trips/mara.jpg',
    price: 6800,
    category: 'wildlife',
    packageType: 'Luxury',
    inclusions: [
      'Return light-aircraft flight, Wilson to the Mara, with 15 kg of luggage each',
      'One night in Nairobi and six in luxury tented camps, two sharing',
      'All meals as listed; house wines, beer and soft drinks in the camps',
      'Conservancy fees for Mara Naboisho and Mara North',
      'Maasai Mara National Reserve fee for one full day',
      'Game drives, night drives and guided walks with the camps’ own guides',
      'Visit to a landowning family, agreed with them and paid to them',
      'Nairobi airport and Wilson transfers',
    ],
    exclusions: [
      'International flights',
      'Kenya eTA (apply online, allow 72 hours)',
      'Travel and medical insurance',
      'Balloon flight (about US$450 a person)',
      'Private vehicle and guide in camp',
      'Nairobi excursions and day room',
      'Tips for guides and camp staff',
    ],
    perfectFor: ['Photographers', 'Second safaris'],
    destinations: [
      'Nairobi',
      'Mara Naboisho (45-60 min by air)',
      'Mara North (2-3 h by road)',
      'Nairobi (45-60 min by air)',
    ],
    difficultyLevel: 'Easy',
    experiences: ['Night drives', 'Walking with Maasai guides', 'River crossings in season', 'Bush breakfasts'],
    tags: [
      'big cats',
      'great migration',
      'lions',
      'fly-in safari',
      'naboisho',
      'mara north',
      'walking safari',
      'honeymoon',
    ],
    featuredExperience: 'A night drive under blankets in Naboisho, a red light, and the engine off to listen.',
    seasonality: 'July to October, when the herds are in the Mara and the grass is short.',
    bestMonths: [7, 8, 9, 10],
    isPopular: true,
    isFeatured: false,
  },
]
