// As we would say it on the phone. Pages take hours and heights from the days.

export type SeedSuitability = { youngest: number; age: string; fitness: string; heat: string; comfort: string }

const safariHeat = 'Warm days of 25 to 28 °C, cold early mornings. Bring a fleece even in February.'
const ugandaHeat = 'About 25 °C by day, humid in the forest, and rain in any month.'
const lightPlane =
  'Steps into light aircraft and high vehicles. The one walk is slow, and you may stay in camp. Bags are 15 kg and soft.'
const kibale = 'Kibale: up to four hours on rolling, tangled ground.'
const bwindi = 'Bwindi: half an hour or up to six, on steep, wet slopes.'
const helpers = 'A porter costs {tip-bwindi-porter}, a team with a chair {gorilla-carriers-price}.'
const ownBathroom = 'Every tent has its own flush toilet and hot shower, and power to charge a phone.'

/** By the number of the trip. */
export const suitability: Record<number, SeedSuitability> = {
  1: {
    youngest: 6,
    age: 'Six and older. For the walks in the conservancy children must be at least twelve.',
    fitness: lightPlane,
    heat: 'Samburu is hot and dry, 32 °C at noon; Laikipia and the Mara need a fleece at dawn.',
    comfort: ownBathroom,
  },
  2: {
    youngest: 6,
    age: 'Six and older. For the walks with the guides children must be at least twelve.',
    fitness: lightPlane,
    heat: safariHeat,
    comfort: ownBathroom,
  },
  3: {
    youngest: 6,
    age: 'Six and older: the drives between the parks are long for small children.',
    fitness: 'Two days of rough road and steps into a light aircraft. No walking is needed.',
    heat: 'The crater rim is cold at night, near 8 °C in July; Zanzibar is 30 °C and humid.',
    comfort: `${ownBathroom} The seasonal camp has bucket showers, filled when you ask.`,
  },
  4: {
    youngest: 15,
    age: 'Fifteen and older to see the gorillas. That is the park’s rule, and there are no exceptions.',
    fitness: `${bwindi} ${helpers} ${kibale}`,
    heat: ugandaHeat,
    comfort: 'Lodges with your own bathroom, hot water and power all day.',
  },
  5: {
    youngest: 0,
    age: 'Any age. The beach shelves gently and the hotels have family rooms.',
    fitness:
      'Little is needed: Stone Town has stairs and uneven lanes, and the forest walk is two hours on paths and boards.',
    heat: '26 to 32 °C and humid; the sea is about 27 °C.',
    comfort: 'Hotels with your own bathroom, power and air conditioning. The power goes out at times.',
  },
  6: {
    youngest: 5,
    age: 'Five and older: three of the seven days are long on the road. We bring car seats if you ask.',
    fitness: 'Little walking. Some tracks are rough, so tell us about a bad back.',
    heat: 'Warm, dry days of 25 to 30 °C, dust at Amboseli, cold mornings in the Mara.',
    comfort: 'Your own flush toilet and hot shower every night. At Talek power is on in the morning and evening.',
  },
  7: {
    youngest: 5,
    age: 'Five and older. For the morning walk children must be at least twelve; younger ones stay at camp with us.',
    fitness: 'Two half days on rough roads, so tell us about a bad back.',
    heat: safariHeat,
    comfort: 'Your own flush toilet and shower in the tent. Power is on in the morning and evening.',
  },
  8: {
    youngest: 8,
    age: 'Eight and older. The campsites in the parks have no fence, so children stay close to the tents after dark.',
    fitness: 'You sleep on a mattress on the ground and climb in and out of a high vehicle all day.',
    heat: 'Dusty and 28 °C by day; the crater rim comes near 5 °C at dawn in July.',
    comfort: 'Shared toilets, some of them squat, and cold or lukewarm showers. Charge phones in the vehicle.',
  },
  9: {
    youngest: 15,
    age: 'Fifteen and older for the gorillas. That is the park’s rule, and there are no exceptions.',
    fitness: `${bwindi} ${helpers} ${kibale}`,
    heat: ugandaHeat,
    comfort: 'Your own toilet and hot water everywhere. Power at the forest camp is solar, for lights and phones.',
  },
  10: {
    youngest: 6,
    age: 'Six and older. The children of the homesteads soon let yours join in.',
    fitness: 'Walks of five to seven kilometres on level ground, at the pace of goats.',
    heat: 'Samburu is 32 °C at noon and dry; the Mara is cool at night.',
    comfort:
      'Camps run by the community: clean pit or flush toilets, bucket showers, solar light, one place to charge.',
  },
  11: {
    youngest: 8,
    age: 'Eight and older; for the long walk at Il Ngwesi children must be at least twelve.',
    fitness: 'One walk of six to eight kilometres, and a canopy bridge ten metres up.',
    heat: 'Nanyuki is cool, 10 °C at dawn; Il Ngwesi lies low and is 30 °C at noon.',
    comfort: 'Your own toilet and warm shower. At Il Ngwesi power is solar, and one side of your room is open.',
  },
  12: {
    youngest: 8,
    age: 'Eight and older. If you add a permit, the minimum age is {gorilla-age} for gorillas and {chimpanzee-age} for chimpanzees.',
    fitness: 'Walks of three to four hours, one of them on steep forest paths.',
    heat: ugandaHeat,
    comfort:
      'Simple guesthouses: your own or a shared toilet, warm water by solar heating or in a bucket, power in the evening.',
  },
  13: {
    youngest: 10,
    age: 'Ten by the park’s rules; we advise sixteen. If you are over sixty, bring a letter from your doctor.',
    fitness:
      'Three to six hours on foot on most days, up to eight on day 4 and fifteen on summit day. Train for three months with hills and a pack.',
    heat: 'Forest at 20 °C on the first day, minus 15 °C at the summit before dawn.',
    comfort: 'Small tents. Toilets are pits at the camps; a private toilet tent can be hired. No showers and no power.',
  },
  14: {
    youngest: 12,
    age: 'Twelve and older, if they walk hills at home.',
    fitness:
      'Up to eleven hours on foot on the longest day, none of it climbing with ropes. Train with hills for two months.',
    heat: 'Sun and 15 °C by day, minus 5 °C before dawn at Shipton’s.',
    comfort: 'Bunkhouses with dormitories, pit toilets outside, cold water, no power. Bring a power bank.',
  },
  15: {
    youngest: 15,
    age: 'Fifteen and older. That is the park’s rule, and there are no exceptions.',
    fitness: `Steep, wet ground without a path, for half an hour or up to six. ${helpers}`,
    heat: 'About 22 °C by day and 12 °C at night, and rain in any month.',
    comfort: 'Your own toilet and hot water. At Lake Mburo a tent with its own bathroom, and solar power.',
  },
  16: {
    youngest: 12,
    age: 'Twelve and older on the calm stretch of the river; for the big rapids you must be sixteen and able to swim.',
    fitness: 'One full day of paddling. The walk to the top of the falls is an hour of stairs and rock.',
    heat: 'Murchison is hot, 33 °C at noon; Jinja is milder.',
    comfort: 'Your own toilet and shower. At the tented camp near Paraa power is on until ten at night.',
  },
  17: {
    youngest: 5,
    age: 'Five and older. The dune drive is not suitable for small children or during pregnancy.',
    fitness: 'None needed, but in the old town and the souks you are on your feet for hours.',
    heat: '24 to 30 °C from November to March, and desert nights down to 10 °C. In summer it is over 40 °C, and we plan trips then only if you ask.',
    comfort: 'City hotels, and a tent with its own bathroom and power in the reserve.',
  },
  18: {
    youngest: 5,
    age: 'Five and older. The dune drive is not suitable for small children or during pregnancy.',
    fitness: 'None needed, but you are on your feet in the old town for three hours.',
    heat: '24 to 30 °C from November to March, and desert nights down to 10 °C.',
    comfort: 'A plain hotel room of your own; at the desert camp toilets and showers are shared.',
  },
  19: {
    youngest: 5,
    age: 'Five and older: there are two half days on the road, and long hours in the vehicle. We bring car seats if you ask.',
    fitness: 'Little walking. The last hour before camp is rough, so tell us about a bad back.',
    heat: 'Warm, dusty days of 25 to 30 °C, cold at dawn in July and August.',
    comfort: 'Your own flush toilet and hot shower in the tent. Power is on in the morning and evening.',
  },
}
