import type { SeedReview } from './types'

// Loaded by the demo seed only, which refuses to run in production (decision 62).
export const demoReviews: SeedReview[] = [
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Ten days and hardly any road. Standing at the fence with the last two northern white rhinos was quieter and sadder than I expected. Keep a warm layer out of the bag, mornings at Ol Pejeta are cold.',
    createdAt: '2026-10-06T08:12:00.000Z',
  },
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Wonderful guides in all three places. One star off because the crossing point in the Mara was packed with vehicles in August, and even our driver sighed. Samburu had almost nobody.',
    createdAt: '2026-08-27T17:40:00.000Z',
  },
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'The weight limit is real: 15 kg, soft bag, no wheels. Once we had accepted that, flying was the best decision of the trip. Samburu elephants in the river at lunch, every day.',
    createdAt: '2026-07-19T06:55:00.000Z',
  },
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 3,
    comment:
      'Lovely camps, but the midday flight was very bumpy and my wife was ill for an afternoon. Ask for the early plane. Samburu was hotter than the packing list suggested.',
    createdAt: '2026-06-30T14:05:00.000Z',
  },
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'We went in February and had green hills, clear views of Mount Kenya and few other cars. No crossings then, as we were told, but lions almost daily. Food far better than I need.',
    createdAt: '2026-02-15T10:30:00.000Z',
  },
  {
    itineraryId: 1,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Three quite different landscapes and never a dull transfer. I would add a night in Samburu and take one from the Mara. Tips and drinks added up more than we had planned.',
    createdAt: '2026-01-28T19:22:00.000Z',
  },
  {
    itineraryId: 2,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Night drive on the second evening: aardwolf, bushbabies and a leopard with a kill, and one other vehicle all week. The conservancies cost more than the reserve and now I know why.',
    createdAt: '2026-10-18T07:45:00.000Z',
  },
  {
    itineraryId: 2,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Walking with the Maasai guides was the highlight. The open car is bitterly cold at six, even with the blanket and hot-water bottle, so bring gloves and a hat.',
    createdAt: '2026-09-09T16:18:00.000Z',
  },
  {
    itineraryId: 2,
    userName: 'Sample traveller',
    rating: 3,
    comment:
      'The conservancy was excellent. The day in the main reserve was not: more than forty cars at the river, engines running, four hours of waiting and no crossing. Nobody’s fault, but expect it.',
    createdAt: '2026-08-14T12:00:00.000Z',
  },
  {
    itineraryId: 2,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Same guide for the whole stay, same seat by the window, and he remembered everything we had already seen. Cheetah with four cubs two mornings running. Worth saving for.',
    createdAt: '2026-07-25T09:33:00.000Z',
  },
  {
    itineraryId: 2,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'We came just as the rains began and paid less. Two drives were cut short by mud and we needed a tow once. The skies were the best I have photographed.',
    createdAt: '2026-03-29T18:50:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Twelve days is right. Nothing was rushed, and ending on the beach after so much dust was clever. Read the note on the Zanzibar insurance before you fly, we bought it at the airport in a queue.',
    createdAt: '2026-09-22T11:15:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 2,
    comment:
      'Beautiful places, but the crater in August was a car park: about thirty vehicles round one sleepy lion. At this price I had hoped for somewhere quieter. The office answered politely and suggested November.',
    createdAt: '2026-08-19T15:42:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Central Serengeti gave us three leopards. The crater rim at night is really cold, we wore everything we had. Zanzibar was gentle, though our room looked at another room.',
    createdAt: '2026-07-31T08:08:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Our two teenagers put their phones away, which says enough. The guide knew the birds as well as the cats. The stretch of corrugated road before the Serengeti shakes your teeth.',
    createdAt: '2026-06-21T20:01:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'We asked for the south in calving season: wildebeest to the horizon and hyenas everywhere. Some of it was hard to watch and I am glad I did. Three early mornings in a row, then rest.',
    createdAt: '2026-02-24T06:27:00.000Z',
  },
  {
    itineraryId: 3,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Excellent driver, fair lunches, great camps. We lost half a day to a delayed flight to Zanzibar and were kept informed. Stone Town deserves a longer visit than we gave it.',
    createdAt: '2026-01-17T13:36:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Our walk took four hours up and three back, in rain. Then a silverback sat down in front of us and ate for an hour. Hire the porter. Mine pulled me up half of Bwindi.',
    createdAt: '2026-08-30T17:09:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Chimpanzees in Kibale are fast and loud, and we mostly ran. The gorillas were the opposite. The last road up to Buhoma is as rough as they say. I was glad of the spare day.',
    createdAt: '2026-08-03T07:20:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'We were lucky: forty minutes to the gorilla family and a dry path. Watching a youngster fall off the same branch three times was worth every early start. The crater lakes are a lovely place to do nothing.',
    createdAt: '2026-07-12T10:44:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 3,
    comment:
      'The gorillas were marvellous, but cloud hid the Rwenzori for the whole stay and our flight home left three hours late. Evenings in Buhoma are cold. Have a long connection, as they advise.',
    createdAt: '2026-06-25T19:31:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'I am 68 with a new knee and told them so. The rangers put me in the group with the shortest walk that day and two porters looked after me. The hour is over in minutes.',
    createdAt: '2026-02-08T09:57:00.000Z',
  },
  {
    itineraryId: 4,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'A lot of moving for eight days, but each place is different. No lions in the fig trees at Ishasha for us, plenty of hippo on the channel. The lodge above the lakes was the best bed.',
    createdAt: '2026-01-11T12:48:00.000Z',
  },
  {
    itineraryId: 5,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Five days is enough to calm down. The spice farm was more fun than it sounds, and we still have the nutmeg. The tide goes out a very long way, so plan your swimming.',
    createdAt: '2026-10-11T14:14:00.000Z',
  },
  {
    itineraryId: 5,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Slept, swam, ate fish. The guide in Stone Town did not hide the history of the slave market, and our children asked good questions. Staff kind without hovering.',
    createdAt: '2026-08-08T18:25:00.000Z',
  },
  {
    itineraryId: 5,
    userName: 'Sample traveller',
    rating: 3,
    comment:
      'Nice hotel and a good spice tour. The beach had seaweed most mornings, and the sellers are persistent, polite but persistent. Wind was strong enough to cancel our boat on one day.',
    createdAt: '2026-06-17T08:39:00.000Z',
  },
  {
    itineraryId: 5,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Hot and humid in February, with warm clear water. Stone Town at midday was too much for us, so go early. Sunset from the roof made up for it.',
    createdAt: '2026-02-20T11:03:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'The right first safari. Rhino in Nakuru before breakfast, giraffe on foot at Naivasha, elephants under the mountain. Our driver found shade for every lunch. Simple tents, very hot showers.',
    createdAt: '2026-10-23T16:55:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'Good value and honest about the driving. The day to Amboseli is long, even with the lunch stop in Nairobi. Kilimanjaro showed itself for ten minutes at dawn and that was enough.',
    createdAt: '2026-10-02T06:40:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'The guide stopped for a leopard that none of us could see for ten minutes. I did not expect to like the road days and did: markets, tea hills, school football. Take something for dust.',
    createdAt: '2026-09-14T09:10:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 3,
    comment:
      'Great animals, tiring week. At the Mara River there were so many vehicles that we saw more roof than wildebeest. We asked to leave and had a quiet, lovely afternoon elsewhere.',
    createdAt: '2026-08-21T19:46:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'One crossing, seen from far back, and both kinds of rhino two days later. Camp is basic and friendly, and the generator goes off at ten. Six in the morning in an open roof is freezing, so bring a hat.',
    createdAt: '2026-08-02T13:28:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 2,
    comment:
      'Too much road for us. Two long transfers with a child of six were hard, and we felt every hole. The guide was patient and good. With small children I would choose fewer parks.',
    createdAt: '2026-07-07T17:02:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'Travelling alone I joined a group of five and it worked well. Everyone had a window. The village visit was unhurried and nobody pressed us to buy. I would do it again.',
    createdAt: '2026-06-14T10:11:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 4,
    comment:
      'We went in April for the price. It rained most afternoons, the tracks were slippery and we got stuck once. Mornings were clear, the parks were green and almost empty.',
    createdAt: '2026-04-19T07:58:00.000Z',
  },
  {
    itineraryId: 6,
    userName: 'Sample traveller',
    rating: 5,
    comment:
      'January was dry and warm, with clear views of Kilimanjaro on both mornings. No migration, lots of lions. The boat on Naivasha among the hippos was my favourite hour.',
    createdAt: '2026-01-22T15:35:00.000Z',
  },
]
