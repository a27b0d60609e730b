import { answersOn } from './answer'

export const apes = answersOn('Gorillas and chimpanzees', [
  {
    title: 'Rwanda or Uganda for gorillas',
    country: 'Uganda',
    text: 'The gorillas are the same, but a permit in Uganda costs {gorilla-permit} and in Rwanda {rwanda-permit}. Rwanda’s park is a shorter drive from its airport, and the walks there are often shorter. Our trips go to Uganda only, to Bwindi.',
  },
  {
    title: 'Gorilla permits',
    country: 'Uganda',
    text: 'A gorilla permit is a ticket for one person on one day, bought with the name and number in the passport. We buy it in the week in which you accept our offer, and it is in the price of the trip. Permits for the dry months can sell out half a year ahead.',
  },
  {
    title: 'Chance of seeing gorillas',
    country: 'Uganda',
    text: 'Nearly every walk finds the gorillas, because trackers set out at dawn from the place where the family slept and tell the rangers by radio. It is still a forest with wild animals, so nobody can promise it.',
  },
  {
    title: 'Which gorilla family you visit',
    country: 'Uganda',
    text: 'The rangers decide in the morning which gorilla family you visit, with at most seven other guests. If you walk slowly, or would like a long walk, say so before they divide the groups. Each permit is for one part of the forest, so your lodge has to be close to it.',
  },
  {
    title: 'How fit you must be for gorillas',
    country: 'Uganda',
    text: 'You should be able to walk for some hours up and down steep, slippery ground at a slow pace; nothing has to be climbed. Walk hills at home in the boots that you bring. The rangers stop often, and a porter pulls you up where it is steep.',
  },
  {
    title: 'What to wear for gorilla trekking',
    country: 'Uganda',
    text: 'For gorilla trekking wear boots, long trousers tucked into long socks or gaiters, long sleeves and garden gloves, because nettles and thorns are everywhere. Bring a rain jacket, a mask, water and lunch in a small bag. Colours do not matter.',
  },
  {
    title: 'Gorilla habituation',
    country: 'Uganda',
    text: 'Gorilla habituation means up to four hours with a family that is still getting used to people, for a permit of {gorilla-habituation}, in place of the usual hour. It is offered in the south of Bwindi, for very few guests a day. Ask us early.',
  },
  {
    title: 'Chimpanzee habituation',
    country: 'Uganda',
    text: 'Chimpanzee habituation in Kibale lasts half a day or a whole one: you follow chimpanzees that are getting used to people, from the morning on. It costs more than the usual permit for an hour. Our trips have the usual one; ask us if you would like to change.',
  },
  {
    title: 'Chimpanzee sanctuaries',
    text: 'A sanctuary such as Ngamba Island in Lake Victoria, or the one at Ol Pejeta in Kenya, keeps rescued chimpanzees that cannot go back to the wild: you watch them across a fence or water. Wild chimpanzees you see on foot, in the forest of Kibale.',
  },
  {
    title: 'A gorilla day from morning to afternoon',
    country: 'Uganda',
    text: 'You are at the park office at about eight for the briefing, and the rangers make up the groups. Then you walk, stay an hour with the family and walk back, with a packed lunch on the way. Some are back at noon, others late in the afternoon, so plan nothing else for the day.',
  },
  {
    title: 'Toilet on the gorilla walk',
    country: 'Uganda',
    text: 'There are toilets at the park office, and none in the forest. If you have to go, tell the ranger, who digs a hole away from the path. During the hour with the gorillas you cannot.',
  },
  {
    title: 'How fit you must be for chimpanzees',
    country: 'Uganda',
    text: 'Walking to the chimpanzees of Kibale is easier than walking to gorillas: it takes {chimpanzee-walk} on rolling ground with roots and mud. Chimpanzees move fast, so at times you have to hurry to keep them in sight.',
  },
  {
    title: 'Wild gorillas and their families',
    country: 'Uganda',
    text: 'The gorillas are wild and go where they like; they are only used to a short visit by people each day, which took years. A family has {gorilla-family}, led by a silverback. Mountain gorillas live in no zoo.',
  },
  {
    title: 'Safety at Bwindi',
    country: 'Uganda',
    text: 'Bwindi lies at the border with the Congo, so rangers and soldiers watch the park, and armed rangers walk with every group. Visits go on every day. Read what your government says about this district before you book, and ask us.',
  },
  {
    title: 'Photographing gorillas',
    country: 'Uganda',
    text: 'The forest is dark and flash is forbidden, so set a high ISO and use a lens of medium length: gorillas are close, and a phone does well too. Keep the camera ready under a rain cover. Put it down for some minutes as well, as the hour is short.',
  },
  {
    title: 'Golden monkeys',
    country: 'Uganda',
    text: 'In Uganda golden monkeys live in Mgahinga, in the bamboo below the volcanoes, a few hours from the south of Bwindi. Rangers take you to a troop that is used to people. None of our set trips goes there: ask us for an extra day after the gorillas.',
  },
])

export const mountains = answersOn('Mountains', [
  {
    title: 'Altitude sickness',
    text: 'Altitude sickness can begin {altitude-sickness}, in fit people too: headache, nausea, no appetite, bad sleep. Walk slowly, drink, and tell your guide. Anybody who stumbles, is confused or is short of breath at rest must go down at once, also at night.',
  },
  {
    title: 'Diamox',
    text: 'Ask your doctor whether Diamox (acetazolamide) is right for you. It helps many people to get used to the height, but it has side effects, does not suit everybody, and does not replace a slow climb. Try it at home first, if your doctor agrees.',
  },
  {
    title: 'Acclimatisation',
    text: 'Acclimatisation means giving the body time to get used to thin air: climb slowly, climb high by day and sleep lower. That is why our climb of Kilimanjaro takes eight days and that of Mount Kenya five. Mount Kenya first is good practice for Kilimanjaro.',
  },
  {
    title: 'Kilimanjaro routes',
    country: 'Tanzania',
    text: 'Six routes lead up Kilimanjaro: Lemosho, Machame, Marangu, Rongai, Umbwe and the Northern Circuit. Lemosho is quiet at first and gives much time to get used to the height; Marangu alone has huts; Rongai is drier; the Northern Circuit is the longest. We take Lemosho.',
  },
  {
    title: 'Chance of reaching the top of Kilimanjaro',
    country: 'Tanzania',
    text: 'The chance of success on Kilimanjaro depends most on the number of days: about {climb-in-five-days} reach the summit in five days, {climb-in-six-days} in six and {climb-in-eight-days} in eight. A slow pace and good health matter more than great fitness.',
  },
  {
    title: 'How cold Kilimanjaro is',
    country: 'Tanzania',
    text: 'On Kilimanjaro it is about {kilimanjaro-forest} in the forest by day, often below freezing at night from the third camp on, and down to {kilimanjaro-summit} on the summit before dawn, with wind. Bring a warm sleeping bag, a down jacket, two pairs of gloves and a hat.',
  },
  {
    title: 'Oxygen on Kilimanjaro',
    country: 'Tanzania',
    text: 'Our guides carry oxygen on Kilimanjaro for emergencies, to bring somebody down, and not to help anybody up. They measure the oxygen in your blood as well.',
  },
  {
    title: 'Hiring gear for Kilimanjaro',
    country: 'Tanzania',
    text: 'Sleeping bags, poles, warm jackets and most other gear can be hired in Moshi, so you need not buy them. Bring your own boots, walked in, and your own socks and underwear. Carry the boots on the plane in case your suitcase is late.',
  },
  {
    title: 'Porters on Kilimanjaro',
    country: 'Tanzania',
    text: 'Porters on Kilimanjaro carry at most {porter-load}, and the loads are weighed at the gate. Keep your bag light and soft. Ask any company, us too, what its porters earn, what they eat and where they sleep; the Kilimanjaro Porters Assistance Project says what to look for.',
  },
  {
    title: 'Mount Kenya routes',
    country: 'Kenya',
    text: 'Three routes are common on Mount Kenya: Sirimon from Nanyuki, the driest and gentlest, Chogoria from the east, with the finest lakes and cliffs, and Naro Moru from the west, the shortest, steepest and wettest. We take Sirimon up and down; ask us if you would like to go down by Chogoria.',
  },
  {
    title: 'Chance of reaching the top of Mount Kenya',
    country: 'Kenya',
    text: 'The chance of reaching Point Lenana, the trekkers’ summit of Mount Kenya, is good if you walk hills at home and take five days, one of them to get used to the height. There are no figures as for Kilimanjaro. Those who turn back mostly do so because of the height, and feel better lower down.',
  },
  {
    title: 'Climbing Mount Kenya without ropes',
    country: 'Kenya',
    text: 'Point Lenana, {height-lenana}, needs no ropes and no climbing, only warm clothes and breath. The two higher peaks of Mount Kenya, Batian and Nelion, are for rock climbers with a climbing guide, and not part of our trip.',
  },
  {
    title: 'Mount Kenya or Kilimanjaro',
    text: 'Choose Mount Kenya if you have five days, like wild valleys and lakes, and would rather sleep in huts among few people. Choose Kilimanjaro for the highest point of Africa: it is higher, colder, busier, dearer and takes eight days.',
  },
  {
    title: 'Climbing without a guide',
    text: 'On Kilimanjaro {kilimanjaro-guide}. Mount Kenya should not be walked alone either: paths vanish in cloud, and help is far. On our trips guide, cook and porters are included.',
  },
  {
    title: 'Toilets and washing on Kilimanjaro',
    country: 'Tanzania',
    text: 'The toilets at the camps of Kilimanjaro are pits; a private toilet tent can be hired, so ask us. There are no showers: bring wet wipes, hand gel and toilet paper, and carry used paper down in a bag.',
  },
  {
    title: 'Charging and network on Kilimanjaro',
    country: 'Tanzania',
    text: 'There is no power at the camps of Kilimanjaro, and a mobile network only in some places. Bring a large power bank, and take it, the phone and camera batteries into your sleeping bag at night, because cold empties them.',
  },
  {
    title: 'Age on Kilimanjaro',
    country: 'Tanzania',
    text: 'The park lets children go to the top of Kilimanjaro {kilimanjaro-age}; the page of our climb has its own minimum age. There is no upper limit, and people over 70 have reached the top. Ask your doctor first, at any age.',
  },
  {
    title: 'How fit you must be for Kilimanjaro',
    country: 'Tanzania',
    text: 'You need not be an athlete to climb Kilimanjaro, but you should be able to walk for six or seven hours on several days in a row. Train for two or three months: walk hills with the boots and the small bag that you will carry. On the climb the slow pace counts for more.',
  },
  {
    title: 'Meru, Rwenzori and other mountains',
    text: 'Our climbs are those of Kilimanjaro and Mount Kenya. Mount Meru near Arusha, the Rwenzori and Mount Elgon are not among our listed trips: ask us if you would like one of them. Meru takes three or four days and is good practice for Kilimanjaro.',
  },
  {
    title: 'Food on Kilimanjaro',
    country: 'Tanzania',
    text: 'A cook comes with you and makes three warm meals a day: porridge, eggs, soup, pasta, rice, vegetables and fruit. Vegetarians eat well; write other diets in your request. High up many people have no appetite, so bring snacks that you like.',
  },
  {
    title: 'Summit night on Kilimanjaro',
    country: 'Tanzania',
    text: 'On the last night you start at about midnight and walk slowly for six to eight hours in the cold, to see the sun rise near the top. Then you go down for most of the day. It is the hardest part of the climb.',
  },
  {
    title: 'Turning back on a climb',
    text: 'You can turn back at any time: a guide goes down with you, while the others walk on. Days that you do not walk are usually not paid back, and a hotel in between costs extra. The guide may also decide that you go down, and has the last word.',
  },
  {
    title: 'Dangers of a climb',
    text: 'The greatest danger on Kilimanjaro and Mount Kenya is the height, then cold and a slip on wet or frozen ground. Nearly everybody comes home well who climbs slowly, says early how he feels and does what the guide says. Bring warm clothes and the right insurance.',
  },
  {
    title: 'Children on Mount Kenya',
    country: 'Kenya',
    text: 'The page of our Mount Kenya trip has its minimum age. Children feel the height as adults do, and say less about it. Below the high huts there are easy walks in the forest for younger ones: ask us.',
  },
  {
    title: 'What climbing Kilimanjaro costs',
    country: 'Tanzania',
    text: 'A large part of the price of a Kilimanjaro climb is park fees, and they grow with each day; the rest is guides, cook, porters, food and tents. Our price is on the page of the climb. Be careful with very cheap offers: somebody pays for them, mostly the porters. Tips come on top.',
  },
])

export const sea = answersOn('The sea', [
  {
    title: 'Tides on Zanzibar',
    country: 'Tanzania',
    text: 'On the east coast of Zanzibar the sea goes out a long way twice a day, and at low tide you walk over the lagoon instead of swimming. At Kendwa and Nungwi in the north you can swim at any tide. Hotels have the times, which move by about an hour each day.',
  },
  {
    title: 'Seaweed on Zanzibar',
    country: 'Tanzania',
    text: 'Seaweed washes up on the east coast of Zanzibar, more in some weeks than in others, depending on wind and tide; the north-west has least. The lines of sticks in the lagoon are farms, on which women from the villages grow it. If seaweed bothers you, ask us for the north.',
  },
  {
    title: 'Which beach on Zanzibar',
    country: 'Tanzania',
    text: 'Choose Kendwa or Nungwi in the north to swim at any tide and to see the sunset, with more people and bars. Choose Matemwe on the east coast for a quiet village and the Mnemba reef, and Paje for kitesurfing. Stone Town is for the old town, not for swimming.',
  },
  {
    title: 'Sea urchins',
    text: 'Wear shoes that can get wet when you walk in the lagoon or on the reef at low tide: sea urchins have sharp spines, and corals cut. Do not stand on living coral.',
  },
  {
    title: 'What to wear on Zanzibar',
    country: 'Tanzania',
    text: 'On Zanzibar cover shoulders and knees in Stone Town and the villages, men too; a scarf is useful. Swimwear is for the beach and the pool, and topless bathing is forbidden. At your hotel you dress as you like.',
  },
  {
    title: 'Snorkelling and diving',
    text: 'Our trip to Zanzibar has a morning of snorkelling at the Mnemba reef; diving is extra, and can be arranged there. Leave {dive-before-flight} between your last dive and a flight, in a light aircraft too. Bring your diving certificate.',
  },
  {
    title: 'Diani and the coast of Kenya',
    country: 'Kenya',
    text: 'Diani, south of Mombasa, is the best known beach of Kenya: white sand behind a reef, with hotels of every kind. You fly from Nairobi to Ukunda in about an hour, or take the train. None of our listed trips ends there, but ask us to add it.',
  },
  {
    title: 'How warm the sea is',
    text: 'The sea off Zanzibar and Diani is warm enough to swim in all year, {sea-heat}. It is warmest from December to April. From June to September a wind from the south makes the east coast fresher and rougher.',
  },
  {
    title: 'Dolphins',
    text: 'Dolphins live in the sea off Zanzibar, around Mnemba and at Kizimkazi in the south. Some boats chase them and put swimmers in their way. Take one that keeps its distance and lets them come, or ask us.',
  },
  {
    title: 'Whale sharks and turtles',
    text: 'Turtles live on the reefs of Zanzibar and Watamu: with luck you see one when you snorkel, but nobody can promise it. Whale sharks swim off Mafia Island in the south of Tanzania, mostly from October to February. Mafia is on none of our trips: ask us.',
  },
  {
    title: 'Outings on Zanzibar',
    country: 'Tanzania',
    text: 'From the beach or from Stone Town you can visit a spice farm, the red colobus monkeys of Jozani, the giant tortoises of Prison Island or sail on a dhow at sunset. The days of our trip say which of these are included; ask us for the others.',
  },
  {
    title: 'Taxis on Zanzibar',
    country: 'Tanzania',
    text: 'Taxis on Zanzibar have no meter: agree on the price before you get in, or let your hotel call one. From Stone Town to the beaches of the north or the east it takes one to one and a half hours. On our trip transfers are included.',
  },
  {
    title: 'Lamu',
    country: 'Kenya',
    text: 'Lamu is an old Swahili town on an island in the north of the Kenyan coast, with carved doors, dhows and hardly a car. You fly there from Nairobi. None of our listed trips goes to Lamu: ask us for some days there after your safari. The mainland behind it is near Somalia, so read your government’s travel advice first.',
  },
  {
    title: 'Beach sellers and beach boys',
    text: 'On the public beaches of Diani, Mombasa and Zanzibar sellers, often called beach boys, offer boat trips, carvings and company. A friendly no is enough, and you need not stop. Book boats and tours with us or at your hotel.',
  },
  {
    title: 'Pemba and Mafia',
    country: 'Tanzania',
    text: 'None of our listed trips goes to Pemba or Mafia, the quieter islands north and south of Zanzibar, which divers like. Ask us if you would rather go there than to Zanzibar.',
  },
])

export const dubai = answersOn('Dubai', [
  {
    title: 'Alcohol in Dubai',
    country: 'Dubai',
    text: 'Visitors of {dubai-alcohol-age} or older can drink alcohol in licensed hotels, restaurants and bars of Dubai. Drinking in the street, on the beach or in the desert outside a licensed camp is forbidden, and so is being drunk in public. For driving the limit is zero.',
  },
  {
    title: 'Unmarried couples in Dubai',
    country: 'Dubai',
    text: 'Unmarried couples may share a hotel room in Dubai: {dubai-couples}. Holding hands is accepted, kissing in public can bring trouble. Same-sex relations are against the law.',
  },
  {
    title: 'What to wear in Dubai',
    country: 'Dubai',
    text: 'In malls, souks and the old town of Dubai cover shoulders and knees, women and men. Swimwear is for beach and pool. In a mosque women cover hair, arms and legs, and can often borrow a robe. Desert evenings need a jacket in winter.',
  },
  {
    title: 'Summer heat in Dubai',
    country: 'Dubai',
    text: 'From May to September Dubai is {dubai-summer}, and humid by the sea, so life moves indoors. The desert is no pleasure then, and our trips run from November to March. If you must come in summer, ask us, and we plan around the early morning.',
  },
  {
    title: 'Medicines in Dubai',
    country: 'Dubai',
    text: 'Some medicines that are common elsewhere need a permit in the Emirates, or are banned: {uae-medicines}. Ask your doctor, and apply on the website of the health ministry (mohap.gov.ae) before you fly, also for a change of planes. Carry the prescription.',
  },
  {
    title: 'How to behave in Dubai',
    country: 'Dubai',
    text: 'Swearing, rude gestures and photographs of strangers without their consent are offences in Dubai, online as well. Do not eat or drink in the metro. On Fridays around noon some shops and sights close for prayer. Otherwise the city is relaxed, and used to visitors.',
  },
  {
    title: 'Getting around in Dubai',
    country: 'Dubai',
    text: 'The metro, taxis and the abra boats take you nearly everywhere in Dubai. The metro is cheap and cool, with a carriage for women and children; taxis have meters. On our trips transfers to the desert and the airport are included.',
  },
  {
    title: 'Layover in Dubai',
    country: 'Dubai',
    text: 'With {layover} between flights you can see the Creek and the souks of Dubai, or go up the Burj Khalifa, if your nationality enters without a visa. For a night in the desert you need a stop of two nights or more.',
  },
  {
    title: 'CBD oil, cannabis and other drugs',
    text: 'In the Emirates even traces of cannabis are illegal, {uae-cbd}, and penalties are severe, also if you only change planes. Drugs are against the law in Kenya, Tanzania and Uganda too.',
  },
  {
    title: 'Calls by WhatsApp in Dubai',
    country: 'Dubai',
    text: '{uae-calls}, while messages and pictures go through. To speak to somebody at home, telephone, or ask your hotel which app works.',
  },
  {
    title: 'Dune bashing and quad bikes',
    country: 'Dubai',
    text: 'Dune bashing, a drive up and down the dunes in a 4x4, is part of our short trip to Dubai, before the night in the camp near Lahbab. Sit in front if you get car sick, and leave it out with a bad back or if you are pregnant. Quad bikes at the camp are extra. Our longer trip goes to the reserve instead, for its animals.',
  },
  {
    title: 'Balloons in Dubai',
    country: 'Dubai',
    text: 'A hot-air balloon flies over the desert of Dubai at sunrise in the cool months. The flight is not included in our trips: ask us to add one, and we tell you the price. You are fetched long before dawn.',
  },
  {
    title: 'Burj Khalifa tickets',
    country: 'Dubai',
    text: 'The ticket for the deck on floor 124 of the Burj Khalifa is included in our trips to Dubai. The page of each says at what time of day you go up.',
  },
  {
    title: 'Safety in Dubai',
    country: 'Dubai',
    text: 'Dubai is one of the safest large cities, for women travelling alone too: taxis and metro are safe at night, and there is little theft. Be more careful with the laws, on alcohol, on behaviour in public and on what you write online.',
  },
])
