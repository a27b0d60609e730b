import { answersOn } from './answer'

export const onSafari = answersOn('On safari', [
  {
    title: 'Guides and languages',
    text: 'All our guides speak English.[ If you would like one who speaks {guide-languages}, write to us early.] On most trips by road the same driver-guide is with you from the first day to the last. On trips by air, the camps’ own guides take you out.',
  },
  { title: 'Opening times', text: 'The parks are open {parks-open}, also in the rains.' },
  { title: 'Seat belts', text: 'Every seat of our cars has {seat-belts}.' },
  {
    title: 'A typical day on safari',
    text: 'A typical day begins before sunrise with tea or coffee and a game drive of three or four hours. Then come breakfast, lunch and a rest through the heat. At about four you go out again until sunset, and dinner is early. On some days you stay out with a picnic instead.',
  },
  {
    title: 'What time you get up',
    text: 'On safari the wake-up is usually {wake-up}, because lions, leopards and cheetahs move in the first hours of light. If you would like to sleep late, you can stay in camp on any morning.',
  },
  {
    title: 'The big five',
    text: 'The big five are lion, leopard, elephant, buffalo and rhino. Rhinos are the hardest to find: look for them at Lake Nakuru or Ol Pejeta in Kenya, in the Ngorongoro Crater in Tanzania, and on foot at Ziwa in Uganda.',
  },
  {
    title: 'Chance of seeing a leopard, cheetah or wild dog',
    text: 'No sighting can be promised. Leopards are shy and take patience: look in the trees along rivers, early and late. Cheetahs like open plains, such as those of the Mara and the Serengeti. Wild dogs are rare everywhere and walk far in a day.',
  },
  {
    title: 'Birdwatching',
    text: 'Birdwatching is good all year, and best from November to April, when birds from Europe and Asia are here too. Tell us if birds are what you come for: we look for a guide who knows them, and plan lakes, swamps and forest.',
  },
  {
    title: 'Conservancy or national reserve',
    text: 'A conservancy is private or community land beside a park, with few camps and few cars, where walks and night drives are allowed. A national reserve or park is open to everybody, and cars stay on the tracks. In the Mara the river crossings are in the reserve.',
  },
  {
    title: 'How many cars at a sighting',
    text: 'At a river crossing in August, or beside a lion near a gate, there can be {crowd-cars}. In the conservancies there are only a few. To avoid the crowds, stay in a conservancy, come outside July to October, or start before the others.',
  },
  {
    title: 'Night drives',
    text: 'Night drives are allowed in the conservancies, with a red light, and not {night-drive-ban}. Those of our trips that stay in conservancies include them where their days say so. Bring a warm jacket.',
  },
  {
    title: 'Off-road driving',
    text: 'In the national parks and the Maasai Mara reserve cars must stay on the tracks, and drivers who leave them are fined. In most conservancies a guide may leave the track for an animal, but not when the ground is wet. Please do not ask your guide to break the rule.',
  },
  {
    title: 'Walking safaris',
    text: 'You can walk with a guide in the conservancies, on community land and in some parks, but not inside the Maasai Mara reserve. A walk is slow, for tracks, plants and birds. Children usually have to be {walking-age}.',
  },
  {
    title: 'Window seats and the pop-up roof',
    text: 'In the safari cars of our road trips everybody has a window seat. The roof lifts up, so that you can stand for the view and for photographs, in the shade. Please do not sit on the roof. On shared game drives of a camp you take turns with the best row.',
  },
  {
    title: 'Open vehicles',
    text: 'Camps in the conservancies use open cars without glass, good for photographs and cool in the early morning. On trips by road you sit in a closed car with windows and a roof that lifts, because open ones are not made for main roads and dust.',
  },
  {
    title: 'Air conditioning in the car',
    text: 'Do not count on air conditioning in a safari car: on game drives the roof and the windows are open anyway. If you need it for your health, tell us before you book.',
  },
  {
    title: 'Charging batteries in the car',
    text: 'You can charge phones and camera batteries in the car while you drive. Bring your cable, a USB plug for the car and a power bank, because power in some camps is on for a few hours only.',
  },
  {
    title: 'Which camera lens',
    text: 'A zoom lens that reaches {lens} is enough for most animals; for birds take a longer one. A beanbag on the edge of the roof is better than a tripod, for which there is no room. For landscapes and elephants close by a phone does very well.',
  },
  {
    title: 'Cameras and dust',
    text: 'Dust gets everywhere in the dry season: keep the camera in a bag or under a cloth while the car moves, and change lenses as seldom as you can. Bring a brush, a cloth and more memory cards than you think you need.',
  },
  {
    title: 'Which binoculars',
    text: 'Binoculars of 8x42 or 10x42 are right for a safari; 8x32 are lighter for a small bag. Bring a pair for each of you, because by the time you hand them over the leopard has gone.',
  },
  {
    title: 'Toilet on a game drive',
    text: 'There is no toilet for hours on a game drive. Tell your guide in good time. The guide looks for a safe place, and you go behind the car or a bush close to it. Bring paper and a bag to take it back with you.',
  },
  {
    title: 'Road conditions and car sickness',
    text: 'The main roads are tarmac, but the last hours to a park are often gravel with bumps and dust, and mud in the rains. If you get car sick, sit in front, look far ahead and bring tablets. For a bad back ask us for a flight.',
  },
  {
    title: 'Feeding animals',
    text: 'Never feed wild animals, and leave no food in sight: baboons and vervet monkeys take it from tents, tables and cars, and animals that have learned this become dangerous. The parks forbid it.',
  },
  {
    title: 'Walking with lions and elephant rides',
    text: 'None of our trips includes a walk with lions, a cub to hold or a ride on an elephant: such animals are bred or broken for it. You watch wild animals from the car, on foot with a guide, or from a boat.',
  },
  {
    title: 'Elephant orphanage in Nairobi',
    country: 'Kenya',
    text: 'The elephant orphanage of the Sheldrick Wildlife Trust, at the edge of Nairobi National Park, raises calves that have lost their mothers and returns them to the wild. It is open {elephant-orphanage}, when the calves are fed. Tell us early if you would like to go.',
  },
  {
    title: 'Hot-air balloon flights',
    text: 'A balloon flight lasts about an hour at sunrise, with breakfast in the bush after landing. In the Mara it costs {balloon-flight} per person; for the Serengeti ask us. You get up at about four, and the wind decides where you fly, or whether you fly at all.',
  },
  {
    title: 'Balloons by age',
    text: 'The minimum age for a balloon flight is {balloon-age}, because a child has to see over the edge of the basket. Balloons do not take pregnant women. You climb in and out and stand for an hour, so ask us first about bad knees, a bad back or a recent operation.',
  },
  {
    title: 'Rafting for non-swimmers',
    country: 'Uganda',
    text: 'If you cannot swim, take the calm stretch of the Nile at Jinja, the family float, and leave the big rapids to others. For the big rapids you must be able to swim, and old enough: the page of the trip says more. Everybody wears a helmet and a life jacket.',
  },
  {
    title: 'Sunrise and sunset',
    text: 'In Kenya, Tanzania and Uganda the sun rises and sets at about the same time all year, {sunrise}, because the equator is near. It is dark half an hour after sunset. In Dubai winter days are shorter than summer days.',
  },
  {
    title: 'Flamingos',
    text: 'Flamingos live on soda lakes such as Nakuru and Manyara, and move to others when the water rises or falls, so nobody can say where they will be in a certain week. Ask us before you come, and we tell you which lake has them.',
  },
  {
    title: 'Horse riding and cycling',
    text: 'None of our trips is on horseback. You can cycle among zebras in Hell’s Gate near Naivasha, and some conservancies and lodges offer horse rides: ask us if you would like to add one.',
  },
  {
    title: 'Trips for photographers',
    text: 'For photographs take a car of your own, so that you can wait for the light, and stay three nights or more in one place. Conservancies have open cars and let guides leave the track. Tell us that you photograph, and we look for a guide who knows where the sun has to be.',
  },
  {
    title: 'Sundowners and meals in the bush',
    text: 'A sundowner is a drink in the open at sunset. Many camps in conservancies pour one, or serve breakfast or dinner in the bush. Inside the parks this is allowed only in certain places. The page of each trip says what is included; ask us for the rest.',
  },
  {
    title: 'Shoebills',
    country: 'Uganda',
    text: 'The shoebill lives in the papyrus swamps of Uganda, for instance at Mabamba near Entebbe and in the delta below Murchison Falls. You look for it by boat, early in the morning. The chance is good, but nobody can promise it. Ask us to add half a day at Mabamba.',
  },
  {
    title: 'Which animals you see',
    text: 'On a first safari you nearly always see elephants, giraffes, zebras, buffaloes, antelopes, hippos and baboons, and with two or three days in a good park lions too. Leopard, cheetah and rhino take more luck. Animals often come within a few metres of the car. No sighting can be promised.',
  },
  {
    title: 'Tigers, pangolins and other rare animals',
    text: 'There are no tigers in Africa, except in zoos. Pangolins, aardvarks, honey badgers and servals do live here, but they come out at night and hide well: most guides see a pangolin once in years. A night drive in a conservancy gives you the best chance.',
  },
  {
    title: 'Rain on safari',
    text: 'When it rains, game drives go on: the roof and the windows are closed, and the guide takes the firmer tracks. A shower seldom lasts longer than an hour or two, and afterwards the animals come out and the light is at its best. After days of heavy rain some tracks are closed.',
  },
  {
    title: 'Hunting',
    text: 'None of our trips is for hunting, and we do not arrange it. On our trips you watch and photograph wild animals.',
  },
  {
    title: 'Volunteering with animals',
    text: 'In none of our volunteer programmes do you feed, wash or handle animals, neither lions nor elephants. In the conservation programme you walk with scouts, check camera traps and plant trees.[ Volunteers must be at least {volunteer-age} old.] See the page for volunteers.',
  },
  {
    title: 'Fishing',
    text: 'None of our trips includes fishing. Boats go out to the deep sea from Watamu, Diani and Zanzibar, and to Nile perch on Lake Victoria and below Murchison Falls: ask us if you would like to add a day.',
  },
  {
    title: 'Kayaks and bungee at Jinja',
    country: 'Uganda',
    text: 'Our trips to Jinja raft on the Nile, or float on its calm stretch. Kayak lessons, tubing, quad bikes and bungee jumps are sold by companies there: ask us what is running on your dates. See that your insurance covers it.',
  },
  {
    title: 'Giraffe Manor and Giraffe Centre',
    country: 'Kenya',
    text: 'Giraffe Manor in Nairobi is a hotel where giraffes put their heads through the window at breakfast. It has few rooms and is often full a year ahead, so ask us early. At the Giraffe Centre next to it everybody can feed giraffes, without a night there.',
  },
  {
    title: 'Stars at night',
    text: 'Far from the cities you see the Milky Way and, because the equator is near, stars of the north and of the south. It is best around new moon and in the dry months. With a full moon animals move more, and night drives are brighter.',
  },
  {
    title: 'Snow on Kilimanjaro',
    text: 'Kilimanjaro still has glaciers and at times fresh snow, though there is less ice every year. From Amboseli you see the top best at dawn and before sunset; by day it is mostly in cloud. On the summit itself be ready for snow in any month.',
  },
  {
    title: 'Breakdowns and punctures',
    text: 'A puncture is nothing unusual on these tracks, and the guide changes the wheel while you wait in or beside the car. If something larger breaks, the guide calls for help by radio or telephone. Stay with the car: that is the safe place.',
  },
  {
    title: 'Speed and driving style',
    text: 'Inside the parks cars go slowly, and on main roads there are speed limits and checks by the police. If your guide drives faster than you like, or seems tired, say so at once. Everybody should wear a belt on the road.',
  },
  {
    title: 'What is in the car',
    text: '“Our vehicles” says what each car has: seats, roof, charging points and fridge or cool box. A car of your own carries drinking water on every drive. If something matters to you, such as a fridge for medicine, tell us before you book.',
  },
  {
    title: 'Chance of seeing a kill',
    text: 'Lions and leopards hunt mostly at night and at dawn, cheetahs by day. To see a hunt takes luck and patience: stay with one animal instead of driving on. The chance is best on open plains with many herds, in the Serengeti and the Maasai Mara.',
  },
  {
    title: 'Cooking and eating with a family',
    text: 'If you would like to eat or cook with a family, choose one of our community trips: their days say with whom you eat and where you sleep. On other trips ask us for an hour or two in a kitchen.',
  },
  {
    title: 'Training of the guides',
    text: 'Our driver-guides {guide-licence}. Ask us who will guide you, and how long that guide has done this work.',
  },
  {
    title: 'Where your guide eats and sleeps',
    text: 'Your driver-guide has a bed and meals in the guides’ quarters of the camp or lodge. On a picnic you often eat together, and at dinner most guides eat with the other guides. If you would like yours at your table, ask the camp.',
  },
  {
    title: 'Getting out of the car in a park',
    text: 'In the parks you stay in the car, except at picnic places, viewpoints and gates. There you can stretch your legs, and the guide tells you where it is safe. For photographs you stand up under the roof that lifts.',
  },
])

export const camps = answersOn('Camps and lodges', [
  { title: 'Hair dryers', text: 'Leave yours at home, and irons, kettles and electric blankets too: {hair-dryers}.' },
  {
    title: 'Kosher food',
    text: 'Kosher meals are hard to find outside {kosher-places}. Tell us early, and we ask the camps what they can do.',
  },
  { title: 'Laundry', text: 'Most camps and lodges wash clothes {laundry-time}, some of them for a small charge.' },
  { title: 'Mosquito nets', text: 'Where there is malaria, rooms and tents have {mosquito-nets}.' },
  {
    title: 'Toilets',
    text: 'The page of each trip says under “Comfort” what the camps have. On the road we stop at {road-toilets}.',
  },
  {
    title: 'Tented camp or lodge',
    text: 'A tented camp has large tents with real beds and mostly a bathroom of their own, and you hear the night through the canvas. A lodge has rooms with walls, more guests and more often a pool. Camping, on a mattress on the ground, is something else again.',
  },
  {
    title: 'Bucket showers',
    text: 'A bucket shower is a bucket or canvas bag that the staff fill with hot water when you ask, hung above the shower in your tent. The water lasts for about five minutes, which is enough. You find it in mobile and simple camps.',
  },
  {
    title: 'Hot water',
    text: 'Hot water comes from the sun or a wood fire in many camps, so it is hottest in the late afternoon and evening. Ask the staff when to shower. The page of each trip says under “Comfort” what to expect.',
  },
  {
    title: 'Noise at night',
    text: 'Nights in camp are seldom silent: you hear hyenas, hippos, frogs, birds and sometimes lions, which carry over kilometres. Bring earplugs if you sleep lightly. Hotels near a mosque or a road have their own noises.',
  },
  {
    title: 'Swimming pools',
    text: 'Many lodges, beach hotels and city hotels have a swimming pool, and some tented camps do; simple camps and campsites have none. If a pool matters to you, for children for instance, say so in your request.',
  },
  {
    title: 'Massage and gym',
    text: 'Larger lodges and beach hotels offer massages, and some camps can call somebody to your tent. A gym is rare outside the cities. On safari you sit a lot, so ask the camp where you may walk.',
  },
  {
    title: 'What the food is like',
    text: 'The food on safari is better than most guests expect: eggs and fruit in the morning, salads, soup, meat or fish with vegetables, often a buffet. Ask for local dishes such as ugali, pilau, chapati or matoke. The page of each trip says which meals are included.',
  },
  {
    title: 'Vegetarians and vegans',
    text: 'Vegetarian food is easy to get in camps and lodges, with beans, lentils, rice, vegetables and fruit. Vegan meals work too if the kitchen knows before you come: write it in your request.',
  },
  {
    title: 'Nut and other food allergies',
    text: 'Write every allergy in your request, and tell the cook again when you arrive. Camps cook without an ingredient if they know, but a bush kitchen cannot promise that there are no traces of nuts. Bring your adrenaline pens, and carry them on drives.',
  },
  {
    title: 'Coffee and tea',
    text: 'Many camps bring coffee or tea to your tent with the wake-up call, with biscuits. In simple places the coffee is instant, although Kenya, Tanzania and Uganda grow very good beans: if you need a strong one, bring your own.',
  },
  {
    title: 'Alcohol on safari',
    text: 'Beer, wine and spirits are sold in nearly all camps and lodges in Kenya, Tanzania and Uganda. Whether they are in the price is on the page of each trip. On Zanzibar hotels and restaurants for visitors sell them. If you would like to bring a bottle of your own, ask us first: some camps charge for it. Do not drink in the street.',
  },
  {
    title: 'Double or twin beds',
    text: 'Tell us in your request whether you would like a double bed or two single beds, and which of you share a room. Most tents have one or the other. For three there is often an extra bed.',
  },
  {
    title: 'Air conditioning in rooms',
    text: 'Hotels at the coast and in Dubai have air conditioning, or at least a fan on simpler beaches. In the Mara, at Ngorongoro and in Nanyuki nobody needs it: the nights are cool. In Samburu and at Murchison tents have fans at most.',
  },
  {
    title: 'Washing underwear',
    text: 'Some camps do not wash underwear, because clothes are washed by hand and custom forbids it. You then find soap powder in the bathroom. Clothes dry within hours, except in the rains and in the forest.',
  },
  {
    title: 'Working from camp',
    text: 'Do not plan video calls on safari: where a camp has Wi-Fi it is slow, often only at the main tent, and it fails in storms. If you must work, tell us the days, and we look for a hotel or lodge with a good line.',
  },
  {
    title: 'Smoking',
    text: 'Do not smoke in tents, cars, rooms or on walks: grass burns fast. {smoking-rule}. Camps have a place for it, usually by the fire. Take the ends with you.',
  },
  {
    title: 'Towels, soap and toiletries',
    text: 'Hotels, lodges and tented camps provide towels, soap and mostly shampoo. On a mountain or a camping trip bring your own, with a small towel.',
  },
  {
    title: 'Insects and spiders in the tent',
    text: 'A few insects find their way into every tent, most of them harmless. Keep the zips closed, put out the light outside first, and shake your shoes in the morning. Spray and nets keep out most of what bites.',
  },
  {
    title: 'Which meals and drinks are included',
    text: 'Each day on the page of a trip says which meals are included, breakfast, lunch or dinner, and “Included” says whether drinks are. What is not named there you pay in camp, by card or in cash. Drinking water is in the car.',
  },
  {
    title: 'Ground floor, view and room service',
    text: 'Most camps and lodges are built on one level and have no lift. If you need few steps, a room close to the restaurant or to your friends, a quiet one at the end, or would like a view of the river or waterhole, write it in your request: we ask for it. Room service is a thing of city hotels.',
  },
  {
    title: 'Shops and supermarkets on the way',
    text: 'If you have forgotten something, ask your guide for a stop: there are supermarkets and pharmacies in the larger towns, and none near the parks. Camps sell a few things at most, such as sunscreen, batteries and postcards, and not cheaply.',
  },
])

export const families = answersOn('Families', [
  {
    title: 'Safari with a baby or toddler',
    text: 'With a baby or a toddler choose one or two camps, short drives and a car of your own, so that you can turn back at any time. A carrier is of more use than a pushchair. Ask your doctor about malaria first. Some camps take small children only if you book a family tent or the whole camp.',
  },
  {
    title: 'Children on game drives',
    text: 'Small children are best in a car of your own, because many camps take them on shared drives only {open-car-age}. Bring something to draw, snacks and a small pair of binoculars, and keep the first drives short.',
  },
  {
    title: 'Family tents and family rooms',
    text: 'Some camps and lodges have family tents or rooms, with two bedrooms under one roof. There are few of them, and they go first in the school holidays. Where there is none, ask us for tents side by side.',
  },
  {
    title: 'What teenagers can do',
    text: 'Teenagers like what is not sitting in a car: walks with a guide, cycling in Hell’s Gate, the canopy walk near Nanyuki, rafting at Jinja, snorkelling on Zanzibar. The page of each trip has its minimum age.',
  },
  {
    title: 'What children do in camp',
    text: 'Many camps show children how to read tracks, make fire, bake bread or shoot with a bow, if they know that children are coming. Tell us their ages and what they like. Somebody always has to look after them: there are wild animals about.',
  },
  {
    title: 'Child travelling with one parent',
    text: 'A child who travels with one parent, or with grandparents, should carry a letter of consent from the parents at home and a copy of the birth certificate. Airlines and borders may ask for them.',
  },
  {
    title: 'Travelling with a nanny or carer',
    text: 'A nanny or a carer can travel with you: tell us, and your offer has a bed and a seat for one more. Passport, visa and insurance are needed as for everybody else. Some hotels and lodges can find a babysitter for an evening.',
  },
  {
    title: 'Nappies and baby food',
    text: 'Nappies (diapers), formula and baby food are sold in the supermarkets of the larger towns, and nowhere near the parks. Bring what your child is used to, enough for the whole safari. Camps mash vegetables and boil water when you ask.',
  },
  {
    title: 'What children eat',
    text: 'Camps cook pasta, rice, chicken, eggs, pancakes and fruit for children, and often earlier than for adults, if they know. Tell us what yours do not eat, and bring a few favourite snacks for the road.',
  },
  {
    title: 'Keeping children safe in camp',
    text: 'In a camp without a fence children stay within reach of an adult, never run and never walk alone, least of all after dark. The staff explain it on the first evening. With small children choose a fenced lodge or a family tent, and tell us so.',
  },
])

export const people = answersOn('People and customs', [
  {
    title: 'Ramadan',
    text: 'On Zanzibar and in Dubai please do not eat, drink or smoke in the street by day during Ramadan, about {ramadan}. Hotels serve their guests as usual.',
  },
  {
    title: 'A few words of Swahili',
    text: 'English is enough on a trip, but a few words of Swahili make people smile: jambo (hello), karibu (welcome), asante sana (thank you very much), pole pole (slowly), hapana (no), kwaheri (goodbye). In Uganda Swahili is less common, and English goes further.',
  },
  {
    title: 'Greetings and manners',
    text: 'Greet people and ask how they are before you ask for anything. Give and take with the right hand, and let older people go first. If somebody offers you tea or food, take a little. Holding hands is fine; kissing in public is not.',
  },
  {
    title: 'Village visits',
    text: 'Village visits on our trips are agreed with the people and paid to them. Elsewhere, villages near the park gates ask {village-fee} per person, for dances, a look into the houses and a sale of beads. If you want more than an hour, choose a trip on which you stay with Maasai or Samburu families.',
  },
  {
    title: 'Gifts for children and schools',
    text: 'Please do not give sweets, pens or money to children by the road: it teaches children to beg. If you would like to bring something for a school, ask us first what is needed. Most things cost less here than at home.',
  },
  {
    title: 'What you may not photograph',
    text: 'Do not photograph police, soldiers, airports, borders or government buildings, in any of our countries. People in the street and by the road may ask for money, or say no: ask first, and accept it.',
  },
  {
    title: 'Muslim travellers, halal food and prayer',
    text: 'Halal food is easy to find in Kenyan towns, on the coast, on Zanzibar and in Dubai. In safari camps tell us before you come, and the kitchen prepares for it. Ask your guide for a stop to pray: towns on the road have mosques.',
  },
  {
    title: 'Religion and church services',
    text: 'Most people in Kenya, Uganda and on the mainland of Tanzania are Christians, and on the coast, on Zanzibar and in Dubai most are Muslims. Guests are welcome in churches on Sunday mornings: ask your guide. A headscarf is an everyday sight in all our countries.',
  },
  {
    title: 'Tattoos and piercings',
    text: 'Nobody minds tattoos or piercings on safari. In villages, on Zanzibar and in Dubai clothes that cover shoulders and knees hide most of them, and in a mosque you cover them.',
  },
  {
    title: 'Gifts for your guide',
    text: 'A tip is what guides need most. If you would like to add something, a good pair of binoculars that you no longer use, a bird book or a photograph that you send later gives much joy. Nothing is expected.',
  },
  {
    title: 'How Maasai and Samburu live today',
    text: 'Many Maasai and Samburu families live with cattle and goats and wear red cloth every day, and also have phones, schools and jobs. Some work as guides and rangers. Ask them: they like to tell, and to ask you about your life.',
  },
  {
    title: 'Visiting the Batwa',
    country: 'Uganda',
    text: 'The Batwa lived in the forest until it became a park, and live beside it today, many of them poor. A walk on which they show how they lived can help them, if they run it and are paid for it: ask us who gets the money, and ask them before you photograph.',
  },
  {
    title: 'Police checks and bribes',
    text: 'The police often stop cars to look at papers: your driver talks to them, and it rarely takes long. Pay nobody who gives no receipt. Keep your passport or a copy at hand, and the camera down.',
  },
])
